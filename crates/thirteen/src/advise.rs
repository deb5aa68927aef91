use std::io::Write;

use anyhow::{Context, Result, anyhow, bail};
use bots::{Budget, advise};
use clap::Args;
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
    let text = crate::replay::read(&args.record)?;
    match game_of(&text).with_context(|| format!("{} is not a record", args.record))? {
        days::State::SLUG => tell::<days::State>(args, &text),
        minutes::State::SLUG => tell::<minutes::State>(args, &text),
        other => bail!("{}: no advice on `{other}`, only on single games", args.record),
    }
}

fn tell<G: Advised>(args: &Advise, text: &str) -> Result<()> {
    let record = Record::<G>::read(text).with_context(|| args.record.clone())?;
    let table = record.table_at(args.at).map_err(|(ply, refusal)| anyhow!("entry {}: {refusal}", ply + 1))?;
    let side = table.turn().side().ok_or_else(|| anyhow!("nobody has a choice after {} entries", args.at))?;
    // The advice sees what the side to move sees, and nothing else of the record.
    let view = table.view(Seat::Player(side));
    let advice = advise::<G>(&view, args.think, 1, args.seed, args.most, &());
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", G::prompt(args.language.language, &view))?;
    writeln!(out, "{}", text::advice::advice::<G>(args.language.language, &view, &advice))?;
    Ok(())
}
