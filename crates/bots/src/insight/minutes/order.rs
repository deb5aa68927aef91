//! What the order of play is worth in a deck of *13 Minutes*.

use std::sync::Mutex;

use kernel::{Dealer, Game, Side};
use minutes::{Action, CUBES, Decision, Digest, Phase, Rules, State};

use super::bids::OrderTerms;
use super::evaluate::{evaluate, over};
use super::weights::ORDER;
use crate::Rng;
use crate::play::{advance, choices};
use crate::regression::{Sample, fit};

/// How many quick games tell what the order is worth in a deck that nobody fitted.
const GAMES: u64 = 600;
/// How many choices a player of such a game compares.
const FEW: u32 = 6;
/// How many decks are remembered.
const DECKS: usize = 8;

static KNOWN: Mutex<Vec<(Digest, OrderTerms)>> = Mutex::new(Vec::new());

/// What the order is worth by these rules: fitted beforehand for the built-in deck, found by quick games for any other.
pub(super) fn of(rules: Rules) -> OrderTerms {
    let deck = rules.deck();
    if deck.is_built_in() {
        return ORDER;
    }
    let digest = deck.digest();
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(&(_, order)) = known.iter().find(|(other, _)| *other == digest) {
        return order;
    }
    let order = estimate(rules);
    if known.len() == DECKS {
        known.remove(0);
    }
    known.push((digest, order));
    order
}

/// What the order proved worth in games after random bids, in which everybody takes the best of a few choices.
fn estimate(rules: Rules) -> OrderTerms {
    let samples: Vec<_> = (0..GAMES).filter_map(|game| quick_game(rules, &mut Rng::of(17, game))).collect();
    fitted(&samples)
}

/// The terms that fit these games best. A cube that is gone is taken to cost either side the same, which halves what must be learned,
/// and never to be a gain.
pub(crate) fn fitted(samples: &[Sample<{ OrderTerms::COUNT }>]) -> OrderTerms {
    /// What a cube is worth at least.
    const CUBE: f32 = 0.005;
    let folded = |sample: &Sample<{ OrderTerms::COUNT }>| {
        let t = OrderTerms::from_values(sample.balance);
        let gone = [t.lost - t.paid, t.lost_from_fifth - t.paid_from_fifth, t.lost_from_eighth - t.paid_from_eighth];
        let [first, fifth, eighth] = gone;
        let balance = [t.last, first, fifth, eighth, t.being_us, t.own_cards, t.their_own_cards];
        Sample { balance, war: sample.war, their_war: sample.their_war, won: sample.won }
    };
    let [last, first, fifth, eighth, being_us, own_cards, their_own_cards] =
        fit(&samples.iter().map(folded).collect::<Vec<_>>(), 0.3);
    let first = first.max(CUBE);
    let fifth = fifth.max(CUBE - first);
    let eighth = eighth.max(CUBE - first - fifth);
    OrderTerms {
        last,
        paid: -first,
        paid_from_fifth: -fifth,
        paid_from_eighth: -eighth,
        lost: first,
        lost_from_fifth: fifth,
        lost_from_eighth: eighth,
        being_us,
        own_cards,
        their_own_cards,
    }
}

fn quick_game(rules: Rules, rng: &mut Rng) -> Option<Sample<{ OrderTerms::COUNT }>> {
    let mut state = State::begin(rules, &mut ());
    let mut dealt = None;
    let mut choose = |state: &State, side: Side, rng: &mut Rng| match state.board().pending.phase {
        Phase::Decide(_, Decision::Bid) => {
            dealt = Some(*state);
            Action::Bid(any_bid(rng))
        }
        Phase::Decide(by, Decision::Order) => Action::First(by.other()),
        _ => best_of_few(state, side, rng),
    };
    let outcome = loop {
        if let Err(outcome) = advance(&mut state, rng, &mut choose) {
            break outcome;
        }
    };
    let (bids, last) = (state.board().out, state.board().first.other());
    let dealt = dealt.filter(|_| bids.ahead() == Some(last))?;
    let balance = OrderTerms::of(&dealt, last, bids).values();
    Some(Sample { balance, war: 0.0, their_war: 0.0, won: over(outcome)[last] })
}

/// A bid to learn from: low ones more often.
pub(crate) fn any_bid(rng: &mut Rng) -> u8 {
    let any = |rng: &mut Rng| rng.below(u32::from(CUBES) + 1);
    any(rng).min(any(rng)) as u8
}

fn best_of_few(state: &State, side: Side, rng: &mut Rng) -> Action {
    let choices = choices(state);
    let count = choices.len() as u32;
    let (mut best, mut top) = (choices[0], f32::NEG_INFINITY);
    for i in 0..count.min(FEW) {
        let action = choices[if count <= FEW { i } else { rng.below(count) } as usize];
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        let value = if count == 1 { 0.0 } else { evaluate(&child)[side] };
        if value > top {
            (best, top) = (action, value);
        }
    }
    best
}
