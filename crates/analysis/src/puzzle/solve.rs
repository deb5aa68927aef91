use bots::{BotSpec, Budget, Level, Rng, Search, Thought};
use kernel::SeatView;

use super::{Posed, Puzzled};

/// How many descents a puzzle is solved with where it is checked.
pub const SOLVE: u64 = 600;

/// What a search makes of the choices that are offered.
#[derive(Clone, Debug, PartialEq)]
pub struct TryOut<A> {
    /// Its choice.
    pub choice: A,
    /// The value of each choice, in the order in which they are offered.
    pub values: Vec<f32>,
}

/// Solves a puzzle by a search of so many descents.
#[must_use]
pub fn solve<G: Puzzled>(posed: &Posed<G>, iterations: u64, seed: u64) -> TryOut<G::Action> {
    let thought = Search::new(Budget::Iterations(iterations)).think::<G>(&posed.view, seed, &());
    of_thought(&thought, &posed.choices, posed.answer)
}

/// What a search thinks of some of its choices: the most visited is its choice, or the best if it solved an equilibrium.
fn of_thought<A: Copy + PartialEq>(thought: &Thought<A>, choices: &[A], or: A) -> TryOut<A> {
    let found = |action: A| thought.options.iter().find(|option| option.action == action);
    let values: Vec<f32> = choices.iter().map(|&action| found(action).map_or(0.0, |option| option.win)).collect();
    let weight = |action: A| {
        found(action).map_or((0, 0.0), |option| (if thought.solved { 0 } else { option.visits }, option.win))
    };
    let better = |a: &A, b: &A| weight(*a).partial_cmp(&weight(*b)).unwrap_or(std::cmp::Ordering::Equal);
    TryOut { choice: choices.iter().copied().max_by(better).unwrap_or(or), values }
}

/// How often of ten times each level but the last takes another choice than the answer.
#[must_use]
pub fn failures<G: Puzzled>(posed: &Posed<G>, seed: u64) -> [u8; 4] {
    const TIMES: u64 = 10;
    let legal = posed.view.choices();
    [Level::Cadet, Level::Attache, Level::Envoy, Level::Secretary].map(|level| {
        let mut bot = BotSpec::Level(level).bot::<G>();
        let fails = |time: &u64| bot.choose(&posed.view, &legal, Rng::of(seed, *time).bits()) != posed.answer;
        (0..TIMES).filter(fails).count() as u8
    })
}
