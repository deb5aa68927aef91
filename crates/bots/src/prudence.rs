//! Not walking into a war that can be seen coming.

use kernel::{Dealer, List, Side, Turn, Why};

use crate::{Dice, Insight};

/// How many guesses must agree that a choice is war.
const GUESSES: usize = 8;
/// How often a way out is looked for. To go through all ways would take seconds at the end of a round: there can be millions.
const TRIES: usize = 256;
/// How many choices of the other side are looked at.
const FEW: usize = 4;

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
    let lens = G::lens(view, false);
    // With dice of its own: how long one must look must not change what else is drawn.
    let mut steps = Dice::new(0);
    let mut is_safe = |action: G::Action| {
        guesses.iter().cycle().take(TRIES).any(|guess| keeps_out_of_war(&lens, guess, side, action, &mut steps))
    };
    let prudent: Vec<G::Action> = choices.iter().copied().filter(|&action| is_safe(action)).collect();
    if prudent.is_empty() { choices.to_vec() } else { prudent }
}

/// Whether `side` keeps out of a war that it loses after an action of its own, when it goes on anyhow and the other side as it looks
/// best to that, until the other side is to play a card that does not leave everything to it, or the game is over.
fn keeps_out_of_war<G: Insight>(lens: &G::Lens, guess: &G, side: Side, action: G::Action, dice: &mut Dice) -> bool {
    let mut state = *guess;
    let mut choices = List::<G::Action>::new();
    state.play_unchecked(action, &mut ());
    loop {
        match state.turn() {
            Turn::Over(end) => return end.winner == Some(side) || end.why != Why::NuclearWar,
            Turn::Chance => state.deal_unchecked(state.draw(dice), &mut ()),
            Turn::Player(mover) => {
                if mover != side && G::is_next_card(&state) && G::has_plays(&state, side) {
                    return true;
                }
                choices.clear();
                state.actions(&mut choices);
                let mut any = || choices[dice.below(choices.len() as u32) as usize];
                let action = if mover == side { any() } else { best(lens, &state, mover, [(); FEW].map(|()| any())) };
                state.play_unchecked(action, &mut ());
            }
        }
    }
}

/// What looks best to the mover of a few choices: nobody helps the other side out of a war.
fn best<G: Insight>(lens: &G::Lens, state: &G, mover: Side, few: [G::Action; FEW]) -> G::Action {
    let looks = |action: &G::Action| {
        let mut child = *state;
        child.play_unchecked(*action, &mut ());
        G::looks(lens, &child, mover)
    };
    few.into_iter().max_by(|a, b| looks(a).total_cmp(&looks(b))).unwrap_or(few[0])
}
