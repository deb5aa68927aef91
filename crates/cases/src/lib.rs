//! What the tests of both games share: positions and plays written as a few lines of text, and the number of ways through
//! an Event. Nothing here knows a card; a [`Stage`] does.

mod case;
mod folder;
mod perft;
mod scene;
mod stage;
mod words;

pub use case::{Case, Failure};
pub use folder::{compare_with_stored, covered, run_folder};
pub use perft::{Paths, paths};
pub use stage::Stage;
pub use words::{Checked, expect, parse};
