//! Where decks stand for as long as the process runs. Nothing on the shelf ever changes; new decks go to its end.

use once_cell::race::OnceRef;

use crate::print::Print;
use crate::{CARDS, Card, Deck, Digest, Flaw, Row, cards};

/// A deck in its place on the shelf.
#[derive(Debug)]
pub struct Shelved {
    deck: Deck,
    next: OnceRef<'static, Shelved>,
}

static BUILT_IN: Shelved = Shelved::new(Deck::new(cards::ROWS, cards::DIGEST, fresh(0)));

impl Shelved {
    const fn new(deck: Deck) -> Self {
        Shelved { deck, next: OnceRef::new() }
    }

    fn all() -> impl Iterator<Item = &'static Shelved> {
        core::iter::successors(Some(&BUILT_IN), |place| place.next.get())
    }
}

impl Deck {
    /// The deck that comes with the game. Its events are this project's own.
    #[inline]
    #[must_use]
    pub fn built_in() -> &'static Deck {
        &BUILT_IN.deck
    }

    /// Every deck on the shelf; the built-in one is the first.
    pub fn shelved() -> impl Iterator<Item = &'static Deck> {
        Shelved::all().map(|place| &place.deck)
    }

    /// The deck on the shelf with this digest.
    #[must_use]
    pub fn find(digest: Digest) -> Option<&'static Deck> {
        Deck::shelved().find(|deck| deck.digest() == digest)
    }

    /// Puts a deck onto the shelf, or finds it there. `keep` gives it a place for ever.
    ///
    /// # Errors
    ///
    /// The first flaw of the deck, if it has any.
    pub fn shelve(
        rows: [Row<'static>; CARDS],
        mut keep: impl FnMut(Shelved) -> &'static Shelved,
    ) -> Result<&'static Deck, Flaw> {
        if let Some(flaw) = crate::flaw::of_deck(&rows) {
            return Err(flaw);
        }
        let digest = Digest::of(&Print(&rows));
        loop {
            let (mut last, mut number) = (&BUILT_IN, 0);
            for place in Shelved::all() {
                if place.deck.digest() == digest {
                    return Ok(&place.deck);
                }
                (last, number) = (place, number + 1);
            }
            let names = named_cards(&rows, number).ok_or(Flaw::FULL)?;
            let place = keep(Shelved::new(Deck::new(rows, digest, names)));
            // Somebody else may have been quicker; then the place behind theirs is tried.
            if last.next.set(place).is_ok() {
                return Ok(&place.deck);
            }
        }
    }
}

/// The first card of the built-in deck.
pub(crate) const FIRST: Card = match Card::new(0, 0) {
    Some(card) => card,
    None => panic!("the first card has a number"),
};

/// The cards of the deck in this place of the shelf, if all its names are new.
const fn fresh(number: usize) -> [Card; CARDS] {
    let mut names = [FIRST; CARDS];
    let mut slot = 0;
    while slot < CARDS {
        if let Some(card) = Card::new(number, slot) {
            names[slot] = card;
        }
        slot += 1;
    }
    names
}

/// The cards of these names: those that earlier decks named, and new ones numbered after the place on the shelf.
fn named_cards(rows: &[Row<'_>; CARDS], number: usize) -> Option<[Card; CARDS]> {
    let mut cards = [FIRST; CARDS];
    for (slot, (card, row)) in cards.iter_mut().zip(rows).enumerate() {
        let known = Deck::shelved().take(number).find_map(|deck| deck.named(row.slug));
        *card = known.or_else(|| Card::new(number, slot))?;
    }
    Some(cards)
}
