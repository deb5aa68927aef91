//! What leaves a process. Positions and log entries have no serialised form of their own: whatever is written is written
//! here, on purpose, by hand-written codes.
//!
//! - [`trace`]: facts and whole positions, hidden parts included, for programs that study games (`docs/trace.md`).
//! - [`message`]: what one seat may know and is told, for the two ends of a connection (`docs/wire.md`).
//!
//! What was written can be sent, but nobody can send a whole position by accident:
//!
//! ```
//! fn send<T: serde::Serialize>(_: &T) {}
//! use wire::message::Coded;
//! send(&days::State::write_heard(&days::Heard::Drawn { side: kernel::Side::Us }));
//! ```
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! send(&table::begin::<days::State>(Default::default()).0);
//! ```
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! send(&table::begin::<minutes::State>(Default::default()).0);
//! ```
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! send(&kernel::Entry::<days::State>::Action(kernel::Side::Us, days::Action::Done));
//! ```
//!
//! ```compile_fail,E0277
//! fn send<T: serde::Serialize>(_: &T) {}
//! send(&kernel::Entry::<minutes::State>::Action(kernel::Side::Us, minutes::Action::Done));
//! ```

mod codes;
mod encoding;
pub mod message;
pub mod trace;

pub use encoding::encoding;
pub use trace::{Traced, campaign, line};
