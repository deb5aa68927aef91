//! Decks: what they hold, and the shelf they stand on.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::deck_of_spies;
use kernel::Side;
use minutes::effect::{Deed, Line};
use minutes::{Affiliation, CARDS, Card, Colour, Deck, Digest, Flaw, Lease, Row, Slots};

#[test]
fn the_built_in_deck_is_what_its_digest_says() {
    assert_eq!(Deck::built_in().digest(), Digest::of(Deck::built_in()), "{}", Deck::built_in());
    assert!(Deck::built_in().is_built_in());
}

#[test]
fn the_built_in_deck_is_mixed_like_the_printed_one() {
    let deck = Deck::built_in();
    let sides = [Affiliation::Side(Side::Us), Affiliation::Side(Side::Ussr), Affiliation::Un];
    assert_eq!(sides.map(|side| deck.of(side).len()), [5, 5, 3]);
    assert_eq!(Colour::ALL.map(|colour| deck.of_colour(colour).len()), [5, 4, 4]);
}

#[test]
fn a_card_is_found_by_its_name_in_every_deck() {
    let spies = deck_of_spies();
    for deck in [Deck::built_in(), spies.deck()] {
        for slot in Slots::CARDS.iter() {
            let card = deck.card(slot);
            assert_eq!(card.slug().parse::<Card>(), Ok(card));
            assert_eq!(deck.slot(card), Some(slot));
        }
    }
    assert_eq!(spies.slot("excomm".parse().unwrap()), None);
    assert_eq!(Deck::built_in().slot(spies.card(spies.slot("spy-3".parse().unwrap()).unwrap())), None);
}

/// The built-in deck with other names here and there.
fn renamed(names: [(usize, &'static str); 2]) -> [Row<'static>; CARDS] {
    let mut rows = minutes::BUILT_IN;
    for (slot, slug) in names {
        rows[slot].slug = slug;
    }
    rows
}

fn shelve(rows: [Row<'_>; CARDS]) -> Result<Lease, Flaw> {
    Deck::shelve(&rows)
}

#[test]
fn decks_share_the_names_of_their_cards() {
    let deck = shelve(renamed([(0, "blockade"), (7, "jupiter-trade")])).unwrap();
    let shared: Card = "excomm".parse().unwrap();
    assert_eq!(deck.slot(shared), Deck::built_in().slot(shared));
    let new: Card = "blockade".parse().unwrap();
    assert_eq!(deck.slot(new).map(|slot| slot.index()), Some(0));
    assert_eq!(Deck::built_in().slot(new), None);
    assert_eq!(deck.slot("quarantine".parse().unwrap()), None);
}

#[test]
fn equal_decks_are_one_deck_whoever_comes_first() {
    let rows = renamed([(3, "pledge"), (4, "protests")]);
    let threads: Vec<_> = (0..8).map(|_| std::thread::spawn(move || shelve(rows).unwrap())).collect();
    let decks: Vec<Lease> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert!(decks.iter().all(|deck| std::ptr::eq(deck.deck(), decks[0].deck())));
    assert!(std::ptr::eq(shelve(minutes::BUILT_IN).unwrap().deck(), Deck::built_in()));
}

#[test]
fn different_decks_come_onto_the_shelf_at_once() {
    const NAMES: [&str; 8] = ["ash", "birch", "cedar", "elm", "fir", "larch", "oak", "pine"];
    let threads: Vec<_> =
        NAMES.map(|name| std::thread::spawn(move || shelve(renamed([(1, name), (2, "grove")])).unwrap())).into();
    for (thread, name) in threads.into_iter().zip(NAMES) {
        let deck = thread.join().unwrap();
        assert_eq!(&*deck.card(minutes::Slot::new(1)).slug(), name);
        assert_eq!(Deck::find(deck.digest()), Some(deck));
    }
}

#[test]
fn a_deck_with_a_flaw_stays_off_the_shelf() {
    let reason = |rows| shelve(rows).unwrap_err().reason;
    assert_eq!(reason(renamed([(0, "x"), (1, "x")])), "two cards have the same slug");
    assert!(reason(renamed([(0, "cuba"), (1, "y")])).starts_with("cuba is the name"));
    let mut rows = renamed([(0, "x"), (1, "y")]);
    rows[0].cubes = 4;
    assert_eq!(reason(rows), "a card has 1, 2 or 3 cubes");
    rows[0] = Row { cubes: 1, event: &[], ..rows[0] };
    assert_eq!(reason(rows), "an event has at least one line");
    const LATE: &[Line] = &[Line { or: true, ..Line::mine(Deed::Look) }];
    rows[0].event = LATE;
    assert!(reason(rows).starts_with("there is no line"));
    assert!("x".parse::<Card>().is_err(), "its names are not known");
}
