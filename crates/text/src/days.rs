//! The texts of 13 Days: names, the log, what is asked and what can be chosen.

mod choice;
mod log;
mod prompt;
mod tell;
mod war;

use days::{Affiliation, Agenda, Area, Battleground, Card, CardSet, Modifier, Track};
use kernel::Side;

use crate::{Texts, Voice};

pub use choice::{choice, waste};
pub use log::log;
pub use prompt::prompt;
pub use tell::tell;
pub use war::{Guilt, Spark, Threat, spark, threat, threat_in_short, verdict};

impl Texts {
    /// The short name of a side.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.get(&format!("side-{side}-short"))
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        self.get(&format!("card-{card}"))
    }

    /// What the Event of a card does.
    #[must_use]
    pub fn event(&self, card: Card) -> String {
        self.get(&format!("event-{card}"))
    }

    /// The history behind a card.
    #[must_use]
    pub fn history(&self, card: Card) -> String {
        self.get(&format!("history-{card}"))
    }

    /// The name of a battleground.
    #[must_use]
    pub fn place(&self, at: Battleground) -> String {
        self.get(&format!("battleground-{at}"))
    }

    /// In a battleground, as part of a sentence: `in Italy`, `on Television`.
    #[must_use]
    pub fn in_place(&self, at: Battleground) -> String {
        self.get(&format!("battleground-in-{at}"))
    }

    /// From a battleground, as part of a sentence.
    #[must_use]
    pub fn from_place(&self, at: Battleground) -> String {
        self.get(&format!("battleground-from-{at}"))
    }

    /// A battleground as part of a sentence: `Italy`, `the Atlantic`.
    #[must_use]
    pub fn the_place(&self, at: Battleground) -> String {
        self.get(&format!("battleground-the-{at}"))
    }

    /// What a marker is called after its track, before the word `marker` or behind it.
    #[must_use]
    pub fn marker(&self, track: Track) -> String {
        self.get(&format!("marker-{track}"))
    }

    /// Whose a card is: `US`, `USSR` or `UN`.
    #[must_use]
    pub fn affiliation(&self, card: Card) -> String {
        match card.row().affiliation {
            Affiliation::Side(side) => self.side(side),
            Affiliation::Un => self.get("side-un-short"),
        }
    }

    /// The name of a track.
    #[must_use]
    pub fn track(&self, track: Track) -> String {
        self.get(&format!("track-{track}"))
    }

    /// The name of something that is in force for a round.
    #[must_use]
    pub fn modifier(&self, modifier: Modifier) -> String {
        self.get(&format!("modifier-{}", modifier.slug()))
    }

    /// The name of an agenda.
    #[must_use]
    pub fn agenda(&self, agenda: Agenda) -> String {
        self.get(&format!("agenda-{agenda}"))
    }

    /// How an agenda scores.
    #[must_use]
    pub fn agenda_text(&self, agenda: Agenda) -> String {
        self.get(&format!("agenda-text-{agenda}"))
    }

    /// Who leads, and by how much, as a label.
    #[must_use]
    pub fn standing(&self, prestige: i8) -> String {
        let amount = ("amount", prestige.unsigned_abs().into());
        match prestige {
            0 => self.get("standing-even"),
            1.. => self.with("standing-us", &[amount]),
            _ => self.with("standing-ussr", &[amount]),
        }
    }

    fn cards(&self, cards: CardSet) -> String {
        cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }
}

impl Voice {
    /// Who leads, and by how much, as part of a sentence.
    #[must_use]
    pub fn standing(&self, prestige: i8) -> String {
        let leader = match prestige {
            0 => return self.get("standing-level"),
            1.. => Side::Us,
            _ => Side::Ussr,
        };
        self.of("standing-leads", leader, &[("amount", prestige.unsigned_abs().into())])
    }
}

/// The number printed on an area.
#[must_use]
pub const fn area_number(step: u8) -> u8 {
    match Area::of(step) {
        Area::Defcon3 => 3,
        Area::Defcon2 => 2,
        Area::Defcon1 => 1,
    }
}
