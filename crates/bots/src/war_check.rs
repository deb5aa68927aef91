//! Not walking into a war that can be seen coming.

use kernel::{Dealer, Side, Turn, Why};

use crate::play::{advance, choices};
use crate::{Insight, Rng};

/// How many guesses must agree that a choice leads to war.
const GUESSES: usize = 8;
/// How often a way out is looked for. To try all ways would take seconds at the end of a round: there can be millions.
const TRIES: usize = 256;
/// How many choices of the other side are compared.
const FEW: usize = 4;

/// The choices that leave a way out of losing by war, in at least one guess; all choices, if none does.
///
/// To a search a lost game is lost, by prestige or by war. To a person it is not the same.
pub(crate) fn without_sure_war<G: Insight>(
    view: &G::View,
    side: Side,
    choices: &[G::Action],
    rng: &mut Rng,
) -> Vec<G::Action> {
    let guesses: [G; GUESSES] = std::array::from_fn(|_| G::guess(view, rng));
    let lens = G::lens(view, false);
    // A generator of its own: how long the search for a way out takes must not change what is drawn afterwards.
    let mut rng = Rng::new(0);
    let mut is_safe = |action: G::Action| {
        guesses.iter().cycle().take(TRIES).any(|guess| avoids_war(&lens, guess, side, action, &mut rng))
    };
    let safe: Vec<G::Action> = choices.iter().copied().filter(|&action| is_safe(action)).collect();
    if safe.is_empty() { choices.to_vec() } else { safe }
}

/// Whether `side` does not lose by war after `action` when it goes on at random and the other side plays well for itself. Play
/// stops when the other side is to play a card and `side` has one left too.
fn avoids_war<G: Insight>(lens: &G::Lens, guess: &G, side: Side, action: G::Action, rng: &mut Rng) -> bool {
    let mut state = *guess;
    state.play_unchecked(action, &mut ());
    loop {
        if state.turn() == Turn::Player(side.other()) && G::is_next_card(&state) && G::has_plays(&state, side) {
            return true;
        }
        let choose = |state: &G, mover: Side, rng: &mut Rng| {
            let choices = choices(state);
            let mut any = || choices[rng.below(choices.len() as u32) as usize];
            if mover == side { any() } else { best(lens, state, mover, [(); FEW].map(|()| any())) }
        };
        if let Err(end) = advance(&mut state, rng, choose) {
            return end.winner == Some(side) || end.why != Why::NuclearWar;
        }
    }
}

/// The best of a few choices for the mover: nobody helps the other side out of a war.
fn best<G: Insight>(lens: &G::Lens, state: &G, mover: Side, few: [G::Action; FEW]) -> G::Action {
    let value = |action: &G::Action| {
        let mut child = *state;
        child.play_unchecked(*action, &mut ());
        G::static_value(lens, &child, mover)
    };
    few.into_iter().max_by(|a, b| value(a).total_cmp(&value(b))).expect("a few are more than none")
}
