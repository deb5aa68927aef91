//! Positions in which one choice is clearly best for what the seat knows, found in games of strong players.

mod make;
mod shipped;
mod solve;
mod theme;

use kernel::{Game, Seat, SeatView, Side};
use serde::{Deserialize, Serialize};
use table::{Record, RecordError};

pub use make::{Making, harvest};
pub use shipped::{of_day, shipped};
pub use solve::{SOLVE, TryOut, failures, solve};
pub use theme::{Puzzled, Theme};

/// A puzzle, as a line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The stable name of its game.
    pub game: String,
    /// The stable name of its theme.
    pub theme: String,
    /// The choices that are offered, in notation, in the order in which they are shown.
    pub choices: Vec<String>,
    /// The chance with each of them, in ten-thousandths.
    pub chances: Vec<i32>,
    /// Which of them is best.
    pub answer: usize,
    /// By how much it is better than the next, in ten-thousandths.
    pub gap: i32,
    /// The standard error of that.
    pub error: i32,
    /// How often of ten times each level but the last fails, from the weakest on.
    pub fails: [u8; 4],
    /// The game up to the position, as a record. What the seat does not know of it is drawn anew for whoever plays on.
    pub record: String,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unsound {
    /// Its line is no puzzle.
    #[error("this is no puzzle: {0}")]
    Unreadable(String),
    /// The game up to the position cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Nobody has a choice in the position.
    #[error("nobody has a choice here")]
    NoChoice,
    /// A choice is none that is offered, or there is no such answer.
    #[error("{0} is not a choice here")]
    Choice(String),
}

/// A puzzle of a game, with its view and choices read.
#[derive(Clone, Debug, PartialEq)]
pub struct Posed<G: Game> {
    /// The game up to the position.
    pub record: Record<G>,
    /// Whose choice it is.
    pub side: Side,
    /// What the seat knows.
    pub view: G::View,
    /// The choices that are offered.
    pub choices: Vec<G::Action>,
    /// The best of them.
    pub answer: G::Action,
}

impl Puzzle {
    /// Reads a line.
    ///
    /// # Errors
    /// It is no puzzle.
    pub fn read(line: &str) -> Result<Puzzle, Unsound> {
        serde_json::from_str(line).map_err(|why| Unsound::Unreadable(why.to_string()))
    }

    /// The puzzle as a line.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("numbers and words can be written")
    }

    /// Reads the game up to the position, and the choices.
    ///
    /// # Errors
    /// The record cannot be read, or a choice is none.
    pub fn posed<G: Game>(&self) -> Result<Posed<G>, Unsound> {
        let record = Record::<G>::read(&self.record)?;
        let table = record.table();
        let side = table.turn().side().ok_or(Unsound::NoChoice)?;
        let view = table.view(Seat::Player(side));
        let legal = view.choices();
        let choice = |text: &String| {
            let action = text.parse::<G::Action>().ok().filter(|action| legal.contains(action));
            action.ok_or_else(|| Unsound::Choice(text.clone()))
        };
        let choices: Vec<G::Action> = self.choices.iter().map(choice).collect::<Result<_, _>>()?;
        let answer = *choices.get(self.answer).ok_or_else(|| Unsound::Choice(self.answer.to_string()))?;
        Ok(Posed { record, side, view, choices, answer })
    }

    /// How hard it is, 1 to 5: one more for each level that fails at least every other time.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        1 + self.fails.iter().filter(|&&fails| fails >= 5).count() as u8
    }
}
