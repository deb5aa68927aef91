//! Games of the arena, kept as they are played.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Error, Result, ensure};
use bots::arena::{Config, Played, matches};
use kernel::Game;
use serde_json::json;
use table::Record;

/// What says who played in which record, a line each.
const LIST: &str = "games.jsonl";

/// A folder of records. What stands in the list stands whole in the folder, whenever the program ends.
pub(super) struct Records<G: Game> {
    folder: PathBuf,
    rules: G::Rules,
    /// The players of each match.
    players: Vec<[String; 2]>,
    list: Mutex<List>,
}

struct List {
    file: File,
    /// What went wrong first. Nothing is written after that.
    failure: Option<Error>,
}

impl<G: Game> Records<G> {
    /// Makes the folder, which must be new or empty, and the list in it.
    pub(super) fn create(folder: &Path, config: &Config<G>) -> Result<Self> {
        let context = || format!("cannot write records into {}: choose another folder", folder.display());
        fs::create_dir_all(folder).with_context(context)?;
        let is_empty = fs::read_dir(folder).with_context(context)?.next().is_none();
        ensure!(is_empty, "{} is not empty: choose a new folder for the records", folder.display());
        let file = File::create(folder.join(LIST)).with_context(context)?;
        let name = |player: usize| config.players[player].to_string();
        let players = matches(config.players.len()).map(|(a, b)| [name(a), name(b)]).collect();
        let list = Mutex::new(List { file, failure: None });
        Ok(Records { folder: folder.to_owned(), rules: config.rules, players, list })
    }

    /// Keeps both games of a pair.
    pub(super) fn keep(&self, match_number: usize, pair: u32, games: &[Played<G>; 2]) {
        let mut list = self.lock();
        if list.failure.is_none() {
            list.failure = self.write(&mut list.file, match_number, pair, games).err();
        }
    }

    pub(super) fn has_failed(&self) -> bool {
        self.lock().failure.is_some()
    }

    /// Whether everything was kept.
    pub(super) fn finish(self) -> Result<()> {
        let list = self.list.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        list.failure.map_or(Ok(()), Err)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, List> {
        self.list.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn write(&self, list: &mut File, match_number: usize, pair: u32, games: &[Played<G>; 2]) -> Result<()> {
        let [first, second] = &self.players[match_number];
        for (Played { bout, entries }, (letter, us, ussr)) in
            games.iter().zip([("a", first, second), ("b", second, first)])
        {
            let name = format!("{}-{}{letter}.record", match_number + 1, pair + 1);
            let file = self.folder.join(&name);
            let record =
                Record::<G>::new(self.rules, entries.clone()).expect("the arena plays by the rules").to_string();
            let full = || {
                format!(
                    "cannot write {}: free some space or choose another folder (the games listed in {LIST} are kept)",
                    file.display()
                )
            };
            fs::write(&file, record).with_context(full)?;
            let line = json!({
                "record": name,
                "us": us,
                "ussr": ussr,
                "seed": bout.seed,
                "winner": bout.outcome.winner.map(|side| side.to_string()),
                "why": bout.outcome.why.slug(),
                "prestige": bout.tally.prestige,
            });
            list.write_all(format!("{line}\n").as_bytes()).with_context(full)?;
        }
        Ok(())
    }
}
