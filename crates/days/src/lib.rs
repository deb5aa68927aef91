//! The rules of *13 Days*: a position, what may be done in it, and what follows.
//!
//! Rules and rulings (`R1`, `R2`, …) are written out in `docs/rules/days.md`. The cards are rows of a table
//! ([`Card::row`]) in a small language of effects ([`effect`]); nothing else in this crate knows a card by name.
#![no_std]

mod action;
mod agenda;
mod battleground;
mod board;
mod card;
mod cards;
mod chance;
mod command;
mod defcon;
pub mod effect;
mod facts;
pub mod forecast;
mod guess;
mod legal;
mod notation;
mod parts;
mod play;
mod resolve;
mod round;
mod rules;
mod scoring;
mod setup;
mod soundness;
mod state;
mod view;

pub use action::{Action, Pieces, Steps};
pub use agenda::{Agenda, AgendaBag, Scored};
pub use battleground::{Arena, Battleground, Spots};
pub use board::{Board, Cursor, Decision, Draw, Pending, Phase, Play, Tally, Use};
pub use card::{Affiliation, Card, CardSet, Row};
pub use chance::Chance;
pub use defcon::{Area, Markers, Track};
pub use facts::{Cause, DealCause, DiscardCause, Fact, Gain, Heard, LetterCause, SaveCause};
pub use guess::Odds;
pub use rules::{AgendaScoring, Modifier, Modifiers, Rules};
pub use setup::Setup;
pub use state::State;
pub use view::{Own, View};

/// Cubes of one side.
pub const CUBES: u8 = 17;
/// Most cubes of one side on a battleground.
pub const MAX_STACK: u8 = 5;
/// Most that a side can lead by.
pub const MAX_PRESTIGE: i8 = 5;
/// Rounds of a game.
pub const ROUNDS: u8 = 3;
/// Cards that a side plays in a round.
pub const PLAYS: u8 = 4;
/// Cards that a side is dealt in a round.
pub const HAND: u8 = 5;
