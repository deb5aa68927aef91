//! Opening a table: what somebody wants, checked.

use kernel::Side;
use online::{Created, GameName, MAX_SAID, NewTable, Options, Pace, PersonRef, Reason};
use store::Table;
use table::Bytes32;

use super::app::{App, milliseconds};
use super::state::{Setup, State};

/// Most bytes of a deck.
pub(crate) const MAX_DECK: usize = 64 << 10;

impl App {
    /// Opens a table, for `guest` alone if there is one.
    ///
    /// # Errors
    /// It cannot be like that, or there are too many.
    pub(crate) async fn create(
        &self,
        mut wanted: NewTable,
        host: PersonRef,
        guest: Option<String>,
    ) -> Result<Created, Reason> {
        check(&wanted)?;
        let (rules, _deck) = rules(wanted.game, &wanted.options)?;
        let deck = wanted.options.deck.take().filter(|_| _deck.is_some());
        let most = self.config.tables;
        let unavailable = |_| Reason::Unavailable;
        if most > 0 && self.store.opened_by(&host.id).await.map_err(unavailable)? >= most {
            return Err(Reason::TooMany { what: "tables of your own that are not over".to_owned(), most });
        }
        let [secret, id, lot] = [random()?, random()?, random()?];
        let by_lot = if lot.0[0] & 1 == 0 { Side::Us } else { Side::Ussr };
        let setup = Setup { host_side: wanted.side.unwrap_or(by_lot).into(), rules, guest, wanted, host: host.clone() };
        let (id, created) = (id.to_string()[..16].to_owned(), milliseconds());
        let written = serde_json::to_string(&setup).map_err(|why| Reason::BadOptions { detail: why.to_string() })?;
        let state = State::new(&id, created, secret, deck.clone(), setup);
        let (commitment, head) = (state.commitment().to_string(), state.head());
        let table =
            Table { id: id.clone(), created, secret: secret.to_string(), deck, setup: written, host: host.id, head };
        self.store.open(&table).await.map_err(unavailable)?;
        Ok(Created { id, commitment })
    }
}

fn random() -> Result<Bytes32, Reason> {
    Bytes32::random().map_err(|_| Reason::Unavailable)
}

fn bad<T>(detail: &str) -> Result<T, Reason> {
    Err(Reason::BadOptions { detail: detail.to_owned() })
}

/// Whether there can be such a table.
fn check(wanted: &NewTable) -> Result<(), Reason> {
    match wanted.pace {
        Pace::Live { seconds, increment } if !(10..=36_000).contains(&seconds) || increment > 600 => {
            return bad("a live clock has 10 to 36,000 seconds, and 0 to 600 more for a move");
        }
        Pace::Slow { days } if !(1..=30).contains(&days) => return bad("a slow game has 1 to 30 days for a move"),
        _ => {}
    }
    if let Some(level) = &wanted.computer {
        level.parse::<bots::Level>().map_err(|why| Reason::BadOptions { detail: why.to_string() })?;
        if wanted.rated {
            return bad("a game against the computer is not rated");
        }
    }
    if wanted.rated && wanted.hints {
        return bad("a game with advice is not rated");
    }
    Ok(())
}

/// The rules as records write them, and the deck that they name, on the shelf, unless it is the built-in one.
fn rules(game: GameName, options: &Options) -> Result<(String, Option<minutes::Lease>), Reason> {
    match game {
        GameName::Days => {
            if options.deck.is_some() || options.max_cubes.is_some() {
                return bad("deck and max_cubes are options of 13 Minutes");
            }
            let mut rules = days::Rules::default();
            if let Some(scoring) = &options.agenda_scoring {
                rules.agenda_scoring = scoring
                    .parse()
                    .map_err(|why: kernel::ParseError| Reason::BadOptions { detail: why.to_string() })?;
            }
            Ok((rules.to_string(), None))
        }
        GameName::Minutes | GameName::Campaign => {
            if options.agenda_scoring.is_some() {
                return bad("agenda_scoring is an option of 13 Days");
            }
            let deck = options.deck.as_deref().map(read_deck).transpose()?;
            let mut rules =
                deck.as_ref().map_or_else(minutes::Rules::default, |deck| minutes::Rules::with_deck(deck.deck()));
            if let Some(most) = options.max_cubes {
                if !(1..=13).contains(&most) {
                    return bad("max_cubes is a number from 1 to 13");
                }
                rules = rules.with_max_cubes(most);
            }
            Ok((rules.to_string(), deck.filter(|deck| !deck.is_built_in())))
        }
    }
}

fn read_deck(text: &str) -> Result<minutes::Lease, Reason> {
    if text.len() > MAX_DECK - MAX_SAID {
        return Err(Reason::TooLong { most: MAX_DECK - MAX_SAID });
    }
    decks::read(text).map_err(|faults| {
        let told: Vec<String> = faults.iter().take(5).map(ToString::to_string).collect();
        Reason::BadOptions { detail: format!("the deck is wrong: {}", told.join("; ")) }
    })
}
