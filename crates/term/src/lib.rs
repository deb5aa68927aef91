//! The games on a terminal: boards as text, and playing by typing.

pub mod days;
mod drawn;
mod play;

pub use drawn::Drawn;
pub use play::{Ended, Match, Player, Program};
