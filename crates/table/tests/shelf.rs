//! Decks of strangers: whoever has a game keeps its deck on the shelf, and nobody else does.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::{Mutex, MutexGuard};

use minutes::{Deck, Digest, Lease, ROOM, Rules, State};
use table::{Record, Seeded, Series, Table};

/// The shelf is one for the whole process: tests that fill it wait for one another.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A deck of its own: its first card has its own name.
fn file(number: usize) -> String {
    decks::BUILT_IN.replace("\"quarantine\"", &format!("\"drill-{number}\""))
}

/// The record of a game with a deck that nobody uses now.
fn record_of_a_stranger(number: usize) -> (String, Digest) {
    let deck = decks::read(&file(number)).unwrap();
    let mut table = Table::<State>::new(Rules::with_deck(deck.deck()));
    let digest = deck.digest();
    table.deal(&mut Seeded::new(number as u64), |_| {});
    (table.record().to_string(), digest)
}

#[test]
fn far_more_decks_are_read_than_there_is_room_for() {
    let _alone = alone();
    for number in 0..10 * ROOM {
        let (text, digest) = record_of_a_stranger(number);
        assert_eq!(Deck::find(digest), None, "nobody uses it any more");
        let record = Record::<State>::read(&text).unwrap();
        assert_eq!(record.to_string(), text);
        assert!(text.contains(&format!("drill-{number}")));
    }
    assert!("drill-0".parse::<minutes::Card>().is_err(), "a name goes with the last deck that has it");
}

#[test]
fn a_full_shelf_says_so_and_has_room_again_when_a_deck_goes() {
    let _alone = alone();
    let mut decks: Vec<Lease> = (0..ROOM).map(|number| decks::read(&file(number)).unwrap()).collect();
    let faults = decks::read(&file(ROOM)).unwrap_err();
    assert_eq!(faults.len(), 1);
    assert!(faults[0].reason.contains("decks are in use"), "{}", faults[0]);
    assert_eq!(decks::read(&file(7)).as_ref(), Ok(&decks[7]), "a deck in use needs no room");
    assert!(decks::read(decks::BUILT_IN).is_ok());
    let gone = decks.swap_remove(3).digest();
    assert_eq!(Deck::find(gone), None);
    let newest = decks::read(&file(ROOM)).unwrap();
    assert!(newest.to_string().contains(&format!("drill-{ROOM}")));
    for (number, deck) in decks.iter().enumerate().filter(|&(number, _)| number != 3) {
        assert!(deck.to_string().contains(&format!("\"drill-{number}\"")), "the others are what they were");
    }
}

#[test]
fn a_record_a_table_and_a_campaign_each_keep_their_deck() {
    let _alone = alone();
    let (text, digest) = record_of_a_stranger(0);
    let record = Record::<State>::read(&text).unwrap();
    let table = record.table();
    drop(record);
    assert!(Deck::find(digest).is_some(), "the table holds it");
    let record = table.record();
    drop(table);
    assert!(Deck::find(digest).is_some(), "the record holds it");
    let copy = record.clone();
    drop(record);
    let mut series = Series::default();
    series.add(copy).unwrap();
    assert!(Deck::find(digest).is_some(), "the campaign holds it");
    let mut undone = series.games()[0].table();
    drop(series);
    let choice = undone.choices()[0];
    undone.play(kernel::Side::Us, choice).unwrap();
    let _ = undone.undo(kernel::Side::Us);
    assert!(Deck::find(digest).is_some(), "so does a table after a take-back");
    drop(undone);
    assert_eq!(Deck::find(digest), None);
}

#[test]
fn rules_of_a_deck_that_went_hold_nothing() {
    let _alone = alone();
    let deck = decks::read(&file(0)).unwrap();
    let rules = Rules::with_deck(deck.deck());
    assert_eq!(rules.lease().as_ref(), Some(&deck));
    drop(deck);
    assert_eq!(rules.lease(), None);
    let another = decks::read(&file(1)).unwrap();
    assert_eq!(rules.lease(), None, "the place may be taken, the time is another");
    drop(another);
    assert!(Rules::default().lease().is_some());
}

#[test]
fn many_threads_read_and_give_up_decks_at_once() {
    let _alone = alone();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                for round in 0..200 {
                    let number = (thread + round) % 6;
                    let deck = decks::read(&file(number)).unwrap();
                    let card: minutes::Card = format!("drill-{number}").parse().unwrap();
                    assert_eq!(deck.slot(card).map(|slot| slot.index()), Some(0));
                    assert_eq!(deck.digest(), Digest::of(&*deck), "it is the deck that it says it is");
                }
            });
        }
    });
}
