//! Games as text: a few header lines, one line an entry, and a last line that says how many there are.

use std::fmt;

use kernel::{Entry, Game, Seat};

use crate::{RefusedEntry, Step, Table, begin, step};

/// The first word of every record.
pub(crate) const MAGIC: &str = "thirteen";
/// The version of the format that is written.
pub(crate) const VERSION: &str = "1";
/// Before each line of what a record encloses.
pub(crate) const ENCLOSED: char = '|';

/// Why an entry of a record cannot be refused.
pub(crate) const VERIFIED: &str = "the entries were tried when the record was made";

/// Why what rules refer to is there.
pub(crate) const HELD: &str = "whoever has the rules holds what they refer to";

/// A saved game: its rules and everything that was chosen and dealt. Every record is a game that was really played:
/// its entries are tried when it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    pub(crate) rules: G::Rules,
    pub(crate) entries: Vec<Entry<G>>,
    /// Keeps what the rules refer to: the deck of 13 Minutes.
    pub(crate) hold: G::Hold,
}

impl<G: Game> Record<G> {
    /// The record of these entries.
    ///
    /// # Errors
    /// The first entry that the rules refuse, and why.
    ///
    /// # Panics
    /// If what the rules refer to is gone: whoever has rules of a deck holds the deck as well.
    pub fn new(rules: G::Rules, entries: Vec<Entry<G>>) -> Result<Self, RefusedEntry> {
        let hold = G::hold(rules).expect(HELD);
        let mut state = G::begin(rules, &mut ());
        for (ply, &entry) in entries.iter().enumerate() {
            (state, _) = step(state, entry).map_err(|why| RefusedEntry { ply, why })?;
        }
        Ok(Record { rules, entries, hold })
    }

    /// The options it was played with.
    #[must_use]
    pub fn rules(&self) -> G::Rules {
        self.rules
    }

    /// What was chosen and dealt.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The steps that lead to the first entry, then for each entry the steps that follow from it.
    #[must_use]
    pub fn replay(&self) -> Vec<Vec<Step<G>>> {
        let (mut state, steps) = begin(self.rules);
        let mut all = vec![steps];
        for &entry in &self.entries {
            let (after, steps) = step(state, entry).expect(VERIFIED);
            state = after;
            all.push(steps);
        }
        all
    }

    /// Everything that happened, each fact with the number of entries that had been made.
    #[must_use]
    pub fn facts(&self) -> Vec<(usize, G::Fact)> {
        let of_ply = |(ply, steps): (usize, Vec<Step<G>>)| {
            steps.into_iter().flat_map(|step| step.facts).map(move |fact| (ply, fact))
        };
        self.replay().into_iter().enumerate().flat_map(of_ply).collect()
    }

    /// What `seat` was told from ply `from` on, each thing with the number of entries that had been made. From 0 on it
    /// is everything that follows [`Game::first_view`]; whoever knows the game after `n` entries asks from `n + 1` on.
    #[must_use]
    pub fn told(&self, seat: Seat, from: usize) -> Vec<(usize, G::Heard)> {
        let late = self.facts().into_iter().skip_while(|&(ply, _)| ply < from);
        late.map(|(ply, fact)| (ply, G::heard(fact, seat))).collect()
    }

    /// The position after `ply` entries, or at the end if there are not so many: not for the eyes of a player.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> G {
        let mut state = G::begin(self.rules, &mut ());
        for &entry in self.entries.iter().take(ply) {
            match entry {
                Entry::Action(_, action) => state.play_unchecked(action, &mut ()),
                Entry::Chance(chance) => state.deal_unchecked(chance, &mut ()),
                Entry::Resign(side) => state.resign_unchecked(side, &mut ()),
            }
        }
        state
    }

    /// The table as it was after `ply` entries, or at the end if there are not so many.
    #[must_use]
    pub fn table_at(&self, ply: usize) -> Table<G> {
        let mut table = Table::new(self.rules);
        for &entry in self.entries.iter().take(ply) {
            table.accept(table.consider(entry).expect(VERIFIED));
        }
        table
    }

    /// The table as it was after the last entry.
    #[must_use]
    pub fn table(&self) -> Table<G> {
        self.table_at(self.entries.len())
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {VERSION}")?;
        writeln!(f, "game {}", G::SLUG)?;
        writeln!(f, "rules {}", self.rules)?;
        let mut enclosed = String::new();
        G::enclose(self.rules, &mut enclosed)?;
        enclosed.lines().filter(|line| !line.is_empty()).try_for_each(|line| writeln!(f, "{ENCLOSED} {line}"))?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))?;
        writeln!(f, "end {}", self.entries.len())
    }
}
