use std::fmt;

use minutes::Flaw;

/// Something wrong with a deck file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
    /// What would be right.
    pub example: String,
}

impl Fault {
    pub(crate) fn of_file(flaw: Flaw) -> Self {
        Fault { line: 1, reason: flaw.reason.to_owned(), example: flaw.example.to_owned() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {} (for example: {})", self.line, self.reason, self.example)
    }
}

impl std::error::Error for Fault {}
