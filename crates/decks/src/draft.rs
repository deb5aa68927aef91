use minutes::effect::Line;
use minutes::{Affiliation, CARDS, Colour, Deck, Digest, Flaw, Lease, Print, Row};

/// A deck that was read and has no fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What its author calls it.
    pub title: Option<String>,
    /// Its thirteen cards.
    pub cards: [CardDraft; CARDS],
}

/// A card that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardDraft {
    /// Its stable name.
    pub slug: String,
    /// What its author calls it.
    pub name: Option<String>,
    /// Whose it is.
    pub side: Affiliation,
    /// Cubes of its Command.
    pub cubes: u8,
    /// Its DEFCON colour.
    pub colour: Colour,
    /// What its Event does.
    pub event: Vec<Line>,
}

impl CardDraft {
    fn row(&self) -> Row<'_> {
        let CardDraft { slug, side, cubes, colour, event, .. } = self;
        Row { slug, affiliation: *side, cubes: *cubes, colour: *colour, event }
    }
}

impl Draft {
    /// What is printed on the cards.
    #[must_use]
    pub fn rows(&self) -> [Row<'_>; CARDS] {
        self.cards.each_ref().map(CardDraft::row)
    }

    /// The canonical text: the same for decks with the same cards. Titles and names are not in it.
    #[must_use]
    pub fn text(&self) -> String {
        Print(&self.rows()).to_string()
    }

    /// The name of the deck by what it holds.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of(&Print(&self.rows()))
    }

    /// Makes it a deck to play with, for as long as a lease of it is kept. Equal decks are the same deck.
    ///
    /// # Errors
    /// If too many decks are in use.
    pub fn shelve(&self) -> Result<Lease, Flaw> {
        Deck::shelve(&self.rows())
    }
}
