//! Learning the games by playing them.
//!
//! A [`Lesson`] is a real game: a script of what is dealt and what the opponent does, played by the rules, and at the
//! learner's choices the [`Step`]s that explain what is needed for the next one. What the learner tries is judged
//! ([`judge`]), and a wrong try is explained from the position it was made in ([`Taught::why`]). After the script the
//! learner plays alone, and a coach says what the rules have to say about it ([`Taught::coach`]).
//!
//! There is no screen in here: a page lays the steps over its table.

mod days;
mod judge;
mod lesson;
mod minutes;
mod printed;
mod rule;
mod teller;

pub use judge::{Verdict, judge};
pub use lesson::{Anchor, Lesson, Remark, Step, Task, Taught};
pub use printed::{Turning, printed, turnings};
pub use rule::{Rule, rules};
pub use teller::Teller;
