//! Deck files of *13 Minutes*: reading and checking them, and telling in sentences what is in them.
//!
//! A deck is a TOML file of thirteen cards (`docs/decks.md`). [`check`] says everything that is wrong with one at once;
//! what passes is a [`Draft`], and [`Draft::shelve`] makes it a [`minutes::Deck`] that games can be played with.
//!
//! ```
//! let deck = decks::read(decks::BUILT_IN).expect("the built-in deck has no fault");
//! assert!(deck.is_built_in());
//! let faults = decks::check("[[card]]\nslug = \"Blockade!\"").expect_err("this is no deck");
//! assert_eq!(faults[0].line, 1);
//! ```

mod describe;
mod draft;
mod fault;
mod line;
#[cfg(feature = "random")]
pub mod random;
mod read;
mod table;

pub use describe::{OWN_EVENTS, describe, name, sentences};
pub use draft::{CardDraft, Draft};
pub use fault::Fault;
pub use read::{MAX_BYTES, check, check_bytes};

/// The built-in deck as a file.
pub const BUILT_IN: &str = include_str!("../built-in.toml");

/// Reads a deck file and puts the deck onto the shelf, where it stands until the last lease of it is dropped.
///
/// # Errors
/// Everything that is wrong with the file.
pub fn read(text: &str) -> Result<minutes::Lease, Vec<Fault>> {
    shelve(&check(text)?)
}

/// Reads a deck file that may not even be text, and puts the deck onto the shelf.
///
/// # Errors
/// Everything that is wrong with the file.
pub fn read_bytes(bytes: &[u8]) -> Result<minutes::Lease, Vec<Fault>> {
    shelve(&check_bytes(bytes)?)
}

fn shelve(draft: &Draft) -> Result<minutes::Lease, Vec<Fault>> {
    draft.shelve().map_err(|flaw| vec![Fault::of_file(flaw)])
}
