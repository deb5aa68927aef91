//! What the table says about the opponent's hand.

use kernel::Side;
use minutes::{CARDS, Deck, Slot, Slots, View};

use super::weights::HOLDS;

/// How likely the opponent holds each card, compared with chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    weights: [f32; CARDS],
    /// The weight of the likeliest hand.
    most: f32,
}

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

impl Held {
    /// What the table says about the hand of the opponent of `seat`.
    pub(super) fn of(view: &View, seat: Side) -> Held {
        let deck = view.cards();
        let row = &HOLDS[row(view.board.plays_made)];
        let weights = std::array::from_fn(|slot| row[class(deck, seat.other(), Slot::new(slot))]);
        let located = view.own.map_or(Slots::EMPTY, |own| own.hand).union(view.board.table);
        let mut open: Vec<f32> = Slots::CARDS.without(located).iter().map(|slot| weights[slot.index()]).collect();
        open.sort_by(|a, b| b.total_cmp(a));
        let most: f32 = open.iter().take(view.hands[seat.other()].into()).product();
        Held { weights, most: most.max(f32::MIN_POSITIVE) }
    }

    /// How likely a hand is, compared with the likeliest.
    #[inline]
    pub(super) fn likelihood(&self, hand: Slots) -> f32 {
        let weight: f32 = hand.iter().map(|slot| self.weights[slot.index()]).product();
        (weight / self.most).min(1.0)
    }
}
