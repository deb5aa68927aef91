//! The games kept in this browser, each as a record that can be read anywhere.

use client::{Saved, sort};
use table::RecordError;

use crate::browser;

const PREFIX: &str = "thirteen/game/";

/// A kept game, or what is wrong with it.
pub(crate) type Kept = Result<Saved, RecordError>;

/// Every kept game and its name, the last played first.
pub(crate) fn games() -> Vec<(String, Kept)> {
    let Some(store) = browser::storage() else { return Vec::new() };
    let count = store.length().unwrap_or(0);
    let mut games: Vec<(String, Kept)> = (0..count)
        .filter_map(|index| store.key(index).ok().flatten())
        .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
        .filter_map(|id| load(&id).map(|kept| (id, kept)))
        .collect();
    let saved_at = |kept: &Kept| kept.as_ref().map_or(0.0, |saved| saved.saved_at);
    sort(&mut games, |a, b| saved_at(&a.1) > saved_at(&b.1));
    games
}

/// What a game is kept under.
pub(crate) fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A kept game. `g1.2` is the second game of the campaign `g1`.
pub(crate) fn load(id: &str) -> Option<Kept> {
    let (name, number) = id.split_once('.').map_or((id, None), |(name, number)| (name, number.parse().ok()));
    let text = browser::storage()?.get_item(&key(name)).ok().flatten()?;
    match (Saved::read(&text), number) {
        (Ok(saved), Some(number)) => saved.played.game_of_campaign(number).map(|played| Ok(Saved { played, ..saved })),
        (kept, _) => Some(kept),
    }
}

/// Keeps a game. False if the browser has no room or keeps nothing.
pub(crate) fn keep(id: &str, saved: &Saved) -> bool {
    browser::storage().is_some_and(|store| store.set_item(&key(id), &saved.to_string()).is_ok())
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    if let Some(store) = browser::storage() {
        let _ = store.remove_item(&key(id));
    }
}
