use kernel::Side;

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Zone {
    /// The sphere of the US.
    Us,
    /// The zone in the middle.
    Neutral,
    /// The sphere of the USSR.
    Ussr,
}

impl Zone {
    /// All three, from the US to the USSR.
    pub const ALL: [Zone; 3] = [Zone::Us, Zone::Neutral, Zone::Ussr];

    /// The sphere of `side`.
    #[inline]
    #[must_use]
    pub const fn sphere(side: Side) -> Zone {
        match side {
            Side::Us => Zone::Us,
            Side::Ussr => Zone::Ussr,
        }
    }

    /// Whose sphere it is, if anybody's.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Zone::Us => Some(Side::Us),
            Zone::Neutral => None,
            Zone::Ussr => Some(Side::Ussr),
        }
    }

    /// The zone one step nearer to `side`, or the same if there is none.
    #[inline]
    #[must_use]
    pub const fn towards(self, side: Side) -> Zone {
        match (self, side) {
            (Zone::Us, Side::Us) | (Zone::Neutral, Side::Us) => Zone::Us,
            (Zone::Ussr, Side::Us) | (Zone::Us, Side::Ussr) => Zone::Neutral,
            (Zone::Neutral, Side::Ussr) | (Zone::Ussr, Side::Ussr) => Zone::Ussr,
        }
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Zone::Us => "us",
            Zone::Neutral => "neutral",
            Zone::Ussr => "ussr",
        }
    }
}

kernel::named!(Zone, "a zone: us, neutral or ussr");
