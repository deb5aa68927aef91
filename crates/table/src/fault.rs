use kernel::{ParseError, Refusal};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Not a record at all.
    #[error("a record begins with the line `thirteen 1`")]
    NotARecord,
    /// Written by a later program.
    #[error("format version {0} is not known here; a newer version of the program can read it")]
    Version(String),
    /// A header is missing.
    #[error("expected `{0} …` here")]
    Header(&'static str),
    /// Another game.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    OtherGame {
        /// The game asked for.
        expected: &'static str,
        /// The game recorded.
        found: String,
    },
    /// A game that nobody knows.
    #[error("there is no game called `{0}` here")]
    UnknownGame(String),
    /// A word that means nothing.
    #[error("`{text}` cannot be read: {why}")]
    Unreadable {
        /// The line.
        text: String,
        /// What should have stood there.
        why: ParseError,
    },
    /// Something enclosed that the rules need and that is wrong.
    #[error("what the record encloses is wrong: {0}")]
    Enclosed(String),
    /// An entry that the rules refuse.
    #[error("`{text}` is refused: {why}")]
    Refused {
        /// The entry.
        text: String,
        /// Why.
        why: Refusal,
    },
    /// The last line is missing.
    #[error("the record is cut off: its last line, `end {0}`, is missing")]
    CutOff(usize),
    /// The last line disagrees.
    #[error("`end {said}` does not fit: there are {found} entries")]
    Count {
        /// What the last line says.
        said: String,
        /// How many there are.
        found: usize,
    },
    /// Something follows the last line.
    #[error("nothing may follow the line `end`")]
    AfterEnd,
    /// The header of a campaign disagrees.
    #[error("`games {said}` does not fit: the number of games in this campaign is {found}")]
    Games {
        /// What the header says.
        said: String,
        /// How many there are.
        found: usize,
    },
    /// A game that does not belong to its campaign.
    #[error("this game cannot follow in the campaign: {0}")]
    Series(#[from] SeriesError),
    /// A campaign without a game.
    #[error("a campaign has at least one game, and here is none")]
    NoGames,
    /// Longer than any game.
    #[error("no game has so many lines")]
    TooLong,
}

/// Why a game cannot follow in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SeriesError {
    /// Somebody has won already.
    #[error("the campaign is over")]
    Over,
    /// The game before, counted from 1, goes on.
    #[error("game {0} is not over")]
    Unfinished(usize),
    /// All games of a campaign are played by the same rules.
    #[error("it is played by `{found}`, the games before by `{expected}`")]
    OtherRules {
        /// The rules of the games before.
        expected: minutes::Rules,
        /// The rules of this game.
        found: minutes::Rules,
    },
}

/// The first entry that the rules refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {} is refused: {why}", .ply + 1)]
pub struct RefusedEntry {
    /// How many entries stand before it.
    pub ply: usize,
    /// Why.
    pub why: Refusal,
}
