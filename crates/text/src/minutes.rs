//! The texts of 13 Minutes: names, the log, what is asked and what can be chosen.

mod choice;
mod log;
mod prompt;
mod tell;
mod war;

use minutes::{Battleground, Card, Deck, Zone};

use crate::{Texts, Voice};

pub use choice::{choice, waste};
pub use log::log;
pub use prompt::prompt;
pub use tell::tell;
pub use war::{Threat, threat, verdict};

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

    /// On a battleground, as part of a sentence.
    #[must_use]
    pub fn on_minutes_place(&self, at: Battleground) -> String {
        match at {
            Battleground::Cuba => self.get("battleground-in-cuba"),
            Battleground::Card(card) => self.with("battleground-in-card", &[("card", self.minutes_card(card).into())]),
        }
    }

    /// From a battleground, as part of a sentence.
    #[must_use]
    pub fn from_minutes_place(&self, at: Battleground) -> String {
        match at {
            Battleground::Cuba => self.get("battleground-from-cuba"),
            Battleground::Card(card) => {
                self.with("battleground-from-card", &[("card", self.minutes_card(card).into())])
            }
        }
    }

    /// The name of a zone.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> String {
        self.get(&format!("zone-{zone}"))
    }

    /// What the Event of a card does: as translated for the built-in deck, or made from its lines.
    #[must_use]
    pub fn minutes_event(&self, deck: &Deck, card: Card) -> String {
        if deck.is_built_in() {
            return self.get(&format!("minutes-event-{card}"));
        }
        deck.slot(card).map_or_else(String::new, |slot| decks::sentences(&deck.event(slot)))
    }
}

impl Voice {
    /// Into a zone: `into your sphere`, `into the neutral zone`.
    #[must_use]
    pub fn into_zone(&self, zone: Zone) -> String {
        match zone.side() {
            Some(side) => self.of("zone-into-sphere", side, &[]),
            None => self.get("zone-into-neutral"),
        }
    }
}
