use core::fmt;
use core::str::FromStr;

use kernel::{Indexed, ParseError, Set, Side};

use crate::cards;
use crate::effect::Line;

/// One of the 39 strategy cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Card {
    MathematicalPrecision,
    Excomm,
    PublicProtests,
    LessonsOfMunich,
    OperationMongoose,
    AirStrike,
    NonInvasionPledge,
    OffensiveMissiles,
    WaveAndSmile,
    InvasionOfCuba,
    Quarantine,
    U2Photographs,
    EyeballToEyeball,
    MrbmsIrbms,
    MoscowIsOurBrain,
    MissileTrade,
    FidelCastro,
    BerlinBlockade,
    SuezHungary,
    Maskirovka,
    BayOfPigs,
    U2Downed,
    TurnBackTheShips,
    StrategicBalance,
    NationalLiberation,
    DefensiveMissiles,
    SpeechToTheNation,
    GunsOfAugust,
    FiftyFifty,
    Scramble,
    CloseAllies,
    IntelligenceReports,
    SummitMeeting,
    ToTheBrink,
    Containment,
    Sops,
    NuclearSubmarines,
    UThant,
    AFaceSaver,
}

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Affiliation {
    /// A superpower's: only it may use the Event.
    Side(Side),
    /// The United Nations': whoever plays it may use the Event.
    Un,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which card it is.
    pub card: Card,
    /// Its stable name.
    pub slug: &'static str,
    /// Whose it is.
    pub affiliation: Affiliation,
    /// Cubes of its Command.
    pub cubes: u8,
    /// Whether it has the DEFCON icon: cubes moved by its Event move markers.
    pub icon: bool,
    /// What its Event does.
    pub event: &'static [Line],
}

/// A set of strategy cards.
pub type CardSet = Set<Card>;

impl Card {
    /// How many there are.
    pub const COUNT: usize = 39;

    /// All cards: the US's, the USSR's, the UN's.
    pub fn all() -> impl Iterator<Item = Card> {
        cards::DECK.iter().map(|row| row.card)
    }

    /// What is printed on it.
    #[inline]
    #[must_use]
    pub fn row(self) -> &'static Row {
        &cards::DECK[self as usize]
    }

    /// The stable name.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.row().slug
    }

    /// The cards of `side`.
    #[inline]
    #[must_use]
    pub const fn of(side: Side) -> CardSet {
        const PER_SIDE: u32 = 13;
        CardSet::from_bits(((1 << PER_SIDE) - 1) << (PER_SIDE * side as u32))
    }

    /// Whether `side` may use the Event of this card when it plays it.
    #[inline]
    #[must_use]
    pub fn serves(self, side: Side) -> bool {
        !self.belongs_to(side.other())
    }

    /// Whether this is a card of `side`.
    #[inline]
    #[must_use]
    pub fn belongs_to(self, side: Side) -> bool {
        Card::of(side).contains(self)
    }
}

impl Indexed for Card {
    const COUNT: usize = Card::COUNT;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        cards::CARDS[index]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        kernel::lookup(Card::all(), Card::slug, text)
            .ok_or(ParseError::expected("a card, such as excomm or fidel-castro (`thirteen cards` lists them)"))
    }
}
