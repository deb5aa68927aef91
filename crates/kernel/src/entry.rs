use core::fmt;
use core::str::FromStr;

use crate::{Game, ParseError, Side};

/// One line of a game's log: what a side chose or what chance dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry<G: Game> {
    /// A side chose an action.
    Action(Side, G::Action),
    /// Chance decided.
    Chance(G::Chance),
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(side, action) => write!(f, "{side} {action}"),
            Entry::Chance(chance) => write!(f, "{chance}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(' ') {
            Some((word, action)) if let Ok(side) = word.parse() => Ok(Entry::Action(side, action.parse()?)),
            _ => Ok(Entry::Chance(text.parse()?)),
        }
    }
}
