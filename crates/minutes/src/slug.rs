use core::fmt;
use core::ops::Deref;

use crate::flaw::MAX_SLUG;

/// The stable name of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slug {
    bytes: [u8; MAX_SLUG],
    len: u8,
}

impl Slug {
    pub(crate) const EMPTY: Slug = Slug { bytes: [0; MAX_SLUG], len: 0 };

    /// `text` has at most [`MAX_SLUG`] bytes.
    pub(crate) fn new(text: &str) -> Self {
        let mut slug = Slug { len: text.len() as u8, ..Slug::EMPTY };
        slug.bytes[..text.len()].copy_from_slice(text.as_bytes());
        slug
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.len)]).expect("it was made of text")
    }
}

impl Deref for Slug {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Slug {
    fn as_ref(&self) -> &str {
        self
    }
}

impl PartialEq<str> for Slug {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}
