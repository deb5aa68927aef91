use kernel::Side;

use crate::Card;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// The two cards dealt to a side, the lower one first.
    Cards(Side, [Card; 2]),
    /// The card that lies face down as Cuba.
    Cuba(Card),
    /// The card that a side draws after its turn.
    Draw(Card),
    /// Which side chooses the order after too many equal bids (M6).
    Coin(Side),
}
