//! What was published stays: the codes of actions, and the tables of `docs/encoding.md`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fmt::Write;

use encoding::{Encoded, Tables};
use expect_test::expect_file;
use minutes::{Deck, Row, Rules, Slot, Slots};

/// Every code with its action, a line each.
fn listed<G: Encoded>(rules: G::Rules) -> String {
    let mut lines = String::new();
    for code in 0..G::ACTIONS {
        let action = G::action(rules, code).unwrap_or_else(|| panic!("{code} means nothing"));
        assert_eq!(G::code(rules, action), code, "{action}");
        writeln!(lines, "{code} {action}").unwrap();
    }
    assert_eq!(G::action(rules, G::ACTIONS), None);
    let covered: usize = G::ACTION_CODES.iter().map(|codes| codes.count).sum();
    assert_eq!(covered, G::ACTIONS, "the table of codes has a gap");
    lines
}

#[test]
fn the_codes_of_13_days_are_what_they_were() {
    expect_file!["pinned/days_v1.txt"].assert_eq(&listed::<days::State>(days::Rules::default()));
}

#[test]
fn the_codes_of_13_minutes_are_what_they_were() {
    // The cards of this deck are named after their places.
    let names: Vec<String> = (0..minutes::CARDS).map(|place| format!("card-{place:02}")).collect();
    let built_in = Deck::built_in();
    let faces: Vec<_> = Slots::CARDS.iter().map(|slot| built_in.row(slot)).collect();
    let events: Vec<_> = Slots::CARDS.iter().map(|slot| built_in.event(slot)).collect();
    let rows: [Row<'_>; minutes::CARDS] = std::array::from_fn(|i| Row {
        slug: &names[i],
        affiliation: faces[i].affiliation,
        cubes: built_in.cubes(Slot::new(i)),
        colour: faces[i].colour,
        event: &events[i],
    });
    let deck = Deck::shelve(&rows).unwrap();
    expect_file!["pinned/minutes_v1.txt"].assert_eq(&listed::<minutes::State>(Rules::with_deck(deck.deck())));
}

#[test]
fn the_tables_are_in_the_documents() {
    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encoding.md");
    let text = std::fs::read_to_string(FILE).unwrap_or_default();
    let (before, _) = text.split_once("## days_v1").expect("docs/encoding.md has the tables");
    let wanted = format!("{before}{}\n{}", Tables::<days::State>::new(), Tables::<minutes::State>::new());
    expect_file![FILE].assert_eq(&wanted);
}
