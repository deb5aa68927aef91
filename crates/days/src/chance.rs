use kernel::Side;

use crate::agenda::Three;
use crate::{Card, CardSet};

/// What the decks decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The three agendas dealt to a side, in the order of [`crate::Agenda::ALL`].
    Agendas(Side, Three),
    /// Cards dealt to a side.
    Cards(Side, CardSet),
    /// The card taken from the opponent's hand.
    Take(Card),
    /// The card drawn for the alliances.
    Draw(Card),
}
