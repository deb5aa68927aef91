//! What tests share.
//!
//! * Positions and plays written as a few lines of text ([`Case`]). Nothing here knows a card; a [`Vocabulary`] does.
//! * The number of ways through an Event ([`paths`]).
//! * Results that are stored beside the tests and compared ([`compare_with_stored`]).
//! * What may be done with bytes from outside ([`fuzz`]).

mod case;
mod folder;
pub mod fuzz;
mod perft;
mod scene;
mod stored;
mod vocabulary;
mod words;

pub use case::{Case, Failure};
pub use folder::{covered, run_folder};
pub use perft::{Paths, paths};
pub use stored::compare_with_stored;
pub use vocabulary::Vocabulary;
pub use words::{Checked, expect, parse};
