//! What becomes of a person: the rules they have met, how far they are in the lessons, the puzzles they have tried, what
//! the analyses of their games came to. Kept as lines of text under [`KEY`] in a browser, and taken along as a file.
//!
//! ```text
//! thirteen learned 1
//! rule days/command
//! lesson days at price
//! puzzle days-17 solved 2 missed 1 last 1765000000000
//! analysis g1765000000000 us own -120 theirs 80 cards 40 accuracy 913
//! ```
//!
//! A line that this version cannot read is kept as it is, so that nothing is lost where an older page opens a newer file.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kernel::Side;

/// What it is kept under in the storage of a browser.
pub const KEY: &str = "thirteen/learned";

/// The first line.
const HEAD: &str = "thirteen learned 1";

/// Everything that is kept about a person, beside their games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Learned {
    /// The rules that they have met, as `days/command`.
    pub rules: BTreeSet<String>,
    /// How far they are in each lesson.
    pub lessons: BTreeMap<String, Progress>,
    /// The puzzles that they have tried.
    pub puzzles: BTreeMap<String, Attempts>,
    /// What the analyses of their games came to, by the name of the game and the side.
    pub analyses: BTreeMap<(String, Side), Summary>,
    /// Lines of a later version.
    unread: BTreeSet<String>,
}

/// How far somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// The step that comes next, by its name; nothing at the beginning.
    pub step: Option<String>,
    /// Whether they came to its end once.
    pub done: bool,
    /// The game in which its last cards are played, if it has come to that.
    pub game: Option<String>,
}

/// What became of the tries at a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// How often it was solved.
    pub solved: u32,
    /// How often it was missed.
    pub missed: u32,
    /// When it was tried last, in milliseconds since 1970.
    pub last: u64,
}

/// What the analysis of a game came to for one side. Chances are in thousandths: -120 is twelve games of a hundred.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// What the side's own choices gave away, never positive.
    pub own: i32,
    /// What the opponent's choices gave it.
    pub theirs: i32,
    /// What the cards gave it or took.
    pub cards: i32,
    /// How near its choices came to the best, from 0 to 1000.
    pub accuracy: u32,
}

/// Why a file is not what somebody has learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no file of what somebody has learned: its first line is not `{HEAD}`")]
pub struct NotLearned;

impl Learned {
    /// Reads it back.
    ///
    /// # Errors
    /// If the text is something else altogether.
    pub fn read(text: &str) -> Result<Learned, NotLearned> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        if lines.next() != Some(HEAD) {
            return Err(NotLearned);
        }
        let mut learned = Learned::default();
        for line in lines {
            if learned.take(line).is_none() {
                learned.unread.insert(line.to_owned());
            }
        }
        Ok(learned)
    }

    /// Takes in one line, unless it cannot be read.
    fn take(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_once(' ')?;
        let mut words = rest.split(' ');
        let name = words.next().filter(|name| !name.is_empty())?.to_owned();
        match kind {
            "rule" => drop(self.rules.insert(name)),
            "lesson" => drop(self.lessons.insert(name, Progress::of(words)?)),
            "puzzle" => {
                let [solved, missed, last] = numbers(words, ["solved", "missed", "last"])?;
                let attempts = Attempts {
                    solved: solved.try_into().ok()?,
                    missed: missed.try_into().ok()?,
                    last: last.try_into().ok()?,
                };
                self.puzzles.insert(name, attempts);
            }
            "analysis" => {
                let side = words.next()?.parse().ok()?;
                let [own, theirs, cards, accuracy] = numbers(words, ["own", "theirs", "cards", "accuracy"])?;
                let summary = Summary {
                    own: own.try_into().ok()?,
                    theirs: theirs.try_into().ok()?,
                    cards: cards.try_into().ok()?,
                    accuracy: accuracy.try_into().ok()?,
                };
                self.analyses.insert((name, side), summary);
            }
            _ => return None,
        }
        Some(())
    }

    /// Adds what another browser kept. Where both know something, the one that came further counts.
    pub fn merge(&mut self, other: Learned) {
        self.rules.extend(other.rules);
        self.unread.extend(other.unread);
        for (name, theirs) in other.lessons {
            let own = self.lessons.entry(name).or_default();
            let done = own.done || theirs.done;
            if own.step.is_none() && own.game.is_none() {
                *own = theirs;
            }
            own.done = done;
        }
        for (name, theirs) in other.puzzles {
            let own = self.puzzles.entry(name).or_default();
            *own = Attempts {
                solved: own.solved.max(theirs.solved),
                missed: own.missed.max(theirs.missed),
                last: own.last.max(theirs.last),
            };
        }
        for (name, theirs) in other.analyses {
            self.analyses.entry(name).or_insert(theirs);
        }
    }
}

impl Progress {
    /// Reads what follows the name of a lesson.
    fn of<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Progress> {
        let mut progress = Progress::default();
        while let Some(word) = words.next() {
            match word {
                "at" => progress.step = Some(words.next()?.to_owned()),
                "game" => progress.game = Some(words.next()?.to_owned()),
                "done" => progress.done = true,
                _ => return None,
            }
        }
        Some(progress)
    }
}

/// Numbers after their names, in this order and no others.
fn numbers<'a, const N: usize>(mut words: impl Iterator<Item = &'a str>, names: [&str; N]) -> Option<[i64; N]> {
    let mut found = [0; N];
    for (value, name) in found.iter_mut().zip(names) {
        if words.next() != Some(name) {
            return None;
        }
        *value = words.next()?.parse().ok()?;
    }
    words.next().is_none().then_some(found)
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        self.rules.iter().try_for_each(|rule| writeln!(f, "rule {rule}"))?;
        for (name, Progress { step, done, game }) in &self.lessons {
            write!(f, "lesson {name}")?;
            step.iter().try_for_each(|step| write!(f, " at {step}"))?;
            game.iter().try_for_each(|game| write!(f, " game {game}"))?;
            writeln!(f, "{}", if *done { " done" } else { "" })?;
        }
        for (name, Attempts { solved, missed, last }) in &self.puzzles {
            writeln!(f, "puzzle {name} solved {solved} missed {missed} last {last}")?;
        }
        for ((name, side), Summary { own, theirs, cards, accuracy }) in &self.analyses {
            writeln!(f, "analysis {name} {side} own {own} theirs {theirs} cards {cards} accuracy {accuracy}")?;
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: &str = "thirteen learned 1\n\
        rule days/command\n\
        rule minutes/bid\n\
        lesson days at price\n\
        lesson minutes game g12 done\n\
        puzzle days-17 solved 2 missed 1 last 1765000000000\n\
        analysis g12 us own -120 theirs 80 cards 40 accuracy 913\n\
        streak 5 of a later version\n";

    #[test]
    fn what_was_written_reads_back_and_nothing_is_lost() {
        let learned = Learned::read(FULL).expect("it reads");
        assert_eq!(learned.to_string(), FULL);
        assert_eq!(learned.lessons["days"].step.as_deref(), Some("price"));
        assert!(learned.lessons["minutes"].done);
        assert_eq!(learned.analyses[&("g12".to_owned(), Side::Us)].accuracy, 913);
        assert_eq!(learned.unread.len(), 1);
    }

    #[test]
    fn something_else_is_refused_and_broken_lines_stay() {
        assert_eq!(Learned::read("thirteen 1\ngame days"), Err(NotLearned));
        assert_eq!(Learned::read(""), Err(NotLearned));
        for line in ["rule", "puzzle x solved two missed 1 last 3", "lesson days sideways", "analysis g1 nobody own 1"]
        {
            let learned = Learned::read(&format!("{HEAD}\n{line}")).expect("the rest reads");
            assert_eq!(learned.to_string(), format!("{HEAD}\n{line}\n"));
        }
    }

    #[test]
    fn merging_keeps_what_each_has() {
        let mut here =
            Learned::read(&format!("{HEAD}\nrule a\nlesson days at price\npuzzle p solved 1 missed 4 last 9"))
                .expect("it reads");
        let there =
            Learned::read(&format!("{HEAD}\nrule b\nlesson days at flags done\npuzzle p solved 2 missed 0 last 3"))
                .expect("it reads");
        here.merge(there.clone());
        assert_eq!(here.rules.len(), 2);
        assert_eq!(here.lessons["days"], Progress { step: Some("price".into()), done: true, game: None });
        assert_eq!(here.puzzles["p"], Attempts { solved: 2, missed: 4, last: 9 });
        let once = here.clone();
        here.merge(there);
        assert_eq!(here, once, "a second time changes nothing");
    }
}
