//! Not walking into a war that can be seen coming.

use kernel::{List, Side, Turn, Why};

use crate::{Dice, Insight};

/// How many guesses must agree that a choice is war.
const GUESSES: usize = 8;

/// The choices that leave a way out of a war that the side loses in some guess at least; all, if none does.
///
/// To a search a game that is lost anyway is lost alike by prestige and by war. To a person it is not.
pub(crate) fn without_sure_war<G: Insight>(
    view: &G::View,
    side: Side,
    choices: &[G::Action],
    dice: &mut Dice,
) -> Vec<G::Action> {
    let guesses: [G; GUESSES] = std::array::from_fn(|_| G::guess(view, dice));
    let mut is_safe = |action: G::Action| guesses.iter().any(|guess| keeps_out_of_war(guess, side, action, dice));
    let prudent: Vec<G::Action> = choices.iter().copied().filter(|&action| is_safe(action)).collect();
    if prudent.is_empty() { choices.to_vec() } else { prudent }
}

/// Whether `side` can keep out of a war that it loses after an action of its own: until the other side is to play a card, or the
/// game is over.
fn keeps_out_of_war<G: Insight>(state: &G, side: Side, action: G::Action, dice: &mut Dice) -> bool {
    let mut after = *state;
    after.play_unchecked(action, &mut ());
    while after.turn() == Turn::Chance {
        after.deal_unchecked(after.draw(dice), &mut ());
    }
    let mut choices = List::<G::Action>::new();
    after.actions_in_order(&mut choices);
    match after.turn() {
        Turn::Over(end) => end.winner == Some(side) || end.why != Why::NuclearWar,
        Turn::Player(mover) if mover == side => choices.iter().any(|&next| keeps_out_of_war(&after, side, next, dice)),
        Turn::Player(_) if G::is_next_card(&after) => true,
        // With dice of its own: how the other side's choices are gone through must not change what else is drawn.
        Turn::Player(_) | Turn::Chance => {
            choices.iter().any(|&next| keeps_out_of_war(&after, side, next, &mut Dice::new(0)))
        }
    }
}
