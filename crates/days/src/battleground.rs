use kernel::Set;

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

kernel::indexed!(Battleground);
kernel::named!(Battleground, "a battleground, such as berlin or cuba-military");
