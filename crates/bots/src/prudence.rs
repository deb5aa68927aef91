//! Not walking into a war that can be seen coming.

use kernel::{Dealer, List, Side, Turn, Why};

use crate::{Dice, Insight};

/// How many guesses must agree that a choice is war.
const GUESSES: usize = 8;
/// How often a way out is looked for. To go through all ways would take seconds at the end of a round: there can be millions.
const TRIES: usize = 256;

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
    // With dice of its own: how long one must look must not change what else is drawn.
    let mut steps = Dice::new(0);
    let mut is_safe = |action: G::Action| {
        guesses.iter().cycle().take(TRIES).any(|guess| keeps_out_of_war(guess, side, action, &mut steps))
    };
    let prudent: Vec<G::Action> = choices.iter().copied().filter(|&action| is_safe(action)).collect();
    if prudent.is_empty() { choices.to_vec() } else { prudent }
}

/// Whether `side` keeps out of a war that it loses after an action of its own, when everybody goes on anyhow until the other side is
/// to play a card, or the game is over.
fn keeps_out_of_war<G: Insight>(guess: &G, side: Side, mut action: G::Action, dice: &mut Dice) -> bool {
    let mut state = *guess;
    let mut choices = List::<G::Action>::new();
    loop {
        state.play_unchecked(action, &mut ());
        while state.turn() == Turn::Chance {
            state.deal_unchecked(state.draw(dice), &mut ());
        }
        match state.turn() {
            Turn::Over(end) => return end.winner == Some(side) || end.why != Why::NuclearWar,
            Turn::Player(mover) if mover != side && G::is_next_card(&state) => return true,
            _ => {}
        }
        choices.clear();
        state.actions(&mut choices);
        action = choices[dice.below(choices.len() as u32) as usize];
    }
}
