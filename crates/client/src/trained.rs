//! What somebody did with puzzles: kept as text, a word a try.

use std::fmt;

/// A try at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Try {
    /// The number of the puzzle.
    pub puzzle: usize,
    /// Whether the answer was right.
    pub right: bool,
    /// The day, counted from 1 January 1970.
    pub day: u64,
    /// Whether it was the puzzle of that day.
    pub daily: bool,
}

/// All tries, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trained(Vec<Try>);

impl Trained {
    /// Reads what was kept. Words that are no try are passed over.
    #[must_use]
    pub fn read(text: &str) -> Trained {
        let read = |word: &str| {
            let (puzzle, rest) = word.split_once(['+', '-'])?;
            let daily = rest.ends_with('d');
            let day = rest.trim_end_matches('d').parse().ok()?;
            Some(Try { puzzle: puzzle.parse().ok()?, right: word.contains('+'), day, daily })
        };
        Trained(text.split_whitespace().filter_map(read).collect())
    }

    /// Adds a try.
    pub fn add(&mut self, one: Try) {
        self.0.push(one);
    }

    /// Whether the last try at a puzzle was right; nothing if there was none.
    #[must_use]
    pub fn last(&self, puzzle: usize) -> Option<bool> {
        self.0.iter().rev().find(|one| one.puzzle == puzzle).map(|one| one.right)
    }

    /// How many of these puzzles were right at the last try.
    #[must_use]
    pub fn solved(&self, puzzles: &[usize]) -> usize {
        puzzles.iter().filter(|&&puzzle| self.last(puzzle) == Some(true)).count()
    }

    /// On how many days in a row, up to this one or the one before, the puzzle of the day was solved at the first try.
    #[must_use]
    pub fn streak(&self, today: u64) -> u64 {
        let solved = |day: u64| self.0.iter().find(|one| one.daily && one.day == day).is_some_and(|one| one.right);
        let from = if solved(today) { today } else { today.saturating_sub(1) };
        (0..=from).take_while(|back| solved(from - back)).count() as u64
    }

    /// The puzzle of these to train with next. What was missed comes again once two others were tried since; then what was never
    /// tried, in order; then what was tried longest ago.
    #[must_use]
    pub fn next(&self, puzzles: &[usize]) -> Option<usize> {
        let since = |puzzle: usize| self.0.iter().rev().position(|one| one.puzzle == puzzle);
        let missed =
            |&&puzzle: &&usize| self.last(puzzle) == Some(false) && since(puzzle).is_some_and(|since| since >= 2);
        let fresh = |&&puzzle: &&usize| since(puzzle).is_none();
        let oldest = || puzzles.iter().max_by_key(|&&puzzle| since(puzzle));
        puzzles.iter().find(missed).or_else(|| puzzles.iter().find(fresh)).or_else(oldest).copied()
    }
}

impl fmt::Display for Trained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for one in &self.0 {
            let (sign, daily) = (if one.right { '+' } else { '-' }, if one.daily { "d" } else { "" });
            write!(f, "{}{sign}{}{daily} ", one.puzzle, one.day)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_missed_comes_again_and_what_is_kept_reads_back() {
        let mut trained = Trained::read("7+20000d nonsense 8-20001d 9+20001");
        assert_eq!(trained.to_string(), "7+20000d 8-20001d 9+20001 ");
        assert_eq!(Trained::read(&trained.to_string()), trained);
        assert_eq!((trained.last(8), trained.last(1)), (Some(false), None));
        assert_eq!(trained.solved(&[7, 8, 9, 10]), 2);
        assert_eq!(trained.next(&[7, 8, 9, 10]), Some(10), "8 was only just missed");
        trained.add(Try { puzzle: 10, right: true, day: 20_002, daily: false });
        assert_eq!(trained.next(&[7, 8, 9, 10, 11]), Some(8));
        trained.add(Try { puzzle: 8, right: true, day: 20_002, daily: false });
        assert_eq!(trained.next(&[7, 8, 9, 10]), Some(7), "tried longest ago");
        assert_eq!(Trained::default().next(&[]), None);
    }

    #[test]
    fn a_streak_is_days_in_a_row() {
        let trained = Trained::read("1+10d 2+11d 3-12d 3+12d 4+13d 5+14d 9+15");
        assert_eq!([10, 11, 12, 13, 14, 15, 16].map(|day| trained.streak(day)), [1, 2, 2, 1, 2, 2, 0]);
    }
}
