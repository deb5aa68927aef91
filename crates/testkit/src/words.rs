use std::fmt::{Debug, Display};
use std::str::FromStr;

/// What a line of a case comes to, or why it fails.
pub type Checked<T = ()> = Result<T, String>;

/// The parts of a line, separated by semicolons.
pub(crate) fn clauses(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split(';').map(|clause| clause.split_whitespace().collect()).filter(|words: &Vec<_>| !words.is_empty())
}

/// Reads a word.
///
/// # Errors
/// If it cannot be read; the error names it.
pub fn parse<T: FromStr<Err: Display>>(text: &str) -> Checked<T> {
    text.parse().map_err(|error| format!("`{text}`: {error}"))
}

/// Reads a list of words separated by commas.
pub(crate) fn listed<T: FromStr<Err: Display>>(text: &str) -> Checked<Vec<T>> {
    text.split(',').map(str::trim).filter(|text| !text.is_empty()).map(parse).collect()
}

pub(crate) fn shown<T: Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Compares.
///
/// # Errors
/// If the two differ; the error says what was found.
pub fn expect<T: PartialEq + Debug>(what: &str, found: T, wanted: T) -> Checked {
    if found == wanted { Ok(()) } else { Err(format!("{what} is {found:?}, not {wanted:?}")) }
}
