use core::fmt;

use crate::Side;

/// Why an entry was not accepted. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is the other side's turn.
    NotYourTurn(Side),
    /// A side acted while cards are to be dealt.
    ChanceFirst,
    /// Cards were dealt while a side must choose.
    PlayerFirst(Side),
    /// The rules do not allow it now.
    Illegal,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotYourTurn(side) => write!(f, "it is the turn of {side}"),
            Refusal::ChanceFirst => f.write_str("cards must be dealt first"),
            Refusal::PlayerFirst(side) => write!(f, "{side} must choose first"),
            Refusal::Illegal => f.write_str("the rules do not allow it now"),
        }
    }
}

impl core::error::Error for Refusal {}
