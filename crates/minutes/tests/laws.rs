//! The laws of every game, over millions of random steps of 13 Minutes.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::HashSet;

use kernel::laws::{Checks, Walk, anything, visit, walk, walks};
use kernel::{BySide, Dealer, Entry, Game, Outcome, Refusal, Side, Turn, Why};
use minutes::{Action, CARDS, Campaign, Card, Chance, Rules, Slot, Slots, State};
use table::Seeded;

/// Two hands, Cuba, ten bids, a coin, who begins; ten turns of a card, an answer, a Command, a draw and an Event of at
/// most four choices.
const LONGEST: usize = 15 + 10 * 8;

/// Plays games and hands each to `see`.
fn games(count: u64, seed: u64, views: bool, see: impl FnMut(&Walk<State>)) {
    let dealers = (0..count).map(|game| Seeded::of_game(seed, game));
    walks(dealers, anything, Checks { longest: LONGEST, views }, see);
}

#[test]
fn views_hide_agree_are_fair_and_told_enough() {
    games(6_000, 1, true, |_| {});
}

#[test]
fn millions_of_steps_stay_sound_and_every_game_ends() {
    let mut steps = 0;
    games(50_000, 2, false, |walk| steps += walk.entries.len());
    assert!(steps > 1_900_000, "only {steps} steps");
}

#[test]
fn each_side_plays_five_cards_and_keeps_one() {
    games(3_000, 3, false, |Walk { entries, end, .. }| {
        let plays = |side| {
            let play = |entry: &&Entry<State>| matches!(entry, Entry::Action(by, Action::Command(..) | Action::Event(..)) if *by == side);
            entries.iter().filter(play).count()
        };
        assert_eq!((plays(Side::Us), plays(Side::Ussr)), (5, 5));
        assert!(end.deck().is_empty());
        let left = end.board().revealed.unwrap().left;
        let same = end.rules().deck().row(left.us).colour == end.rules().deck().row(left.ussr).colour;
        for side in Side::ALL {
            assert_eq!(end.hand(side).is_empty(), same, "leftovers of one colour go into the spheres");
            assert_eq!(end.board().spheres[side].contains(left[side]), same);
        }
    });
}

#[test]
fn every_way_to_end_is_reached() {
    let mut seen = HashSet::new();
    games(20_000, 4, false, |walk| {
        seen.insert((walk.outcome.winner, walk.outcome.why));
    });
    for side in Side::ALL {
        for why in [Why::Prestige, Why::NuclearWar] {
            assert!(seen.contains(&(Some(side), why)), "{side} never won by {}", why.slug());
        }
    }
    assert!(seen.contains(&(None, Why::NuclearWar)) && seen.contains(&(None, Why::Draw)));
    assert_eq!(seen.len(), 6);
}

#[test]
fn the_outcome_follows_from_what_lies_on_the_table() {
    games(5_000, 5, false, |Walk { end, .. }| {
        let board = end.board();
        let deck = end.rules().deck();
        let revealed = board.revealed.unwrap();
        let leftovers = [revealed.left.us, revealed.left.ussr];
        // Counted again, battleground by battleground.
        let mut prestige = BySide::new(0u8, 0u8);
        let mut military = BySide::new(0u8, 0u8);
        for at in board.table.iter().filter(|at| !leftovers.contains(at)) {
            let (us, ussr) = (board.cubes(Side::Us, at), board.cubes(Side::Ussr, at));
            let side = if us > ussr {
                Side::Us
            } else if ussr > us {
                Side::Ussr
            } else if let Some(side) = board.zone(at).side() {
                side
            } else {
                continue;
            };
            prestige[side] += if at == Slot::CUBA { 2 } else { 1 };
            let card = if at == Slot::CUBA { revealed.cuba } else { at };
            military[side] += u8::from(deck.row(card).colour == minutes::Colour::Military);
        }
        let mut award = |pair: BySide<u8>| pair.ahead().into_iter().for_each(|side| prestige[side] += 1);
        award(military);
        let cubes = |side| {
            let own = |slot: &&Slot| deck.belongs(**slot, side);
            leftovers.iter().filter(own).map(|&slot| deck.row(slot).cubes).sum()
        };
        award(BySide::from_fn(cubes));
        assert_eq!(board.prestige, prestige, "{end:?}");
    });
}

#[test]
fn what_is_dealt_is_possible_and_what_is_possible_is_dealt() {
    let (mut dealer, mut drawer) = (Seeded::new(6), Seeded::new(60));
    for _ in 0..200 {
        visit(&mut dealer, anything, |state: &State, _| {
            if state.turn() != Turn::Chance {
                return;
            }
            let chance = state.draw(&mut drawer);
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            assert!(outcomes.iter().all(|&(outcome, weight)| state.can_deal(outcome) && weight == 1));
            assert!(outcomes.iter().any(|&(outcome, _)| outcome == chance));
            let different: HashSet<_> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
            assert_eq!(different.len(), outcomes.len());
        });
    }
}

/// Every draw that can be written down for the built-in deck, in both orders of a hand, and one of a foreign card.
fn all_draws() -> Vec<Chance> {
    let deck = Rules::default().deck();
    let cards: Vec<Card> = Slots::CARDS.iter().map(|slot| deck.card(slot)).collect();
    let foreign: Card = common::deck_of_spies().card(Slot::new(0));
    let pairs = cards.iter().flat_map(|&a| cards.iter().map(move |&b| [a, b])).chain([[cards[0], foreign]]);
    let hands = pairs.flat_map(|pair| Side::ALL.map(|side| Chance::Cards(side, pair)));
    let single = cards.iter().chain([&foreign]).flat_map(|&card| [Chance::Cuba(card), Chance::Draw(card)]);
    hands.chain(single).chain(Side::ALL.map(Chance::Coin)).collect()
}

#[test]
fn an_impossible_draw_is_refused() {
    let (all, mut dealer) = (all_draws(), Seeded::new(61));
    let mut refused = 0;
    for _ in 0..40 {
        visit(&mut dealer, bidding_nothing, |state: &State, _| {
            let mut possible = Vec::new();
            state.chances(&mut possible);
            for &chance in &all {
                let listed = possible.iter().any(|&(outcome, _)| outcome == chance);
                assert_eq!(state.can_deal(chance), listed, "{chance} in {state:?}");
                let why = match state.turn() {
                    Turn::Chance => Refusal::Illegal,
                    Turn::Player(side) => Refusal::PlayerFirst(side),
                    Turn::Over(_) => Refusal::Over,
                };
                assert_eq!(state.deal(chance, &mut ()).err(), (!listed).then_some(why));
                refused += u32::from(!listed && why == Refusal::Illegal);
            }
        });
    }
    assert!(refused > 10_000, "only {refused} were tried");
}

/// Picks anything, but always bids nothing: so a coin is tossed in every game (M6).
fn bidding_nothing(_: &State, actions: &[Action], dealer: &mut Seeded) -> Action {
    let choices = if matches!(actions[0], Action::Bid(_)) { 1 } else { actions.len() as u32 };
    actions[dealer.below(choices) as usize]
}

#[test]
fn hands_are_dealt_equally_often() {
    let state = State::begin(Rules::default(), &mut ());
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    assert_eq!(outcomes.len(), CARDS * (CARDS - 1) / 2);
    let mut dealer = Seeded::new(7);
    let mut counts = std::collections::HashMap::new();
    for _ in 0..outcomes.len() * 1_000 {
        *counts.entry(state.draw(&mut dealer)).or_insert(0u32) += 1;
    }
    for (outcome, _) in outcomes {
        let seen = f64::from(counts[&outcome]);
        assert!((seen - 1_000.0).abs() < 6.0 * 1_000f64.sqrt(), "{outcome}: {seen}");
    }
}

/// Picks anything, but bids low: who has cubes has choices.
fn with_low_bids(_: &State, actions: &[Action], dealer: &mut Seeded) -> Action {
    let choices = if matches!(actions[0], Action::Bid(_)) { 2 } else { actions.len() as u32 };
    actions[dealer.below(choices) as usize]
}

#[test]
fn a_list_of_actions_has_room_for_every_position() {
    let mut most = 0;
    let mut dealer = Seeded::new(8);
    for _ in 0..30_000 {
        visit(&mut dealer, with_low_bids, |_: &State, actions| most = most.max(actions.len()));
    }
    // Ten battlegrounds and Cuba, three cubes to place on each; to take off, no more than were placed; or nothing.
    assert!(most <= 11 * 3 + 12 + 1, "{most}");
    assert!(most >= 40, "{most}");
}

#[test]
fn a_campaign_ends_by_prestige_or_by_war() {
    let mut seen = HashSet::new();
    let mut longest = 0;
    for number in 0..2_000 {
        let mut campaign = Campaign::new();
        while campaign.outcome().is_none() {
            let seed = 1_000 * number + u64::from(campaign.games());
            let mut dealer = Seeded::of_game(9, seed);
            let checks = Checks { longest: LONGEST, views: false };
            let walk = walk::<State, _>(Rules::default(), &mut dealer, anything, checks).unwrap();
            campaign = campaign.with(walk.outcome, walk.end.board().prestige);
        }
        longest = longest.max(campaign.games());
        let Outcome { winner, why } = campaign.outcome().unwrap();
        seen.insert((winner, why));
    }
    assert!(longest >= 3);
    for side in Side::ALL {
        assert!(seen.contains(&(Some(side), Why::Prestige)) && seen.contains(&(Some(side), Why::NuclearWar)));
    }
    assert!(seen.contains(&(None, Why::NuclearWar)));
    assert_eq!(seen.len(), 5, "a campaign is never drawn");
}
