//! The language in which the Events are written. `docs/decks.md` describes it for those who write decks.
//!
//! An Event is a few [`Line`]s, carried out from the first to the last. Each is read with the eyes of the side that
//! carries it out: *mine* is that side's, *theirs* its opponent's. The battlegrounds that a line speaks of are found as
//! the Event begins (M9), except that a line can refer to those that the one before it touched.

use kernel::{Indexed, Set, Side};

use crate::Colour;

/// Most lines of an Event.
pub const MAX_LINES: usize = 6;
/// Most cubes that a line can name.
pub const MAX_TOTAL: u8 = 9;
/// Most cubes of a Command inside an Event.
pub const MAX_COMMAND: u8 = 5;
/// Most steps of a battleground: from one sphere to the other.
pub const MAX_STEPS: u8 = 2;
/// As many cubes or battlegrounds as there are.
pub const UNLIMITED: u8 = 13;

/// A part of an Event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who carries it out.
    pub by: Who,
    /// Whether it stands in place of the line before it, as that line's `by` chooses.
    pub or: bool,
    /// What is done.
    pub deed: Deed,
}

/// What a line does. Whatever moves cubes or battlegrounds may be done in part or not at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Goes on only if so many battlegrounds are such; else the Event ends here.
    When {
        /// Which battlegrounds.
        on: Where,
        /// How many there must be.
        least: u8,
        /// How many there may be.
        most: u8,
    },
    /// Own cubes are placed.
    Place {
        /// On which battlegrounds.
        on: Where,
        /// How many in all.
        limit: Limit,
    },
    /// Cubes are taken off.
    Remove {
        /// Whose.
        of: Who,
        /// From which battlegrounds.
        on: Where,
        /// How many in all.
        limit: Limit,
    },
    /// Own cubes are placed on one battleground or taken off it.
    Command {
        /// Which battlegrounds may be chosen.
        on: Where,
        /// How many cubes.
        cubes: u8,
    },
    /// Battlegrounds are moved, each at most once.
    Move {
        /// Which battlegrounds.
        on: Where,
        /// In which direction.
        way: Way,
        /// How far each.
        steps: u8,
        /// How many battlegrounds.
        spots: u8,
    },
    /// The side looks at the Cuba card.
    Look,
    /// The side may exchange the Cuba card for a card of its hand (M10).
    Exchange,
}

/// How many cubes a line may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// In all.
    pub total: Total,
    /// On one battleground.
    pub each: u8,
    /// On how many battlegrounds.
    pub spots: u8,
}

/// How many cubes in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Total {
    /// Any number up to this.
    UpTo(u8),
    /// Any number.
    Any,
    /// Any number up to what the line before moved.
    AsMany,
}

/// A side, as seen from a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The side itself: for `by`, the one that uses the Event.
    Me,
    /// Its opponent.
    Them,
}

impl Who {
    /// The side that is meant by `side`.
    #[inline]
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Side {
        match self {
            Who::Me => side,
            Who::Them => side.other(),
        }
    }
}

/// A direction, as seen from a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards the side itself.
    Mine,
    /// Towards its opponent.
    Theirs,
    /// Towards the neutral zone.
    Neutral,
    /// Towards either side.
    Either,
}

/// To whom something belongs, as seen from a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Whose {
    /// To the side itself.
    Mine,
    /// To nobody: the neutral zone, the United Nations, equal cubes in the middle.
    Nobodys,
    /// To its opponent.
    Theirs,
}

impl Indexed for Whose {
    const COUNT: usize = 3;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        [Whose::Mine, Whose::Nobodys, Whose::Theirs][index]
    }
}

/// Which battlegrounds. Every condition must hold; those not used say nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Where {
    /// In whose zone they lie.
    pub zones: Set<Whose>,
    /// Of which colour their cards are. Cuba has none (M5).
    pub colours: Set<Colour>,
    /// Whose their cards are. Nobody knows of Cuba (M5).
    pub sides: Set<Whose>,
    /// Who dominates them.
    pub dominated: Set<Whose>,
    /// Whether it is Cuba.
    pub cuba: Option<bool>,
    /// Whether it is the card that is being played.
    pub new: Option<bool>,
    /// Whether the side itself has cubes there.
    pub own_cubes: Option<bool>,
    /// Whether its opponent has cubes there.
    pub their_cubes: Option<bool>,
    /// Whether the line before touched them.
    pub touched: Option<bool>,
}

/// Every battleground.
pub const ANYWHERE: Where = Where {
    zones: Set::ALL,
    colours: Set::ALL,
    sides: Set::ALL,
    dominated: Set::ALL,
    cuba: None,
    new: None,
    own_cubes: None,
    their_cubes: None,
    touched: None,
};

/// Cuba alone.
pub const CUBA: Where = Where { cuba: Some(true), ..ANYWHERE };

/// Battlegrounds of one colour.
#[must_use]
pub const fn coloured(colour: Colour) -> Where {
    Where { colours: Set::from_bits(1 << colour as u8), ..ANYWHERE }
}

/// Battlegrounds in one zone.
#[must_use]
pub const fn zone(whose: Whose) -> Where {
    Where { zones: Set::from_bits(1 << whose as u8), ..ANYWHERE }
}

/// Up to so many cubes, wherever they go.
#[must_use]
pub const fn up_to(count: u8) -> Limit {
    Limit { total: Total::UpTo(count), each: UNLIMITED, spots: UNLIMITED }
}

impl Limit {
    /// The same, but at most so many on one battleground.
    #[must_use]
    pub const fn each(self, each: u8) -> Limit {
        Limit { each, ..self }
    }

    /// The same, but on at most so many battlegrounds.
    #[must_use]
    pub const fn spots(self, spots: u8) -> Limit {
        Limit { spots, ..self }
    }
}

impl Line {
    /// A line that the user of the Event carries out.
    #[must_use]
    pub const fn mine(deed: Deed) -> Line {
        Line { by: Who::Me, or: false, deed }
    }

    /// The battlegrounds it speaks of, if it speaks of any.
    #[inline]
    #[must_use]
    pub const fn on(&self) -> Option<&Where> {
        match &self.deed {
            Deed::When { on, .. }
            | Deed::Place { on, .. }
            | Deed::Remove { on, .. }
            | Deed::Command { on, .. }
            | Deed::Move { on, .. } => Some(on),
            Deed::Look | Deed::Exchange => None,
        }
    }

    /// Whether it moves cubes.
    #[must_use]
    pub const fn moves_cubes(&self) -> bool {
        matches!(self.deed, Deed::Place { .. } | Deed::Remove { .. } | Deed::Command { .. })
    }

    /// Whether it moves battlegrounds by itself.
    #[must_use]
    pub const fn moves_battlegrounds(&self) -> bool {
        matches!(self.deed, Deed::Move { .. })
    }
}
