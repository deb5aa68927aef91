//! The games on a terminal: boards as text, and playing by typing.

mod campaign;
mod choices;
pub mod days;
mod drawn;
mod lay_out;
pub mod minutes;
mod play;
mod printable;
mod screen;
mod typed;
mod whole_file;

pub use campaign::campaign;
pub use drawn::{Drawn, Pile};
pub use play::{Adviser, Ended, Match, Setting, Stopped};
pub use printable::printable;
pub use screen::{Ink, Screen, wrap};
pub(crate) use screen::{flow, width_of};
pub use whole_file::WholeFile;
