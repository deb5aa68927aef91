use core::fmt;
use core::str::FromStr;

use kernel::ParseError;

use crate::{CUBES, Deck, Lease};

/// Options of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    deck: &'static Deck,
    /// When the deck stood in its place.
    time: u32,
    /// Most cubes of one side on a battleground; all cubes for no limit.
    max_cubes: u8,
}

impl Rules {
    /// Rules with this deck and no limit of cubes on a battleground. They hold as long as somebody has a lease of the
    /// deck.
    #[must_use]
    pub fn with_deck(deck: &'static Deck) -> Self {
        Rules { deck, time: deck.time(), max_cubes: CUBES }
    }

    /// A lease of the deck, if it is still in use.
    #[must_use]
    pub fn lease(&self) -> Option<Lease> {
        self.deck.lease(self.time)
    }

    /// The same with at most `most` cubes of one side on a battleground (M1). `most` is not 0.
    #[must_use]
    pub const fn with_max_cubes(self, most: u8) -> Self {
        debug_assert!(most > 0);
        Rules { max_cubes: if most < CUBES { most } else { CUBES }, ..self }
    }

    /// The cards.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> &'static Deck {
        debug_assert_eq!(self.time, self.deck.time(), "nobody has a lease of this deck any more");
        self.deck
    }

    /// Most cubes of one side on a battleground, if there is a limit (M1).
    #[must_use]
    pub const fn max_cubes(&self) -> Option<u8> {
        if self.max_cubes < CUBES { Some(self.max_cubes) } else { None }
    }

    /// How many cubes may stand where `there` stand.
    #[inline]
    pub(crate) const fn room(&self, there: u8) -> u8 {
        self.max_cubes - there
    }
}

impl Default for Rules {
    fn default() -> Self {
        Rules::with_deck(Deck::built_in())
    }
}

impl fmt::Debug for Rules {
    /// Without the time: it is no option, and another in every process.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules").field("deck", &self.deck).field("max_cubes", &self.max_cubes).finish()
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck={} max_cubes=", self.deck().digest())?;
        match self.max_cubes() {
            Some(most) => write!(f, "{most}"),
            None => f.write_str("none"),
        }
    }
}

const FORM: ParseError = ParseError::expected("deck=DIGEST max_cubes=none, or a number from 1 to 12 instead of none");
const UNKNOWN: ParseError =
    ParseError::expected("the digest of a deck in use; read its file, or a record that holds it, first");

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (deck, most) = text.split_once(" max_cubes=").ok_or(FORM)?;
        let digest = deck.strip_prefix("deck=").ok_or(FORM)?.parse()?;
        let rules = Rules::with_deck(Deck::find(digest).ok_or(UNKNOWN)?.deck());
        if most == "none" {
            return Ok(rules);
        }
        let most = crate::notation::number(most).filter(|most| (1..CUBES).contains(most)).ok_or(FORM)?;
        Ok(rules.with_max_cubes(most))
    }
}
