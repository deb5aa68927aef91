use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use kernel::{ParseError, Side};

use crate::effect::Line;

/// A card by its name. Decks that use the same name mean the same `Card` by it, whatever is printed on theirs.
///
/// Those of the built-in deck come first; other names are numbered as decks come onto the shelf ([`crate::Deck::shelve`]),
/// and a name that no deck in use has gives its number up. A number has no meaning outside the process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(NonZeroU16);

impl Card {
    /// The card with this name, counted from 0.
    pub(crate) const fn new(index: usize) -> Card {
        Card(NonZeroU16::new(index as u16 + 1).expect("it is one more than something"))
    }

    /// The card with this number, counted from 1.
    #[inline]
    pub(crate) const fn numbered(number: NonZeroU16) -> Card {
        Card(number)
    }

    #[inline]
    pub(crate) const fn number(self) -> u16 {
        self.0.get()
    }

    pub(crate) const fn index(self) -> usize {
        self.number() as usize - 1
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.slug())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.slug())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Card::named(text)
            .ok_or(ParseError::expected("a card of a deck in use, such as excomm (`thirteen deck show` lists them)"))
    }
}

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Affiliation {
    /// A superpower's: only it may use the Event.
    Side(Side),
    /// The United Nations': whoever plays it may use the Event.
    Un,
}

impl Affiliation {
    /// All three.
    pub const ALL: [Affiliation; 3] = [Affiliation::Side(Side::Us), Affiliation::Side(Side::Ussr), Affiliation::Un];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Affiliation::Side(side) => side.slug(),
            Affiliation::Un => "un",
        }
    }
}

impl FromStr for Affiliation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        kernel::lookup(Affiliation::ALL, Affiliation::slug, text)
            .ok_or(ParseError::expected("whose card it is: us, ussr or un"))
    }
}

/// The DEFCON colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Military,
    Political,
    WorldOpinion,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Military, Colour::Political, Colour::WorldOpinion];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Colour::Military => "military",
            Colour::Political => "political",
            Colour::WorldOpinion => "world-opinion",
        }
    }
}

kernel::indexed!(Colour);
kernel::named!(Colour, "a colour: military, political or world-opinion");

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// Its stable name.
    pub slug: &'a str,
    /// Whose it is.
    pub affiliation: Affiliation,
    /// Cubes of its Command.
    pub cubes: u8,
    /// Its DEFCON colour.
    pub colour: Colour,
    /// What its Event does.
    pub event: &'a [Line],
}
