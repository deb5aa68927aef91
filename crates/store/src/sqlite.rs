//! A store in one file.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::spawn_blocking;

use crate::{
    Append, Chat, Entry, Head, Hint, Kept, Outcome, Person, PersonKey, Stage, Store, StoreError, Table, Which,
};

const MIGRATIONS: [&str; 1] = [include_str!("../migrations/sqlite-1.sql")];
const TABLE: &str =
    "SELECT id, created, secret, deck, setup, host, stage, moved, us, ussr, listed, thinking, info FROM tables";
const PERSON: &str = "SELECT id, secret_hash, name, created, webhook FROM people";

/// A store in one file. One process writes to it.
#[derive(Clone)]
pub struct Sqlite {
    writer: Arc<Mutex<Connection>>,
    /// In WAL mode those who read wait for nobody.
    reader: Arc<Mutex<Connection>>,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened, is no database, or is of a later version.
    pub fn open(path: &Path) -> Kept<Sqlite> {
        let mut writer = connect(path)?;
        migrate(&mut writer)?;
        let reader = connect(path)?;
        Ok(Sqlite { writer: Arc::new(Mutex::new(writer)), reader: Arc::new(Mutex::new(reader)) })
    }

    /// Copies the store of a file, which may be in use, to another file.
    ///
    /// # Errors
    /// If that fails; the other file must not exist.
    pub fn backup(from: &Path, to: &Path) -> Kept<()> {
        if to.exists() {
            return Err(StoreError::Unavailable(format!("{} exists already", to.display())));
        }
        let connection = connect_existing(from)?;
        connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
        Ok(())
    }

    /// Brings everything into the one file, as nobody uses it.
    ///
    /// # Errors
    /// If somebody does.
    pub fn close_down(path: &Path) -> Kept<()> {
        let connection = connect_existing(path)?;
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.busy_timeout(Duration::ZERO)?;
        connection
            .execute_batch("BEGIN EXCLUSIVE; COMMIT; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;")?;
        Ok(())
    }

    /// Whether the file is a sound store of a version that is known here.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(path: &Path) -> Kept<()> {
        let connection = connect_existing(path)?;
        let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if found != "ok" {
            return Err(StoreError::Unavailable(format!("{} is damaged: {found}", path.display())));
        }
        match version(&connection)? {
            0 => Err(StoreError::Unavailable(format!("{} is no store of this program", path.display()))),
            _ => Ok(()),
        }
    }

    async fn write<T, F>(&self, job: F) -> Kept<T>
    where
        T: Send + 'static,
        F: FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    {
        let connection = Arc::clone(&self.writer);
        blocking(move || {
            let mut connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
            let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            let done = job(&transaction)?;
            transaction.commit()?;
            Ok(done)
        })
        .await
    }

    async fn read<T, F>(&self, job: F) -> Kept<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let connection = Arc::clone(&self.reader);
        blocking(move || Ok(job(&connection.lock().unwrap_or_else(PoisonError::into_inner))?)).await
    }
}

async fn blocking<T: Send + 'static>(job: impl FnOnce() -> Kept<T> + Send + 'static) -> Kept<T> {
    spawn_blocking(job).await.map_err(|error| StoreError::Unavailable(error.to_string()))?
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Unavailable(error.to_string())
    }
}

fn connect(path: &Path) -> Kept<Connection> {
    let shown = |error: rusqlite::Error| StoreError::Unavailable(format!("{}: {error}", path.display()));
    let connection = Connection::open(path).map_err(shown)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(shown)?;
    // What is told to anybody is on disk before.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    connection.pragma_update(None, "cache_size", -32_000)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn connect_existing(path: &Path) -> Kept<Connection> {
    if !path.exists() {
        return Err(StoreError::Unavailable(format!("there is no store at {}", path.display())));
    }
    connect(path)
}

fn version(connection: &Connection) -> Kept<i64> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

fn migrate(connection: &mut Connection) -> Kept<()> {
    let (found, known) = (version(connection)?, MIGRATIONS.len() as i64);
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for (number, migration) in (1_i64..).zip(MIGRATIONS).filter(|&(number, _)| number > found) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

fn table_of(row: &Row<'_>) -> rusqlite::Result<Table> {
    let head = Head {
        stage: Stage::of_code(row.get(6)?),
        moved: row.get(7)?,
        us: row.get(8)?,
        ussr: row.get(9)?,
        listed: row.get(10)?,
        thinking: row.get(11)?,
        info: row.get(12)?,
    };
    Ok(Table {
        id: row.get(0)?,
        created: row.get(1)?,
        secret: row.get(2)?,
        deck: row.get(3)?,
        setup: row.get(4)?,
        host: row.get(5)?,
        head,
    })
}

fn person_of(row: &Row<'_>) -> rusqlite::Result<Person> {
    let [id, secret_hash] = [row.get(0)?, row.get(1)?];
    Ok(Person { id, secret_hash, name: row.get(2)?, created: row.get(3)?, webhook: row.get(4)? })
}

fn outcome_of(row: &Row<'_>) -> rusqlite::Result<Outcome> {
    let [person, kind, table, line] = [row.get(0)?, row.get(1)?, row.get(3)?, row.get(5)?];
    Ok(Outcome { person, kind, n: row.get(2)?, table, at: row.get(4)?, line })
}

fn append_one(transaction: &Transaction<'_>, append: &Append) -> rusqlite::Result<bool> {
    let Append { table, entry, head } = append;
    let mut insert = transaction
        .prepare_cached("INSERT OR IGNORE INTO entries (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)")?;
    if insert.execute(params![table, entry.seq, entry.at, entry.body])? == 0 {
        return Ok(false);
    }
    let mut renew = transaction.prepare_cached(
        "UPDATE tables SET stage = ?2, moved = ?3, us = ?4, ussr = ?5, listed = ?6, thinking = ?7, info = ?8 WHERE id = ?1",
    )?;
    let Head { stage, moved, us, ussr, listed, thinking, info } = head;
    renew.execute(params![table, stage.code(), moved, us, ussr, listed, thinking, info])?;
    Ok(true)
}

#[async_trait]
impl Store for Sqlite {
    async fn append(&self, batch: Vec<Append>) -> Kept<Vec<bool>> {
        self.write(move |transaction| batch.iter().map(|append| append_one(transaction, append)).collect()).await
    }

    async fn entries(&self, table: &str, from: u32) -> Kept<Vec<Entry>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut select = connection
                .prepare_cached("SELECT seq, at, body FROM entries WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq")?;
            let rows = select.query_map(params![table, from], |row| {
                Ok(Entry { seq: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
            })?;
            rows.collect()
        })
        .await
    }

    async fn open(&self, table: &Table) -> Kept<()> {
        let table = table.clone();
        self.write(move |transaction| {
            let Table { id, created, secret, deck, setup, host, head } = &table;
            let Head { stage, moved, us, ussr, listed, thinking, info } = head;
            transaction.execute(
                "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 0, ?13)",
                params![id, created, secret, deck, setup, host, stage.code(), moved, us, ussr, listed, thinking, info],
            )?;
            Ok(())
        })
        .await
    }

    async fn table(&self, id: &str) -> Kept<Option<Table>> {
        let id = id.to_owned();
        self.read(move |connection| {
            connection.prepare_cached(&format!("{TABLE} WHERE id = ?1"))?.query_row([id], table_of).optional()
        })
        .await
    }

    async fn remove(&self, id: &str) -> Kept<bool> {
        let id = id.to_owned();
        self.write(move |transaction| {
            let gone = transaction.execute("DELETE FROM tables WHERE id = ?1 AND stage = 0", [&id])? > 0;
            if gone {
                transaction.execute("DELETE FROM entries WHERE table_id = ?1", [&id])?;
                transaction.execute("DELETE FROM notes WHERE table_id = ?1", [&id])?;
            }
            Ok(gone)
        })
        .await
    }

    async fn list(&self, which: Which<'_>, most: u32) -> Kept<Vec<Table>> {
        let (filter, key) = filter(which);
        let (sql, key) = (format!("{TABLE} WHERE {} LIMIT ?2", filter.replace("$1", "?1")), key.to_owned());
        self.read(move |connection| {
            let mut select = connection.prepare_cached(&sql)?;
            select.query_map(params![key, most], table_of)?.collect()
        })
        .await
    }

    async fn opened_by(&self, person: &str) -> Kept<u32> {
        let person = person.to_owned();
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT count(*) FROM tables WHERE host = ?1 AND stage < 2")?
                .query_row([person], |row| row.get(0))
        })
        .await
    }

    async fn person(&self, key: PersonKey<'_>) -> Kept<Option<Person>> {
        let (column, key) = match key {
            PersonKey::Id(id) => ("id", id),
            PersonKey::SecretHash(hash) => ("secret_hash", hash),
        };
        let (sql, key) = (format!("{PERSON} WHERE {column} = ?1"), key.to_owned());
        self.read(move |connection| connection.prepare_cached(&sql)?.query_row([key], person_of).optional()).await
    }

    async fn put_person(&self, person: &Person) -> Kept<bool> {
        let person = person.clone();
        self.write(move |transaction| {
            let taken: u32 = transaction.query_row(
                "SELECT count(*) FROM people WHERE name_key = ?1 AND id <> ?2",
                params![person.name_key(), person.id],
                |row| row.get(0),
            )?;
            if taken > 0 {
                return Ok(false);
            }
            transaction.execute(
                "INSERT INTO people (id, secret_hash, name, name_key, created, webhook) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, webhook = excluded.webhook",
                params![person.id, person.secret_hash, person.name, person.name_key(), person.created, person.webhook],
            )?;
            Ok(true)
        })
        .await
    }

    async fn say(&self, chat: &Chat) -> Kept<()> {
        let chat = chat.clone();
        self.write(move |transaction| {
            transaction.execute(
                "INSERT INTO chats SELECT ?1, count(*), ?2, ?3, ?4 FROM chats WHERE table_id = ?1",
                params![chat.table, chat.seat, chat.text, chat.at],
            )?;
            Ok(())
        })
        .await
    }

    async fn chat(&self, table: &str, after: u32) -> Kept<Vec<Chat>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let mut select = connection.prepare_cached(
                "SELECT table_id, seat, text, at FROM chats WHERE table_id = ?1 AND n >= ?2 ORDER BY n",
            )?;
            let rows = select.query_map(params![table, after], |row| {
                Ok(Chat { table: row.get(0)?, seat: row.get(1)?, text: row.get(2)?, at: row.get(3)? })
            })?;
            rows.collect()
        })
        .await
    }

    async fn notes(&self, table: &str, person: &str) -> Kept<String> {
        let key = [table.to_owned(), person.to_owned()];
        self.read(move |connection| {
            let mut select = connection.prepare_cached("SELECT text FROM notes WHERE table_id = ?1 AND person = ?2")?;
            Ok(select.query_row(key, |row| row.get(0)).optional()?.unwrap_or_default())
        })
        .await
    }

    async fn put_notes(&self, table: &str, person: &str, text: &str) -> Kept<()> {
        let row = [table, person, text].map(str::to_owned);
        self.write(move |transaction| {
            transaction.execute("INSERT OR REPLACE INTO notes VALUES (?1, ?2, ?3)", row)?;
            Ok(())
        })
        .await
    }

    async fn settle(&self, table: &str, results: &[Outcome]) -> Kept<bool> {
        let (table, results) = (table.to_owned(), results.to_vec());
        let done = self.write(move |transaction| {
            let mark = "UPDATE tables SET settled = 1 WHERE id = ?1 AND settled = 0";
            if transaction.execute(mark, [&table])? == 0 {
                return Ok(false);
            }
            for Outcome { person, kind, n, table, at, line } in &results {
                transaction.execute(
                    "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                    params![person, kind, n, table, at, line],
                )?;
            }
            Ok(true)
        });
        match done.await {
            Err(StoreError::Unavailable(why)) if why.contains("UNIQUE constraint") => Ok(false),
            done => done,
        }
    }

    async fn results(&self, person: &str, kind: Option<&str>, most: u32) -> Kept<Vec<Outcome>> {
        let (person, kind) = (person.to_owned(), kind.map(str::to_owned));
        self.read(move |connection| {
            let mut select = connection.prepare_cached(
                "SELECT person, kind, n, table_id, at, line FROM results
                 WHERE person = ?1 AND (?2 IS NULL OR kind = ?2) ORDER BY at DESC, n DESC LIMIT ?3",
            )?;
            select.query_map(params![person, kind, most], outcome_of)?.collect()
        })
        .await
    }

    async fn beat(&self, now: i64) -> Kept<Option<i64>> {
        self.write(move |transaction| {
            let before = transaction.query_row("SELECT at FROM beat", [], |row| row.get(0)).optional()?;
            transaction.execute("INSERT OR REPLACE INTO beat VALUES (1, ?1)", [now])?;
            Ok(before)
        })
        .await
    }

    async fn lengths(&self, tables: &[String]) -> Kept<Vec<(String, u32)>> {
        let tables = tables.to_vec();
        self.read(move |connection| {
            let mut select = connection.prepare_cached("SELECT count(*) FROM entries WHERE table_id = ?1")?;
            let mut length = |table: String| Ok((table.clone(), select.query_row([table], |row| row.get(0))?));
            tables.into_iter().map(&mut length).collect()
        })
        .await
    }

    async fn hint(&self, _table: &str) -> Kept<()> {
        Ok(())
    }

    fn hints(&self) -> Option<UnboundedReceiver<Hint>> {
        None
    }
}

/// The condition and order of a list, and what `$1` in it stands for.
pub(crate) fn filter(which: Which<'_>) -> (&'static str, &str) {
    match which {
        Which::Open => ("$1 = '' AND stage = 0 AND listed = 1 ORDER BY moved DESC", ""),
        Which::Running => ("$1 = '' AND stage = 1 AND listed = 1 ORDER BY moved DESC", ""),
        Which::Of(person) => ("(us = $1 OR ussr = $1 OR host = $1) AND stage < 2 ORDER BY moved DESC", person),
        Which::OverOf(person) => ("(us = $1 OR ussr = $1) AND stage = 2 ORDER BY moved DESC", person),
        Which::Thinking => ("$1 = '' AND stage = 1 AND thinking = 1 ORDER BY moved", ""),
        Which::Unsettled => ("$1 = '' AND stage = 2 AND settled = 0 ORDER BY moved", ""),
        Which::OverAfter(id) => ("id > $1 AND stage = 2 ORDER BY id", id),
    }
}

/// Where the store is, if nothing else is said: beside what other programs keep for this user.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    folder.map(|folder| folder.join("thirteen").join("tables.sqlite"))
}
