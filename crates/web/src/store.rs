//! The games kept in this browser, each as a record that can be read anywhere.

use crate::browser;
use crate::order::sort;
use crate::saved::Saved;

const PREFIX: &str = "thirteen/game/";

/// Every kept game, the last played first.
pub(crate) fn games() -> Vec<Saved> {
    let Some(store) = browser::storage() else { return Vec::new() };
    let count = store.length().unwrap_or(0);
    let mut games: Vec<Saved> = (0..count)
        .filter_map(|index| store.key(index).ok().flatten())
        .filter_map(|key| load(key.strip_prefix(PREFIX)?))
        .collect();
    sort(&mut games, |a, b| a.saved_at > b.saved_at);
    games
}

/// What a game is kept under.
pub(crate) fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A kept game. `g1.2` is the second game of the campaign `g1`.
pub(crate) fn load(id: &str) -> Option<Saved> {
    let (name, number) = id.split_once('.').map_or((id, None), |(name, number)| (name, number.parse().ok()));
    let text = browser::storage()?.get_item(&key(name)).ok().flatten()?;
    let saved = Saved::read(name, &text);
    match number {
        Some(number) => saved.game_of_campaign(number),
        None => Some(saved),
    }
}

/// Keeps a game. False if the browser has no room or keeps nothing.
pub(crate) fn keep(saved: &Saved) -> bool {
    browser::storage().is_some_and(|store| store.set_item(&key(&saved.id), &saved.to_string()).is_ok())
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    if let Some(store) = browser::storage() {
        let _ = store.remove_item(&key(id));
    }
}
