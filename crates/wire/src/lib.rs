//! What leaves a process. Positions and log entries have no serialised form of their own: whatever is written is written
//! here, on purpose (`docs/trace.md`).

mod days;
mod trace;

pub use trace::{Traced, line};
