//! What the tests of messages share.
#![allow(dead_code, reason = "not every test uses all of it")]

use kernel::{Dealer, Entry, Game, List, Turn};
use table::{Seeded, begin, step};
use wire::message::Coded;

/// A game whose messages are tested.
pub(crate) trait Tried: Coded {
    /// Picks an action so that games go far.
    fn pick(&self, actions: &[Self::Action], dealer: &mut Seeded) -> Self::Action;
}

impl Tried for days::State {
    /// The calmest of a few: pure chance ends in nuclear war before the second round.
    fn pick(&self, actions: &[days::Action], dealer: &mut Seeded) -> days::Action {
        let tries = [(); 4].map(|()| actions[dealer.below(actions.len() as u32) as usize]);
        let tension = |&action: &days::Action| {
            let mut after = *self;
            after.play_unchecked(action, &mut ());
            let steps =
                kernel::Side::ALL.map(|side| days::Track::ALL.map(|track| after.board().defcon[side].on(track)));
            steps.as_flattened().iter().map(|&step| u32::from(step) * u32::from(step)).sum::<u32>()
        };
        tries.into_iter().min_by_key(tension).unwrap_or_default()
    }
}

impl Tried for minutes::State {
    /// Anything, but low bids: who has cubes has choices.
    fn pick(&self, actions: &[minutes::Action], dealer: &mut Seeded) -> minutes::Action {
        let choices = if matches!(actions[0], minutes::Action::Bid(_)) { 3 } else { actions.len() as u32 };
        actions[dealer.below(choices) as usize]
    }
}

/// Plays a game and shows every position with the facts that led to it.
pub(crate) fn play<G: Tried>(rules: G::Rules, dealer: &mut Seeded, mut see: impl FnMut(&G, &[G::Fact], &mut Seeded)) {
    let (mut state, mut steps) = begin::<G>(rules);
    loop {
        let facts: Vec<G::Fact> = steps.iter().flat_map(|step| step.facts.iter().copied()).collect();
        see(&state, &facts, dealer);
        let entry = match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => Entry::Chance(state.draw(dealer)),
            Turn::Player(side) => {
                let mut actions = List::<G::Action>::new();
                state.actions(&mut actions);
                Entry::Action(side, state.pick(&actions, dealer))
            }
        };
        (state, steps) = step(state, entry).unwrap_or_else(|refusal| panic!("{entry}: {refusal}"));
    }
}

/// A deck with long Events, one of whose cards has the name of a built-in one.
pub(crate) fn long_deck() -> &'static minutes::Deck {
    decks::read(include_str!("../pinned/deck.toml")).unwrap_or_else(|faults| panic!("{faults:?}")).keep()
}
