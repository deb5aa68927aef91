//! The laws of every game, over millions of random steps of 13 Days.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::calm;
use days::{Card, CardSet, Chance, Rules, State};
use kernel::laws::{Checks, Pick, Walk, anything, visit, walks};
use kernel::{Game, Refusal, Side, Turn, Why};
use table::Seeded;

const LONGEST: usize = 400;

/// Plays games and hands each to `see`.
fn games(count: u64, seed: u64, pick: Pick<State, Seeded>, views: bool, see: impl FnMut(&Walk<State>)) {
    let dealers = (0..count).map(|game| Seeded::of_game(seed, game));
    walks(dealers, pick, Checks { longest: LONGEST, views }, see);
}

#[test]
fn views_hide_agree_are_fair_and_told_enough() {
    games(3_000, 1, anything, true, |_| {});
    games(3_000, 2, calm, true, |_| {});
}

#[test]
fn millions_of_steps_stay_sound_and_every_game_ends() {
    let (mut steps, mut whole) = (0, 0);
    for (seed, pick) in [(3, anything as Pick<State, Seeded>), (4, calm)] {
        games(15_000, seed, pick, false, |walk| {
            steps += walk.entries.len();
            whole += u64::from(walk.outcome.why != Why::NuclearWar);
        });
    }
    assert!(steps > 2_000_000, "only {steps} steps");
    assert!(whole > 5_000, "only {whole} games went to the end");
}

#[test]
fn the_deck_never_runs_out_and_the_aftermath_has_six_to_nine_cards() {
    let (mut fewest, mut sizes) = (39, [0; 12]);
    games(10_000, 5, calm, false, |Walk { end, outcome, .. }| {
        fewest = fewest.min(end.deck().len());
        if outcome.why != Why::NuclearWar {
            sizes[(end.aftermath(Side::Us).len() + end.aftermath(Side::Ussr).len()) as usize] += 1;
        }
    });
    assert!(fewest >= 1);
    assert_eq!(sizes[..6].iter().sum::<u32>() + sizes[10..].iter().sum::<u32>(), 0, "{sizes:?}");
    assert!(sizes[6..10].iter().all(|&count| count > 0), "{sizes:?}");
}

#[test]
fn every_way_to_end_is_reached() {
    let mut seen = std::collections::HashSet::new();
    games(20_000, 6, calm, false, |walk| {
        seen.insert((walk.outcome.winner, walk.outcome.why));
    });
    for side in Side::ALL {
        for why in [Why::Prestige, Why::Letter, Why::NuclearWar] {
            assert!(seen.contains(&(Some(side), why)), "{side} never won by {}", why.slug());
        }
    }
    assert!(seen.contains(&(None, Why::NuclearWar)), "nobody ever lost together (R22)");
    assert_eq!(seen.len(), 7);
}

#[test]
fn what_is_dealt_is_possible_and_what_is_possible_is_dealt() {
    let (mut dealer, mut drawer) = (Seeded::new(7), Seeded::new(70));
    for _ in 0..50 {
        visit(&mut dealer, calm, |state: &State, _| {
            if state.turn() != Turn::Chance {
                return;
            }
            let chance = state.draw(&mut drawer);
            assert!(state.can_deal(chance));
            // A hand of five has over half a million outcomes: once is enough.
            if !matches!(chance, Chance::Cards(_, cards) if cards.len() > 3) {
                let mut outcomes = Vec::new();
                state.chances(&mut outcomes);
                assert!(outcomes.iter().any(|&(outcome, weight)| outcome == chance && weight > 0));
                assert!(outcomes.iter().all(|&(outcome, _)| state.can_deal(outcome)));
            }
        });
    }
}

/// Draws near one that is possible: for the other side, of another kind, with a card more, less or from elsewhere.
fn near(chance: Chance, away: Card) -> Vec<Chance> {
    let kinds = |card| [Chance::Take(card), Chance::Draw(card), Chance::Cards(Side::Us, CardSet::only(card))];
    match chance {
        Chance::Agendas(side, [a, b, c]) => {
            let mut near = vec![Chance::Agendas(side.other(), [a, b, c]), Chance::Agendas(side, [a, a, a])];
            near.extend((a != c).then_some(Chance::Agendas(side, [c, b, a])));
            near
        }
        Chance::Cards(side, cards) => {
            let mut more = cards;
            more.insert(away);
            let first = cards.iter().next().unwrap();
            let mut other = more;
            other.remove(first);
            let mut fewer = cards;
            fewer.remove(first);
            let sets = [more, other, fewer].map(|cards| Chance::Cards(side, cards));
            [Chance::Cards(side.other(), cards), Chance::Take(first), Chance::Draw(first)]
                .into_iter()
                .chain(sets)
                .collect()
        }
        Chance::Take(card) | Chance::Draw(card) => {
            kinds(card).into_iter().filter(|&kind| kind != chance).chain(kinds(away)).collect()
        }
    }
}

#[test]
fn an_impossible_draw_is_refused() {
    let (mut dealer, mut drawer) = (Seeded::new(71), Seeded::new(72));
    let mut refused = [0; 4];
    for _ in 0..100 {
        visit(&mut dealer, calm, |state: &State, _| {
            if state.turn() != Turn::Chance {
                return;
            }
            // A card that lies open is neither in the deck nor in a hand.
            let away = state.board().discard.iter().next().or(state.board().play().map(|play| play.card));
            let chance = state.draw(&mut drawer);
            for wrong in away.into_iter().flat_map(|away| near(chance, away)) {
                assert!(!state.can_deal(wrong), "{wrong} in {state:?}");
                assert_eq!(state.deal(wrong, &mut ()), Err(Refusal::Illegal));
                refused[match chance {
                    Chance::Agendas(..) => 0,
                    Chance::Cards(..) => 1,
                    Chance::Take(_) => 2,
                    Chance::Draw(_) => 3,
                }] += 1;
            }
        });
    }
    assert!(refused.into_iter().all(|count| count > 10), "{refused:?}");
}

#[test]
fn agendas_are_dealt_as_often_as_their_cards_say() {
    let state = State::begin(Rules::default(), &mut ());
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    let ways: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
    assert_eq!(ways, 13 * 12 * 11 / 6, "as many as ways to take 3 of 13 cards");
    let mut dealer = Seeded::new(8);
    let draws = 286_000;
    let mut counts = std::collections::HashMap::new();
    for _ in 0..draws {
        *counts.entry(state.draw(&mut dealer)).or_insert(0u32) += 1;
    }
    for (outcome, weight) in outcomes {
        let (expected, seen) = (f64::from(weight) * 1000.0, f64::from(counts[&outcome]));
        assert!((seen - expected).abs() < 6.0 * expected.sqrt(), "{outcome}: {seen} for {expected}");
    }
}

#[test]
fn a_list_of_actions_has_room_for_every_position() {
    let mut most = 0;
    let mut dealer = Seeded::new(9);
    for _ in 0..20_000 {
        visit(&mut dealer, anything, |_: &State, actions| most = most.max(actions.len()));
    }
    // A Command of five on nine battlegrounds, five choices each, or nothing.
    assert_eq!(most, 46);
}
