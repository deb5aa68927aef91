//! Where things lie.

use days::Battleground;

/// A plate of a battleground.
pub(super) const PLATE: (f64, f64) = (136.0, 84.0);

/// The map when the screen is wide.
pub(super) const WIDE: (u32, u32) = (780, 520);
/// The map when the screen is narrow.
pub(super) const NARROW: (u32, u32) = (424, 500);

/// Where the plate of a battleground lies.
pub(super) const fn plate(at: Battleground, narrow: bool) -> (f64, f64) {
    if narrow {
        return match at {
            Battleground::Television => (4.0, 20.0),
            Battleground::UnitedNations => (144.0, 20.0),
            Battleground::Alliances => (284.0, 20.0),
            Battleground::Berlin => (284.0, 130.0),
            Battleground::Atlantic => (120.0, 190.0),
            Battleground::Italy => (270.0, 250.0),
            Battleground::Turkey => (284.0, 366.0),
            Battleground::CubaPolitical => (4.0, 330.0),
            Battleground::CubaMilitary => (60.0, 410.0 + 2.0),
        };
    }
    match at {
        Battleground::Television => (22.0, 30.0),
        Battleground::UnitedNations => (174.0, 30.0),
        Battleground::Alliances => (326.0, 30.0),
        Battleground::Berlin => (626.0, 96.0),
        Battleground::Atlantic => (322.0, 224.0),
        Battleground::Italy => (490.0, 262.0),
        Battleground::Turkey => (636.0, 346.0),
        Battleground::CubaPolitical => (36.0, 424.0),
        Battleground::CubaMilitary => (190.0, 424.0),
    }
}

/// The spot on the map that a plate speaks of, on the wide map. World opinion lies nowhere.
pub(super) const fn spot(at: Battleground) -> Option<(f64, f64)> {
    match at {
        Battleground::Berlin => Some((600.0, 176.0)),
        Battleground::Atlantic => Some((300.0, 300.0)),
        Battleground::Italy => Some((596.0, 256.0)),
        Battleground::Turkey => Some((700.0, 300.0)),
        Battleground::CubaPolitical => Some((168.0, 391.0)),
        Battleground::CubaMilitary => Some((240.0, 404.0)),
        Battleground::Television | Battleground::UnitedNations | Battleground::Alliances => None,
    }
}
