//! Not walking into a war that can be seen coming.

use kernel::{Side, Turn, Why};

use crate::{Dice, Insight};

/// How many guesses must agree that a choice is war.
const GUESSES: usize = 8;

/// The choices that are not sure to end the game at once in a war that the side loses; all, if all are.
///
/// To a search a game that is lost anyway is lost alike by prestige and by war. To a person it is not.
pub(crate) fn without_sure_war<G: Insight>(
    view: &G::View,
    side: Side,
    choices: &[G::Action],
    dice: &mut Dice,
) -> Vec<G::Action> {
    let guesses: [G; GUESSES] = std::array::from_fn(|_| G::guess(view, dice));
    let is_war = |action: G::Action| guesses.iter().all(|&guess| ends_in_war(guess, side, action));
    let prudent: Vec<G::Action> = choices.iter().copied().filter(|&action| !is_war(action)).collect();
    if prudent.is_empty() { choices.to_vec() } else { prudent }
}

fn ends_in_war<G: Insight>(mut state: G, side: Side, action: G::Action) -> bool {
    state.play_unchecked(action, &mut ());
    matches!(state.turn(), Turn::Over(end) if end.why == Why::NuclearWar && end.winner != Some(side))
}
