use core::fmt;
use core::str::FromStr;

use crate::{Game, ParseError, Side};

/// One line of a game's log: what a side chose or what chance dealt, or that a side gave up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry<G: Game> {
    /// A side chose an action.
    Action(Side, G::Action),
    /// Chance decided.
    Chance(G::Chance),
    /// A side gave the game up.
    Resign(Side),
}

/// How a record says that a side gave up.
const RESIGN: &str = "resign";

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(side, action) => write!(f, "{side} {action}"),
            Entry::Chance(chance) => write!(f, "{chance}"),
            Entry::Resign(side) => write!(f, "{side} {RESIGN}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(' ') {
            Some((word, RESIGN)) if let Ok(side) = word.parse() => Ok(Entry::Resign(side)),
            Some((word, action)) if let Ok(side) = word.parse() => Ok(Entry::Action(side, action.parse()?)),
            _ => Ok(Entry::Chance(text.parse()?)),
        }
    }
}
