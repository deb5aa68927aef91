//! Cards of either game: in the hand, and in large.

mod face;
mod hand;
mod large;

pub(crate) use face::{face, vignette};
pub(crate) use hand::{Hand, offers, spread};
pub(crate) use large::{Large, history, large_card};
