//! An analysis as it leaves the process: numbers and notation, no words.

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{Account, Analysed, Analysis, Cause, Points, moments};

/// The version of the form.
const VERSION: u32 = 1;

/// An analysis, as `thirteen analyse --json` prints it and the page keeps it. Chances are in ten-thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The version of this form.
    pub version: u32,
    /// The stable name of the game.
    pub game: String,
    /// How many entries the game has.
    pub entries: usize,
    /// How many descents a decision was given.
    pub depth: u64,
    /// The account of the US.
    pub us: Seat,
    /// The account of the USSR.
    pub ussr: Seat,
    /// Every choice that was one, in order.
    pub decisions: Vec<Told>,
}

/// Where the chance of a seat went: `start + own + theirs + cards = end`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Before anything was dealt.
    pub start: i32,
    /// What the own choices gave away: 0 or less.
    pub own: i32,
    /// What the opponent's choices gave away: 0 or more.
    pub theirs: i32,
    /// What the cards did.
    pub cards: i32,
    /// What came of it.
    pub end: i32,
    /// Every change: the entry by which it is told, the cause, the chance after it.
    pub changes: Vec<(usize, String, i32)>,
    /// The decisions that cost most, at most three, by their place in `decisions`.
    pub moments: Vec<usize>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// How many entries the game had before it.
    pub ply: usize,
    /// Who chose.
    pub side: String,
    /// What was chosen, in notation.
    pub made: String,
    /// What was better, in notation; the same if nothing was.
    pub best: String,
    /// The chance with what was chosen.
    pub chance: i32,
    /// What it gave away.
    pub cost: i32,
    /// The standard error of that.
    pub error: i32,
}

impl Cause {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Cause::Own => "own",
            Cause::Theirs => "theirs",
            Cause::Cards => "cards",
        }
    }
}

kernel::named!(Cause, "a cause: own, theirs or cards");

impl Cause {
    /// Every cause.
    pub const ALL: [Cause; 3] = [Cause::Own, Cause::Theirs, Cause::Cards];
}

impl Report {
    /// The report of an analysis of a game with so many entries.
    #[must_use]
    pub fn of<G: Analysed>(analysis: &Analysis<G>, entries: usize) -> Report {
        let seat = |side: Side| {
            let account = &analysis.accounts[side];
            let changes = account.changes.iter().map(|each| (each.ply, each.cause.slug().to_owned(), each.to.0));
            Seat {
                start: account.start.0,
                own: account.sum(Cause::Own).0,
                theirs: account.sum(Cause::Theirs).0,
                cards: account.sum(Cause::Cards).0,
                end: account.end.0,
                changes: changes.collect(),
                moments: moments(analysis, side).iter().map(|moment| moment.decision).collect(),
            }
        };
        let told = |each: &crate::Decision<G::Action>| Told {
            ply: each.ply,
            side: each.side.slug().to_owned(),
            made: each.made.to_string(),
            best: each.best.to_string(),
            chance: each.chance.0,
            cost: each.cost.0,
            error: each.error.0,
        };
        Report {
            version: VERSION,
            game: G::SLUG.to_owned(),
            entries,
            depth: analysis.depth,
            us: seat(Side::Us),
            ussr: seat(Side::Ussr),
            decisions: analysis.decisions.iter().map(told).collect(),
        }
    }

    /// Reads a report of this version. Nothing if it is of another, or no report at all.
    #[must_use]
    pub fn read(text: &str) -> Option<Report> {
        serde_json::from_str(text).ok().filter(|report: &Report| report.version == VERSION)
    }

    /// The report as text.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("numbers and words can be written")
    }

    /// The seat of a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        match side {
            Side::Us => &self.us,
            Side::Ussr => &self.ussr,
        }
    }
}

impl Seat {
    /// The account that it is of.
    #[must_use]
    pub fn account(&self) -> Account {
        let mut from = Points(self.start);
        let changes = self.changes.iter().filter_map(|(ply, cause, to)| {
            let change = crate::Change { ply: *ply, cause: cause.parse().ok()?, from, to: Points(*to) };
            from = change.to;
            Some(change)
        });
        Account { start: Points(self.start), end: Points(self.end), changes: changes.collect() }
    }
}

/// The accounts of both sides.
impl From<&Report> for BySide<Account> {
    fn from(report: &Report) -> Self {
        BySide::from_fn(|side| report.seat(side).account())
    }
}
