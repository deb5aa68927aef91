use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use bots::arena::{Config, Report, Sprt, run as fight};
use bots::{Insight, Player};
use clap::Args;
use comfy_table::Table;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::cli::{GameName, RulesArgs};

#[derive(Args, Debug)]
pub(crate) struct Arena {
    /// The players: random, greedy, search:100ms, search:5000 (iterations), search:800n (nodes), or a level such as envoy.
    #[arg(required = true, num_args = 2..)]
    players: Vec<Player>,
    /// The game to play.
    #[arg(long, value_enum, default_value = "days")]
    game: GameName,
    /// Pairs of games for each two players: the same luck with sides swapped.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// The seed: what all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games that run at once; as many as there are cores if not said.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop as soon as it is clear whether the first is stronger by ELO0 at most or by ELO1 at least.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Write the record of every game into this folder, and who played what in `games.json`. The folder must be new or empty.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    rules: RulesArgs,
}

pub(crate) fn run(args: &Arena) -> Result<()> {
    match args.game {
        GameName::Days => arena::<days::State>(args, args.rules.days()),
        GameName::Minutes => arena::<minutes::State>(args, args.rules.minutes()?),
    }
}

fn arena<G: Insight>(args: &Arena, rules: G::Rules) -> Result<()> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config::<G> {
        players: args.players.clone(),
        pairs: args.pairs,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        sprt: args.sprt.as_deref().map(bounds).transpose()?,
        records: args.records.is_some(),
        rules,
    };
    if let Some(folder) = &args.records {
        prepare(folder)?;
    }
    let bar =
        ProgressBar::new(0).with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {msg}, {eta} left")?);
    let report = fight(&config, &|tick| {
        bar.set_length(tick.all);
        bar.set_position(tick.done);
        bar.set_message(format!("{:.1} %", 100.0 * tick.score));
    });
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        write!(out, "{}", told(&report))?;
    }
    args.records.as_deref().map_or(Ok(()), |folder| save::<G>(folder, &report, rules))
}

fn bounds(bounds: &[f64]) -> Result<Sprt> {
    let (elo0, elo1) = (bounds[0], bounds[1]);
    ensure!(elo0.is_finite() && elo1.is_finite() && elo0 < elo1, "--sprt wants two numbers, the smaller first");
    Ok(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 })
}

/// Makes the folder before anything is played: hours of play must not be lost for want of a place to write to.
fn prepare(folder: &Path) -> Result<()> {
    let context = || format!("cannot write records into {}: choose another folder", folder.display());
    std::fs::create_dir_all(folder).with_context(context)?;
    let is_empty = std::fs::read_dir(folder).with_context(context)?.next().is_none();
    ensure!(is_empty, "{} is not empty: choose a new folder for the records", folder.display());
    std::fs::write(folder.join(LIST), "").with_context(context)
}

/// What says who played in which record.
const LIST: &str = "games.json";

fn save<G: Insight>(folder: &Path, report: &Report, rules: G::Rules) -> Result<()> {
    let write = |name: &str, text: String| {
        let file = folder.join(name);
        std::fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))
    };
    let mut list = Vec::new();
    for (number, (m, pairs)) in (1..).zip(report.matches.iter().zip(&report.bouts)) {
        for (pair, bouts) in (1..).zip(pairs) {
            let seats = [("a", &m.first, &m.second), ("b", &m.second, &m.first)];
            for (bout, (game, us, ussr)) in bouts.iter().zip(seats) {
                let entries = bout.entries.iter().map(|line| line.parse()).collect::<Result<_, _>>()?;
                let name = format!("{number}-{pair}{game}.record");
                let hold = G::hold(rules).context("the deck of this game is gone")?;
                write(&name, table::Record::<G> { rules, entries, hold }.to_string())?;
                list.push(json!({
                    "record": name,
                    "us": us,
                    "ussr": ussr,
                    "seed": bout.seed,
                    "winner": bout.outcome.winner.map(|side| side.to_string()),
                    "why": bout.outcome.why.slug(),
                    "prestige": bout.tally.prestige,
                }));
            }
        }
    }
    write(LIST, serde_json::to_string_pretty(&list)?)
}

fn told(report: &Report) -> String {
    let mut standings = Table::new();
    standings.set_header(["player", "Elo (95 %)", "games", "points", "ms a decision"]);
    for s in &report.standings {
        let elo = format!("{:+.0} ± {:.0}", s.elo, s.elo_error);
        let cells = [s.player.clone(), elo, s.games.to_string(), s.points.to_string()];
        standings.add_row(cells.into_iter().chain([format!("{:.1}", s.decision_ms)]));
    }
    let mut matches = Table::new();
    matches.set_header(["first", "second", "won", "lost", "nobody", "% of decided", "Elo (95 %)", "US", "war", "test"]);
    for m in &report.matches {
        let test = m.sprt.map_or(String::new(), |test| format!("{} ({:.2})", test.verdict, test.llr));
        let elo = format!("{:+.0} ({:+.0} to {:+.0})", m.strength.elo, m.strength.low, m.strength.high);
        let [won, lost, nobody] = m.wins.map(|count| count.to_string());
        let cells = [m.first.clone(), m.second.clone(), won, lost, nobody, format!("{:.1}", m.of_decided), elo];
        matches.add_row(cells.into_iter().chain([m.games.us.to_string(), m.games.by_war.to_string(), test]));
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
    format!("{standings}\n{matches}\n{ways}")
}
