use core::fmt;
use core::str::FromStr;

use kernel::{Indexed, ParseError, Set};

use crate::Track;

/// One of the nine places where influence is contested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Battleground {
    Berlin,
    CubaMilitary,
    Atlantic,
    Italy,
    Turkey,
    CubaPolitical,
    Television,
    UnitedNations,
    Alliances,
}

/// The three battlegrounds of a track.
pub type Arena = Track;

/// A set of battlegrounds.
pub type Spots = Set<Battleground>;

impl Battleground {
    /// All nine, arena by arena.
    pub const ALL: [Battleground; 9] = [
        Battleground::Berlin,
        Battleground::CubaMilitary,
        Battleground::Atlantic,
        Battleground::Italy,
        Battleground::Turkey,
        Battleground::CubaPolitical,
        Battleground::Television,
        Battleground::UnitedNations,
        Battleground::Alliances,
    ];

    /// The arena it lies in, which is also the track that Commands on it move.
    #[inline]
    #[must_use]
    pub const fn arena(self) -> Arena {
        match self as u8 / 3 {
            0 => Track::Military,
            1 => Track::Political,
            _ => Track::WorldOpinion,
        }
    }

    /// The set of this battleground alone.
    #[inline]
    #[must_use]
    pub const fn alone(self) -> Spots {
        Spots::from_bits(1 << self as u8)
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Battleground::Berlin => "berlin",
            Battleground::CubaMilitary => "cuba-military",
            Battleground::Atlantic => "atlantic",
            Battleground::Italy => "italy",
            Battleground::Turkey => "turkey",
            Battleground::CubaPolitical => "cuba-political",
            Battleground::Television => "television",
            Battleground::UnitedNations => "united-nations",
            Battleground::Alliances => "alliances",
        }
    }
}

impl Indexed for Battleground {
    const COUNT: usize = 9;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Battleground::ALL[index]
    }
}

impl fmt::Display for Battleground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for Battleground {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        kernel::lookup(Battleground::ALL, Battleground::slug, text)
            .ok_or(ParseError::expected("a battleground, such as berlin or cuba-military"))
    }
}
