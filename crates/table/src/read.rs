//! Records as they are read: line by line, each entry tried against the rules.

use std::iter::Peekable;

use kernel::Game;

use crate::record::{ENCLOSED, MAGIC, VERSION};
use crate::{Fault, Record, RecordError, begin, step};

/// Longest record that is read: far more than any game needs.
const MAX_LINES: usize = 100_000;

/// The lines of a record that count, numbered from 1: comments and empty lines do not.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The first line, and its number.
pub(crate) fn magic<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<usize, RecordError> {
    let (line, first) = lines.next().unwrap_or((1, ""));
    match first.split_once(' ') {
        Some((MAGIC, VERSION)) => Ok(line),
        Some((MAGIC, version)) => Err(RecordError { line, fault: Fault::Version(version.chars().take(20).collect()) }),
        _ => Err(RecordError { line, fault: Fault::NotARecord }),
    }
}

/// The value of the header `name`, which is the next line.
pub(crate) fn field<'a>(
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

/// The header `game`, which must name this one. Returns its line.
pub(crate) fn expect_game<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    expected: &'static str,
) -> Result<usize, RecordError> {
    let line = magic(lines)?;
    let (line, game) = field(lines, line, "game")?;
    if game == expected {
        return Ok(line);
    }
    Err(RecordError { line, fault: Fault::OtherGame { expected, found: shortened(game) } })
}

/// Takes what follows the rules and is enclosed, and makes it known for as long as the lease is kept, so that the rules
/// can be read: a deck of 13 Minutes.
fn unpack<'a>(
    rules: &str,
    rules_line: usize,
    lines: &mut Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Result<Option<minutes::Lease>, RecordError> {
    let mut enclosed = String::new();
    while let Some((_, line)) = lines.next_if(|(_, line)| line.starts_with(ENCLOSED)) {
        enclosed.push_str(line.trim_start_matches(ENCLOSED).trim_start());
        enclosed.push('\n');
    }
    if enclosed.is_empty() {
        return Ok(None);
    }
    let deck = decks::read(&enclosed).map_err(|faults| {
        let first = faults.first();
        let line = rules_line + first.map_or(1, |fault| fault.line);
        let told = first.map_or_else(String::new, |fault| format!("{} (for example: {})", fault.reason, fault.example));
        RecordError { line, fault: Fault::Enclosed(told) }
    })?;
    if rules.contains(&deck.digest().to_string()) {
        return Ok(Some(deck));
    }
    let told = format!("the rules name another deck than this one, which is {}", deck.digest());
    Err(RecordError { line: rules_line + 1, fault: Fault::Enclosed(told) })
}

impl<G: Game> Record<G> {
    /// Reads a record and replays it: what comes back is a game that was really played.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines(text);
        let line = expect_game(&mut lines, G::SLUG)?;
        let (rules_line, rules_text) = field(&mut lines, line, "rules")?;
        let mut lines = lines.peekable();
        // Kept until the record has a hold of its own.
        let _enclosed =
            if G::SLUG == minutes::State::SLUG { unpack(rules_text, rules_line, &mut lines)? } else { None };
        let rules = rules_text.parse().map_err(|why| RecordError {
            line: rules_line,
            fault: Fault::Unreadable { text: quoted(rules_text), why },
        })?;
        let hold = G::hold(rules).ok_or_else(|| RecordError {
            line: rules_line,
            fault: Fault::Enclosed("the deck was given up while this was read; read it again".to_owned()),
        })?;
        let (mut state, _) = begin::<G>(rules);
        let (mut entries, mut last) = (Vec::new(), rules_line);
        while let Some((line, text)) = lines.next() {
            let wrong = |fault| RecordError { line, fault };
            if let Some(said) = end_of(text) {
                check_end(said, entries.len()).map_err(wrong)?;
                return match lines.next() {
                    None => Ok(Record { rules, entries, hold }),
                    Some((line, _)) => Err(RecordError { line, fault: Fault::AfterEnd }),
                };
            }
            if entries.len() == MAX_LINES {
                return Err(wrong(Fault::TooLong));
            }
            let entry = text.parse().map_err(|why| wrong(Fault::Unreadable { text: quoted(text), why }))?;
            (state, _) = step(state, entry).map_err(|why| wrong(Fault::Refused { text: quoted(text), why }))?;
            entries.push(entry);
            last = line;
        }
        Err(RecordError { line: last + 1, fault: Fault::CutOff(entries.len()) })
    }
}

fn end_of(text: &str) -> Option<&str> {
    let (word, said) = text.split_once(' ').unwrap_or((text, ""));
    (word == "end").then_some(said)
}

fn check_end(said: &str, found: usize) -> Result<(), Fault> {
    if said == found.to_string() { Ok(()) } else { Err(Fault::Count { said: quoted(said), found }) }
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

/// A word as it is shown in an error.
pub(crate) fn shortened(word: &str) -> String {
    word.chars().take(40).collect()
}
