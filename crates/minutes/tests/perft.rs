//! Paths and results of every Event of the built-in deck from fixed positions, as data: `tests/minutes/perft.txt`.
//!
//! A path is a sequence of choices from playing the card for its Event until a card is drawn; a result is a position that
//! they lead to. `in order` counts the paths that a searcher walks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

use common::slot;
use kernel::{BySide, Game, List, Side};
use minutes::{Action, Card, Deck, Phase, Setup, Slot, Slots, State, Zone};

/// The start, a position in the middle of things, and one in which hardly anything is possible. The card that is played
/// is none of the battlegrounds.
fn positions(card: Slot) -> [(&'static str, Setup); 3] {
    let start = Setup::default();
    let laid: Vec<Slot> = Slots::CARDS.without(card.alone()).iter().collect();
    let set = |from: usize, to: usize| laid[from..to].iter().copied().collect::<Slots>();
    let mut middle = Setup { played: set(0, 6), spheres: BySide::new(set(0, 2), set(2, 4)), ..start };
    let mut tight = Setup { played: set(4, 8), spheres: BySide::new(set(4, 6), set(6, 8)), ..start };
    tight.out = BySide::new(11, 12);
    for (i, &at) in laid.iter().enumerate().take(6) {
        middle.cubes.us[at.index()] = [2, 0, 1, 0, 1, 0][i];
        middle.cubes.ussr[at.index()] = [0, 1, 3, 0, 1, 0][i];
    }
    middle.cubes.us[Slot::CUBA.index()] = 2;
    middle.cubes.ussr[Slot::CUBA.index()] = 1;
    tight.cubes.us[laid[4].index()] = 1;
    tight.cubes.ussr[laid[6].index()] = 1;
    [("start", start), ("middle", middle), ("tight", tight)]
}

#[derive(Default)]
struct Count {
    paths: u64,
    results: HashSet<State>,
}

fn count(state: State, in_order: bool, count_into: &mut Count) {
    if !matches!(state.board().pending.phase, Phase::Line(_)) {
        count_into.paths += 1;
        count_into.results.insert(state);
        return;
    }
    let mut actions = List::<Action>::new();
    if in_order {
        state.actions_in_order(&mut actions);
    } else {
        state.actions(&mut actions);
    }
    for &action in actions.iter() {
        let mut after = state;
        after.play_unchecked(action, &mut ());
        assert_eq!(after.flaw(), None);
        count(after, in_order, count_into);
    }
}

fn row(name: &str, setup: Setup, slot: Slot, side: Side) -> String {
    let card: Card = Deck::built_in().card(slot);
    let mut hands = BySide::<Slots>::default();
    hands[side].insert(slot);
    let mut state = Setup { hands, first: side, ..setup }.build().unwrap();
    state.play_unchecked(Action::Event(card, Zone::Neutral), &mut ());
    let (mut free, mut ordered) = (Count::default(), Count::default());
    count(state, false, &mut free);
    count(state, true, &mut ordered);
    assert_eq!(free.results, ordered.results, "{card}: a searcher reaches everything");
    format!("{name:<7} {card:<23} {side:<4} {:>6} {:>7} {:>8}", free.paths, free.results.len(), ordered.paths)
}

#[test]
fn every_event_has_as_many_paths_and_results_as_ever() {
    let mut table = String::from("# place  card                    by    paths results in order\n");
    for position in 0..3 {
        for card in Slots::CARDS.iter() {
            for side in Side::ALL.into_iter().filter(|side| !Deck::built_in().belongs(card, side.other())) {
                let (name, setup) = positions(card)[position];
                writeln!(table, "{}", row(name, setup, card, side)).unwrap();
            }
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/minutes/perft.txt");
    let stored = std::fs::read_to_string(&file).unwrap_or_default();
    if stored.is_empty() {
        std::fs::write(&file, &table).unwrap();
    }
    assert_eq!(table, stored, "the rules changed: if that is meant, delete the file and run the test again");
}

#[test]
fn excomm_reaches_every_way_to_lay_three_cubes() {
    // Seven battlegrounds without a US cube: none, one, two or three of them.
    let mut setup = Setup { first: Side::Us, ..Setup::default() };
    setup.played = Slots::CARDS.iter().filter(|&at| at != slot("excomm")).take(6).collect();
    setup.cubes.us[Slot::CUBA.index()] = 1;
    setup.hands.us = slot("excomm").alone();
    let mut state = setup.build().unwrap();
    state.play_unchecked("event excomm neutral".parse().unwrap(), &mut ());
    let mut all = Count::default();
    count(state, false, &mut all);
    assert_eq!(all.results.len(), 1 + 7 + 21 + 35);
}
