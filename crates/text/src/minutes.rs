//! The texts of 13 Minutes: names, the log, what is asked and what can be chosen.

mod choice;
mod log;
mod prompt;

use minutes::{Battleground, Card, Deck, Zone};

use crate::Texts;

pub use choice::choice;
pub use log::log;
pub use prompt::prompt;

impl Texts {
    /// The name of a card of any deck: as translated, or made from its slug.
    #[must_use]
    pub fn minutes_card(&self, card: Card) -> String {
        let key = format!("card-{card}");
        if self.has(&key) { self.get(&key) } else { decks::name(&card.slug()) }
    }

    /// The name of a battleground.
    #[must_use]
    pub fn minutes_place(&self, at: Battleground) -> String {
        match at {
            Battleground::Cuba => self.get("battleground-cuba"),
            Battleground::Card(card) => self.minutes_card(card),
        }
    }

    /// The name of a zone.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> String {
        self.get(&format!("zone-{zone}"))
    }

    /// Into a zone.
    #[must_use]
    pub fn into_zone(&self, zone: Zone) -> String {
        self.get(&format!("zone-into-{zone}"))
    }

    /// What the event of a card does: as translated for the built-in deck, or made from its lines.
    #[must_use]
    pub fn minutes_event(&self, deck: &Deck, card: Card) -> String {
        if deck.is_built_in() {
            return self.get(&format!("minutes-event-{card}"));
        }
        deck.slot(card).map_or_else(String::new, |slot| decks::sentences(&deck.event(slot)))
    }
}
