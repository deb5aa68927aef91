use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use bots::arena::{Config, Report, Sprt, run as fight};
use bots::{Insight, Player};
use clap::Args;
use comfy_table::Table;
use indicatif::{ProgressBar, ProgressStyle};

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
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// The seed: what all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games that run at once; as many as there are cores if not said.
    #[arg(long)]
    threads: Option<usize>,
    /// Stop as soon as it is clear whether the first is stronger by ELO0 at most or by ELO1 at least.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Write the record of every game into this folder.
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
    ensure!(args.pairs > 0, "at least one pair is needed");
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let sprt = args.sprt.as_ref().map(|bounds| Sprt { elo0: bounds[0], elo1: bounds[1], alpha: 0.05, beta: 0.05 });
    let config = Config::<G> {
        players: args.players.clone(),
        pairs: args.pairs,
        seed: args.seed,
        threads,
        sprt,
        records: args.records.is_some(),
        rules,
    };
    let bar =
        ProgressBar::new(0).with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {msg}, {eta} left")?);
    let report = fight(&config, &|tick| {
        bar.set_length(tick.all as u64);
        bar.set_position(tick.done as u64);
        bar.set_message(format!("{:.1} %", 100.0 * tick.score));
    });
    bar.finish_and_clear();
    if let Some(folder) = &args.records {
        save::<G>(folder, &report, rules)?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        write!(out, "{}", told(&report))?;
    }
    Ok(())
}

fn save<G: Insight>(folder: &std::path::Path, report: &Report, rules: G::Rules) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for (m, pairs) in report.bouts.iter().enumerate() {
        for (pair, bouts) in pairs.iter().enumerate() {
            for (game, bout) in bouts.iter().enumerate() {
                let entries = bout.entries.iter().map(|line| line.parse()).collect::<Result<_, _>>()?;
                let record = table::Record::<G> { rules, entries };
                std::fs::write(folder.join(format!("{m}-{pair}-{game}.txt")), record.to_string())?;
            }
        }
    }
    Ok(())
}

fn told(report: &Report) -> String {
    let mut standings = Table::new();
    standings.set_header(["player", "Elo", "games", "points", "ms a decision"]);
    for s in &report.standings {
        let cells = [s.player.clone(), format!("{:+.0}", s.elo), s.games.to_string(), s.points.to_string()];
        standings.add_row(cells.into_iter().chain([format!("{:.1}", s.decision_ms)]));
    }
    let mut matches = Table::new();
    matches.set_header(["first", "second", "won", "lost", "nobody", "% of decided", "Elo (95 %)", "US", "war", "test"]);
    for m in &report.matches {
        let test = m.sprt.map_or(String::new(), |test| format!("{:?} ({:.2})", test.verdict, test.llr));
        let elo = format!("{:+.0} ({:+.0} to {:+.0})", m.strength.elo, m.strength.low, m.strength.high);
        let [won, lost, nobody] = m.wins.map(|count| count.to_string());
        let cells = [m.first.clone(), m.second.clone(), won, lost, nobody, format!("{:.1}", m.of_decided), elo];
        matches.add_row(cells.into_iter().chain([m.games.us.to_string(), m.games.by_war.to_string(), test]));
    }
    let w = &report.games;
    let ways = format!(
        "{} games: US {}, USSR {}, nobody {}; by prestige {}, by the Letter {}, by war {}, drawn {}\n\
         who played first last won {}; prestige {:+.2} for the US, {:.2} apart; {:.0} decisions a game\n",
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
