//! What the parts of the server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};

use kernel::{BySide, Side};
use online::Reason;
use store::{Hint, Kept, Postgres, Sqlite, Store, Which};
use tokio::time::{interval, sleep};

use super::commit::Commits;
use super::config::{Keep, Online};
use super::limits::Rates;
use super::metrics::Metrics;
use super::state::{Now, State};
use super::tables::Tables;
use super::think::Thinkers;
use super::webhook::Webhooks;

/// A server that nobody heard of for so long, in milliseconds, was away.
const AWAY: i64 = 15_000;
const BEAT: Duration = Duration::from_secs(5);

/// What the parts of the server share.
pub(crate) struct App {
    pub(crate) config: Online,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) commits: Commits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) thinkers: Thinkers,
    pub(crate) tables: Tables,
    pub(crate) rates: Rates,
    pub(crate) webhooks: Webhooks,
    /// When the server was last away.
    away: Option<(i64, i64)>,
    next: AtomicU64,
}

/// Milliseconds since 1970.
pub(crate) fn milliseconds() -> i64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// Opens what tables are kept in, and makes it if need be.
pub(crate) async fn open_store(keep: &Keep) -> Kept<Arc<dyn Store>> {
    Ok(match keep {
        Keep::File(path) => {
            if let Some(folder) = path.parent() {
                let shown = |error| store::StoreError::Unavailable(format!("{}: {error}", folder.display()));
                std::fs::create_dir_all(folder).map_err(shown)?;
            }
            Arc::new(Sqlite::open(path)?)
        }
        Keep::Database(url) => Arc::new(Postgres::open(url).await?),
    })
}

impl App {
    /// Opens the store and wakes what must not sleep.
    pub(crate) async fn start(config: Online) -> Kept<Arc<App>> {
        let store = open_store(&config.keep).await?;
        let now = milliseconds();
        let away = store.beat(now).await?.filter(|before| now - before > AWAY).map(|before| (before, now));
        let metrics = Arc::new(Metrics::default());
        let threads = config.thinkers;
        let thinkers = Thinkers::start(threads, Arc::clone(&metrics));
        let app = Arc::new(App {
            commits: Commits::start(Arc::clone(&store), Arc::clone(&metrics)),
            thinkers: thinkers.map_err(|error| store::StoreError::Unavailable(error.to_string()))?,
            tables: Tables::default(),
            rates: Rates::new(config.rate),
            webhooks: Webhooks::start(&config, Arc::clone(&metrics)),
            away,
            next: AtomicU64::new(0),
            metrics,
            store,
            config,
        });
        tokio::spawn(Arc::clone(&app).keep_up());
        if let Some(hints) = app.store.hints() {
            tokio::spawn(Arc::clone(&app).listen(hints));
        }
        Ok(app)
    }

    /// The time, and what is known about it.
    pub(crate) fn now(&self) -> Now {
        Now { at: milliseconds(), away: self.away, grace: i64::from(self.config.grace) * 1000 }
    }

    /// A number that nobody else has.
    pub(crate) fn number(&self) -> u64 {
        self.next.fetch_add(1, Relaxed)
    }

    /// Now and then: says that the server lives, wakes computers that are to move, counts what is over.
    async fn keep_up(self: Arc<Self>) {
        let mut beat = interval(BEAT);
        let mut beats = 0_u32;
        loop {
            beat.tick().await;
            if let Err(error) = self.store.beat(milliseconds()).await {
                tracing::warn!(%error, "the store does not answer");
                continue;
            }
            if beats.is_multiple_of(12) {
                self.wake_computers().await;
                self.settle_all().await;
            }
            beats += 1;
            if self.store_is_shared() {
                self.look_around().await;
            }
        }
    }

    fn store_is_shared(&self) -> bool {
        matches!(self.config.keep, Keep::Database(_))
    }

    async fn wake_computers(self: &Arc<Self>) {
        let Ok(tables) = self.store.list(Which::Thinking, 1000).await else { return };
        for table in tables {
            self.tables.nudge(self, &table.id).await;
        }
    }

    async fn settle_all(&self) {
        let Ok(tables) = self.store.list(Which::Unsettled, 100).await else { return };
        for table in tables {
            if let Ok((state, _deck)) = super::actor::load(self, &table.id).await {
                self.settle(&state).await;
            }
        }
    }

    /// Hears of what other processes wrote.
    async fn listen(self: Arc<Self>, mut hints: tokio::sync::mpsc::UnboundedReceiver<Hint>) {
        while let Some(hint) = hints.recv().await {
            match hint {
                Hint::Changed(table) => self.tables.wake_if_awake(&table),
                Hint::Everything => self.look_around().await,
            }
        }
    }

    /// Heals lost hints: asks for the length of every table that is awake.
    async fn look_around(&self) {
        let awake = self.tables.awake();
        for part in awake.chunks(500) {
            let Ok(lengths) = self.store.lengths(part).await else { return };
            for (table, _) in lengths {
                self.tables.wake_if_awake(&table);
            }
        }
    }

    /// What follows from a change, beside the table itself.
    pub(crate) fn follow(self: &Arc<Self>, before: &State, after: &State, here: BySide<bool>) {
        if before.ending.is_none() && after.ending.is_some() {
            let (app, state) = (Arc::clone(self), after.clone());
            tokio::spawn(async move { app.settle(&state).await });
        }
        let waits = |state: &State| state.offer.map(|offer| offer.by.other()).or_else(|| state.turn());
        if let Some(side) = waits(after).filter(|&side| waits(before) != Some(side) && !here[side])
            && let Some(person) = after.chairs[side].person.clone()
        {
            let (app, info) = (Arc::clone(self), after.info());
            let opponent = after.chairs[side.other()].clone();
            tokio::spawn(async move { app.tell_webhook(&person.id, &info, &opponent).await });
        }
    }

    /// Opens the table of a rematch: the same, with the sides swapped, for these two alone. Both sit down anew, each with a
    /// new secret.
    pub(crate) async fn open_rematch(self: &Arc<Self>, state: &State) -> Result<String, Reason> {
        let mut wanted = state.setup.wanted.clone();
        let host_side = Side::from(state.setup.host_side);
        wanted.side = Some(host_side.other());
        wanted.options.deck = state.deck_text();
        let guest = state.chairs[host_side.other()].person.as_ref().map(|person| person.id.clone());
        Ok(self.create(wanted, state.setup.host.clone(), guest).await?.id)
    }

    /// Lets every table finish what it writes, and tells those who listen to come back.
    pub(crate) async fn end(&self) {
        self.tables.say_bye().await;
        for _ in 0..100 {
            if self.tables.awake().is_empty() {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        let _ = self.store.beat(milliseconds()).await;
    }
}
