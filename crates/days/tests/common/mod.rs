//! What the tests of 13 Days share.
#![allow(dead_code, reason = "not every test uses all of it")]

pub(crate) mod case;

use days::{Action, State, Track};
use kernel::{Dealer, Game, Side};

/// Picks at random, but the calmest of a few: pure chance ends in nuclear war before the second round.
pub(crate) fn calm<D: Dealer>(state: &State, actions: &[Action], dealer: &mut D) -> Action {
    let tries = [(); 4].map(|()| actions[dealer.below(actions.len() as u32) as usize]);
    let after = |&action: &Action| {
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        tension(&after)
    };
    tries.into_iter().min_by_key(after).unwrap_or_default()
}

fn tension(state: &State) -> u32 {
    let steps = Side::ALL.into_iter().flat_map(|side| Track::ALL.map(|track| state.board().defcon[side].on(track)));
    steps.map(|step| u32::from(step) * u32::from(step)).sum()
}
