//! Players for both games that see only a view, an arena that measures them, and advice with reasons.
//!
//! - A [`Bot`] gets a view and its choices and answers with an action. Positions come from guesses alone ([`Guesses`]).
//! - [`Random`], [`Greedy`] and [`Search`] are the bots. [`Level`] names five strengths for people to choose from, and a
//!   [`BotSpec`] is any bot written as text.
//! - [`Insight`] is what a bot must understand of a game beyond its rules; [`arena::Measured`] is what the arena asks besides.
//!   An [`Evaluator`] judges the leaves of a search.
//!
//! `docs/glossary.md` says what the literature calls these things.

mod advice;
pub mod arena;
/// Numbers that tell whether a search still does what it did.
pub mod bench;
mod bot;
mod budget;
mod compare;
mod greedy;
mod insight;
pub mod judge;
mod level;
mod numbers;
pub mod play;
mod random;
pub mod regression;
mod rng;
mod search;
mod spec;
mod told;
mod tree;
mod war_check;

pub use advice::{Advice, Explain, Suggestion, advise, explain};
pub use bot::Bot;
pub use budget::{Budget, Clock, Monitor, Progress, system_clock};
pub use compare::compare;
pub use greedy::Greedy;
pub use insight::{
    AgendaSigns, Alike, DaysBalance, DaysFeatures, DaysLens, DaysReason, DaysStep, Evaluator, Features, Guesses,
    Insight, MinutesAim, MinutesBalance, MinutesFeatures, MinutesLens, MinutesReason, MinutesStep, Mixed, OrderTerms,
    PLAYER_TYPES, PlainFacts, RuleFacts, days_award, mixed_bids,
};
pub use level::Level;
pub use random::Random;
pub use rng::Rng;
pub use search::{Prospect, Search, Thought};
pub use spec::BotSpec;
pub use told::{Band, Calibration, Class, Ranked, band, ranked};
pub use tree::Tuning;
