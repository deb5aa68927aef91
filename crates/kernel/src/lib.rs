//! The words that *13 Days* and *13 Minutes* share, and the contract both keep.
//!
//! A game is a small `Copy` value that knows its rules and nothing else: no clock, no random generator, no
//! future. Players and chance act on it through two doors, [`Game::play_unchecked`] and
//! [`Game::deal_unchecked`], with checked twins for callers that do not trust their input. Everything that changes is
//! told to a [`Witness`] as a fact.
#![no_std]

#[cfg(feature = "laws")]
extern crate std;

mod certainty;
mod dealer;
mod entry;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod list;
mod notation;
mod outcome;
mod refusal;
mod seat;
mod set;
mod side;
mod view;

pub use certainty::Certainty;
pub use dealer::{Dealer, Lowest};
pub use entry::Entry;
pub use game::{Game, Witness};
pub use list::{Gather, List};
pub use notation::{ParseError, lookup};
pub use outcome::{Outcome, Turn, Why};
pub use refusal::Refusal;
pub use seat::Seat;
pub use set::{Indexed, Set, nth_bit, ones, sample_bits, sample_weighted};
pub use side::{BySide, Side};
pub use view::SeatView;
