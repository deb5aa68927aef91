//! What a server keeps: tables as append-only entries, people, what they said, noted and achieved.
//!
//! [`Store`] has two implementations that hold to one suite of tests: [`Sqlite`], a file, and [`Postgres`], which any number
//! of processes can share. Neither knows a rule: an entry is text.

mod postgres;
mod rows;
mod sqlite;

use async_trait::async_trait;
use tokio::sync::mpsc::UnboundedReceiver;

pub use postgres::Postgres;
pub use rows::{Append, Chat, Entry, Head, Outcome, Person, PersonKey, Stage, Table, Which};
pub use sqlite::{Sqlite, default_path};

/// Why something could not be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database is gone, full, or too slow. Whether what was asked for was done is not known.
    #[error("the store is not available: {0}")]
    Unavailable(String),
    /// The database is of a later version of the program.
    #[error("the store has version {found}, and this program knows {known} at most: use a newer program")]
    TooNew {
        /// The version found.
        found: i64,
        /// The version known.
        known: i64,
    },
}

/// The outcome of asking a store.
pub type Kept<T> = Result<T, StoreError>;

/// A hint from another process that shares the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Somebody appended to this table, or said something at it.
    Changed(String),
    /// Hints may have been lost: look at everything.
    Everything,
}

/// What a server keeps.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends entries of different tables, and renews their heads, in one transaction that is on disk when this returns. Of
    /// each, whether it was written: not, if the table has an entry of that number already.
    async fn append(&self, batch: Vec<Append>) -> Kept<Vec<bool>>;

    /// The entries of a table from `seq` on.
    async fn entries(&self, table: &str, from: u32) -> Kept<Vec<Entry>>;

    /// Keeps a new table.
    async fn open(&self, table: &Table) -> Kept<()>;

    /// A table.
    async fn table(&self, id: &str) -> Kept<Option<Table>>;

    /// Takes away a table at which nothing has begun. Whether it did.
    async fn remove(&self, id: &str) -> Kept<bool>;

    /// Tables, at most so many.
    async fn list(&self, which: Which<'_>, most: u32) -> Kept<Vec<Table>>;

    /// How many tables that are not over somebody has opened.
    async fn opened_by(&self, person: &str) -> Kept<u32>;

    /// Somebody.
    async fn person(&self, key: PersonKey<'_>) -> Kept<Option<Person>>;

    /// Keeps somebody, new or changed. Whether the name was free.
    async fn put_person(&self, person: &Person) -> Kept<bool>;

    /// Keeps what somebody said.
    async fn say(&self, chat: &Chat) -> Kept<()>;

    /// What was said at a table, after so many lines.
    async fn chat(&self, table: &str, after: u32) -> Kept<Vec<Chat>>;

    /// Somebody's notes on a table.
    async fn notes(&self, table: &str, person: &str) -> Kept<String>;

    /// Keeps somebody's notes on a table.
    async fn put_notes(&self, table: &str, person: &str, text: &str) -> Kept<()>;

    /// Keeps the results of a table that is over, all or none, and marks it as settled. Whether it did: not, if it was settled
    /// before, or a person has meanwhile got another result of that number.
    async fn settle(&self, table: &str, results: &[Outcome]) -> Kept<bool>;

    /// The results of a person, the last first, at most so many.
    async fn results(&self, person: &str, kind: Option<&str>, most: u32) -> Kept<Vec<Outcome>>;

    /// Notes that a server is alive at this time. When one last was, before.
    async fn beat(&self, now: i64) -> Kept<Option<i64>>;

    /// How many entries each of these tables has: for those who may have missed a hint.
    async fn lengths(&self, tables: &[String]) -> Kept<Vec<(String, u32)>>;

    /// Tells other processes that something was said at a table, or who is there.
    async fn hint(&self, table: &str) -> Kept<()>;

    /// Hints from other processes, from now on; nothing, if there can be no others.
    fn hints(&self) -> Option<UnboundedReceiver<Hint>>;
}
