/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A seat is free.
    Waiting,
    /// A game is under way.
    Playing,
    /// It is over.
    Over,
}

impl Stage {
    pub(crate) const fn code(self) -> i32 {
        match self {
            Stage::Waiting => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    pub(crate) const fn of_code(code: i32) -> Stage {
        match code {
            0 => Stage::Waiting,
            1 => Stage::Playing,
            _ => Stage::Over,
        }
    }
}

/// Everything that one order did to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 0.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What, a line for each thing.
    pub body: String,
}

/// A summary of a table for lists, written together with its last entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How far it has come.
    pub stage: Stage,
    /// When somebody last did something.
    pub moved: i64,
    /// Who sits there, of people.
    pub us: Option<String>,
    /// Who sits there, of people.
    pub ussr: Option<String>,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Whether a computer is to move.
    pub thinking: bool,
    /// The rest, which the store does not read.
    pub info: String,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name.
    pub id: String,
    /// When it was opened.
    pub created: i64,
    /// The server's secret of the deal.
    pub secret: String,
    /// The deck, unless it is the built-in one.
    pub deck: Option<String>,
    /// How it was wanted, which the store does not read.
    pub setup: String,
    /// Who opened it.
    pub host: String,
    /// The summary.
    pub head: Head,
}

/// An entry to append, and the summary that then holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which table.
    pub table: String,
    /// The entry.
    pub entry: Entry,
    /// The summary.
    pub head: Head,
}

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which<'a> {
    /// Those in the lobby with a free seat, the newest first.
    Open,
    /// Those in the lobby with a game under way, the last moved first.
    Running,
    /// Those of a person that are not over.
    Of(&'a str),
    /// Those of a person that are over, the last first.
    OverOf(&'a str),
    /// Those at which a computer is to move.
    Thinking,
    /// Those that are over and whose results are not kept yet.
    Unsettled,
    /// Those that are over, by name, behind this one.
    OverAfter(&'a str),
}

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The public number.
    pub id: String,
    /// The hash of the secret.
    pub secret_hash: String,
    /// The name; nothing for a guest.
    pub name: Option<String>,
    /// When they came.
    pub created: i64,
    /// How to be told of one's turn, which the store does not read.
    pub webhook: Option<String>,
}

impl Person {
    /// Names that differ only in this are one name.
    pub(crate) fn name_key(&self) -> Option<String> {
        self.name.as_ref().map(|name| name.to_lowercase())
    }
}

/// How a person is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonKey<'a> {
    /// By the public number.
    Id(&'a str),
    /// By the hash of the secret.
    SecretHash(&'a str),
}

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chat {
    /// At which.
    pub table: String,
    /// From which seat.
    pub seat: String,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// What a table came to for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who.
    pub person: String,
    /// Which game, for the rating.
    pub kind: String,
    /// The how many-th of that kind, from 0.
    pub n: u32,
    /// At which table.
    pub table: String,
    /// When.
    pub at: i64,
    /// The rest, which the store does not read.
    pub line: String,
}
