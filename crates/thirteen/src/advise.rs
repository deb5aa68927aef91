use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, anyhow, bail, ensure};
use bots::{Budget, Progress, Watch, advise};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Game, Seat};
use table::{Record, game_of};
use text::advice::Advised;

use crate::cli::LanguageArgs;

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
    match game_of(&text).with_context(|| format!("{} is not a record", args.record))? {
        days::State::SLUG => tell::<days::State>(args, &text),
        minutes::State::SLUG => tell::<minutes::State>(args, &text),
        other => bail!("{}: no advice on `{other}`, only on single games", args.record),
    }
}

fn tell<G: Advised>(args: &Advise, text: &str) -> Result<()> {
    let record = Record::<G>::read(text).with_context(|| args.record.clone())?;
    let last = record.entries.len();
    ensure!(args.at <= last, "--at {}: the record has {last} entries; give a number from 0 to {last}", args.at);
    let table = record.table_at(args.at).map_err(|(ply, refusal)| anyhow!("entry {}: {refusal}", ply + 1))?;
    let Some(side) = table.turn().side() else {
        bail!("nobody has a choice after {} entries of {last}: try another number for --at", args.at);
    };
    // The advice sees what the side to move sees, and nothing else of the record.
    let view = table.view(Seat::Player(side));
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let usual = if matches!(args.think, Budget::Time(_)) { cores() } else { 1 };
    let watch = Watcher::new()?;
    let advice = advise::<G>(&view, args.think, args.workers.unwrap_or(usual), args.seed, args.most.into(), &watch);
    watch.bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", G::prompt(args.language.language, &view))?;
    writeln!(out, "{}", text::advice::advice::<G>(args.language.language, &view, &advice))?;
    Ok(())
}

/// Shows how far the thinking has come, and ends it with the best answer so far when somebody presses Ctrl-C.
struct Watcher {
    bar: ProgressBar,
    stopped: Arc<AtomicBool>,
}

impl Watcher {
    fn new() -> Result<Self> {
        let style = ProgressStyle::with_template("{bar:30} {msg} (Ctrl-C: answer now)")?;
        let stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopped);
        ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed))?;
        Ok(Watcher { bar: ProgressBar::new(100).with_style(style), stopped })
    }
}

impl Watch for Watcher {
    fn stop(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn progress(&self, progress: Progress) {
        self.bar.set_position((100.0 * progress.share) as u64);
        self.bar.set_message(format!("{:.0} % to win so far", 100.0 * progress.win));
    }
}
