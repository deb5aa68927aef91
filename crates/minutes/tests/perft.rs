//! Paths and results of every Event of the built-in deck from fixed positions, as data: `tests/minutes/perft.txt`.
//!
//! A path is a sequence of choices from playing the card for its Event until a card is drawn; a result is a position that
//! they lead to. `in order` counts the paths that a searcher walks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::fmt::Write;

use common::slot;
use kernel::{BySide, Game, Side};
use minutes::{Action, Card, Decision, Deck, Phase, Setup, Slot, Slots, State, Zone};
use testkit::{compare_with_stored, paths};

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

fn in_event(state: &State) -> bool {
    matches!(state.board().pending.phase, Phase::Decide(_, Decision::Line))
}

fn row(name: &str, setup: Setup, slot: Slot, side: Side) -> String {
    let card: Card = Deck::built_in().card(slot);
    let mut hands = BySide::<Slots>::default();
    hands[side].insert(slot);
    let mut state = Setup { hands, first: side, ..setup }.build().unwrap();
    state.play_unchecked(Action::Event(card, Zone::Neutral), &mut ());
    format!("{name:<7} {card:<23} {side:<4} {}", paths(state, in_event))
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
    compare_with_stored("minutes/perft.txt", &table);
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
    assert_eq!(paths(state, in_event).results.len(), 1 + 7 + 21 + 35);
}
