//! What a server said, read for a game; a server is not trusted more than anybody.

use kernel::{Refusal, Side};
use online::Reason;
use serde_json::Value;
use table::{Record, UndoRefusal};
use wire::message::{Coded, Part, read_heard_part};

use super::Remote;
use crate::{Playable, Refused};

impl<G: Playable + Coded> Remote<G> {
    /// Takes the rules of a game in, and holds the deck that they name.
    pub(super) fn begin(&mut self, rules: &str, deck: Option<&str>) -> Result<(), String> {
        // Kept until the rules have a hold of their own.
        let _deck =
            deck.map(decks::read).transpose().map_err(|faults| format!("the deck is wrong: {:?}", faults.first()))?;
        let rules: G::Rules = rules.parse().map_err(|why: kernel::ParseError| why.to_string())?;
        self.hold = Some(G::hold(rules).ok_or("the deck was given up while this was read")?);
        self.rules = Some(rules);
        Ok(())
    }

    pub(super) fn read_told(&self, told: &[(usize, Value)]) -> Result<Vec<(usize, G::Heard)>, String> {
        let rules = self.rules.ok_or("something was told before the game began")?;
        let read = |(ply, heard): &(usize, Value)| {
            let heard = read_heard_part::<G>(Part::root("told", heard), rules).map_err(|why| why.to_string())?;
            Ok((*ply, heard))
        };
        told.iter().map(read).collect()
    }

    pub(super) fn read_record(&self, text: &str) -> Result<Record<G>, String> {
        Record::read(text).map_err(|why| why.to_string())
    }
}

/// The reason as a host in the same process would give it to this side, if it is one about the game.
pub(super) fn refused(reason: &Reason, you: Option<Side>) -> Option<Refused> {
    Some(match *reason {
        Reason::Stale { decided, now } => Refused::Stale { decided: decided as usize, now: now as usize },
        Reason::NotYourSeat => Refused::NotYourSeat,
        Reason::NotYourTurn => Refused::Rules(Refusal::NotYourTurn(you?.other())),
        Reason::Illegal => Refused::Rules(Refusal::Illegal),
        Reason::GameOver => Refused::Rules(Refusal::Over),
        Reason::NothingToTakeBack => Refused::TakeBack(UndoRefusal::Committed),
        Reason::NoNextGame => Refused::NoNextGame,
        _ => return None,
    })
}
