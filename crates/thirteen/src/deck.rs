pub(crate) mod judge;

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::cli::Deck;

pub(crate) fn run(args: &Deck) -> Result<()> {
    let out = &mut std::io::stdout();
    match args {
        Deck::Check { file } => {
            let deck = read(file)?;
            writeln!(out, "{}: a sound deck, {}", file.display(), deck.digest())?;
        }
        Deck::Show { file, language } => {
            let deck = file.as_deref().map_or(Ok(minutes::Deck::built_in()), read)?;
            write!(out, "{}", terminal::minutes::deck(language.language, crate::window::screen(), deck))?;
        }
        Deck::Judge(args) => return judge::run(args),
    }
    Ok(())
}

/// The deck of a file, or everything that is wrong with it.
pub(crate) fn read(file: &Path) -> Result<&'static minutes::Deck> {
    let name = file.display();
    let bytes = fs::read(file).with_context(|| format!("cannot read {name}: give a deck file (docs/decks.md)"))?;
    match decks::read_bytes(&bytes) {
        // One file a run: it is kept until the end.
        Ok(deck) => Ok(deck.keep()),
        Err(faults) => {
            let list: String = faults.iter().map(|fault| format!("\n  {fault}")).collect();
            bail!("{name} is no deck:{list}\nThe form of a deck is described in docs/decks.md.")
        }
    }
}
