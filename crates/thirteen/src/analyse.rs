use std::io::Write;

use analysis::report::Told as Decision;
use analysis::{Analysed, Analysis, DEPTH, Points, Report, analyse};
use anyhow::{Context, Result, bail, ensure};
use bots::{Progress, advise};
use clap::Args;
use kernel::{Seat, Side};
use table::{Record, Recorded, Series, with_game};
use text::Voice;
use text::advice::Advised;

use crate::cli::LanguageArgs;
use crate::watcher::Watcher;

#[derive(Args, Debug)]
pub(crate) struct Analyse {
    /// A record of a game that is over, or `playthrough` for the game that the printed rulebook plays through.
    #[arg(value_name = "FILE|playthrough")]
    record: String,
    /// Of a campaign: which of its games.
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// How many descents of a search each decision is worth.
    #[arg(long, default_value_t = DEPTH, value_parser = clap::value_parser!(u64).range(2..))]
    think: u64,
    /// The seed of the searches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON: every number, and choices in notation.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

pub(crate) fn run(args: &Analyse) -> Result<()> {
    let text = crate::replay::read(&args.record)?;
    match Recorded::of(&text).with_context(|| format!("{} is not a record", args.record))? {
        Recorded::Game(kind) => with_game!(kind, G => {
            ensure!(args.game.is_none(), "{} is a single game: leave --game out", args.record);
            tell::<G>(args, &Record::read(&text).with_context(|| args.record.clone())?)
        }),
        Recorded::Campaign => {
            let series = Series::read(&text).with_context(|| args.record.clone())?;
            let games = series.games().len();
            let Some(number) = args.game else {
                bail!("{} is a campaign of {games} games: say which, with --game N", args.record)
            };
            let game = number.checked_sub(1).and_then(|at| series.games().get(at));
            tell(args, game.with_context(|| format!("--game {number}: the campaign has games 1 to {games}"))?)
        }
    }
}

fn tell<G: Analysed + Advised>(args: &Analyse, record: &Record<G>) -> Result<()> {
    let voice = Voice::neutral(args.language.language);
    let done =
        |progress: Progress| voice.with("analysis-so-far", &[("percent", ((100.0 * progress.share) as i64).into())]);
    let analysis = Watcher::new()?.watch(&done, |watch| {
        analyse(record, args.think, args.seed, |done, of| {
            let share = done as f32 / of.max(1) as f32;
            watch.progress(Progress { share, iterations: done as u64, win: 0.5 });
            !watch.stop()
        })
    });
    let analysis = analysis.with_context(|| format!("{}: only a game that is over can be analysed", args.record))?;
    let report = Report::of(&analysis, record.entries().len());
    let mut out = std::io::stdout().lock();
    if args.json {
        return Ok(writeln!(out, "{}", report.written())?);
    }
    write_account(&voice, &analysis, &mut out)?;
    for side in Side::ALL {
        write_moments(&voice, args, record, &report, side, &mut out)?;
    }
    Ok(())
}

/// The table: start, what each cause did, end.
fn write_account<G: Analysed>(voice: &Voice, analysis: &Analysis<G>, out: &mut impl Write) -> Result<()> {
    let heads = ["start", "own", "theirs", "cards", "end"].map(|head| voice.get(&format!("analysis-{head}")));
    writeln!(out, "{:6}{}", "", heads.iter().map(|head| format!("{head:>16}")).collect::<String>())?;
    for side in Side::ALL {
        let share = analysis.accounts[side].share();
        let row = [share.start, share.own, share.theirs, share.cards, share.end];
        let cell = |(at, number): (usize, i32)| {
            if (1..4).contains(&at) { format!("{number:>+16}") } else { format!("{number:>16}") }
        };
        writeln!(out, "{:6}{}", voice.label(side), row.into_iter().enumerate().map(cell).collect::<String>())?;
    }
    Ok(writeln!(out, "{}", voice.with("analysis-unit", &[("depth", (analysis.depth as i64).into())]))?)
}

/// The moments that decided the game for a side: what was played, what was better, and why.
fn write_moments<G: Analysed + Advised>(
    voice: &Voice,
    args: &Analyse,
    record: &Record<G>,
    report: &Report,
    side: Side,
    out: &mut impl Write,
) -> Result<()> {
    let seat = report.seat(side);
    writeln!(out)?;
    if seat.moments.is_empty() {
        return Ok(writeln!(out, "{}", voice.of("analysis-no-moments", side, &[]))?);
    }
    writeln!(out, "{}", voice.of("analysis-moments", side, &[]))?;
    for (number, &at) in seat.moments.iter().enumerate() {
        let decision = &report.decisions[at];
        let table = record.table_at(decision.ply);
        let view = table.view(Seat::Player(side));
        let words =
            |action: &str| action.parse().map_or_else(|_| action.to_owned(), |action| G::choice(voice, &view, action));
        let (cost, error) = (-Points(decision.cost).percent(), Points(decision.error).percent().max(1));
        let args_of = [("ply", decision.ply.into()), ("cost", cost.into()), ("error", error.into())];
        writeln!(out, "{}. {}", number + 1, voice.with("analysis-moment", &args_of))?;
        writeln!(out, "   {}", G::prompt(voice, &view))?;
        let both = [("analysis-played", &decision.made), ("analysis-better", &decision.best)];
        let reasons = reasons::<G>(voice, &view, args, decision);
        for ((key, action), reasons) in both.into_iter().zip(reasons) {
            writeln!(out, "   {}", voice.with(key, &[("choice", words(action).into())]))?;
            reasons.iter().try_for_each(|reason| writeln!(out, "     - {reason}"))?;
        }
    }
    Ok(())
}

/// What speaks for and against what was made, and what was better: the reasons of the advice.
fn reasons<G: Analysed + Advised>(
    voice: &Voice,
    view: &G::View,
    args: &Analyse,
    decision: &Decision,
) -> [Vec<String>; 2] {
    let budget = bots::Budget::Iterations(args.think);
    let advice = advise::<G>(view, budget, 1, args.seed, usize::MAX, &());
    [&decision.made, &decision.best].map(|action| {
        let found = advice.suggestions.iter().find(|suggestion| suggestion.action.to_string() == **action);
        found.map_or_else(Vec::new, |found| text::advice::reasons(voice.texts(), view, found).concat())
    })
}
