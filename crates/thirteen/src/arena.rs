mod records;
mod trial;

use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, anyhow, ensure};
use bots::BotSpec;
use bots::arena::{Config, Elo, Match, Measured, Observer, Played, Report, Sprt, Standing, Tick, run as measure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Game;

use crate::cli::{GameName, RulesArgs, ThreadsArgs};
use crate::grid::grid;
use records::Records;

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// The players: random, greedy, search:100ms, search:5000 (iterations), search:800n (nodes), or a level such as envoy.
    #[arg(required = true, num_args = 2..)]
    players: Vec<BotSpec>,
    /// The game to play.
    #[arg(long, value_enum, default_value = "days")]
    game: GameName,
    /// Pairs of games for each two players: the same luck with sides swapped.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// The seed: what all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArgs,
    /// Stop as soon as it is clear whether the first is stronger by ELO0 at most or by ELO1 at least.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Write the record of every game into this folder as it is played, and who played what into `games.jsonl` there. The folder
    /// must be new or empty.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Add a line about each match to this file, as docs/trials has them: commit, command, result with its interval, decision.
    #[arg(long, value_name = "FILE")]
    trial: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RulesArgs,
}

pub(crate) fn run(args: &Arena) -> Result<()> {
    match args.game {
        GameName::Days => arena::<days::State>(args, args.rules.days()?),
        GameName::Minutes => arena::<minutes::State>(args, args.rules.minutes()?),
    }
}

/// What the shell expects of a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: i32 = 130;

fn arena<G: Measured>(args: &Arena, rules: G::Rules) -> Result<()> {
    let config = Config::<G> {
        players: args.players.clone(),
        pairs: args.pairs,
        seed: args.seed,
        threads: args.threads.count(),
        sprt: args.sprt.as_deref().map(bounds).transpose()?,
        rules,
    };
    // Whatever is to be written to is opened before anything is played.
    let records = args.records.as_deref().map(|folder| Records::<G>::create(folder, &config)).transpose()?;
    let trial = args.trial.as_deref().map(trial::open).transpose()?;
    let bar =
        ProgressBar::new(0).with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {msg}, {eta} left")?);
    let interrupted = stop_on_ctrl_c()?;
    let show = Show { bar, records, interrupted };
    let report = measure(&config, &show);
    show.bar.finish_and_clear();
    print(args, &report)?;
    show.records.map_or(Ok(()), Records::finish)?;
    if show.interrupted.load(Ordering::Relaxed) {
        eprintln!("thirteen: interrupted; the report is about the games that were played");
        process::exit(INTERRUPTED);
    }
    trial.map_or(Ok(()), |file| trial::append(file, &report))
}

/// Ctrl-C lets the games under way come to their end; pressed again it ends the program.
pub(crate) fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&interrupted);
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    })?;
    Ok(interrupted)
}

/// Shows how far the arena has come and keeps the games.
struct Show<G: Game> {
    bar: ProgressBar,
    records: Option<Records<G>>,
    interrupted: Arc<AtomicBool>,
}

impl<G: Measured> Observer<G> for Show<G> {
    fn pair(&self, match_number: usize, pair: u32, games: &[Played<G>; 2]) {
        if let Some(records) = &self.records {
            records.keep(match_number, pair, games);
        }
    }

    fn progress(&self, tick: Tick) {
        self.bar.set_length(tick.all);
        self.bar.set_position(tick.done);
        self.bar.set_message(format!("{:.1} %", 100.0 * tick.score));
    }

    fn stop(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed) || self.records.as_ref().is_some_and(Records::has_failed)
    }
}

fn bounds(bounds: &[f64]) -> Result<Sprt> {
    let (elo0, elo1) = (bounds[0], bounds[1]);
    ensure!(elo0.is_finite() && elo1.is_finite() && elo0 < elo1, "--sprt wants two numbers, the smaller first");
    Ok(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 })
}

/// Prints the report. A reader who has gone is a failure here: nobody saw what may have taken hours.
fn print(args: &Arena, report: &Report) -> Result<()> {
    let text = if args.json { serde_json::to_string_pretty(report)? + "\n" } else { told(report) };
    let mut out = std::io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.map_err(|error| anyhow!("cannot print the report: {error}"))
}

fn told(report: &Report) -> String {
    let mut standings = grid(&["player", "Elo (95 %)", "games", "points", "ms a decision"]);
    for s in &report.standings {
        let cells = [s.player.clone(), rating(s), s.games.to_string(), s.points.to_string()];
        standings.add_row(cells.into_iter().chain([format!("{:.1}", s.decision_ms)]));
    }
    let titles = ["first", "second", "won", "lost", "nobody", "% of decided", "Elo (95 %)", "US", "war", "test"];
    let mut matches = grid(&titles);
    for m in &report.matches {
        matches.add_row(row(m));
    }
    let w = &report.games;
    let ways = format!(
        "{} games: US {}, USSR {}, nobody {}; by prestige {}, by the Letter {}, by war {}, drawn {}\n\
         whoever played first in the last round won {} of them; prestige {:+.2} for the US, {:.2} apart; {:.0} decisions a game\n",
        w.games,
        w.us,
        w.ussr,
        w.nobody,
        w.by_prestige,
        w.by_letter,
        w.by_war,
        w.drawn,
        w.by_first,
        w.prestige,
        w.distance,
        w.decisions
    );
    let width = crate::window::screen().width;
    let ways: String =
        ways.lines().flat_map(|line| terminal::wrap(line, 0, 2, width)).map(|line| line + "\n").collect();
    format!("{standings}\n{matches}\n{ways}")
}

fn row(m: &Match) -> Vec<String> {
    let test = m.sprt.map_or(String::new(), |test| format!("{} ({:.2})", test.verdict, test.llr));
    let [won, lost, nobody] = m.wins.map(|count| count.to_string());
    let decided = format!("{:.1}", m.of_decided);
    let (us, war) = (m.games.us.to_string(), m.games.by_war.to_string());
    vec![m.first.clone(), m.second.clone(), won, lost, nobody, decided, difference(&m.strength), us, war, test]
}

const TOO_FEW: &str = "too few games";

fn rating(standing: &Standing) -> String {
    match (standing.elo, standing.elo_error) {
        (Some(elo), Some(error)) => format!("{elo:+.0} ± {error:.0}"),
        _ => TOO_FEW.to_owned(),
    }
}

fn difference(strength: &Elo) -> String {
    match (strength.elo, strength.low, strength.high) {
        (Some(elo), Some(low), Some(high)) => format!("{elo:+.0} ({low:+.0} to {high:+.0})"),
        _ => TOO_FEW.to_owned(),
    }
}
