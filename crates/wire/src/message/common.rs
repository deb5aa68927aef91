//! What both games write alike.

use kernel::{BySide, Outcome, Side};
use serde_json::{Value, json};

use super::{Fault, Part};
use crate::codes::WHYS;

pub(crate) fn by_side<T>(both: BySide<T>, write: impl Fn(T) -> Value) -> Value {
    let both = both.map(write);
    json!([both.us, both.ussr])
}

/// Digits in a row, one for each number below ten.
pub(crate) fn digits(numbers: &[u8]) -> Value {
    Value::String(numbers.iter().map(|&number| char::from(b'0' + number)).collect())
}

pub(crate) fn winner(outcome: Outcome) -> Option<&'static str> {
    outcome.winner.map(Side::slug)
}

pub(crate) fn read_outcome(winner: Part<'_>, why: Part<'_>) -> Result<Outcome, Fault> {
    let winner = winner.option(|part| part.word())?;
    Ok(Outcome { winner, why: why.one_of(WHYS, |why| why.slug(), "what decided the game")? })
}

/// The parts of a fact: its name, then its fields. Fields that are left out are asked for first.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    pub(crate) fact: &'a Part<'a>,
}

impl<'a> Fields<'a> {
    /// A field, counted from 1.
    pub(crate) fn at(self, number: usize) -> Result<Part<'a>, Fault> {
        self.fact.item(number)
    }

    /// Whether there are so many fields.
    pub(crate) fn has(self, count: usize) -> bool {
        self.fact.len().is_ok_and(|len| len > count)
    }

    pub(crate) fn side(self, number: usize) -> Result<Side, Fault> {
        self.at(number)?.word()
    }

    pub(crate) fn flag(self, number: usize) -> Result<bool, Fault> {
        self.at(number)?.flag()
    }

    pub(crate) fn number(self, number: usize, most: u8) -> Result<u8, Fault> {
        self.at(number)?.number(0..=most)
    }
}
