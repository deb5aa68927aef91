//! What the tests of 13 Minutes share.
#![allow(dead_code, reason = "not every test uses all of it")]

pub(crate) mod case;

use minutes::effect::{Deed, Line};
use minutes::{Affiliation, Card, Colour, Deck, Lease, Row, Slot};

/// The place of a card of the built-in deck.
pub(crate) fn slot(name: &str) -> Slot {
    let card: Card = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    Deck::built_in().slot(card).unwrap_or_else(|| panic!("{name} is not in the built-in deck"))
}

/// A deck in which every card lets its user look at Cuba, exchange it, or both.
pub(crate) fn deck_of_spies() -> Lease {
    const NAMES: [&str; 13] = [
        "spy-1", "spy-2", "spy-3", "spy-4", "spy-5", "spy-6", "spy-7", "spy-8", "spy-9", "spy-10", "spy-11", "spy-12",
        "spy-13",
    ];
    const LOOK: Line = Line::mine(Deed::Look);
    const EXCHANGE: Line = Line::mine(Deed::Exchange);
    const EVENTS: [&[Line]; 3] = [&[EXCHANGE], &[LOOK], &[LOOK, EXCHANGE]];
    let rows = std::array::from_fn(|i| Row {
        slug: NAMES[i],
        affiliation: Affiliation::ALL[(i + i / 5) % 3],
        cubes: 1,
        colour: Colour::ALL[i % 3],
        event: EVENTS[(i + i / 4) % 3],
    });
    Deck::shelve(&rows).unwrap_or_else(|flaw| panic!("{flaw}"))
}
