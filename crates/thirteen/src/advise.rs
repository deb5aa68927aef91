use std::io::Write;

use anyhow::{Context, Result, anyhow};
use bots::{Budget, advise};
use clap::Args;
use days::State;
use kernel::Seat;
use table::Record;

use crate::cli::LanguageArgs;

#[derive(Args, Debug)]
pub(crate) struct Advise {
    /// A record of 13 Days, or `playthrough` for the game that the printed rulebook plays through.
    #[arg(value_name = "FILE|playthrough")]
    record: String,
    /// After so many entries.
    #[arg(long, value_name = "PLY")]
    at: usize,
    /// How long to think: 500ms, 2s, 20000 (iterations) or 5000n (nodes).
    #[arg(long, default_value = "20000")]
    think: Budget,
    /// How many choices to show.
    #[arg(long, default_value_t = 4)]
    most: usize,
    /// The seed of the guesses.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    language: LanguageArgs,
}

pub(crate) fn run(args: &Advise) -> Result<()> {
    let record = Record::<State>::read(&crate::replay::read(&args.record)?).with_context(|| args.record.clone())?;
    let table = record.table_at(args.at).map_err(|(ply, refusal)| anyhow!("entry {}: {refusal}", ply + 1))?;
    let side = table.turn().side().ok_or_else(|| anyhow!("nobody has a choice after {} entries", args.at))?;
    // The advice sees what the side to move sees, and nothing else of the record.
    let view = table.view(Seat::Player(side));
    let advice = advise::<State>(&view, args.think, 1, args.seed, args.most, &());
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", text::days::prompt(args.language.language, &view))?;
    writeln!(out, "{}", text::advice::advice(args.language.language, &view, &advice))?;
    Ok(())
}
