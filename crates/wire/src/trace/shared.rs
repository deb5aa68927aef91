//! What both games say alike.

use kernel::{BySide, Side, Turn};
use serde_json::{Value, json};

pub(crate) fn by_side(values: BySide<Value>) -> Value {
    json!({"us": values.us, "ussr": values.ussr})
}

/// The fact that war broke out.
pub(crate) fn war(guilty: BySide<bool>) -> Value {
    let sides: Vec<_> = Side::ALL.into_iter().filter(|&side| guilty[side]).map(Side::slug).collect();
    json!({"t": "nuclear-war", "sides": sides})
}

/// The fact that something is waited for.
pub(crate) fn turn(turn: Turn, decision: &str) -> Value {
    json!({"t": "turn", "to": turn.side().map(Side::slug), "decision": decision})
}

/// How a game ended, or nothing.
pub(crate) fn outcome(turn: Turn) -> Value {
    match turn {
        Turn::Over(outcome) => json!({"winner": outcome.winner.map(Side::slug), "why": outcome.why.slug()}),
        Turn::Player(_) | Turn::Chance => Value::Null,
    }
}
