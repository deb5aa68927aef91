//! Paths and results of every Event from fixed positions, as data: `tests/days/perft.txt`.
//!
//! A path is a sequence of choices from playing the card for its Event until the next card is played or a card must be
//! drawn; a result is a position that they lead to. `in order` counts the paths that a searcher walks.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::HashSet;
use std::fmt::Write;

use days::{Action, Affiliation, Card, CardSet, Chance, Decision, Markers, Phase, Setup, State};
use kernel::{BySide, Game, List, Side, Turn};
use testkit::{compare_with_stored, paths};

/// The position in which a round starts, one in the middle of things, and one where hardly anything is possible.
fn positions() -> [(&'static str, Setup); 3] {
    let start = Setup::default();
    let middle = Setup {
        cubes: BySide::new([1, 2, 3, 1, 0, 2, 1, 0, 2], [2, 1, 3, 0, 2, 1, 0, 2, 1]),
        defcon: BySide::new(Markers::new(5, 3, 2), Markers::new(4, 2, 6)),
        round: 2,
        prestige: -1,
        letter: Side::Ussr,
        ..start
    };
    let tight = Setup {
        cubes: BySide::new([5, 5, 5, 1, 0, 1, 0, 0, 0], [5, 0, 5, 0, 5, 0, 1, 0, 0]),
        defcon: BySide::new(Markers::new(8, 1, 4), Markers::new(1, 8, 1)),
        round: 3,
        ..start
    };
    [("start", start), ("middle", middle), ("tight", tight)]
}

fn setup_with(setup: Setup, card: Card, side: Side) -> State {
    let mut hands = BySide::<CardSet>::default();
    hands[side].insert(card);
    Setup { hands, first: side, ..setup }.build().unwrap()
}

fn in_event(state: &State) -> bool {
    matches!(state.board().pending.phase, Phase::Decide(_, Decision::Line))
}

fn row(name: &str, setup: Setup, card: Card, side: Side) -> String {
    let mut state = setup_with(setup, card, side);
    state.play_unchecked(Action::Event(card), &mut ());
    format!("{name:<7} {card:<23} {side:<4} {}", paths(state, in_event))
}

#[test]
fn every_event_has_as_many_paths_and_results_as_ever() {
    let mut table = String::from("# place  card                    by    paths results in order\n");
    for (name, setup) in positions() {
        for card in Card::all() {
            for side in Side::ALL {
                if card.row().affiliation == Affiliation::Un || card.belongs_to(side) {
                    writeln!(table, "{}", row(name, setup, card, side)).unwrap();
                }
            }
        }
    }
    compare_with_stored("days/perft.txt", &table);
}

#[test]
fn excomm_reaches_every_way_to_lay_four_cubes() {
    // The coefficients of (1 + x + x²)⁷ up to x⁴: seven battlegrounds without a US cube, none to two cubes on each.
    let mut state = setup_with(Setup::default(), Card::Excomm, Side::Us);
    state.play_unchecked(Action::Event(Card::Excomm), &mut ());
    assert_eq!(paths(state, in_event).results.len(), 1 + 7 + 28 + 77 + 161);
}

/// Walks everything that can follow from a card that was taken, down to the next card from a hand.
fn walk_nested(state: State, deepest: &mut usize, seen: &mut HashSet<State>) {
    if !seen.insert(state) {
        return;
    }
    assert_eq!(state.flaw(), None);
    *deepest = (*deepest).max(state.board().plays.iter().flatten().count());
    match state.turn() {
        Turn::Player(_) if state.board().plays[0].is_none() => {}
        Turn::Player(_) => {
            let mut actions = List::<Action>::new();
            state.actions_in_order(&mut actions);
            assert!(!actions.is_empty());
            for &action in actions.iter() {
                let mut after = state;
                after.play_unchecked(action, &mut ());
                walk_nested(after, deepest, seen);
            }
        }
        Turn::Chance => {
            // Which card is drawn does not matter here: one outcome stands for all.
            let mut after = state;
            let outcome = state.draw(&mut kernel::Lowest);
            after.deal_unchecked(outcome, &mut ());
            walk_nested(after, deepest, seen);
        }
        Turn::Over(_) => {}
    }
}

#[test]
fn every_card_can_be_taken_and_played_inside_another() {
    let mut deepest = 0;
    for taker in Side::ALL {
        for card in Card::all().filter(|&card| card != Card::IntelligenceReports) {
            let mut hands = BySide::<CardSet>::default();
            hands[taker].insert(Card::IntelligenceReports);
            hands[taker.other()].insert(card);
            // With the Letter and modifiers at hand, in the middle of a game.
            let (_, middle) = positions()[1];
            let setup = Setup { hands, first: taker, letter: taker, plays_made: 6, ..middle };
            let mut state = setup.build().unwrap();
            state.play_unchecked(Action::Event(Card::IntelligenceReports), &mut ());
            let chance = Chance::Take(card);
            assert!(state.can_deal(chance));
            state.deal_unchecked(chance, &mut ());
            walk_nested(state, &mut deepest, &mut HashSet::new());
        }
    }
    assert_eq!(deepest, 2, "the board has room for two cards, and needs it");
}
