//! What a game was made of: for each seat its chance to win from what it knew, and each change of it laid at the door of the
//! seat's own choices, of the opponent's, or of the cards. `docs/analysis.md` says what this rests on.
//!
//! There is no screen, clock or socket in here. The command line and the worker of the page ask alike.

mod account;
mod analyse;
mod analysed;
mod decision;
mod moment;
mod points;
pub mod puzzle;
mod redraw;
pub mod report;

pub use account::{Account, Cause, Change, Share};
pub use analyse::{Analysis, DEPTH, analyse};
pub use analysed::Analysed;
pub use decision::{Decision, Judged, judge};
pub use moment::{Moment, moments};
pub use points::Points;
pub use redraw::{Redrawn, redrawn};
pub use report::Report;
