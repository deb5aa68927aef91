//! Where decks stand while somebody uses them. The built-in deck always does; every other stands there as long as
//! somebody holds a [`Lease`] of it, and then makes room for another.
//!
//! What is on a card is kept in atomics, which those who hold a lease read without a lock: nobody writes there until the
//! last lease is given back. Everything else, the names and the number of leases, lies behind the lock.

use core::fmt;
use core::ops::Deref;

use spin::RwLock;

use crate::deck::Content;
use crate::print::Print;
use crate::slug::Slug;
use crate::{CARDS, Card, Deck, Digest, Flaw, Row, Slot, cards};

/// How many decks can be in use at once, besides the built-in one.
pub const ROOM: usize = 256;

static BUILT_IN: Deck = Deck::fixed(&cards::FIXED);
static PLACES: [Deck; ROOM] = [const { Deck::empty() }; ROOM];
static SHELF: RwLock<Shelf> =
    RwLock::new(Shelf { leases: [0; ROOM], names: [Name { slug: Slug::EMPTY, decks: 0 }; ROOM * CARDS] });

struct Shelf {
    /// How many leases there are of the deck in each place: the place is free if there are none.
    leases: [u32; ROOM],
    /// The names that decks other than the built-in one gave to cards.
    names: [Name; ROOM * CARDS],
}

#[derive(Clone, Copy)]
struct Name {
    slug: Slug,
    /// How many decks use it: it is free if none does.
    decks: u16,
}

impl Shelf {
    /// Takes a lease of the deck with this digest, if it is in use.
    fn lease(&mut self, digest: Digest) -> Option<Lease> {
        let place = (0..ROOM).find(|&place| self.leases[place] > 0 && PLACES[place].digest() == digest)?;
        self.leases[place] += 1;
        Some(Lease { deck: &PLACES[place], place: Some(place) })
    }

    /// Puts a deck that is not on the shelf into a free place.
    fn add(&mut self, rows: &[Row<'_>; CARDS], digest: Digest) -> Option<Lease> {
        let place = self.leases.iter().position(|&leases| leases == 0)?;
        let names = rows.each_ref().map(|row| self.name(row.slug));
        PLACES[place].fill(&Content::of(rows, digest, names));
        self.leases[place] = 1;
        Some(Lease { deck: &PLACES[place], place: Some(place) })
    }

    /// The card of this name, which one more deck uses.
    fn name(&mut self, slug: &str) -> Card {
        if let Some(card) = built_in_card(slug) {
            return card;
        }
        let known = self.names.iter().position(|name| name.decks > 0 && name.slug == *slug);
        let index = known.or_else(|| self.names.iter().position(|name| name.decks == 0));
        let index = index.expect("there is a name for every card of every place");
        let name = &mut self.names[index];
        (name.slug, name.decks) = (Slug::new(slug), name.decks + 1);
        Card::new(CARDS + index)
    }

    /// Gives a lease back. Behind the last one the place is free.
    fn give_back(&mut self, place: usize) {
        self.leases[place] -= 1;
        if self.leases[place] == 0 {
            for card in PLACES[place].all_cards() {
                if let Some(index) = card.index().checked_sub(CARDS) {
                    self.names[index].decks -= 1;
                }
            }
            PLACES[place].retire();
        }
    }
}

fn built_in_card(slug: &str) -> Option<Card> {
    cards::ROWS.iter().position(|row| row.slug == slug).map(Card::new)
}

/// A deck in use. It stays on the shelf until the last lease of it is dropped, and a position of it must not outlive that.
#[derive(PartialEq, Eq)]
pub struct Lease {
    deck: &'static Deck,
    /// Nobody counts leases of the built-in deck.
    place: Option<usize>,
}

impl Lease {
    /// The deck. Whoever keeps this reference keeps the lease as well.
    #[must_use]
    pub const fn deck(&self) -> &'static Deck {
        self.deck
    }

    /// Keeps the deck on the shelf for as long as the process runs. Not for decks of strangers.
    #[must_use]
    pub fn keep(self) -> &'static Deck {
        let deck = self.deck;
        core::mem::forget(self);
        deck
    }
}

impl Clone for Lease {
    fn clone(&self) -> Self {
        if let Some(place) = self.place {
            SHELF.write().leases[place] += 1;
        }
        Lease { ..*self }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(place) = self.place {
            SHELF.write().give_back(place);
        }
    }
}

impl Deref for Lease {
    type Target = Deck;

    fn deref(&self) -> &Deck {
        self.deck
    }
}

impl fmt::Debug for Lease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deck.fmt(f)
    }
}

impl Deck {
    /// The deck that comes with the game. Its events are this project's own.
    #[inline]
    #[must_use]
    pub fn built_in() -> &'static Deck {
        &BUILT_IN
    }

    /// The deck with this digest, if it is in use.
    #[must_use]
    pub fn find(digest: Digest) -> Option<Lease> {
        if digest == BUILT_IN.digest() {
            return Some(Lease { deck: &BUILT_IN, place: None });
        }
        SHELF.write().lease(digest)
    }

    /// Puts a deck onto the shelf, or finds it there.
    ///
    /// # Errors
    /// The first flaw of the deck, if it has any, or that there is no room.
    pub fn shelve(rows: &[Row<'_>; CARDS]) -> Result<Lease, Flaw> {
        if let Some(flaw) = crate::flaw::of_deck(rows) {
            return Err(flaw);
        }
        let digest = Digest::of(&Print(rows));
        if digest == BUILT_IN.digest() {
            return Ok(Lease { deck: &BUILT_IN, place: None });
        }
        let mut shelf = SHELF.write();
        shelf.lease(digest).or_else(|| shelf.add(rows, digest)).ok_or(Flaw::FULL)
    }

    /// One more lease of a deck that was in use at this time of its place, if it still is.
    pub(crate) fn lease(&'static self, time: u32) -> Option<Lease> {
        if core::ptr::eq(self, &BUILT_IN) {
            return Some(Lease { deck: self, place: None });
        }
        let mut shelf = SHELF.write();
        let place = PLACES.iter().position(|deck| core::ptr::eq(deck, self))?;
        if shelf.leases[place] == 0 || self.time() != time {
            return None;
        }
        shelf.leases[place] += 1;
        Some(Lease { deck: self, place: Some(place) })
    }
}

impl Card {
    /// The stable name.
    #[must_use]
    pub fn slug(self) -> Slug {
        match self.index().checked_sub(CARDS) {
            None => Slug::new(cards::ROWS[self.index()].slug),
            Some(index) => SHELF.read().names[index].slug,
        }
    }

    /// The card of this name, if a deck in use has one.
    pub(crate) fn named(slug: &str) -> Option<Card> {
        built_in_card(slug).or_else(|| {
            let shelf = SHELF.read();
            let index = shelf.names.iter().position(|name| name.decks > 0 && name.slug == *slug)?;
            Some(Card::new(CARDS + index))
        })
    }
}

/// The cards of the built-in deck.
pub(crate) const fn first_cards() -> [Card; CARDS] {
    let mut cards = [Card::new(0); CARDS];
    let mut slot = 0;
    while slot < CARDS {
        cards[slot] = Card::new(slot);
        slot += 1;
    }
    cards
}

const _: () = assert!((ROOM + 1) * CARDS < u16::MAX as usize && Slot::COUNT <= Slot::WIDTH);
