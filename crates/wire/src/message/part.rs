use core::fmt::Write;
use core::ops::RangeInclusive;
use core::str::FromStr;

use kernel::{BySide, ParseError};
use serde_json::Value;

use super::{Fault, What};

/// A part of a message that is being read. It knows the way to itself, so that a fault says where it is.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    value: &'a Value,
    place: Place<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Place<'a> {
    Root(&'a str),
    Key(&'a Part<'a>, &'static str),
    Item(&'a Part<'a>, usize),
}

impl<'a> Part<'a> {
    /// A whole message, called `name` in faults.
    #[must_use]
    pub const fn root(name: &'a str, value: &'a Value) -> Self {
        Part { value, place: Place::Root(name) }
    }

    /// The value as it stands.
    #[must_use]
    pub const fn value(&self) -> &'a Value {
        self.value
    }

    /// A fault of this part.
    #[must_use]
    pub fn fault(&self, what: What) -> Fault {
        let mut at = String::new();
        self.way(&mut at);
        Fault { at, what }
    }

    /// The fault that something else should stand here.
    #[must_use]
    pub fn expected(&self, what: &'static str) -> Fault {
        self.fault(What::Expected(what))
    }

    fn way(&self, out: &mut String) {
        match self.place {
            Place::Root(name) => out.push_str(name),
            Place::Key(whole, name) => {
                whole.way(out);
                // Writing to a string cannot fail.
                let _ = write!(out, ".{name}");
            }
            Place::Item(whole, number) => {
                whole.way(out);
                let _ = write!(out, "[{number}]");
            }
        }
    }

    /// The part of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn key(&'a self, name: &'static str) -> Result<Part<'a>, Fault> {
        let value = self.value.get(name).ok_or_else(|| self.fault(What::Missing(name)))?;
        Ok(Part { value, place: Place::Key(self, name) })
    }

    /// The parts of a list.
    ///
    /// # Errors
    /// It is no list.
    pub fn items(&'a self) -> Result<impl ExactSizeIterator<Item = Part<'a>>, Fault> {
        let items = self.value.as_array().ok_or_else(|| self.expected("a list"))?;
        Ok(items.iter().enumerate().map(move |(number, value)| Part { value, place: Place::Item(self, number) }))
    }

    /// The number of parts of a list.
    pub(crate) fn len(&self) -> Result<usize, Fault> {
        self.value.as_array().map(Vec::len).ok_or_else(|| self.expected("a list"))
    }

    /// One part of a list.
    ///
    /// # Errors
    /// It is no list, or not so long.
    pub fn item(&'a self, number: usize) -> Result<Part<'a>, Fault> {
        self.items()?.nth(number).ok_or_else(|| self.expected("a longer list"))
    }

    /// Every part of a list, read by `read`.
    ///
    /// # Errors
    /// It is no list, or a part cannot be read.
    pub fn list<T, C: FromIterator<T>>(&self, read: impl Fn(Part<'_>) -> Result<T, Fault>) -> Result<C, Fault> {
        self.items()?.map(read).collect()
    }

    /// As many parts as there must be, read by `read`.
    ///
    /// # Errors
    /// It is no such list, or a part cannot be read.
    pub fn array<T, const N: usize>(&self, read: impl Fn(Part<'_>) -> Result<T, Fault>) -> Result<[T; N], Fault> {
        let list: Vec<T> = self.list(read)?;
        list.try_into().map_err(|_| self.expected("a list of another length"))
    }

    /// A list of two, the US's first.
    ///
    /// # Errors
    /// It is no such list, or a part cannot be read.
    pub fn by_side<T>(&self, read: impl Fn(Part<'_>) -> Result<T, Fault>) -> Result<BySide<T>, Fault> {
        self.array(read).map(|[us, ussr]| BySide::new(us, ussr))
    }

    /// Nothing for null, or what `read` reads.
    ///
    /// # Errors
    /// It is not null and cannot be read.
    pub fn option<T>(&self, read: impl FnOnce(Part<'_>) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
        if self.value.is_null() { Ok(None) } else { read(*self).map(Some) }
    }

    /// A number in this range.
    ///
    /// # Errors
    /// It is no whole number, or out of the range.
    pub fn number<T>(&self, range: RangeInclusive<T>) -> Result<T, Fault>
    where
        T: Copy + Into<i64> + TryFrom<i64>,
    {
        let (from, to) = ((*range.start()).into(), (*range.end()).into());
        let number = self.value.as_i64().filter(|number| (from..=to).contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| self.fault(What::OutOfRange { from, to }))
    }

    /// True or false.
    ///
    /// # Errors
    /// It is neither.
    pub fn flag(&self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// A text.
    ///
    /// # Errors
    /// It is none.
    pub fn text(&self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.expected("a text"))
    }

    /// Something that has a notation: a side, a seat, a card, an action …
    ///
    /// # Errors
    /// It is no text, or not of that notation.
    pub fn word<T: FromStr<Err = ParseError>>(&self) -> Result<T, Fault> {
        self.text()?.parse().map_err(|error| self.fault(What::Word(error)))
    }

    /// One of several things with stable names.
    pub(crate) fn one_of<T: Copy>(
        &self,
        all: impl IntoIterator<Item = T>,
        code: impl Fn(T) -> &'static str,
        what: &'static str,
    ) -> Result<T, Fault> {
        kernel::lookup(all, code, self.text()?).ok_or_else(|| self.expected(what))
    }

    /// `N` digits in a row, none above `most`.
    pub(crate) fn digits<const N: usize>(&self, most: u8) -> Result<[u8; N], Fault> {
        let digits: Option<Vec<u8>> =
            self.text()?.bytes().map(|byte| byte.checked_sub(b'0').filter(|&digit| digit <= most)).collect();
        digits.and_then(|digits| digits.try_into().ok()).ok_or_else(|| self.expected("a row of so many small digits"))
    }
}
