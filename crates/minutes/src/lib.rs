//! The rules of *13 Minutes*: a position, what may be done in it, and what follows.
//!
//! Rules and rulings (`M1`, `M2`, …) are written out in `docs/rules/minutes.md`. The cards are data: a [`Deck`] of
//! thirteen rows in a small language of effects ([`effect`]). The built-in deck's events are this project's own; other
//! decks are read from files and stand on the shelf while they are used ([`Deck::shelve`]). Nothing in this crate knows a
//! card by name except the table of the built-in deck.
#![no_std]

mod action;
mod battleground;
mod board;
mod campaign;
mod card;
mod cards;
mod chance;
mod command;
mod deck;
mod digest;
pub mod effect;
mod facts;
pub mod flaw;
pub mod forecast;
mod guess;
mod known;
mod legal;
mod notation;
mod packed;
mod parts;
mod play;
mod print;
mod resolve;
mod rules;
mod scoring;
mod setup;
mod shelf;
mod slots;
mod slug;
mod soundness;
mod state;
mod view;
mod zone;

pub use action::Action;
pub use battleground::Battleground;
pub use board::{Board, Cursor, Decision, Draw, Pending, Phase, Play, Revealed, Stacks, Use};
pub use campaign::{Campaign, GOAL};
pub use card::{Affiliation, Card, Colour, Row};
pub use cards::ROWS as BUILT_IN;
pub use chance::Chance;
pub use deck::{Deck, Event, Face};
pub use digest::Digest;
pub use facts::{Cause, Fact, Gain, Heard, OrderCause};
pub use flaw::Flaw;
pub use known::{Known, Sight};
pub use legal::MOST_CHOICES;
pub use print::Print;
pub use rules::Rules;
pub use setup::Setup;
pub use shelf::{Lease, ROOM};
pub use slots::{Slot, Slots};
pub use slug::Slug;
pub use state::State;
pub use view::{Own, View};
pub use zone::Zone;

/// Cards of a deck.
pub const CARDS: usize = 13;
/// Cubes of one side.
pub const CUBES: u8 = 13;
/// Cards that a side is dealt.
pub const HAND: u8 = 2;
/// Cards that a side plays.
pub const PLAYS: u8 = 5;
/// Equal bids in a row after which chance decides (M6).
pub const MAX_TIES: u8 = 5;
/// Cards of one colour in a sphere that mean nuclear war.
pub const WAR: u8 = 3;
