use core::fmt;
use core::str::FromStr;

use kernel::ParseError;

/// Options of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// When the difference on a track is taken (R4, R5).
    pub agenda_scoring: AgendaScoring,
}

/// When the difference on a track is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum AgendaScoring {
    /// After the markers went up, as both rulebooks list it (R4).
    #[default]
    Standard,
    /// Before, as the printed play-through does (R5).
    BeforeEscalation,
}

impl AgendaScoring {
    const ALL: [AgendaScoring; 2] = [AgendaScoring::Standard, AgendaScoring::BeforeEscalation];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            AgendaScoring::Standard => "standard",
            AgendaScoring::BeforeEscalation => "before-escalation",
        }
    }
}

impl FromStr for AgendaScoring {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        kernel::lookup(AgendaScoring::ALL, AgendaScoring::slug, text)
            .ok_or(ParseError::expected("standard or before-escalation"))
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "agenda_scoring={}", self.agenda_scoring.slug())
    }
}

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let value = text
            .strip_prefix("agenda_scoring=")
            .ok_or(ParseError::expected("agenda_scoring=standard or agenda_scoring=before-escalation"))?;
        Ok(Rules { agenda_scoring: value.parse()? })
    }
}

/// Something that holds for a side until the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Modifier {
    /// Its Commands are one larger.
    Sops,
    /// Its Commands are one smaller, but not below one.
    ToTheBrink,
    /// It cannot deflate by Events of cards that it played itself (R10).
    Containment,
    /// It cannot deflate by any Event (R10).
    BayOfPigs,
}

impl Modifier {
    /// All four.
    pub const ALL: [Modifier; 4] = [Modifier::Sops, Modifier::ToTheBrink, Modifier::Containment, Modifier::BayOfPigs];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Modifier::Sops => "sops",
            Modifier::ToTheBrink => "to-the-brink",
            Modifier::Containment => "containment",
            Modifier::BayOfPigs => "bay-of-pigs",
        }
    }
}

/// The modifiers in force for a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers(u8);

impl Modifiers {
    /// Nothing in force.
    pub const NONE: Modifiers = Modifiers(0);

    /// Whether `modifier` is in force.
    #[inline]
    #[must_use]
    pub const fn has(self, modifier: Modifier) -> bool {
        self.0 >> modifier as u8 & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, modifier: Modifier) {
        self.0 |= 1 << modifier as u8;
    }

    /// The modifiers in force.
    pub fn iter(self) -> impl Iterator<Item = Modifier> {
        Modifier::ALL.into_iter().filter(move |&modifier| self.has(modifier))
    }

    /// The cubes of a Command printed with `cubes` (R25).
    #[inline]
    #[must_use]
    pub const fn command(self, cubes: u8) -> u8 {
        let larger = cubes + self.has(Modifier::Sops) as u8;
        if self.has(Modifier::ToTheBrink) && larger > 1 { larger - 1 } else { larger }
    }
}
