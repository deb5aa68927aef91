//! A match without input or output: who did what, in which order, and how to get back there.
//!
//! The log is the truth: a [`Table`] is its entries, and its position is only a cache. A [`Record`] is the same log as
//! text that anybody can read and that can be replayed for ever.

mod campaign;
mod dealer;
mod fair;
mod fault;
mod kind;
mod read;
mod record;
mod step;
mod table;

pub use campaign::Series;
pub use dealer::{Entropy, Seeded};
pub use fair::{Bytes32, Deal, FairDealer, Proof, Unfair};
pub use fault::{Fault, RecordError, RefusedEntry, SeriesError};
pub use kind::{GameKind, Recorded};
pub use record::Record;
pub use step::{Actor, Step, begin, step};
pub use table::{Commit, Table, UndoRefusal};

/// The rules of every game, for [`with_game!`].
#[doc(hidden)]
pub mod games {
    pub use {days, minutes};
}
