//! The deck: one row a card, in the order of [`Card`].

mod un;
mod us;
mod ussr;

use kernel::Side;

use crate::effect::Line;
use crate::{Affiliation, Card, Row};

pub(crate) static DECK: [Row; Card::COUNT] = {
    let mut deck = [us::CARDS[0]; Card::COUNT];
    let mut i = 0;
    while i < 13 {
        deck[i] = us::CARDS[i];
        deck[13 + i] = ussr::CARDS[i];
        deck[26 + i] = un::CARDS[i];
        i += 1;
    }
    let mut i = 0;
    while i < deck.len() {
        assert!(deck[i].card as usize == i, "the rows stand in the order of the cards");
        i += 1;
    }
    deck
};

/// The cards alone, close together in memory.
pub(crate) static CARDS: [Card; Card::COUNT] = {
    let mut cards = [Card::Excomm; Card::COUNT];
    let mut i = 0;
    while i < cards.len() {
        cards[i] = DECK[i].card;
        i += 1;
    }
    cards
};

/// Whether cubes moved by an Event move DEFCON markers.
type Icon = bool;
const ICON: Icon = true;
const PLAIN: Icon = false;

const fn us(card: Card, slug: &'static str, cubes: u8, icon: Icon, event: &'static [Line]) -> Row {
    Row { card, slug, affiliation: Affiliation::Side(Side::Us), cubes, icon, event }
}

const fn ussr(card: Card, slug: &'static str, cubes: u8, icon: Icon, event: &'static [Line]) -> Row {
    Row { card, slug, affiliation: Affiliation::Side(Side::Ussr), cubes, icon, event }
}

const fn un(card: Card, slug: &'static str, cubes: u8, icon: Icon, event: &'static [Line]) -> Row {
    Row { card, slug, affiliation: Affiliation::Un, cubes, icon, event }
}
