//! Connections that come back by themselves.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Row, Statement};

use crate::{Hint, Kept, StoreError};

/// How long a database may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let told = error.as_db_error().map_or_else(|| error.to_string(), ToString::to_string);
        StoreError::Unavailable(told)
    }
}

fn late<T>(_: T) -> StoreError {
    StoreError::Unavailable("the database does not answer".to_owned())
}

/// A connection that is opened when it is needed, and again when it broke.
pub(super) struct Link {
    config: Arc<Config>,
    open: Mutex<Option<Open>>,
}

#[derive(Clone)]
struct Open {
    client: Arc<Client>,
    prepared: Arc<Mutex<std::collections::HashMap<String, Statement>>>,
}

impl Link {
    pub(super) fn new(config: Arc<Config>) -> Link {
        Link { config, open: Mutex::new(None) }
    }

    /// A connection for one job alone.
    pub(super) async fn alone(&self) -> Kept<Client> {
        let (client, connection) = timeout(PATIENCE, self.config.connect(NoTls)).await.map_err(late)??;
        tokio::spawn(connection);
        Ok(client)
    }

    async fn open(&self) -> Kept<Open> {
        let mut open = self.open.lock().await;
        if let Some(open) = open.as_ref().filter(|open| !open.client.is_closed()) {
            return Ok(open.clone());
        }
        let fresh = Open { client: Arc::new(self.alone().await?), prepared: Arc::default() };
        Ok(open.insert(fresh).clone())
    }

    async fn run(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Kept<Result<Vec<Row>, tokio_postgres::Error>> {
        let open = self.open().await?;
        let job = async {
            let mut prepared = open.prepared.lock().await;
            let statement = match prepared.get(sql) {
                Some(statement) => statement.clone(),
                None => {
                    let statement = open.client.prepare(sql).await?;
                    prepared.insert(sql.to_owned(), statement.clone());
                    statement
                }
            };
            drop(prepared);
            open.client.query(&statement, values).await
        };
        timeout(PATIENCE, job).await.map_err(late)
    }

    pub(super) async fn query(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Kept<Vec<Row>> {
        Ok(self.run(sql, values).await??)
    }

    pub(super) async fn execute(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Kept<u64> {
        Ok(self.query(sql, values).await?.len() as u64)
    }

    /// Runs what must not break a unique key; nothing if it would.
    pub(super) async fn unique(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Kept<Option<Vec<Row>>> {
        match self.run(sql, values).await? {
            Ok(rows) => Ok(Some(rows)),
            Err(error) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// Hears what other processes hint at, for as long as somebody wants to know.
pub(super) fn listen(config: Arc<Config>, origin: String) -> UnboundedReceiver<Hint> {
    let (tell, told) = unbounded_channel();
    tokio::spawn(async move {
        while !tell.is_closed() {
            if let Err(error) = hear(&config, &origin, &tell).await {
                tracing::warn!(%error, "hints from other processes are lost for the moment");
            }
            sleep(Duration::from_secs(1)).await;
        }
    });
    told
}

async fn hear(config: &Config, origin: &str, tell: &UnboundedSender<Hint>) -> Kept<()> {
    let (client, mut connection) = timeout(PATIENCE, config.connect(NoTls)).await.map_err(late)??;
    let (pass, mut passed) = unbounded_channel();
    let driver = tokio::spawn(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if pass.send(message?).is_err() {
                break;
            }
        }
        Ok::<_, tokio_postgres::Error>(())
    });
    client.batch_execute("LISTEN thirteen").await?;
    // What was hinted at before this is not known.
    let _ = tell.send(Hint::Everything);
    while let Some(message) = passed.recv().await {
        if let AsyncMessage::Notification(notice) = message
            && let Some((from, table)) = notice.payload().split_once(' ')
            && from != origin
            && tell.send(Hint::Changed(table.to_owned())).is_err()
        {
            return Ok(());
        }
    }
    driver.await.map_err(|error| StoreError::Unavailable(error.to_string()))??;
    Err(StoreError::Unavailable("the connection was closed".to_owned()))
}
