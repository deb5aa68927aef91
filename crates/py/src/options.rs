//! The options of a game, as Python gives them.

use pyo3::prelude::*;
use table::GameKind;

use crate::error::invalid;

/// Options of the rules.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) agenda_scoring: Option<String>,
    pub(crate) deck: Option<String>,
    pub(crate) max_cubes: Option<u8>,
}

impl Options {
    pub(crate) fn days(&self) -> PyResult<days::Rules> {
        if self.deck.is_some() || self.max_cubes.is_some() {
            return Err(invalid("deck and max_cubes are options of 13 Minutes: leave them out, or play \"minutes\""));
        }
        let scoring = self.agenda_scoring.as_deref().map(str::parse).transpose().map_err(invalid)?;
        let standard = days::Rules::default();
        Ok(days::Rules { agenda_scoring: scoring.unwrap_or(standard.agenda_scoring) })
    }

    /// The rules, with what keeps their deck.
    pub(crate) fn minutes(&self) -> PyResult<(minutes::Rules, Option<minutes::Lease>)> {
        if self.agenda_scoring.is_some() {
            return Err(invalid("agenda_scoring is an option of 13 Days: leave it out, or play \"days\""));
        }
        let lease = self.deck.as_deref().map(deck).transpose()?;
        let rules =
            lease.as_ref().map_or_else(minutes::Rules::default, |lease| minutes::Rules::with_deck(lease.deck()));
        match self.max_cubes {
            None => Ok((rules, lease)),
            Some(most @ 1..=13) => Ok((rules.with_max_cubes(most), lease)),
            Some(most) => Err(invalid(format!("max_cubes is {most}: give a number from 1 to 13"))),
        }
    }
}

/// The deck of a file, or of a text of several lines.
fn deck(file: &str) -> PyResult<minutes::Lease> {
    let text = match file.contains('\n') {
        true => file.to_owned(),
        false => {
            std::fs::read_to_string(file).map_err(|error| invalid(format!("cannot read the deck {file}: {error}")))?
        }
    };
    decks::read(&text).map_err(|faults| {
        let list: String = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        invalid(format!("this is no deck:{list}\nThe form of a deck is described in docs/decks.md."))
    })
}

/// The game of a name.
pub(crate) fn kind(name: &str) -> PyResult<GameKind> {
    name.parse().map_err(invalid)
}
