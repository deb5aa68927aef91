//! The texts of 13 Days: names, the log, what is asked and what can be chosen.

mod choice;
mod log;
mod prompt;

use days::{Agenda, Area, Battleground, Card, CardSet, Modifier, Track};
use kernel::Side;

use crate::Texts;

pub use choice::choice;
pub use log::log;
pub use prompt::prompt;

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

    /// Who leads, and by how much.
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

/// The number printed on an area.
#[must_use]
pub const fn area_number(step: u8) -> u8 {
    match Area::of(step) {
        Area::Defcon3 => 3,
        Area::Defcon2 => 2,
        Area::Defcon1 => 1,
    }
}
