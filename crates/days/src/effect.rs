//! The language in which the Events are written.
//!
//! An Event is a few [`Line`]s, carried out from the first to the last. `by` says who decides, `of` whose pieces are
//! meant. A line can refer to what the line before it really did.

use kernel::Set;

use crate::{Battleground, Modifier, Spots, Track};

/// A part of an Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Goes on only if this holds; else the Event ends here.
    When(Condition),
    /// The user places own cubes, at most `each` on one battleground.
    Place {
        /// Where.
        on: Where,
        /// How many in all.
        total: Amount,
        /// Most on one battleground.
        each: u8,
    },
    /// Cubes are taken off.
    Remove {
        /// Who decides.
        by: Who,
        /// Whose cubes.
        of: Who,
        /// From where.
        on: Spots,
        /// How many in all.
        total: Amount,
        /// From how many battlegrounds at most.
        spots: u8,
    },
    /// The user places cubes until it has one more than the opponent, or can place no more (R17).
    FillUntilAhead(Battleground),
    /// A Command (R8), which may be limited.
    Command {
        /// Who commands.
        by: Who,
        /// Cubes, before modifiers.
        cubes: u8,
        /// Where.
        on: Spots,
        /// Whether cubes may be taken off as well.
        removing: bool,
    },
    /// One marker is moved.
    Shift {
        /// Who decides.
        by: Who,
        /// Whose marker.
        of: Who,
        /// On which track.
        on: Tracks,
        /// How far.
        steps: Range,
    },
    /// Every marker of the user goes down one step.
    DeflateAll,
    /// The user gains prestige.
    Prestige(u8),
    /// A modifier comes into force.
    Modify {
        /// For whom.
        whom: Who,
        /// Which.
        modifier: Modifier,
    },
    /// One of two lines, as chosen.
    Either {
        /// Who chooses.
        by: Who,
        /// The first way.
        first: &'static Line,
        /// The second way.
        second: &'static Line,
    },
    /// The user discards any number of cards and draws as many.
    CycleHand,
    /// The user takes a random card of the opponent's hand and plays or discards it; the opponent draws another (R12).
    TakeCard,
}

/// A side, as seen from the Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The side that uses the Event.
    Me,
    /// Its opponent.
    Them,
    /// The side that dominates a battleground; if nobody does, the line is passed over.
    Dominating(Battleground),
}

/// A set of battlegrounds, as seen from the Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// These.
    In(Spots),
    /// Those where the user had no cubes as the Event began.
    Vacant,
    /// Those where the user had cubes as the Event began.
    Held,
    /// Those that the line before did not touch.
    Elsewhere,
}

/// How many cubes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// Any number up to this.
    UpTo(u8),
    /// Exactly this many, if there are so many.
    Exactly(u8),
    /// Exactly as many as the line before moved.
    AsMany,
    /// Half of what lies there, rounded up (R16).
    Half,
}

impl Amount {
    /// What must go of `there` cubes where the number is not free.
    #[inline]
    #[must_use]
    pub const fn share(self, there: u8) -> u8 {
        match self {
            Amount::Half => there.div_ceil(2),
            Amount::Exactly(count) => count,
            Amount::UpTo(_) | Amount::AsMany => there,
        }
    }
}

/// Which tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tracks {
    /// One of these.
    In(Set<Track>),
    /// The one where the marker is highest, or one of several equally high.
    Highest,
    /// One that the line before did not move.
    Another,
}

/// How far a marker may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// Up or down, to so many steps.
    Within(u8),
    /// Only up, to so many steps.
    Up(u8),
    /// Only down, to so many steps.
    Down(u8),
    /// Down by exactly as many steps as the line before moved (R14).
    DownAsMany,
}

/// What must hold for an Event to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The user's marker is in the DEFCON 3 area.
    Calm(Track),
    /// The user's marker is above the opponent's.
    Above(Track),
}

/// All nine battlegrounds.
pub const EVERYWHERE: Spots = Spots::ALL;
/// The battlegrounds of an arena.
#[must_use]
pub const fn arena(track: Track) -> Spots {
    Spots::from_bits(0b111 << (3 * track as u8))
}
/// Cuba's two battlegrounds.
pub const CUBA: Spots = Battleground::CubaMilitary.alone().union(Battleground::CubaPolitical.alone());
/// All three tracks.
pub const ANY_TRACK: Tracks = Tracks::In(Set::ALL);
/// One track.
#[must_use]
pub const fn track(track: Track) -> Tracks {
    Tracks::In(Set::from_bits(1 << track as u8))
}
