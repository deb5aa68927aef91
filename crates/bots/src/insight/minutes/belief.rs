//! What the table says about the opponent's hand.

use kernel::Side;
use minutes::{CARDS, Deck, Slot, View};

use super::weights::HOLDS;

/// Classes of cards: of the holder, of the other side and of the United Nations, each with one to three cubes.
pub(super) const CLASSES: usize = 9;
/// Parts of a game: two cards each.
pub(super) const ROWS: usize = 5;

/// The row of the table, by cards played.
#[inline]
pub(super) const fn row(plays_made: u8) -> usize {
    let row = plays_made as usize / 2;
    if row < ROWS { row } else { ROWS - 1 }
}

/// The class of a card to the side that holds it.
#[inline]
pub(super) fn class(deck: &Deck, holder: Side, card: Slot) -> usize {
    let whose = match (deck.belongs(card, holder), deck.belongs(card, holder.other())) {
        (true, _) => 0,
        (_, true) => 1,
        _ => 2,
    };
    3 * whose + usize::from(deck.cubes(card).clamp(1, 3)) - 1
}

/// How likely the opponent of `seat` holds each card, compared with the others: hundredths of what chance says.
pub(super) fn held(view: &View, seat: Side) -> [u32; CARDS] {
    let row = &HOLDS[row(view.board.plays_made)];
    std::array::from_fn(|slot| (100.0 * row[class(view.cards(), seat.other(), Slot::new(slot))]) as u32)
}
