//! Everything a player reads, in English and French.
//!
//! Texts live in `locales/` in the syntax of Project Fluent. A key that one language lacks is found by a test. Whatever
//! names a side is spoken by a [`Voice`], which knows who is `you`.

pub mod advice;
pub mod days;
mod language;
mod locales;
pub mod minutes;
mod texts;
mod told;
mod verdict;
mod voice;

pub use language::Language;
pub use texts::{Arg, Texts};
pub use told::{Line, Telling, Told};
pub use verdict::Verdict;
pub use voice::Voice;
