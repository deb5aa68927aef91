use crate::Side;

/// Where somebody sits: at a side of the table, or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// A player, who sees their own hand.
    Player(Side),
    /// Somebody who watches and sees only what lies open.
    Spectator,
}

impl Seat {
    /// Every seat.
    pub const ALL: [Seat; 3] = [Seat::Player(Side::Us), Seat::Player(Side::Ussr), Seat::Spectator];

    /// The side that sits here, if any.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Seat::Player(side) => Some(side),
            Seat::Spectator => None,
        }
    }

    /// Whether this is the seat of `side`.
    #[inline]
    #[must_use]
    pub fn is(self, side: Side) -> bool {
        self == Seat::Player(side)
    }

    /// The stable name of the seat.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Seat::Player(side) => side.slug(),
            Seat::Spectator => "spectator",
        }
    }
}

crate::named!(Seat, "a seat: us, ussr or spectator");
