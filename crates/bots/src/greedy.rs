use kernel::{BySide, Dealer, List, Side, Turn};

use crate::{Bot, Dice, Evaluator, Guesses, Insight, PlainFacts, Watch, prudence};

/// Looks one card ahead: tries every choice on a few guesses, lets the card that is being played come to its end, and counts
/// what lies on the table ([`PlainFacts`]).
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many guesses it tries.
    pub guesses: u32,
    /// How often, of a thousand times, it takes any choice that is not a sure loss.
    pub whims: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { guesses: 8, whims: 0 }
    }
}

/// Choices as good as the best but for so much are all the same in a secret choice.
const SECRET_SLACK: f32 = 0.04;

impl Greedy {
    /// What each choice promises the seat of the view.
    fn promises<G: Insight>(self, view: &G::View, me: Side, choices: &[G::Action], dice: &mut Dice) -> Vec<f32> {
        let guesses = Guesses::<G>::new(view, false);
        let mut promises = vec![0.0; choices.len()];
        for _ in 0..self.guesses {
            let guess = guesses.make(dice);
            for (promise, &action) in promises.iter_mut().zip(choices) {
                let mut state = guess;
                state.play_unchecked(action, &mut ());
                *promise += settle(&PlainFacts, guesses.lens(), state, dice)[me];
            }
        }
        promises.iter_mut().for_each(|promise| *promise /= self.guesses as f32);
        promises
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose_watched(&mut self, view: &G::View, choices: &[G::Action], seed: u64, _watch: &dyn Watch) -> G::Action {
        let (mut dice, Some(me)) = (Dice::new(seed), G::seat(view)) else { return choices[0] };
        if choices.len() == 1 {
            return choices[0];
        }
        if let Some(mix) = G::mix(view, &mut dice) {
            return mix[dice.weighted(mix.iter().map(|mixed| mixed.often.into()))].action;
        }
        let choices = &prudence::without_sure_war::<G>(view, me, choices, &mut dice);
        let promises = self.promises::<G>(view, me, choices, &mut dice);
        let best = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let secret = G::is_secret(&G::guess(view, &mut dice));
        let slack = if dice.below(1000) < self.whims {
            best - SURE_LOSS.min(best)
        } else if secret {
            SECRET_SLACK
        } else {
            0.0
        };
        let good: Vec<G::Action> = std::iter::zip(choices, &promises)
            .filter(|&(_, &promise)| promise >= best - slack)
            .map(|(&action, _)| action)
            .collect();
        good[dice.below(good.len() as u32) as usize]
    }
}

/// Below this a position is lost.
const SURE_LOSS: f32 = 0.02;

/// Lets the card that is being played come to its end and judges the position.
pub(crate) fn settle<G: Insight>(
    evaluator: &impl Evaluator<G>,
    lens: &G::Lens,
    state: G,
    dice: &mut Dice,
) -> BySide<f32> {
    evaluator.evaluate(lens, &settled(evaluator, lens, state, dice))
}

/// The position once the card that is being played has come to its end, everybody taking what looks best.
fn settled<G: Insight>(evaluator: &impl Evaluator<G>, lens: &G::Lens, mut state: G, dice: &mut Dice) -> G {
    while !G::is_quiet(&state) && !G::is_beyond(lens, &state) {
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => state.deal_unchecked(state.draw(dice), &mut ()),
            Turn::Player(side) => state = best_child(evaluator, lens, &state, side).1,
        }
    }
    state
}

/// An action and what its side goes on to do with the card that is being played, as far as that lies with it alone.
pub(crate) fn plan<G: Insight>(
    evaluator: &impl Evaluator<G>,
    lens: &G::Lens,
    mut state: G,
    action: G::Action,
    side: Side,
) -> Vec<G::Action> {
    let mut plan = vec![action];
    state.play_unchecked(action, &mut ());
    while !G::is_quiet(&state) && state.turn() == Turn::Player(side) {
        let (action, child) = best_child(evaluator, lens, &state, side);
        plan.push(action);
        state = child;
    }
    plan
}

/// The action that looks best to the side to move, and the position after it.
fn best_child<G: Insight>(evaluator: &impl Evaluator<G>, lens: &G::Lens, state: &G, side: Side) -> (G::Action, G) {
    let mut actions = List::<G::Action>::new();
    state.actions_in_order(&mut actions);
    let (mut best, mut top) = ((actions[0], *state), f32::NEG_INFINITY);
    for &action in actions.iter() {
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        let value = evaluator.looks(lens, &child, side);
        if value > top {
            (best, top) = ((action, child), value);
        }
    }
    best
}
