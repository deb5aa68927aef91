use kernel::{BySide, Dealer, List, Side, Turn};

use crate::play::advance;

use crate::{Bot, Evaluator, Guesses, Insight, Monitor, PlainFacts, Rng, war_check};

/// Looks one card ahead: tries every choice on a few guesses, plays the card to its end, and counts what lies on the table
/// ([`PlainFacts`]).
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many guesses it tries.
    pub guesses: u32,
    /// How often, of a thousand times, it acts on a whim and takes any choice that is not a sure loss: the ε of *ε-greedy*.
    pub whims: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { guesses: 8, whims: 0 }
    }
}

/// In a secret choice, all choices that are worse than the best by no more than this are equally good.
const SECRET_SLACK: f32 = 0.04;

impl Greedy {
    /// The expected value of each choice to the seat of the view.
    fn values<G: Insight>(self, view: &G::View, me: Side, choices: &[G::Action], rng: &mut Rng) -> Vec<f32> {
        let guesses = Guesses::<G>::new(view, false);
        let mut values = vec![0.0; choices.len()];
        for _ in 0..self.guesses {
            let guess = guesses.make(rng);
            for (value, &action) in values.iter_mut().zip(choices) {
                let mut state = guess;
                state.play_unchecked(action, &mut ());
                *value += quiescent_value(&PlainFacts, guesses.lens(), state, rng)[me];
            }
        }
        values.iter_mut().for_each(|value| *value /= self.guesses as f32);
        values
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose_monitored(
        &mut self,
        view: &G::View,
        choices: &[G::Action],
        seed: u64,
        _monitor: &dyn Monitor,
    ) -> G::Action {
        if choices.len() == 1 {
            return choices[0];
        }
        let (mut rng, me) = (Rng::new(seed), G::seat(view).expect("only a player is asked to choose"));
        if let Some(mix) = G::equilibrium(view, &mut rng) {
            return mix[rng.weighted(mix.iter().map(|mixed| mixed.probability.into()))].action;
        }
        let choices = &war_check::without_sure_war::<G>(view, me, choices, &mut rng);
        let values = self.values::<G>(view, me, choices, &mut rng);
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let secret = G::is_secret(&G::guess(view, &mut rng));
        let slack = if rng.below(1000) < self.whims {
            best - SURE_LOSS.min(best)
        } else if secret {
            SECRET_SLACK
        } else {
            0.0
        };
        let good: Vec<G::Action> = std::iter::zip(choices, &values)
            .filter(|&(_, &value)| value >= best - slack)
            .map(|(&action, _)| action)
            .collect();
        good[rng.below(good.len() as u32) as usize]
    }
}

/// Below this a position is lost.
const SURE_LOSS: f32 = 0.02;

/// The value of a position once the card that is being played is done with.
fn quiescent_value<G: Insight>(evaluator: &impl Evaluator<G>, lens: &G::Lens, state: G, rng: &mut Rng) -> BySide<f32> {
    evaluator.evaluate(lens, &quiescent(evaluator, lens, state, rng))
}

/// The position once the card that is being played is done with, everybody taking what has the best static value.
fn quiescent<G: Insight>(evaluator: &impl Evaluator<G>, lens: &G::Lens, mut state: G, rng: &mut Rng) -> G {
    let best = |state: &G, side: Side, _: &mut Rng| best_child(evaluator, lens, state, side).0;
    while !G::is_quiet(&state) && !G::is_past_horizon(lens, &state) && advance(&mut state, rng, best).is_ok() {}
    state
}

/// An action, followed by what its side goes on to do with the card as long as nobody else acts. The other side is taken to leave an
/// Event aside by `refusal`: what a Command is for does not hang on it.
pub(crate) fn plan<G: Insight>(
    evaluator: &impl Evaluator<G>,
    lens: &G::Lens,
    mut state: G,
    action: G::Action,
    side: Side,
    refusal: fn(&G) -> Option<G::Action>,
) -> Vec<G::Action> {
    let mut plan = vec![action];
    state.play_unchecked(action, &mut ());
    while !G::is_quiet(&state) {
        if state.turn() == Turn::Player(side) {
            let (action, child) = best_child(evaluator, lens, &state, side);
            plan.push(action);
            state = child;
        } else if let Some(refusal) = refusal(&state) {
            plan.push(refusal);
            state.play_unchecked(refusal, &mut ());
        } else {
            break;
        }
    }
    plan
}

/// The action with the best static value to the side to move, and the position after it.
fn best_child<G: Insight>(evaluator: &impl Evaluator<G>, lens: &G::Lens, state: &G, side: Side) -> (G::Action, G) {
    let mut actions = List::<G::Action>::new();
    state.actions_in_order(&mut actions);
    let (mut best, mut top) = ((actions[0], *state), f32::NEG_INFINITY);
    for &action in actions.iter() {
        let mut child = *state;
        child.play_unchecked(action, &mut ());
        let value = evaluator.static_value(lens, &child, side);
        if value > top {
            (best, top) = ((action, child), value);
        }
    }
    best
}
