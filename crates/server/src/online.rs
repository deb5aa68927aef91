//! Playing online: tables that live on this server.
//!
//! A request or a socket (`routes`) finds out who asks (`who`) and sends a message to the table (`tables`, `actor`): a task
//! that knows the game (`state`, `game`, `clock`), writes down what was done together with other tables (`commit`), and then
//! tells everybody what their seat may know. Everything else follows from that: results (`settle`), webhooks, computer players
//! (`think`).

mod actor;
mod app;
mod clock;
mod commit;
mod config;
mod create;
mod failure;
mod game;
mod limits;
mod metrics;
mod routes;
mod settle;
mod state;
mod tables;
mod think;
mod webhook;
mod who;

use std::sync::Arc;

pub use config::{Keep, Online};
use online::Reason;
use store::Kept;
use tokio::sync::OnceCell;

use self::app::App;

pub use routes::openapi;
pub(crate) use routes::{Peer, router};

/// The tables of this server. They are opened when somebody first needs them, so that nothing is made on the disk of whoever
/// only wants the page.
pub(crate) struct Site {
    config: Online,
    app: OnceCell<Arc<App>>,
}

impl Site {
    pub(crate) fn new(config: Online) -> Arc<Site> {
        Arc::new(Site { config, app: OnceCell::new() })
    }

    /// Opens the tables now, if there are any already.
    pub(crate) async fn resume(&self) -> Kept<()> {
        let exist = match &self.config.keep {
            Keep::File(path) => path.exists(),
            Keep::Database(_) => true,
        };
        if exist {
            self.open().await?;
        }
        Ok(())
    }

    async fn open(&self) -> Kept<&Arc<App>> {
        self.app.get_or_try_init(|| App::start(self.config.clone())).await
    }

    pub(crate) async fn app(&self) -> Result<Arc<App>, Reason> {
        self.open().await.cloned().map_err(|error| {
            tracing::error!(%error, "the tables cannot be opened");
            Reason::Unavailable
        })
    }

    /// Finishes what is being written, and tells those who listen to come back.
    pub(crate) async fn end(&self) {
        if let Some(app) = self.app.get() {
            app.end().await;
        }
    }
}

/// Hands every table that is over to `write`, with its record.
///
/// # Errors
/// The store cannot be read, or what `write` says.
pub fn export(keep: &Keep, mut write: impl FnMut(&str, &str) -> Result<(), String>) -> Result<(), String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    runtime.block_on(async {
        let store = app::open_store(keep).await.map_err(|error| error.to_string())?;
        let mut last = String::new();
        loop {
            let some = store.list(store::Which::OverAfter(&last), 100).await.map_err(|error| error.to_string())?;
            let Some(table) = some.last() else { return Ok(()) };
            last.clone_from(&table.id);
            for table in &some {
                let (state, _deck) = actor::load_from(&*store, &table.id).await.map_err(|why| why.to_string())?;
                if let Some(record) = state.whole_record() {
                    write(&table.id, &record)?;
                }
            }
        }
    })
}
