use std::io::Write;

use anyhow::{Context, Result, bail, ensure};
use bots::{Budget, advise};
use clap::Args;
use kernel::Seat;
use table::{Record, Recorded, with_game};
use text::advice::Advised;

use crate::cli::LanguageArgs;
use crate::watcher::Watcher;

#[derive(Args, Debug)]
pub(crate) struct Advise {
    /// A record of a game, or `playthrough` for the game that the printed rulebook plays through.
    #[arg(value_name = "FILE|playthrough")]
    record: String,
    /// After so many entries.
    #[arg(long, value_name = "PLY")]
    at: usize,
    /// How long to think: 500ms, 2s, 20000 (iterations) or 5000n (nodes).
    #[arg(long, default_value = "20000")]
    think: Budget,
    /// Trees that grow side by side; as many as there are cores if the time to think is given, else one, so that the answer is the
    /// same on every machine.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    workers: Option<u32>,
    /// How many choices to show.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..))]
    most: u8,
    /// The seed of the guesses.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    language: LanguageArgs,
}

pub(crate) fn run(args: &Advise) -> Result<()> {
    let text = crate::replay::read(&args.record)?;
    match Recorded::of(&text).with_context(|| format!("{} is not a record", args.record))? {
        Recorded::Game(kind) => with_game!(kind, G => tell::<G>(args, &text)),
        Recorded::Campaign => bail!("{}: no advice on a whole campaign, only on single games", args.record),
    }
}

fn tell<G: Advised>(args: &Advise, text: &str) -> Result<()> {
    let record = Record::<G>::read(text).with_context(|| args.record.clone())?;
    let last = record.entries().len();
    ensure!(args.at <= last, "--at {}: the record has {last} entries; give a number from 0 to {last}", args.at);
    let table = record.table_at(args.at);
    let Some(side) = table.turn().side() else {
        bail!("nobody has a choice after {} entries of {last}: try another number for --at", args.at);
    };
    // The advice sees what the side to move sees, and nothing else of the record.
    let view = table.view(Seat::Player(side));
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let usual = if matches!(args.think, Budget::Time(_)) { cores() } else { 1 };
    let workers = args.workers.unwrap_or(usual);
    let advice = Watcher::new()?.watch(&|progress| text::advice::so_far(args.language.language, progress), |watch| {
        advise::<G>(&view, args.think, workers, args.seed, args.most.into(), watch)
    });
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", G::prompt(args.language.language, &view))?;
    writeln!(out, "{}", text::advice::advice::<G>(args.language.language, &view, &advice))?;
    Ok(())
}
