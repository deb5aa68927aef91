//! A match without input or output: who did what, in which order, and how to get back there.
//!
//! The log is the truth: a [`Table`] is its entries, and its position is only a cache. A [`Record`] is the same log as
//! text that anybody can read and that can be replayed for ever.

mod dealer;
mod record;
mod step;
mod table;

pub use dealer::{Entropy, Seeded};
pub use record::{Fault, Record, RecordError, Slug, game_of};
pub use step::{Actor, Step, begin, step};
pub use table::{Commit, Table, Undo};
