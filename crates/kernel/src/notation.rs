use core::fmt;

/// A text that is not a word of the notation. What it asks for may still be illegal: see [`crate::Refusal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError {
    expected: &'static str,
}

impl ParseError {
    /// Says what should have stood there.
    #[must_use]
    pub const fn expected(what: &'static str) -> Self {
        ParseError { expected: what }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for ParseError {}

/// The item of `all` whose stable name is `text`.
pub fn lookup<T: Copy>(all: impl IntoIterator<Item = T>, slug: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    all.into_iter().find(|&item| slug(item) == text)
}

/// Lets a type with `ALL` and `slug` be printed as its slug and read from it. `$expected` says what should have stood where
/// nothing fits.
#[macro_export]
macro_rules! named {
    ($type:ty, $expected:literal) => {
        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.slug())
            }
        }

        impl ::core::str::FromStr for $type {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                $crate::lookup(<$type>::ALL, <$type>::slug, text).ok_or($crate::ParseError::expected($expected))
            }
        }
    };
}
