//! Games as text: a few header lines, one line an entry, and a last line that says how many there are.

use std::fmt;

use kernel::{Entry, Game, ParseError, Refusal};

use crate::{Step, Table, begin, step};

/// The first word of every record.
pub(crate) const MAGIC: &str = "thirteen";
/// The version of the format that is written.
pub(crate) const VERSION: &str = "1";
/// Longest record that is read: far more than any game needs.
const MAX_LINES: usize = 100_000;

/// The name of a game in records.
pub type Slug<'a> = &'a str;

/// A saved game: its rules and everything that was chosen and dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The options it was played with.
    pub rules: G::Rules,
    /// What was chosen and dealt.
    pub entries: Vec<Entry<G>>,
    /// Keeps what the rules refer to: the deck of 13 Minutes.
    pub hold: G::Hold,
}

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
    /// A game that does not belong to its campaign.
    #[error("this game cannot follow in the campaign: {0}")]
    Series(String),
    /// Longer than any game.
    #[error("no game has so many lines")]
    TooLong,
}

/// The lines of a record that count, numbered from 1: comments and empty lines do not.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Before each line of what a record encloses.
const ENCLOSED: char = '|';

/// Takes what follows the rules and is enclosed, and makes it known for as long as the lease is kept, so that the rules
/// can be read: a deck of 13 Minutes.
fn unpack<'a>(
    header: &Header<'_>,
    lines: &mut std::iter::Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Result<Option<minutes::Lease>, RecordError> {
    let after = header.rules_line;
    let mut enclosed = String::new();
    while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with(ENCLOSED)) {
        enclosed.push_str(line.trim_start_matches(ENCLOSED).trim_start());
        enclosed.push('\n');
    }
    if enclosed.is_empty() || header.game != minutes::State::SLUG {
        return Ok(None);
    }
    let deck = decks::read(&enclosed).map_err(|faults| {
        let first = faults.first();
        let line = after + first.map_or(1, |fault| fault.line);
        let told = first.map_or_else(String::new, |fault| format!("{} (for example: {})", fault.reason, fault.example));
        RecordError { line, fault: Fault::Enclosed(told) }
    })?;
    if header.rules.contains(&deck.digest().to_string()) {
        return Ok(Some(deck));
    }
    let told = format!("the rules name another deck than this one, which is {}", deck.digest());
    Err(RecordError { line: after + 1, fault: Fault::Enclosed(told) })
}

/// The game that a record is of, without reading further.
///
/// # Errors
/// If the text does not begin like a record.
pub fn game_of(text: &str) -> Result<Slug<'_>, RecordError> {
    let mut lines = lines(text);
    let line = magic(&mut lines)?;
    field(&mut lines, line, "game").map(|(_, game)| game)
}

struct Header<'a> {
    game: Slug<'a>,
    rules: &'a str,
    rules_line: usize,
    game_line: usize,
}

impl<'a> Header<'a> {
    fn read(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Self, RecordError> {
        let line = magic(lines)?;
        let (game_line, game) = field(lines, line, "game")?;
        let (rules_line, rules) = field(lines, game_line, "rules")?;
        Ok(Header { game, rules, rules_line, game_line })
    }
}

/// The first line, and its number.
fn magic<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<usize, RecordError> {
    let (line, first) = lines.next().unwrap_or((1, ""));
    match first.split_once(' ') {
        Some((MAGIC, VERSION)) => Ok(line),
        Some((MAGIC, version)) => Err(RecordError { line, fault: Fault::Version(version.chars().take(20).collect()) }),
        _ => Err(RecordError { line, fault: Fault::NotARecord }),
    }
}

fn field<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    after: usize,
    name: &'static str,
) -> Result<(usize, &'a str), RecordError> {
    let (line, text) = lines.next().unwrap_or((after + 1, ""));
    match text.split_once(' ') {
        Some((word, value)) if word == name => Ok((line, value.trim())),
        _ => Err(RecordError { line, fault: Fault::Header(name) }),
    }
}

impl<G: Game> Record<G> {
    /// Reads a record and replays it: what comes back is a game that was really played.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines(text);
        let header = Header::read(&mut lines)?;
        if header.game != G::SLUG {
            let found = header.game.chars().take(40).collect();
            let fault = Fault::OtherGame { expected: G::SLUG, found };
            return Err(RecordError { line: header.game_line, fault });
        }
        let mut lines = lines.peekable();
        let _enclosed = unpack(&header, &mut lines)?;
        let rules = header.rules.parse().map_err(|why| RecordError {
            line: header.rules_line,
            fault: Fault::Unreadable { text: quoted(header.rules), why },
        })?;
        let hold = G::hold(rules).ok_or_else(|| RecordError {
            line: header.rules_line,
            fault: Fault::Enclosed("the deck was given up while this was read; read it again".to_owned()),
        })?;
        let (mut state, _) = begin::<G>(rules);
        let (mut entries, mut last) = (Vec::new(), header.rules_line);
        while let Some((line, text)) = lines.next() {
            if let Some(said) = end_of(text) {
                check_end(said, entries.len(), line)?;
                return match lines.next() {
                    None => Ok(Record { rules, entries, hold }),
                    Some((line, _)) => Err(RecordError { line, fault: Fault::AfterEnd }),
                };
            }
            if entries.len() == MAX_LINES {
                return Err(RecordError { line, fault: Fault::TooLong });
            }
            let entry = text
                .parse()
                .map_err(|why| RecordError { line, fault: Fault::Unreadable { text: quoted(text), why } })?;
            (state, _) = step(state, entry)
                .map_err(|why| RecordError { line, fault: Fault::Refused { text: quoted(text), why } })?;
            entries.push(entry);
            last = line;
        }
        Err(RecordError { line: last + 1, fault: Fault::CutOff(entries.len()) })
    }

    /// The steps that lead to the first entry, then for each entry the steps that follow from it.
    ///
    /// # Errors
    /// The number of the first entry that the rules refuse, and why.
    pub fn replay(&self) -> Result<Vec<Vec<Step<G>>>, (usize, Refusal)> {
        let (mut state, steps) = begin(self.rules);
        let mut all = vec![steps];
        for (ply, &entry) in self.entries.iter().enumerate() {
            let (after, steps) = step(state, entry).map_err(|refusal| (ply, refusal))?;
            state = after;
            all.push(steps);
        }
        Ok(all)
    }

    /// The table as it was after `ply` entries, or at the end if there are not so many.
    ///
    /// # Errors
    /// The number of the first entry that the rules refuse, and why.
    pub fn table_at(&self, ply: usize) -> Result<Table<G>, (usize, Refusal)> {
        Table::restore(self.rules, &self.entries[..ply.min(self.entries.len())])
    }
}

fn end_of(text: &str) -> Option<&str> {
    let (word, said) = text.split_once(' ').unwrap_or((text, ""));
    (word == "end").then_some(said)
}

fn check_end(said: &str, found: usize, line: usize) -> Result<(), RecordError> {
    if said == found.to_string() {
        return Ok(());
    }
    Err(RecordError { line, fault: Fault::Count { said: quoted(said), found } })
}

/// A line as it is shown in an error: not the whole of a book.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut short: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
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
