//! Waking a table: reading it from the store.

use std::sync::Arc;

use online::Reason;
use store::{Store, Table};

use super::Actor;
use crate::online::app::App;
use crate::online::state::State;

/// A table as the store has it.
///
/// # Errors
/// There is none, or it cannot be read now.
pub(crate) async fn load(app: &App, id: &str) -> Result<(State, Option<minutes::Lease>), Reason> {
    load_from(&*app.store, id).await
}

/// A table as this store has it.
///
/// # Errors
/// There is none, or it cannot be read now.
pub(crate) async fn load_from(store: &dyn Store, id: &str) -> Result<(State, Option<minutes::Lease>), Reason> {
    let unavailable = |error: store::StoreError| {
        tracing::warn!(table = id, %error, "a table could not be read");
        Reason::Unavailable
    };
    let table = store.table(id).await.map_err(unavailable)?;
    let table = table.ok_or_else(|| Reason::NoSuch { what: "table".to_owned() })?;
    let entries = store.entries(id, 0).await.map_err(unavailable)?;
    let (mut state, lease) = first(table).map_err(|error| broken(id, &error))?;
    for entry in entries {
        state.apply(&entry.body, entry.at).map_err(|error| broken(id, &error))?;
        if let Some(play) = &mut state.play {
            play.forget_told();
        }
    }
    Ok((state, lease))
}

fn broken(id: &str, error: &str) -> Reason {
    tracing::error!(table = id, error, "what is stored of a table is not what was written");
    Reason::Unavailable
}

/// The table before its first entry.
fn first(table: Table) -> Result<(State, Option<minutes::Lease>), String> {
    let setup = serde_json::from_str(&table.setup).map_err(|error| error.to_string())?;
    let secret = table.secret.parse().map_err(|error: kernel::ParseError| error.to_string())?;
    let lease = table
        .deck
        .as_deref()
        .map(decks::read)
        .transpose()
        .map_err(|faults| faults.first().map_or_else(String::new, ToString::to_string))?;
    Ok((State::new(&table.id, table.created, secret, table.deck, setup), lease))
}

impl Actor {
    /// Wakes a table.
    ///
    /// # Errors
    /// There is none, or it cannot be read now.
    pub(crate) async fn wake(app: Arc<App>, id: &str) -> Result<Actor, Reason> {
        let (state, deck) = load(&app, id).await?;
        let chat = app.store.chat(id, 0).await.map_err(|_| Reason::Unavailable)?.len() as u32;
        Ok(Actor { app, state, _deck: deck, listeners: Vec::new(), thought: None, dirty: false, chat })
    }
}
