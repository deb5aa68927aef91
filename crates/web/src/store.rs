//! What is kept in this browser: games, each as a record that can be read anywhere, decks, and what was chosen last.

use client::link::{self, LinkError};
use client::{Saved, sort};
use table::RecordError;

use crate::browser;

/// Before the name of everything that is kept.
pub(crate) const PREFIX: &str = "thirteen/";
const GAMES: &str = "thirteen/game/";
const DECKS: &str = "thirteen/deck/";
/// Before a link that stands in place of a game's name.
const LINK: char = '~';

/// A kept game, or what is wrong with it.
pub(crate) type Kept = Result<Saved, Spoilt>;

/// Why a game cannot be read.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Spoilt {
    /// Its record is wrong.
    Record(RecordError),
    /// The link that should carry it is.
    Link(LinkError),
}

/// Why something was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unkept {
    /// The browser keeps nothing for this page.
    Off,
    /// There is no room left.
    Full,
}

/// Every name under which something is kept.
pub(crate) fn keys() -> Vec<String> {
    let Some(store) = browser::storage() else { return Vec::new() };
    let count = store.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| store.key(index).ok().flatten());
    keys.filter(|key| key.starts_with(PREFIX)).collect()
}

/// What is kept under a name.
pub(crate) fn get(key: &str) -> Option<String> {
    browser::storage()?.get_item(key).ok().flatten()
}

/// Keeps a text.
pub(crate) fn put(key: &str, text: &str) -> Result<(), Unkept> {
    let store = browser::storage().ok_or(Unkept::Off)?;
    store.set_item(key, text).map_err(|why| if browser::is_full(&why) { Unkept::Full } else { Unkept::Off })
}

fn remove(key: &str) {
    if let Some(store) = browser::storage() {
        let _ = store.remove_item(key);
    }
}

/// Every kept game and its name, the last played first.
pub(crate) fn games() -> Vec<(String, Kept)> {
    let ids = keys().into_iter().filter_map(|key| key.strip_prefix(GAMES).map(str::to_owned));
    let mut games: Vec<(String, Kept)> = ids.filter_map(|id| kept(&id).map(|kept| (id, kept))).collect();
    let saved_at = |kept: &Kept| kept.as_ref().map_or(0.0, |saved| saved.saved_at);
    sort(&mut games, |a, b| saved_at(&a.1) > saved_at(&b.1));
    games
}

/// What a game is kept under.
pub(crate) fn key(id: &str) -> String {
    format!("{GAMES}{id}")
}

/// Whether this is what a game is kept under.
pub(crate) fn is_game(key: &str) -> bool {
    key.starts_with(GAMES)
}

/// A kept game. What reads links is not asked: home is there before it is.
fn kept(id: &str) -> Option<Kept> {
    Some(Saved::read(&get(&key(id))?).map_err(Spoilt::Record))
}

/// A kept game, or one that its own name carries: see [`linked`]. `g1.2` is the second game of the campaign `g1`.
pub(crate) fn load(id: &str) -> Option<Kept> {
    let (name, number) = id.split_once('.').map_or((id, None), |(name, number)| (name, number.parse().ok()));
    let found = match name.strip_prefix(LINK) {
        Some(link) => link::game(link).map_err(Spoilt::Link),
        None => kept(name)?,
    };
    match (found, number) {
        (Ok(saved), Some(number)) => saved.played.game_of_campaign(number).map(|played| Ok(Saved { played, ..saved })),
        (kept, _) => Some(kept),
    }
}

/// A name that carries the game itself, so that it can be opened in any browser. A part of a campaign stays that part.
pub(crate) fn linked(id: &str, saved: &Saved) -> String {
    let part = id.split_once('.').map_or(String::new(), |(_, part)| format!(".{part}"));
    format!("{LINK}{}{part}", link::to_game(saved))
}

/// Whether a game is kept nowhere but in its own name.
pub(crate) fn is_linked(id: &str) -> bool {
    id.starts_with(LINK)
}

/// Keeps a game.
pub(crate) fn keep(id: &str, saved: &Saved) -> Result<(), Unkept> {
    put(&key(id), &saved.to_string())
}

/// Keeps a game that is new here under a name of its own, which is returned.
pub(crate) fn keep_new(saved: &Saved) -> Result<String, Unkept> {
    let now = browser::now();
    let id = format!("g{}", now as u64);
    keep(&id, &Saved { saved_at: now, ..saved.clone() })?;
    browser::ask_to_persist();
    Ok(id)
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    remove(&key(id));
}

/// The names of the decks that somebody added.
pub(crate) fn decks() -> Vec<String> {
    let mut names: Vec<String> =
        keys().into_iter().filter_map(|key| key.strip_prefix(DECKS).map(str::to_owned)).collect();
    sort(&mut names, |a, b| a < b);
    names
}

/// A deck that somebody added, as a file.
pub(crate) fn deck(name: &str) -> Option<String> {
    get(&format!("{DECKS}{name}"))
}

/// Keeps a deck file.
pub(crate) fn keep_deck(name: &str, text: &str) -> Result<(), Unkept> {
    put(&format!("{DECKS}{name}"), text)
}

/// Forgets a deck. Games that were begun with it have their own copy.
pub(crate) fn forget_deck(name: &str) {
    remove(&format!("{DECKS}{name}"));
}
