//! The chance to win a game of *13 Minutes*.

use kernel::{BySide, Outcome, Side, Why};
use minutes::{Phase, State};

use super::features::{self, Balance, Features, Tempo};
use super::{risk, weights};
use crate::numbers;

/// The values of a draw and of a war that both lose.
const DRAW: f32 = 0.5;
const BOTH_LOSE: f32 = 0.3;

#[inline]
pub(super) fn evaluate(state: &State) -> BySide<f32> {
    if let Phase::Over(outcome) = state.board().pending.phase {
        return over(outcome);
    }
    let weights = &weights::WEIGHTS[weights::column(state.board().plays_made)];
    features(state).map(|features| judge(&features, weights))
}

#[inline]
pub(crate) fn over(outcome: Outcome) -> BySide<f32> {
    BySide::from_fn(|side| match (outcome.winner, outcome.why) {
        (Some(winner), _) => f32::from(u8::from(winner == side)),
        (None, Why::NuclearWar) => BOTH_LOSE,
        (None, _) => DRAW,
    })
}

#[inline]
fn judge(features: &Features, weights: &Balance) -> f32 {
    let balance = features.balance.weighed(weights);
    let Features { war, their_war, .. } = *features;
    let peace = (1.0 - war) * (1.0 - their_war) * numbers::chance(balance);
    peace + (1.0 - war) * their_war + war * their_war * BOTH_LOSE
}

/// What each side sees of a game that is not over.
#[inline]
pub(super) fn features(state: &State) -> BySide<Features> {
    let tempo = Tempo::of(state);
    let balance = features::balance(state, &tempo);
    let war = BySide::from_fn(|side| risk::risk(state, side, &tempo));
    BySide::from_fn(|side| Features {
        balance: if side == Side::Us { balance } else { balance.from_the_other_side() },
        war: war[side],
        their_war: war[side.other()],
    })
}
