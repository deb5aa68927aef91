//! Games as data, for pickling: the log, and the dealer as it stands.

use std::sync::Arc;

use encoding::Drawn;
use serde_json::{Value, json};
use table::{Record, Seeded};

use crate::matched::{Full, Guess, Match, Refused, Start};

impl<G: Full> Match<G> {
    pub(crate) fn keep(&self) -> Result<Value, Refused> {
        let start = match &self.start {
            Start::Rules(..) => json!({"record": self.record()?.to_string()}),
            Start::Guess(guess) => json!({
                "guess": guess.from.keep()?,
                "seat": guess.seat.slug(),
                "seed": guess.seed,
                "entries": self.entry_texts(),
            }),
        };
        Ok(json!({
            "game": G::SLUG,
            "start": start,
            "drawn": self.drawn.to_vec(),
            "dealer": serde_json::to_value(&self.dealer).map_err(|error| error.to_string())?,
            "dealers": serde_json::to_value(&self.dealers).map_err(|error| error.to_string())?,
        }))
    }

    pub(crate) fn restore(kept: &Value) -> Result<Self, Refused> {
        let broken = || "this is not a game that was kept".to_owned();
        let start = &kept["start"];
        let mut game = if let Some(text) = start["record"].as_str() {
            Self::from_record(text, None)?
        } else {
            let from = Self::restore(&start["guess"])?;
            let seat = start["seat"].as_str().and_then(|seat| seat.parse().ok()).ok_or_else(broken)?;
            let seed = start["seed"].as_u64().ok_or_else(broken)?;
            let mut game = Match::new(Start::Guess(Arc::new(Guess { from, seat, seed })), None);
            let texts: Vec<String> = serde_json::from_value(start["entries"].clone()).map_err(|_| broken())?;
            game.replay(&texts)?;
            game
        };
        let drawn: Vec<u8> = serde_json::from_value(kept["drawn"].clone()).map_err(|_| broken())?;
        drawn.into_iter().try_for_each(|code| game.draw(code.into()))?;
        game.dealer = serde_json::from_value(kept["dealer"].clone()).map_err(|_| broken())?;
        let dealers: Vec<Seeded> = serde_json::from_value(kept["dealers"].clone()).map_err(|_| broken())?;
        if game.dealer.is_some() && dealers.len() != game.entries.len() {
            return Err(broken());
        }
        game.dealers = dealers;
        Ok(game)
    }

    /// A recorded game after so many entries, or at its end.
    pub(crate) fn from_record(text: &str, at: Option<usize>) -> Result<Self, Refused> {
        let record = Record::<G>::read(text).map_err(|error| error.to_string())?;
        let last = record.entries().len();
        let at = at.unwrap_or(last);
        if at > last {
            return Err(format!("the record has {last} entries: give a number from 0 to {last}"));
        }
        let rules = record.rules();
        let hold = G::hold(rules).ok_or("the deck of this record is gone")?;
        let mut game = Match::new(Start::Rules(rules, hold), None);
        game.entries = record.entries()[..at].to_vec();
        game.state = game.replayed();
        game.drawn = Drawn::default();
        Ok(game)
    }
}
