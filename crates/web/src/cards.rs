//! Cards of either game: in the hand, and in large.

mod face;
mod hand;
mod large;
mod now;

pub(crate) use face::Printed;
pub(crate) use hand::{Hand, spread};
pub(crate) use large::{Large, history, large_card};
pub(crate) use now::event_now;
