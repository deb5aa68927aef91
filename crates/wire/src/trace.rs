//! The trace: what happened in a game, and every position of it, as data for other programs (`docs/trace.md`). Nothing is
//! hidden in it, and nothing reads it back.

mod days;
mod minutes;
mod shared;

use kernel::{Entry, Game};
use serde_json::{Value, json};
use table::Step;

pub use minutes::campaign;

/// A game whose facts and positions can be written down whole, hidden parts included.
pub trait Traced: Game {
    /// A fact.
    fn fact(fact: &Self::Fact) -> Value;

    /// The position. In the middle of what the rules do by themselves nobody is to move.
    fn position(&self, settled: bool) -> Value;
}

/// A line of a trace.
pub fn line<G: Traced>(game: u64, number: usize, step: &Step<G>, settled: bool) -> Value {
    let action = step.entry.map(|entry| match entry {
        Entry::Action(_, action) => action.to_string(),
        Entry::Chance(chance) => chance.to_string(),
        Entry::Resign(_) => "resign".to_owned(),
    });
    json!({
        "game": game,
        "step": number,
        "by": step.by.slug(),
        "action": action,
        "facts": step.facts.iter().map(G::fact).collect::<Vec<_>>(),
        "state": step.after.position(settled),
    })
}
