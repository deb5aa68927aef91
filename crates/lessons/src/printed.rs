//! The second lesson: the game that both printed rulebooks play through, and what the reader would have done.

use days::State;
use kernel::{Entry, Side};
use table::Record;

use crate::lesson::scripted;

/// The printed game.
const PRINTED: &str = include_str!("../../../tests/records/playthrough.record");

/// A choice at which the printed game turns. What is asked and what is to be said about it are the texts
/// `printed-SLUG-ask` and `printed-SLUG-told`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turning {
    /// Its stable name.
    pub slug: &'static str,
    /// After how many entries it comes.
    pub ply: usize,
    /// Who chooses.
    pub side: Side,
    /// What was played.
    pub played: Vec<days::Action>,
}

/// Where the printed game turns: the name, and the choice as the record has it.
const TURNINGS: [(&str, &str); 9] = [
    ("agenda", "us agenda italy"),
    ("bluff", "us command public-protests"),
    ("refuse", "us decline"),
    ("hurt", "us raise world-opinion 2"),
    ("calm", "ussr event fifty-fifty"),
    ("danger", "us agenda military"),
    ("last-word", "us first ussr"),
    ("descend", "us command summit-meeting"),
    ("last-card", "us command national-liberation"),
];

/// The printed game.
///
/// # Panics
/// Never: a test reads it.
#[must_use]
pub fn printed() -> Record<State> {
    Record::read(PRINTED).expect("the printed game is a record")
}

/// The choices at which it turns, in their order.
#[must_use]
pub fn turnings(record: &Record<State>) -> Vec<Turning> {
    let found = |&(slug, choice): &(&'static str, &'static str)| {
        let is_it = |entry: &Entry<State>| entry.to_string() == choice;
        let ply = record.entries().iter().position(is_it)?;
        let Entry::Action(side, _) = record.entries()[ply] else { return None };
        Some(Turning { slug, ply, side, played: scripted(record, side, ply) })
    };
    TURNINGS.iter().filter_map(found).collect()
}
