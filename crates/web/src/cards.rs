//! The cards of 13 Days: in the hand, and in large.

mod face;
mod hand;
mod large;
mod now;
mod pile;

pub(crate) use face::Face;
pub(crate) use hand::Hand;
pub(crate) use large::Large;
pub(crate) use now::now;
