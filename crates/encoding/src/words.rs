//! The words for what a seat heard: first what kind of thing it was, then its parts, each in a range of its own.

use kernel::{Outcome, Side, Why};

/// Where the words for kinds of things begin. Before them is the word for nothing.
pub(crate) const KIND: usize = 1;

/// Writes words one after the other.
pub(crate) struct Writer<'a, F> {
    pub(crate) out: &'a mut F,
}

impl<F: FnMut(u16)> Writer<'_, F> {
    /// Writes what kind of thing was heard, then its parts: each is where its range begins, and its number in it.
    #[inline]
    pub(crate) fn say(&mut self, kind: usize, parts: &[(usize, usize)]) {
        self.add(&[(KIND, kind)]);
        self.add(parts);
    }

    /// Writes further parts.
    #[inline]
    pub(crate) fn add(&mut self, parts: &[(usize, usize)]) {
        parts.iter().for_each(|&(first, index)| (self.out)((first + index) as u16));
    }
}

/// How a game ended: who won, and why.
pub(crate) fn ended(outcome: Outcome) -> [usize; 2] {
    let why = match outcome.why {
        Why::Prestige => 0,
        Why::Letter => 1,
        Why::Draw => 2,
        Why::NuclearWar => 3,
        Why::Resignation => 4,
    };
    [anybody(outcome.winner), why]
}

/// A side or nobody, as a number.
pub(crate) const fn anybody(side: Option<Side>) -> usize {
    match side {
        None => 0,
        Some(Side::Us) => 1,
        Some(Side::Ussr) => 2,
    }
}
