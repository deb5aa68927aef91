use kernel::Side;

use crate::{Agenda, Battleground, Card, Track};

/// What a player can choose. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Action {
    /// Choose this agenda of the three.
    Agenda(Agenda),
    /// Decide who plays first.
    First(Side),
    /// Play a card for Command.
    Command(Card),
    /// Play a card for Command, and the Personal Letter with it.
    CommandWithLetter(Card),
    /// Play a card for its Event.
    Event(Card),
    /// Use the Event of the card that the opponent played.
    Use,
    /// Leave the Event of the card that the opponent played.
    Decline,
    /// Place own cubes.
    Place(Pieces),
    /// Take cubes off.
    Remove(Pieces),
    /// Move a marker.
    Shift(Steps),
    /// Take the first of two ways.
    FirstWay,
    /// Take the second of two ways.
    SecondWay,
    /// Discard a card of the hand, or one that was taken or drawn.
    Discard(Card),
    /// Put the card that was drawn onto the aftermath stack.
    Save(Card),
    /// No more, or nothing at all.
    #[default]
    Done,
}

const _: () = assert!(size_of::<Action>() == 2);

/// A number of cubes on a battleground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Pieces(u8);

impl Pieces {
    /// `count` cubes, 1 to 5, on `at`.
    #[inline]
    #[must_use]
    pub const fn new(at: Battleground, count: u8) -> Self {
        debug_assert!(0 < count && count <= crate::MAX_STACK);
        Pieces((at as u8) << 3 | count)
    }

    /// Where.
    #[inline]
    #[must_use]
    pub fn at(self) -> Battleground {
        Battleground::ALL[usize::from(self.0 >> 3)]
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0 & 7
    }
}

/// A movement of a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Steps(u8);

impl Steps {
    /// Most steps one way.
    pub const MOST: i8 = 2;

    /// The marker on `track` by `by` steps, which is 1 or 2 up or down.
    #[inline]
    #[must_use]
    pub const fn new(track: Track, by: i8) -> Self {
        debug_assert!(by != 0 && by.unsigned_abs() <= Self::MOST as u8);
        Steps((track as u8) << 3 | (by + Self::MOST) as u8)
    }

    /// On which track.
    #[inline]
    #[must_use]
    pub fn track(self) -> Track {
        Track::ALL[usize::from(self.0 >> 3)]
    }

    /// How far: up is positive.
    #[inline]
    #[must_use]
    pub const fn by(self) -> i8 {
        (self.0 & 7) as i8 - Self::MOST
    }
}
