//! Tables of a TOML text, with the places of what is in them.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Fault;

/// A value and where it stands.
pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// Most faults that are told: nobody mends more at once.
const MAX_FAULTS: usize = 100;

/// Collects faults.
pub(crate) struct Faults {
    /// Where each line but the first begins.
    starts: Vec<usize>,
    list: Vec<Fault>,
    /// Whether the text is broken: then what seems to be missing may only be unreadable.
    pub(crate) broken: bool,
}

impl Faults {
    pub(crate) fn new(text: &str) -> Self {
        let starts = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1).collect();
        Faults { starts, list: Vec::new(), broken: false }
    }

    pub(crate) fn add(&mut self, at: &Range<usize>, reason: impl Into<String>, example: impl Into<String>) {
        if !self.is_full() {
            let line = 1 + self.starts.partition_point(|&start| start <= at.start);
            self.list.push(Fault { line, reason: reason.into(), example: example.into() });
        }
    }

    /// Whether so many were found that no more are told.
    pub(crate) fn is_full(&self) -> bool {
        self.list.len() == MAX_FAULTS
    }

    /// Something is not there, unless it is only unreadable.
    pub(crate) fn missing(&mut self, at: &Range<usize>, reason: impl Into<String>, example: impl Into<String>) {
        if !self.broken {
            self.add(at, reason, example);
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    /// What was found, from the first line to the last, each once.
    pub(crate) fn finish(mut self) -> Vec<Fault> {
        let full = self.is_full();
        self.list.sort();
        self.list.dedup();
        if full {
            let line = self.list.last().map_or(1, |fault| fault.line);
            let reason = "there may be more faults than these".to_owned();
            self.list.push(Fault { line, reason, example: "mend these first, then check again".to_owned() });
        }
        self.list
    }
}

/// A table of the text and where it begins.
pub(crate) struct Table<'t, 'a> {
    pub(crate) at: Range<usize>,
    entries: &'t DeTable<'a>,
}

impl<'t, 'a> Table<'t, 'a> {
    pub(crate) fn new(at: Range<usize>, entries: &'t DeTable<'a>) -> Self {
        Table { at, entries }
    }

    pub(crate) fn get(&self, key: &str) -> Option<&'t Value<'a>> {
        self.entries.iter().find(|(name, _)| name.get_ref() == key).map(|(_, value)| value)
    }

    /// Says which keys have no meaning here; `why` gives the reason for one.
    pub(crate) fn allow(&self, keys: &[&str], faults: &mut Faults, example: &str, why: impl Fn(&str) -> String) {
        for (key, _) in self.entries {
            if !keys.contains(&key.get_ref().as_ref()) {
                faults.add(&key.span(), why(&short(key.get_ref())), example);
            }
        }
    }

    /// A key that must be there.
    pub(crate) fn need(&self, key: &str, faults: &mut Faults, example: &str) -> Option<&'t Value<'a>> {
        let value = self.get(key);
        if value.is_none() {
            faults.missing(&self.at, format!("`{key}` is missing"), example);
        }
        value
    }

    /// A text. It may be missing: who needs it says so.
    pub(crate) fn text(&self, key: &str, faults: &mut Faults, example: &str) -> Option<&'t str> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::String(text) => Some(text),
            other => {
                faults.add(&value.span(), format!("`{key}` must be a text in quotes, not {}", kind(other)), example);
                None
            }
        }
    }

    /// A number within bounds.
    pub(crate) fn number(&self, key: &str, least: u8, most: u8, faults: &mut Faults, example: &str) -> Option<u8> {
        let value = self.get(key)?;
        let number = match value.get_ref() {
            DeValue::Integer(number) => u8::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let number = number.filter(|number| (least..=most).contains(number));
        if number.is_none() {
            let found = kind(value.get_ref());
            faults.add(&value.span(), format!("`{key}` must be a number from {least} to {most}, not {found}"), example);
        }
        number
    }

    /// True or false.
    pub(crate) fn flag(&self, key: &str, faults: &mut Faults) -> Option<bool> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::Boolean(flag) => Some(*flag),
            other => {
                let reason = format!("`{key}` must be true or false, not {}", kind(other));
                faults.add(&value.span(), reason, format!("{key} = true"));
                None
            }
        }
    }

    /// One of several words.
    pub(crate) fn word<T: Copy>(&self, key: &str, words: &[(&str, T)], faults: &mut Faults) -> Option<T> {
        one_word(key, self.get(key)?, words, faults)
    }

    /// One of several words, or a list of such.
    pub(crate) fn words<T: Copy>(&self, key: &str, words: &[(&str, T)], faults: &mut Faults) -> Option<Vec<T>> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::Array(items) if items.is_empty() => {
                faults.add(&value.span(), format!("`{key}` must name at least one"), example(key, words));
                None
            }
            DeValue::Array(items) => items.iter().map(|item| one_word(key, item, words, faults)).collect(),
            _ => one_word(key, value, words, faults).map(|word| vec![word]),
        }
    }
}

fn one_word<T: Copy>(key: &str, value: &Value<'_>, words: &[(&str, T)], faults: &mut Faults) -> Option<T> {
    let found = match value.get_ref() {
        DeValue::String(text) => words.iter().find(|(word, _)| word == text),
        _ => None,
    };
    if found.is_none() {
        let names: Vec<String> = words.iter().map(|(word, _)| format!("\"{word}\"")).collect();
        let reason = format!("`{key}` must be {}, not {}", listed(&names), kind(value.get_ref()));
        faults.add(&value.span(), reason, example(key, words));
    }
    found.map(|&(_, value)| value)
}

fn example<T>(key: &str, words: &[(&str, T)]) -> String {
    format!("{key} = \"{}\"", words.first().map_or("", |(word, _)| word))
}

/// `a, b or c`.
pub(crate) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [several @ .., last] => format!("{} or {last}", several.join(", ")),
    }
}

/// What a value is, as it is told.
pub(crate) fn kind(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("\"{}\"", short(text)),
        DeValue::Integer(number) => short(number.as_str()),
        DeValue::Float(number) => short(number.as_str()),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(_) => "a date".to_owned(),
        DeValue::Array(_) => "a list".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

/// A text as it is shown in a fault: one line, and not a long one.
pub(crate) fn short(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).map(|c| if c.is_control() { '?' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}
