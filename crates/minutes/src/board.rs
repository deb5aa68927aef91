use kernel::{BySide, Outcome, Side, Turn};

use crate::effect::{Line, MAX_LINES};
use crate::{CUBES, Event, PLAYS, Rules, Slot, Slots, Zone};

/// Everything that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The options of the rules, the deck among them.
    pub rules: Rules,
    /// Cubes by battleground.
    pub cubes: BySide<Stacks>,
    /// Cubes that can still be placed.
    pub supply: BySide<u8>,
    /// Cubes that left the game by bids.
    pub out: BySide<u8>,
    /// Battlegrounds on the table, Cuba included.
    pub table: Slots,
    /// Battlegrounds in each sphere; the others lie in the neutral zone.
    pub spheres: BySide<Slots>,
    /// Whether a side saw the card that lies as Cuba now: it looked at it or put it there.
    pub saw_cuba: BySide<bool>,
    /// Equal bids so far.
    pub ties: u8,
    /// Who plays first. Meaningless until that is decided.
    pub first: Side,
    /// Cards played, both sides together.
    pub plays_made: u8,
    /// The card that is being played.
    pub play: Option<Play>,
    /// Prestige, once the game is over.
    pub prestige: BySide<u8>,
    /// The hidden cards, once they are turned up.
    pub revealed: Option<Revealed>,
    /// What is waited for.
    pub pending: Pending,
}

/// The cubes of one side on every battleground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks {
    counts: [u8; Slot::WIDTH],
    spots: Slots,
}

impl Stacks {
    /// None anywhere.
    pub const NONE: Stacks = Stacks { counts: [0; Slot::WIDTH], spots: Slots::EMPTY };

    /// How many at `at`.
    #[inline]
    #[must_use]
    pub const fn at(&self, at: Slot) -> u8 {
        self.counts[at.index()]
    }

    /// The battlegrounds with at least one.
    #[inline]
    #[must_use]
    pub const fn spots(&self) -> Slots {
        self.spots
    }

    /// How many on all battlegrounds together.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Puts so many at `at`.
    #[inline]
    pub(crate) fn set(&mut self, at: Slot, count: u8) {
        self.counts[at.index()] = count;
        self.spots = self.spots.without(at.alone()).union(at.alone().when(count > 0));
    }

    /// The battlegrounds where these are more than the others.
    #[inline]
    #[must_use]
    pub fn outnumber(&self, others: &Stacks) -> Slots {
        let pairs = self.counts.iter().zip(&others.counts).enumerate();
        Slots::from_bits(pairs.fold(0, |bits, (at, (mine, theirs))| bits | u16::from(mine > theirs) << at))
    }
}

/// A card that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// Which card.
    pub slot: Slot,
    /// Who played it.
    pub by: Side,
    /// For what.
    pub how: Use,
}

/// What a card is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// For Command.
    Command,
    /// For its Event.
    Event,
}

impl Use {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Use::Command => "command",
            Use::Event => "event",
        }
    }
}

/// The cards that lie hidden until the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Revealed {
    /// The card that is Cuba.
    pub cuba: Slot,
    /// The last card of each hand.
    pub left: BySide<Slot>,
}

/// What is waited for, and how far the Event being carried out has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending {
    /// Who must do what.
    pub phase: Phase,
    /// Where the Event stands.
    pub cursor: Cursor,
}

/// A point at which somebody, or chance, must act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// This side must decide something.
    Decide(Side, Decision),
    /// Chance must draw something.
    Draw(Draw),
    /// The game is over.
    Over(Outcome),
}

impl Phase {
    /// Who acts.
    #[inline]
    #[must_use]
    pub const fn turn(self) -> Turn {
        match self {
            Phase::Decide(side, _) => Turn::Player(side),
            Phase::Draw(_) => Turn::Chance,
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Phase::Decide(_, decision) => decision.slug(),
            Phase::Draw(draw) => draw.slug(),
            Phase::Over(_) => "over",
        }
    }
}

/// What a side must decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Decision {
    /// Bid for the right to choose the order.
    Bid,
    /// Decide who plays first.
    Order,
    /// Play a card.
    Play,
    /// Use or leave the Event of the card that the opponent played.
    Answer,
    /// Carry out the Command of the card played.
    Command,
    /// Carry out a line of the Event.
    Line,
}

impl Decision {
    /// Every kind.
    pub const ALL: [Decision; 6] =
        [Decision::Bid, Decision::Order, Decision::Play, Decision::Answer, Decision::Command, Decision::Line];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Decision::Bid => "bid",
            Decision::Order => "order",
            Decision::Play => "play",
            Decision::Answer => "answer",
            Decision::Command => "command",
            Decision::Line => "event",
        }
    }
}

/// What chance must draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Draw {
    /// A hand for this side.
    Hand(Side),
    /// The Cuba card.
    Cuba,
    /// Who chooses the order (M6).
    Coin,
    /// A card for the side whose turn ends.
    Card(Side),
}

impl Draw {
    /// Every kind that is for this side.
    #[must_use]
    pub const fn of(side: Side) -> [Draw; 2] {
        [Draw::Hand(side), Draw::Card(side)]
    }

    /// Whom it is for.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Draw::Hand(side) | Draw::Card(side) => Some(side),
            Draw::Cuba | Draw::Coin => None,
        }
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Draw::Hand(_) => "deal-hand",
            Draw::Cuba => "deal-cuba",
            Draw::Coin => "coin",
            Draw::Card(_) => "draw",
        }
    }
}

/// How far the Event has come. All of it can be seen on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cursor {
    /// Who uses the Event.
    pub user: Side,
    /// The line being carried out.
    pub line: u8,
    /// Which of several ways was taken: 0 for not yet.
    pub way: u8,
    /// How many cubes or battlegrounds this line may still move.
    pub left: u8,
    /// How many cubes this line moved.
    pub moved: u8,
    /// How many cubes the last line that could moved.
    pub count: u8,
    /// The battlegrounds that this line touched.
    pub done: Slots,
    /// The battlegrounds that the last line that could touched.
    pub touched: Slots,
    /// Where cubes of each side were placed and not yet drew the battleground (M9).
    pub placed: BySide<Slots>,
    /// Where cubes of each side were removed and did not yet push the battleground (M4, M9).
    pub removed: BySide<Slots>,
    /// The battlegrounds that each line speaks of, as they were when the Event began (M9).
    pub sets: [Slots; MAX_LINES],
}

impl Cursor {
    pub(crate) const START: Cursor = Cursor {
        user: Side::Us,
        line: 0,
        way: 0,
        left: 0,
        moved: 0,
        count: 0,
        done: Slots::EMPTY,
        touched: Slots::EMPTY,
        placed: BySide::new(Slots::EMPTY, Slots::EMPTY),
        removed: BySide::new(Slots::EMPTY, Slots::EMPTY),
        sets: [Slots::EMPTY; MAX_LINES],
    };
}

impl Board {
    /// The board as it is set up.
    #[must_use]
    pub const fn set_up(rules: Rules) -> Self {
        Board {
            rules,
            cubes: BySide::new(Stacks::NONE, Stacks::NONE),
            supply: BySide::new(CUBES, CUBES),
            out: BySide::new(0, 0),
            table: Slot::CUBA.alone(),
            spheres: BySide::new(Slots::EMPTY, Slots::EMPTY),
            saw_cuba: BySide::new(false, false),
            ties: 0,
            first: Side::Us,
            plays_made: 0,
            play: None,
            prestige: BySide::new(0, 0),
            revealed: None,
            pending: Pending { phase: Phase::Draw(Draw::Hand(Side::Us)), cursor: Cursor::START },
        }
    }

    /// The number of cubes of `side` at `at`.
    #[inline]
    #[must_use]
    pub fn cubes(&self, side: Side, at: Slot) -> u8 {
        self.cubes[side].at(at)
    }

    /// The zone in which a battleground lies.
    #[inline]
    #[must_use]
    pub fn zone(&self, at: Slot) -> Zone {
        match (self.spheres.us.contains(at), self.spheres.ussr.contains(at)) {
            (true, _) => Zone::Us,
            (_, true) => Zone::Ussr,
            _ => Zone::Neutral,
        }
    }

    /// The battlegrounds in a zone.
    #[inline]
    #[must_use]
    pub fn zone_spots(&self, zone: Zone) -> Slots {
        match zone {
            Zone::Us => self.spheres.us,
            Zone::Neutral => self.table.without(self.spheres.us).without(self.spheres.ussr),
            Zone::Ussr => self.spheres.ussr,
        }
    }

    /// The battlegrounds that `side` dominates: where it has more cubes, or as many and they lie in its sphere.
    #[inline]
    #[must_use]
    pub fn dominated(&self, side: Side) -> Slots {
        let (mine, theirs) = (&self.cubes[side], &self.cubes[side.other()]);
        let more = mine.outnumber(theirs);
        let fewer = theirs.outnumber(mine);
        more.union(self.spheres[side].without(fewer))
    }

    /// Who plays the next card.
    #[inline]
    #[must_use]
    pub const fn player(&self) -> Side {
        if self.plays_made.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// Whether all cards are played.
    #[inline]
    pub(crate) const fn plays_are_over(&self) -> bool {
        self.plays_made == 2 * PLAYS
    }

    /// The Event that is being carried out.
    #[must_use]
    pub fn event(&self) -> Event {
        self.play.map_or(Event::NONE, |play| self.rules.deck().event(play.slot))
    }

    /// The line of the Event that is being carried out.
    #[must_use]
    pub fn line(&self) -> Option<Line> {
        self.line_in(&mut None).copied()
    }

    /// The line of the Event that is being carried out; `spare` is room for it.
    #[inline]
    pub(crate) fn line_in<'a>(&self, spare: &'a mut Option<Line>) -> Option<&'a Line> {
        self.rules.deck().line(self.play?.slot, usize::from(self.pending.cursor.line), spare)
    }

    /// How many ways the line at the cursor leaves to choose from; 1 if there is no choice, or it is made.
    #[inline]
    #[must_use]
    pub fn ways(&self) -> u8 {
        if self.pending.cursor.way == 0 { 1 + self.ways_behind() } else { 1 }
    }

    /// How many lines behind the one at the cursor stand in its place.
    #[inline]
    pub(crate) fn ways_behind(&self) -> u8 {
        match self.play.map_or(0, |play| self.rules.deck().ors(play.slot)) {
            0 => 0,
            ors => (ors >> (self.pending.cursor.line + 1)).trailing_ones() as u8,
        }
    }
}
