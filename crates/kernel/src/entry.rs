use core::fmt;

use crate::{Game, Side};

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
