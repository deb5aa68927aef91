use kernel::{BySide, Outcome, Side, Turn};

use crate::agenda::Three;
use crate::{
    Agenda, AgendaBag, Battleground, CUBES, Card, CardSet, MAX_STACK, Markers, Modifiers, PLAYS, Rules, Spots, Track,
};

/// Everything that lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Cards face up on the discard pile.
    pub discard: CardSet,
    /// Cubes by battleground.
    pub cubes: BySide<[u8; 9]>,
    /// Markers on the DEFCON tracks.
    pub defcon: BySide<Markers>,
    /// Who leads and by how much: positive for the US.
    pub prestige: i8,
    /// The round, 1 to 3.
    pub round: u8,
    /// Who holds the Personal Letter.
    pub letter: Side,
    /// What is in force this round.
    pub modifiers: BySide<Modifiers>,
    /// The agendas on which the flags lie.
    pub flags: BySide<Option<Three>>,
    /// Both chosen agendas, once they are revealed.
    pub revealed: Option<BySide<Agenda>>,
    /// Agendas that left the game.
    pub used: AgendaBag,
    /// Who plays first this round. Meaningless until that is decided.
    pub first: Side,
    /// Cards played this round, both sides together.
    pub plays_made: u8,
    /// The cards being played: the one on the table, and one that was taken by its Event.
    pub plays: [Option<Play>; 2],
    /// What is waited for.
    pub pending: Pending,
    /// The options of the rules.
    pub rules: Rules,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// Which card.
    pub card: Card,
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
    /// For Command, together with the Personal Letter.
    CommandWithLetter,
    /// For its Event.
    Event,
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
    /// Choose an agenda.
    Agenda,
    /// Decide who plays first.
    Initiative,
    /// Play a card.
    Play,
    /// Use or leave the Event of the card that the opponent played.
    Answer,
    /// Carry out the Command of the card played.
    Command,
    /// Carry out a line of the Event.
    Line,
    /// Play or discard the card that was taken.
    Taken,
    /// Move a marker for dominating television.
    Television,
    /// Save or discard the card that was drawn.
    Alliances,
}

impl Decision {
    /// Every kind.
    pub const ALL: [Decision; 9] = [
        Decision::Agenda,
        Decision::Initiative,
        Decision::Play,
        Decision::Answer,
        Decision::Command,
        Decision::Line,
        Decision::Taken,
        Decision::Television,
        Decision::Alliances,
    ];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Decision::Agenda => "choose-agenda",
            Decision::Initiative => "initiative",
            Decision::Play => "play",
            Decision::Answer => "answer",
            Decision::Command => "command",
            Decision::Line => "event",
            Decision::Taken => "taken",
            Decision::Television => "television",
            Decision::Alliances => "alliances",
        }
    }
}

/// What chance must draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Draw {
    /// Three agendas for this side.
    Agendas(Side),
    /// A hand for this side.
    Hand(Side),
    /// A card for this side, out of the opponent's hand.
    Take(Side),
    /// A card in place of the one that was taken from this side.
    Replace(Side),
    /// As many cards as this side discarded.
    Redraw(Side),
    /// A card for the side that dominates the alliances.
    Alliance(Side),
}

impl Draw {
    /// Every kind, for this side.
    #[must_use]
    pub const fn of(side: Side) -> [Draw; 6] {
        [
            Draw::Agendas(side),
            Draw::Hand(side),
            Draw::Take(side),
            Draw::Replace(side),
            Draw::Redraw(side),
            Draw::Alliance(side),
        ]
    }

    /// Whom it is for, or from whom it was taken.
    #[must_use]
    pub const fn side(self) -> Side {
        let (Draw::Agendas(side)
        | Draw::Hand(side)
        | Draw::Take(side)
        | Draw::Replace(side)
        | Draw::Redraw(side)
        | Draw::Alliance(side)) = self;
        side
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Draw::Agendas(_) => "deal-agendas",
            Draw::Hand(_) => "deal-hand",
            Draw::Take(_) => "take",
            Draw::Replace(_) => "replace",
            Draw::Redraw(_) => "redraw",
            Draw::Alliance(_) => "draw-alliance",
        }
    }
}

/// How far the Event of the card on top has come. All of it can be seen on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cursor {
    /// Who uses the Event.
    pub user: Side,
    /// The line being carried out.
    pub line: u8,
    /// Which of two ways was taken: 0 for not yet, 1 or 2.
    pub way: u8,
    /// How many cubes this line may still move, or how many cards were discarded in it.
    pub left: u8,
    /// Cubes that this line moved, by battleground.
    pub tally: Tally,
    /// How many that is.
    pub moved: u8,
    /// Where the user had cubes as the Event began, as bits.
    pub had: u16,
    /// How many cubes or steps the line before moved.
    pub count: u8,
    /// The battlegrounds or tracks that the line before touched, as bits.
    pub touched: u16,
}

impl Cursor {
    pub(crate) const START: Cursor =
        Cursor { user: Side::Us, line: 0, way: 0, left: 0, tally: Tally::NONE, moved: 0, had: 0, count: 0, touched: 0 };
}

/// The cubes that a line moved: a number, 0 to 5, for each battleground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// Three bits a battleground.
    counts: u32,
    /// Those with any, as bits.
    spots: u16,
}

impl Tally {
    /// None anywhere.
    pub const NONE: Tally = Tally { counts: 0, spots: 0 };

    /// How many at `at`.
    #[inline]
    #[must_use]
    pub const fn at(self, at: Battleground) -> u8 {
        (self.counts >> (3 * at as u32) & 7) as u8
    }

    /// Notes that `count` were moved at `at`, where none was before.
    #[inline]
    pub(crate) fn note(&mut self, at: Battleground, count: u8) {
        debug_assert!(self.at(at) == 0);
        self.counts |= u32::from(count) << (3 * at as u32);
        self.spots |= 1 << at as u16;
    }

    /// The battlegrounds with at least one.
    #[inline]
    #[must_use]
    pub const fn spots(self) -> Spots {
        Spots::from_bits(self.spots as u64)
    }
}

impl Board {
    /// The board as it is set up.
    #[must_use]
    pub const fn set_up(rules: Rules) -> Self {
        Board {
            discard: CardSet::EMPTY,
            // berlin, cuba-military, atlantic; italy, turkey, cuba-political; television, united-nations, alliances
            cubes: BySide::new([0, 0, 0, 1, 1, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0, 0]),
            defcon: BySide::new(Markers::new(1, 2, 1), Markers::new(2, 1, 1)),
            prestige: 0,
            round: 1,
            letter: Side::Us,
            modifiers: BySide::new(Modifiers::NONE, Modifiers::NONE),
            flags: BySide::new(None, None),
            revealed: None,
            used: AgendaBag::EMPTY,
            first: Side::Us,
            plays_made: 0,
            plays: [None; 2],
            pending: Pending { phase: Phase::Draw(Draw::Agendas(Side::Us)), cursor: Cursor::START },
            rules,
        }
    }

    /// Cubes of `side` at `at`.
    #[inline]
    #[must_use]
    pub fn cubes(&self, side: Side, at: Battleground) -> u8 {
        self.cubes[side][at as usize]
    }

    /// Cubes of `side` that are not on the board.
    #[inline]
    #[must_use]
    pub fn supply(&self, side: Side) -> u8 {
        let [eight @ .., last] = self.cubes[side];
        // All eight bytes are added into the highest at once.
        let sum = u64::from_le_bytes(eight).wrapping_mul(0x0101_0101_0101_0101) >> 56;
        CUBES - sum as u8 - last
    }

    /// The battlegrounds where `side` has cubes.
    #[inline]
    #[must_use]
    pub fn occupied(&self, side: Side) -> Spots {
        self.with_at_least(side, 1)
    }

    /// The battlegrounds where `side` may have more cubes.
    #[inline]
    #[must_use]
    pub fn open(&self, side: Side) -> Spots {
        Spots::ALL.without(self.with_at_least(side, MAX_STACK))
    }

    #[inline]
    fn with_at_least(&self, side: Side, count: u8) -> Spots {
        let [eight @ .., last] = self.cubes[side];
        // A byte with so many cubes reaches its highest bit; the eight of them are gathered into one byte.
        let short = u64::from_le_bytes([0x80 - count; 8]);
        let high = (u64::from_le_bytes(eight) + short) & 0x8080_8080_8080_8080;
        let mask = (high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        Spots::from_bits(mask | u64::from(last >= count) << 8)
    }

    /// Who has more cubes at `at`.
    #[inline]
    #[must_use]
    pub fn dominates(&self, at: Battleground) -> Option<Side> {
        self.cubes.map(|stacks| stacks[at as usize]).ahead()
    }

    /// Whose marker is more escalated on `track`.
    #[inline]
    #[must_use]
    pub fn leads(&self, track: Track) -> Option<Side> {
        self.defcon.map(|markers| markers.on(track)).ahead()
    }

    /// Who decides who plays first: the side that trails in prestige, or the USSR.
    #[must_use]
    pub const fn decider(&self) -> Side {
        if self.prestige < 0 { Side::Us } else { Side::Ussr }
    }

    /// Who plays the next card of the round.
    #[inline]
    #[must_use]
    pub const fn player(&self) -> Side {
        if self.plays_made.is_multiple_of(2) { self.first } else { self.first.other() }
    }

    /// Whether all cards of the round are played.
    #[inline]
    pub(crate) const fn plays_are_over(&self) -> bool {
        self.plays_made == 2 * PLAYS
    }

    /// The card on top: the one that is being carried out.
    #[inline]
    #[must_use]
    pub fn play(&self) -> Option<Play> {
        self.plays[1].or(self.plays[0])
    }

    /// Puts a card on top of those being played.
    #[inline]
    pub(crate) fn lay(&mut self, play: Play) {
        let place = usize::from(self.plays[0].is_some());
        debug_assert!(self.plays[place].is_none());
        self.plays[place] = Some(play);
    }

    /// Takes the card on top away.
    #[inline]
    pub(crate) fn lift(&mut self) -> Option<Play> {
        let place = usize::from(self.plays[1].is_some());
        self.plays[place].take()
    }

    /// The number of agendas in their deck, given how many of the dealt ones were chosen.
    #[must_use]
    pub fn agenda_deck(&self, chosen: u8) -> u32 {
        let dealt = Side::ALL.iter().filter(|&&side| self.flags[side].is_some()).count() as u32 * 3;
        let away = match (self.revealed, chosen) {
            (Some(_), _) => 0,
            (None, 2) => 2,
            (None, _) => dealt,
        };
        AgendaBag::FULL.len() - self.used.len() - away
    }
}
