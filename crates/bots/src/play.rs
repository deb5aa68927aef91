//! Playing a position on, one entry at a time.

use kernel::{Dealer, Entry, Game, List, Outcome, Side, Turn};

use crate::{Bot, Monitor};

/// What comes next: chance draws from `dealer`, or a side takes what `choose` says. How the game ended, if it is over.
///
/// # Errors
/// The game is over.
#[inline]
pub fn next_entry<G: Game, D: Dealer>(
    state: &G,
    dealer: &mut D,
    choose: impl FnOnce(&G, Side, &mut D) -> G::Action,
) -> Result<Entry<G>, Outcome> {
    match state.turn() {
        Turn::Over(outcome) => Err(outcome),
        Turn::Chance => Ok(Entry::Chance(state.draw(dealer))),
        Turn::Player(side) => Ok(Entry::Action(side, choose(state, side, dealer))),
    }
}

/// Carries out an entry, which is legal.
#[inline]
pub fn apply<G: Game>(state: &mut G, entry: Entry<G>) {
    match entry {
        Entry::Action(_, action) => state.play_unchecked(action, &mut ()),
        Entry::Chance(chance) => state.deal_unchecked(chance, &mut ()),
        Entry::Resign(side) => state.resign_unchecked(side, &mut ()),
    }
}

/// Plays a position on by one entry: [`next_entry`] and [`apply`].
///
/// # Errors
/// The game is over.
#[inline]
pub fn advance<G: Game, D: Dealer>(
    state: &mut G,
    dealer: &mut D,
    choose: impl FnOnce(&G, Side, &mut D) -> G::Action,
) -> Result<Entry<G>, Outcome> {
    let entry = next_entry(state, dealer, choose)?;
    apply(state, entry);
    Ok(entry)
}

/// The choices of the side to move.
#[inline]
#[must_use]
pub fn choices<G: Game>(state: &G) -> List<G::Action> {
    let mut choices = List::new();
    state.actions(&mut choices);
    choices
}

/// A choice at random.
#[inline]
pub fn any<G: Game>(state: &G, dealer: &mut impl Dealer) -> G::Action {
    let choices = choices(state);
    choices[dealer.below(choices.len() as u32) as usize]
}

/// Lets a bot choose, from what its seat sees and a seed that follows from the dealer.
pub fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    choices: &[G::Action],
    dealer: &mut impl Dealer,
    monitor: &dyn Monitor,
) -> G::Action {
    bot.choose_monitored(view, choices, seed(dealer), monitor)
}

/// A seed that follows from the dealer.
pub fn seed(dealer: &mut impl Dealer) -> u64 {
    u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX))
}
