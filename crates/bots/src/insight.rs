//! What players must understand of a game beyond its rules.

mod days;
mod minutes;
mod terms;

use std::fmt::Debug;

use kernel::{BySide, Game, Side};

use crate::Dice;

pub use days::{
    AgendaSigns, Balance as DaysBalance, DaysLens, Features as DaysFeatures, Reason as DaysReason, award as days_award,
};
pub use minutes::{
    Aim as MinutesAim, Balance as MinutesBalance, Features as MinutesFeatures, MinutesLens, OrderTerms,
    Reason as MinutesReason,
};

/// How many kinds of player a side can be ([`Insight::kind`]).
pub const KINDS: usize = 3;

/// Finds the choice that stands for a choice of a mover.
pub type Alike<A> = fn(A, Side) -> A;

/// A game that bots understand: how good a position is, what a view says about what is hidden, where to stop looking.
pub trait Insight: Game {
    /// What can be read out of a view once and for all, beliefs about hidden things included.
    type Lens: Clone + Debug + Send + Sync;

    /// Whose view it is; nobody's for a spectator.
    fn seat(view: &Self::View) -> Option<Side>;

    /// Reads a view. One that is not `believing` takes everything that fits the view as equally likely.
    fn lens(view: &Self::View, believing: bool) -> Self::Lens;

    /// How well a guess fits what the opponent has done, up to 1. Guesses are kept as often as this says.
    fn likelihood(lens: &Self::Lens, guess: &Self) -> f32;

    /// The chance of each side to win, *as that side sees it*: what it cannot know is averaged over what it may believe.
    /// Both are 0 to 1 and need not add up to 1.
    fn evaluate(lens: &Self::Lens, state: &Self) -> BySide<f32>;

    /// The chance of one side alone, as it sees it.
    fn looks(lens: &Self::Lens, state: &Self, side: Side) -> f32 {
        Self::evaluate(lens, state)[side]
    }

    /// How a side stands by what can be read off the table: the rule facts that a beginner would count, as if all ended now.
    fn standing(lens: &Self::Lens, state: &Self, side: Side) -> f32;

    /// Whether the position lies beyond what is worth looking into from where the lens was made.
    fn is_beyond(lens: &Self::Lens, state: &Self) -> bool;

    /// Whether the game ends where it is no longer worth looking on, so that a leaf of a search can be judged by its end too.
    fn ends_in_sight(lens: &Self::Lens) -> bool;

    /// Whether the card that was played is dealt with, so that a position can be judged by its looks.
    fn is_quiet(state: &Self) -> bool;

    /// Whether a card is to be played, after which all may be different.
    fn is_next_card(state: &Self) -> bool;

    /// Whether a side has a card to play before markers or spheres are judged for war.
    fn has_plays(state: &Self, side: Side) -> bool;

    /// Which of up to [`KINDS`] kinds of player `side` is by the secrets of its own that it acts on. What one kind finds good
    /// says little about another.
    fn kind(lens: &Self::Lens, state: &Self, side: Side) -> usize;

    /// Whether the choice is a secret one, in which being predictable costs.
    fn is_secret(state: &Self) -> bool;

    /// Whether the other side does not see what an action is. All such actions of a position are one to it.
    fn is_hidden(state: &Self, action: Self::Action) -> bool;

    /// Where the other side would answer some of the mover's choices alike: the choice that stands for one of them and its like.
    #[inline]
    fn alike(_state: &Self) -> Option<Alike<Self::Action>> {
        None
    }

    /// How often each choice should be made, and the chance to win with it, where both sides choose at once and nothing can be
    /// looked ahead to without knowing the other's choice. Nothing where a search knows better.
    fn mix(_view: &Self::View, _dice: &mut Dice) -> Option<Vec<Mixed<Self::Action>>> {
        None
    }

    /// A number for the pending draw such that the same draw of the same game has the same number, however it came about.
    /// Dealers who want two games to be alike in luck draw by it.
    fn draw_key(state: &Self) -> u64;

    /// Who will play first, if the action decides that.
    fn initiative(state: &Self, action: Self::Action) -> Option<Side>;

    /// Who leads in prestige and by how much: positive for the US.
    fn prestige(state: &Self) -> i8;
}

/// What an evaluation looks at, from one side's point of view: positive is good for it. The input of the evaluation, and of
/// whatever will be learned in its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features<B> {
    /// What makes up the balance, which is what decides a game that ends in peace.
    pub balance: B,
    /// How likely this side triggers war.
    pub war: f32,
    /// How likely the other side does.
    pub their_war: f32,
}

/// A choice that is made now and then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mixed<A> {
    /// The choice.
    pub action: A,
    /// How often it should be made, 0 to 1.
    pub often: f32,
    /// The chance to win with it.
    pub win: f32,
}

/// Judges positions at the leaves of a search. The place for an evaluation learned by self-play.
pub trait Evaluator<G: Insight>: Send + Sync {
    /// The chance of each side to win, as that side sees it.
    fn evaluate(&self, lens: &G::Lens, state: &G) -> BySide<f32>;

    /// The chance of one side alone, as it sees it. What a choice looks worth before anything is tried.
    fn looks(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
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
    fn looks(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
        G::looks(lens, state, side)
    }
}

/// What can be read off the table and nothing cleverer: [`Insight::standing`], mapped to a chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainFacts;

impl<G: Insight> Evaluator<G> for PlainFacts {
    fn evaluate(&self, lens: &G::Lens, state: &G) -> BySide<f32> {
        BySide::from_fn(|side| self.looks(lens, state, side))
    }

    fn looks(&self, lens: &G::Lens, state: &G, side: Side) -> f32 {
        crate::numbers::chance(0.3 * G::standing(lens, state, side))
    }
}

/// Where a bot gets positions from: guesses that fit a view, and nothing else.
#[derive(Clone, Debug)]
pub struct Guesses<'a, G: Insight> {
    view: &'a G::View,
    lens: G::Lens,
}

impl<'a, G: Insight> Guesses<'a, G> {
    /// The guesses of a view. Unless `believing`, all that fit are made equally often.
    pub fn new(view: &'a G::View, believing: bool) -> Self {
        Guesses { view, lens: G::lens(view, believing) }
    }

    /// Whose view it is; nobody's for a spectator.
    #[inline]
    pub fn seat(&self) -> Option<Side> {
        G::seat(self.view)
    }

    /// What was read out of the view.
    pub const fn lens(&self) -> &G::Lens {
        &self.lens
    }

    /// A position that fits the view.
    #[inline]
    pub fn make(&self, dice: &mut Dice) -> G {
        const TRIES: usize = 16;
        for _ in 1..TRIES {
            let guess = G::guess(self.view, dice);
            if dice.unit() < G::likelihood(&self.lens, &guess) {
                return guess;
            }
        }
        G::guess(self.view, dice)
    }
}
