use kernel::Game;

use crate::read::{field, lines, magic, shortened};
use crate::{Fault, RecordError, Series};

/// A game that can be played here. [`with_game!`](crate::with_game) leads from the kind to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// *13 Days*.
    Days,
    /// *13 Minutes*.
    Minutes,
}

impl GameKind {
    /// Every game.
    pub const ALL: [GameKind; 2] = [GameKind::Days, GameKind::Minutes];

    /// The stable name of the game, as records have it.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            GameKind::Days => days::State::SLUG,
            GameKind::Minutes => minutes::State::SLUG,
        }
    }
}

kernel::named!(GameKind, "a game: days or minutes");

/// Evaluates an expression with the rules of a [`GameKind`] as a type: `with_game!(kind, G => Record::<G>::read(text).is_ok())`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::GameKind::Days => {
                type $game = $crate::games::days::State;
                $body
            }
            $crate::GameKind::Minutes => {
                type $game = $crate::games::minutes::State;
                $body
            }
        }
    };
}

/// What a text is a record of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recorded {
    /// A single game.
    Game(GameKind),
    /// A campaign of 13 Minutes: see [`Series`].
    Campaign,
}

impl Recorded {
    /// Reads the first lines of a record, and nothing more of it.
    ///
    /// # Errors
    /// If the text does not begin like a record, or the game is not known here.
    pub fn of(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines(text);
        let line = magic(&mut lines)?;
        let (line, game) = field(&mut lines, line, "game")?;
        if game == Series::SLUG {
            return Ok(Recorded::Campaign);
        }
        let unknown = |_| RecordError { line, fault: Fault::UnknownGame(shortened(game)) };
        game.parse().map(Recorded::Game).map_err(unknown)
    }
}
