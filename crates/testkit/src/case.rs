use std::fmt;

use kernel::Game;

use crate::scene::Scene;
use crate::words::clauses;
use crate::{Checked, Vocabulary};

/// A position, what is done in it, and what must come of it.
#[derive(Debug)]
pub struct Case {
    /// What it shows.
    pub title: String,
    /// The rulings that it covers.
    pub covers: Vec<String>,
    lines: Vec<(usize, String, String)>,
}

/// Where a case goes wrong, and how.
#[derive(Debug)]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.what)
    }
}

impl Case {
    /// Reads all cases of a file.
    ///
    /// # Errors
    /// If a line stands before the first case.
    pub fn read(text: &str) -> Result<Vec<Case>, Failure> {
        let mut cases: Vec<Case> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim().to_owned();
            if word == "case" {
                cases.push(Case { title: rest, covers: Vec::new(), lines: Vec::new() });
                continue;
            }
            let before = Failure { line: index + 1, what: "a file begins with `case …`".into() };
            let case = cases.last_mut().ok_or(before)?;
            match word {
                "covers" => case.covers.extend(rest.split_whitespace().map(str::to_owned)),
                _ => case.lines.push((index + 1, word.to_owned(), rest)),
            }
        }
        Ok(cases)
    }

    /// Plays the case.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn run<V: Vocabulary>(&self) -> Result<(), Failure> {
        let (given, rest) = self.lines.split_at(self.lines.iter().take_while(|(_, word, _)| word == "given").count());
        let mut setup = V::Setup::default();
        let mut last = given.first().map_or(0, |&(line, ..)| line);
        for (line, _, clause) in given {
            last = *line;
            let given: Checked = clauses(clause).try_for_each(|words| V::give(&mut setup, &words));
            given.map_err(|what| Failure { line: *line, what })?;
        }
        let (scene, rest) = match rest {
            [(_, word, _), rest @ ..] if word == "begins" => (Ok(V::Game::begin(V::rules(&setup), &mut ())), rest),
            rest => (V::build(setup), rest),
        };
        let mut scene = Scene::<V>::of(scene.map_err(|what| Failure { line: last, what })?);
        rest.iter()
            .try_for_each(|(line, word, rest)| scene.run(word, rest).map_err(|what| Failure { line: *line, what }))
    }
}
