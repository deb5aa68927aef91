//! What players must understand of a game beyond its rules.

mod days;
pub(crate) mod minutes;
mod terms;

use std::fmt::Debug;

use kernel::{BySide, Game, Side};

use crate::{Calibration, Rng};

pub use days::{
    AgendaSigns, Balance as DaysBalance, DaysLens, Features as DaysFeatures, Reason as DaysReason, Step as DaysStep,
    award as days_award,
};
pub use minutes::{
    Aim as MinutesAim, Balance as MinutesBalance, Features as MinutesFeatures, MinutesLens, OrderTerms,
    Reason as MinutesReason, Step as MinutesStep, mixed_bids,
};

/// The most types of player that a side can be ([`Insight::player_type`]).
pub const PLAYER_TYPES: usize = 3;

/// Finds the choice that stands for a choice of a mover.
pub type Alike<A> = fn(A, Side) -> A;

/// A game that bots understand: how good a position is, what a view says about what is hidden, how far to look ahead.
pub trait Insight: Game {
    /// What is worked out from a view once before thinking, beliefs about hidden things included.
    type Lens: Clone + Debug + Send + Sync;

    /// Whose view it is; nobody's for a spectator.
    fn seat(view: &Self::View) -> Option<Side>;

    /// Reads the view of a player. Without `belief`, everything that fits the view is taken as equally likely.
    fn lens(view: &Self::View, belief: bool) -> Self::Lens;

    /// A position that fits the view of the lens: the better it fits what the opponent has done as well, the more often.
    fn likely_guess(lens: &Self::Lens, view: &Self::View, rng: &mut Rng) -> Self;

    /// The chance of each side to win, *as that side sees it*: averaged over what it cannot know. Both are 0 to 1 and need not
    /// add up to 1.
    fn evaluate(lens: &Self::Lens, state: &Self) -> BySide<f32>;

    /// The chance of one side alone, as that side sees it.
    fn static_value(lens: &Self::Lens, state: &Self, side: Side) -> f32 {
        Self::evaluate(lens, state)[side]
    }

    /// How a side stands by what a beginner would count on the table, as if everything ended now.
    fn standing(lens: &Self::Lens, state: &Self, side: Side) -> f32;

    /// Whether the position is past the horizon of a search from the view of the lens.
    fn is_past_horizon(lens: &Self::Lens, state: &Self) -> bool;

    /// Whether the horizon is the end of the game, so that rollouts end with a result.
    fn horizon_is_end(lens: &Self::Lens) -> bool;

    /// Whether no card is being played, so that a static value means something (*quiescence*).
    fn is_quiet(state: &Self) -> bool;

    /// Whether somebody is to play a card.
    fn is_next_card(state: &Self) -> bool;

    /// Whether a side has a card left to play before it is decided who triggers war.
    fn has_plays(state: &Self, side: Side) -> bool;

    /// Which of at most [`PLAYER_TYPES`] types of player `side` is, by the secrets that it acts on. What is good for one type says
    /// little about another.
    fn player_type(lens: &Self::Lens, state: &Self, side: Side) -> usize;

    /// Whether both sides choose at once or in secret, so that being predictable costs.
    fn is_secret(state: &Self) -> bool;

    /// Whether the other side does not see which action is chosen. To that side all such actions of a position are one.
    fn is_hidden(state: &Self, action: Self::Action) -> bool;

    /// Where the other side would answer several choices of the mover alike: a function from a choice to the one that stands for
    /// it (an *action abstraction*).
    #[inline]
    fn alike(_state: &Self) -> Option<Alike<Self::Action>> {
        None
    }

    /// The parts of a game in which searches err differently about their chances, each by its name and with what corrects it.
    const PARTS: &'static [(&'static str, Calibration)];

    /// The part of the game that a view is of: an index into [`Insight::PARTS`].
    fn part(view: &Self::View) -> usize;

    /// How to correct what a search says of the chances of the seat of this view before a person is told.
    fn calibration(view: &Self::View) -> Calibration {
        Self::PARTS[Self::part(view)].1
    }

    /// An equilibrium where both sides choose at once and nothing can be looked ahead to without knowing the other's choice.
    /// Nothing where a search does better.
    fn equilibrium(_view: &Self::View, _rng: &mut Rng) -> Option<Vec<Mixed<Self::Action>>> {
        None
    }
}

/// What an evaluation looks at, from one side's point of view: positive is good for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features<B> {
    /// The features of the balance, which decides a game that ends in peace.
    pub balance: B,
    /// How likely this side triggers war.
    pub war: f32,
    /// How likely the other side does.
    pub their_war: f32,
}

/// A choice of a mixed strategy.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mixed<A> {
    /// The choice.
    pub action: A,
    /// How often it should be made, 0 to 1.
    pub probability: f32,
    /// The chance to win with it.
    pub win: f32,
}

/// Judges positions at the leaves of a search. An evaluation learned by self-play would implement this.
pub trait Evaluator<G: Insight>: Send + Sync {
    /// The chance of each side to win, as that side sees it.
    fn evaluate(&self, lens: &G::Lens, state: &G) -> BySide<f32>;

    /// The chance of one side alone, as that side sees it: the value of a choice before anything is tried.
    fn static_value(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
        self.evaluate(lens, state)[side]
    }
}

/// The evaluation written by hand from rule facts: [`Insight::evaluate`].
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleFacts;

impl<G: Insight> Evaluator<G> for RuleFacts {
    #[inline]
    fn evaluate(&self, lens: &G::Lens, state: &G) -> BySide<f32> {
        G::evaluate(lens, state)
    }

    #[inline]
    fn static_value(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
        G::static_value(lens, state, side)
    }
}

/// What a beginner would count and nothing cleverer: [`Insight::standing`], mapped to a chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainFacts;

impl<G: Insight> Evaluator<G> for PlainFacts {
    fn evaluate(&self, lens: &G::Lens, state: &G) -> BySide<f32> {
        BySide::from_fn(|side| self.static_value(lens, state, side))
    }

    fn static_value(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
        crate::numbers::chance(0.3 * G::standing(lens, state, side))
    }
}

/// Where a bot gets positions from: guesses that fit a view (*determinizations*), and nothing else.
#[derive(Clone, Debug)]
pub struct Guesses<'a, G: Insight> {
    view: &'a G::View,
    lens: G::Lens,
}

impl<'a, G: Insight> Guesses<'a, G> {
    /// The guesses of the view of a player. Without `belief`, all that fit are made equally often.
    pub fn new(view: &'a G::View, belief: bool) -> Self {
        Guesses { view, lens: G::lens(view, belief) }
    }

    /// Whose view it is; nobody's for a spectator.
    #[inline]
    pub fn seat(&self) -> Option<Side> {
        G::seat(self.view)
    }

    /// What was worked out from the view.
    pub const fn lens(&self) -> &G::Lens {
        &self.lens
    }

    /// A position that fits the view; likelier ones are made more often.
    #[inline]
    pub fn make(&self, rng: &mut Rng) -> G {
        G::likely_guess(&self.lens, self.view, rng)
    }
}
