//! What leaves a process. Positions and log entries have no serialised form of their own: whatever is written is written
//! here, on purpose (`docs/trace.md`). Nobody can send a whole position by accident:
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! let game = table::Table::<days::State>::new(Default::default());
//! send(&table::begin::<days::State>(Default::default()).0);
//! ```
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! send(&kernel::Entry::<days::State>::Action(kernel::Side::Us, days::Action::Done));
//! ```

mod days;
mod trace;

pub use trace::{Traced, line};
