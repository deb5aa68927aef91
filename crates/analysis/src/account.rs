//! Where a seat's chance went. The sums are exact because each cause is told as a change from one known chance to the next.

use kernel::{BySide, Side};

use crate::{Decision, Points};

/// What a change of a chance is laid at the door of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// A choice of the seat itself: never a gain, for the best choice costs nothing.
    Own,
    /// A choice of the opponent: never a loss, for what it gives away is the seat's.
    Theirs,
    /// What was dealt, drawn or turned up.
    Cards,
}

/// A change of a seat's chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The entry by which the change is told: the choice itself, or for cards the seat's next choice. As many as there are
    /// entries for the end of the game.
    pub ply: usize,
    /// What caused it.
    pub cause: Cause,
    /// The chance before.
    pub from: Points,
    /// The chance after.
    pub to: Points,
}

impl Change {
    /// By how much.
    #[must_use]
    pub fn by(&self) -> Points {
        self.to - self.from
    }
}

/// A seat's game: `start + own + theirs + cards = end`, exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The chance before anything was dealt.
    pub start: Points,
    /// What came of it.
    pub end: Points,
    /// Every change, in order; each begins where the one before ended.
    pub changes: Vec<Change>,
}

/// An account in so many of 100 games: whole numbers that add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// At the start.
    pub start: i32,
    /// What the own choices gave away: 0 or less.
    pub own: i32,
    /// What the opponent's choices gave away: 0 or more.
    pub theirs: i32,
    /// What the cards did.
    pub cards: i32,
    /// At the end.
    pub end: i32,
}

impl Account {
    /// All that one cause did.
    #[must_use]
    pub fn sum(&self, cause: Cause) -> Points {
        self.changes.iter().filter(|change| change.cause == cause).map(Change::by).sum()
    }

    /// The account as it is shown. What rounding leaves over is luck's.
    #[must_use]
    pub fn share(&self) -> Share {
        let (start, end) = (self.start.percent(), self.end.percent());
        let (own, theirs) = (self.sum(Cause::Own).percent(), self.sum(Cause::Theirs).percent());
        Share { start, own, theirs, cards: end - start - own - theirs, end }
    }

    /// The chance after the entry `ply`.
    #[must_use]
    pub fn after(&self, ply: usize) -> Points {
        self.changes.iter().take_while(|change| change.ply <= ply).last().map_or(self.start, |change| change.to)
    }

    fn add(&mut self, ply: usize, cause: Cause, to: Points) {
        let from = self.changes.last().map_or(self.start, |change| change.to);
        if to != from {
            self.changes.push(Change { ply, cause, from, to });
        }
    }

    fn now(&self) -> Points {
        self.changes.last().map_or(self.start, |change| change.to)
    }
}

/// The accounts of both seats. `length` is the number of entries of the game, and `apart` says whether between two entries somebody
/// else acted, or chance did.
pub(crate) fn accounts<A>(
    decisions: &[Decision<A>],
    start: BySide<Points>,
    end: BySide<Points>,
    length: usize,
    apart: impl Fn(usize, usize) -> bool,
) -> BySide<Account> {
    BySide::from_fn(|seat| {
        let mut account = Account { start: start[seat], end: end[seat], changes: Vec::new() };
        for (decision, chances) in decisions.iter().zip(chances(decisions, seat, &apart)) {
            if let Some((before, after)) = chances {
                // What cannot be laid at anybody's door between two own choices is what was dealt or came to light.
                account.add(decision.ply, Cause::Cards, before);
                account.add(decision.ply, Cause::Own, after);
            } else {
                account.add(decision.ply, Cause::Theirs, (account.now() + decision.cost).within());
            }
        }
        account.add(length, Cause::Cards, end[seat]);
        account
    })
}

/// A chance before a decision and after it.
type BeforeAndAfter = (Points, Points);

/// For each decision of `seat` its chance before it and after it: nothing for those of the other side.
///
/// Between choices that follow each other without anybody or anything else acting, a chance cannot change; there the last of them
/// knows best, because what the card does is clearest then.
fn chances<A>(
    decisions: &[Decision<A>],
    seat: Side,
    apart: &impl Fn(usize, usize) -> bool,
) -> Vec<Option<BeforeAndAfter>> {
    let mut all = vec![None; decisions.len()];
    let mut next: Option<(usize, Points)> = None;
    for (i, decision) in decisions.iter().enumerate().rev().filter(|(_, decision)| decision.side == seat) {
        let after = match next {
            Some((ply, chance)) if !apart(decision.ply, ply) => chance,
            _ => decision.chance,
        };
        let before = (after + decision.cost).within();
        all[i] = Some((before, after));
        next = Some((decision.ply, before));
    }
    all
}
