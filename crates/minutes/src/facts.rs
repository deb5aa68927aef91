//! What happens, as data. The log, the animation, the trace and the views of distant seats are all made from these.

use kernel::{BySide, Outcome, Seat, Side};

use crate::{Battleground, Card, Pending, Use, Zone};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of docs/trace.md")]
pub enum Fact {
    /// A side was dealt its hand, in secret.
    CardsDealt { side: Side, cards: [Card; 2] },
    /// The Cuba card was laid, in secret.
    CubaDealt { card: Card },
    /// A side made its bid, in secret.
    BidMade { side: Side, cubes: u8 },
    /// A bid was revealed, once both were made.
    Bid { side: Side, cubes: u8 },
    /// The bids were equal, so many times now, and are taken back.
    BidsEqual { times: u8 },
    /// Chance decided who chooses the order (M6).
    Coin { side: Side },
    /// It was decided who plays first.
    Order { by: Side, first: Side, why: OrderCause },
    /// A card was played and became a battleground.
    Play { side: Side, card: Card, zone: Zone, how: Use },
    /// An Event was used or left.
    Event { side: Side, card: Card, used: bool },
    /// Cubes were placed or removed.
    Cubes { side: Side, at: Battleground, from: u8, to: u8, why: Cause },
    /// A battleground moved.
    Move { at: Battleground, from: Zone, to: Zone, why: Cause },
    /// A side looked at the Cuba card; only it knows which it is.
    CubaSeen { side: Side, card: Card },
    /// A side took the Cuba card and laid a card of its hand in its place; only it knows which.
    CubaExchanged { side: Side, card: Card, gave: Card },
    /// A side drew a card, in secret.
    Drawn { side: Side, card: Card },
    /// The hidden cards were turned up.
    Revealed { cuba: Card, left: BySide<Card> },
    /// A side scored prestige.
    Scored { side: Side, amount: u8, why: Gain },
    /// A leftover card went into the sphere of the side that held it.
    LeftoverPlaced { side: Side, card: Card },
    /// Nuclear war broke out; true for the sides that triggered it.
    NuclearWar(BySide<bool>),
    /// The game ended.
    Outcome { outcome: Outcome, prestige: BySide<u8> },
    /// Now this is waited for.
    Turn(Pending),
}

/// What gave the right to choose the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderCause {
    /// The higher bid.
    Bid,
    /// Chance (M6).
    Chance,
}

/// Why cubes or a battleground moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A card played for Command.
    Command(Card),
    /// An Event.
    Event(Card),
}

/// Why prestige was scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// Dominating a battleground.
    Battleground(Card),
    /// Dominating Cuba.
    Cuba,
    /// Dominating more military battlegrounds.
    Military,
    /// The cubes of the leftover cards.
    Aftermath,
}

/// What a seat is told: the fact, or of a secret only that there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in Fact, less what is hidden")]
pub enum Heard {
    /// The whole fact.
    Whole(Fact),
    /// A side was dealt its hand.
    CardsDealt { side: Side },
    /// The Cuba card was laid.
    CubaDealt,
    /// A side made its bid.
    BidMade { side: Side },
    /// A side looked at the Cuba card.
    CubaSeen { side: Side },
    /// A side exchanged the Cuba card for a card of its hand.
    CubaExchanged { side: Side },
    /// A side drew a card.
    Drawn { side: Side },
}

impl Fact {
    /// What `seat` is told of it.
    #[must_use]
    pub fn heard_by(self, seat: Seat) -> Heard {
        match self {
            Fact::CardsDealt { side, .. } if !seat.is(side) => Heard::CardsDealt { side },
            Fact::CubaDealt { .. } => Heard::CubaDealt,
            Fact::BidMade { side, .. } if !seat.is(side) => Heard::BidMade { side },
            Fact::CubaSeen { side, .. } if !seat.is(side) => Heard::CubaSeen { side },
            Fact::CubaExchanged { side, .. } if !seat.is(side) => Heard::CubaExchanged { side },
            Fact::Drawn { side, .. } if !seat.is(side) => Heard::Drawn { side },
            open => Heard::Whole(open),
        }
    }

    /// Whether it shows somebody what they did not know and did not choose.
    #[must_use]
    pub const fn reveals(self) -> bool {
        matches!(
            self,
            Fact::Bid { .. }
                | Fact::CubaSeen { .. }
                | Fact::CubaExchanged { .. }
                | Fact::Revealed { .. }
                | Fact::Outcome { .. }
        )
    }
}
