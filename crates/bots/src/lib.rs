//! Players for both games that see only a view, an arena that measures them, and advice with reasons.
//!
//! - [`Bot`] is what a player is: a view and its choices in, an action out. Positions come from guesses alone
//!   ([`Guesses`]).
//! - [`Random`], [`Greedy`] and [`Search`] are the players; [`Level`] names five strengths for people, and [`Player`] is any
//!   of them as a word of text.
//! - [`Insight`] is what a player must understand of a game beyond its rules; [`Evaluator`] judges the leaves of a search and
//!   is the place for a learned evaluation.

mod advice;
pub mod arena;
/// A line that says whether a search still does what it did.
pub mod bench;
mod bot;
mod budget;
mod dice;
mod greedy;
mod insight;
mod level;
mod numbers;
mod player;
mod prudence;
mod random;
mod search;
mod tree;

pub use advice::{Advice, Explain, Suggestion, advise};
pub use bot::Bot;
pub use budget::{Budget, Clock, Progress, Watch, system_clock};
pub use dice::Dice;
pub use greedy::Greedy;
pub use insight::{
    AgendaSigns, Alike, DaysBalance, DaysFeatures, DaysLens, DaysReason, Evaluator, Features, Guesses, Insight, KINDS,
    MinutesAim, MinutesBalance, MinutesFeatures, MinutesLens, MinutesReason, Mixed, OrderTerms, PlainFacts, RuleFacts,
    days_award,
};
pub use level::Level;
pub use player::Player;
pub use random::Random;
pub use search::{Prospect, Search, Thought};
pub use tree::Tuning;
