use core::fmt;
use core::str::FromStr;

use kernel::ParseError;

use crate::{Card, Slug};

/// A place where influence is contested: Cuba, or a card that was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Battleground {
    /// The battleground that begins face down; which card it is makes no difference until the end.
    Cuba,
    /// A card that was played.
    Card(Card),
}

const _: () = assert!(size_of::<Battleground>() == 2);

/// The name of the battleground that begins face down. No card can have it.
pub(crate) const CUBA: &str = "cuba";

impl Battleground {
    /// The stable name.
    #[must_use]
    pub fn slug(self) -> Slug {
        match self {
            Battleground::Cuba => Slug::new(CUBA),
            Battleground::Card(card) => card.slug(),
        }
    }
}

impl fmt::Display for Battleground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.slug())
    }
}

impl FromStr for Battleground {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == CUBA { Ok(Battleground::Cuba) } else { text.parse().map(Battleground::Card) }
    }
}
