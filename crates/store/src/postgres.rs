//! A store that many processes share.

mod connection;

use std::sync::Arc;
use std::sync::Mutex as Lock;

use async_trait::async_trait;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use self::connection::{Link, listen};
use crate::sqlite::filter;
use crate::{
    Append, Chat, Entry, Head, Hint, Kept, Outcome, Person, PersonKey, Stage, Store, StoreError, Table, Which,
};

const MIGRATIONS: [&str; 1] = [include_str!("../migrations/postgres-1.sql")];
const TABLE: &str =
    "SELECT id, created, secret, deck, setup, host, stage, moved, us, ussr, listed, thinking, info FROM tables";
const PERSON: &str = "SELECT id, secret_hash, name, created, webhook FROM people";
/// The entries, the heads of what was written, and a hint for each table: one statement, so one round trip.
const APPEND: &str = "
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::text[],
        $9::int[], $10::int[], $11::text[])
    AS given (id, seq, at, body, stage, moved, us, ussr, listed, thinking, info)
), written AS (
    INSERT INTO entries (table_id, seq, at, body) SELECT id, seq, at, body FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), renewed AS (
    UPDATE tables SET stage = given.stage, moved = given.moved, us = given.us, ussr = given.ussr,
        listed = given.listed, thinking = given.thinking, info = given.info
    FROM given JOIN written ON written.table_id = given.id AND written.seq = given.seq WHERE tables.id = given.id
)
SELECT table_id, pg_notify('thirteen', $12 || ' ' || table_id) FROM written";

/// A store that many processes share.
pub struct Postgres {
    /// Batches of entries have a connection of their own: nobody stands in their way.
    entries: Link,
    rest: Link,
    /// Names this process in hints.
    origin: String,
    hints: Lock<Option<UnboundedReceiver<Hint>>>,
}

impl Postgres {
    /// Connects to `postgres://…` and brings the database up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or is of a later version.
    pub async fn open(url: &str) -> Kept<Postgres> {
        let config: Arc<tokio_postgres::Config> = Arc::new(url.parse().map_err(|error: tokio_postgres::Error| {
            StoreError::Unavailable(format!("this is no address of a PostgreSQL database: {error}"))
        })?);
        let (entries, rest) = (Link::new(Arc::clone(&config)), Link::new(Arc::clone(&config)));
        migrate(&rest).await?;
        let row =
            rest.query("SELECT pg_backend_pid() || '-' || (extract(epoch from now()) * 1000)::bigint", &[]).await?;
        let origin: String = row.first().map(|row| row.get(0)).unwrap_or_default();
        let hints = Lock::new(Some(listen(config, origin.clone())));
        Ok(Postgres { entries, rest, origin, hints })
    }

    async fn execute(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Kept<u64> {
        self.rest.execute(sql, values).await
    }

    async fn query<T>(&self, sql: &str, values: &[&(dyn ToSql + Sync)], read: fn(&Row) -> T) -> Kept<Vec<T>> {
        Ok(self.rest.query(sql, values).await?.iter().map(read).collect())
    }
}

async fn migrate(link: &Link) -> Kept<()> {
    // Processes that start together go one after the other.
    let mut client = link.alone().await?;
    let transaction = client.transaction().await?;
    transaction
        .batch_execute(
            "SELECT pg_advisory_xact_lock(1962); CREATE TABLE IF NOT EXISTS thirteen_version (version INTEGER NOT NULL)",
        )
        .await?;
    let row = transaction.query_opt("SELECT max(version) FROM thirteen_version", &[]).await?;
    let found = i64::from(row.and_then(|row| row.get::<_, Option<i32>>(0)).unwrap_or(0));
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    for (number, migration) in (1_i32..).zip(MIGRATIONS).filter(|&(number, _)| i64::from(number) > found) {
        transaction.batch_execute(migration).await?;
        transaction.execute("INSERT INTO thirteen_version VALUES ($1)", &[&number]).await?;
    }
    transaction.commit().await?;
    Ok(())
}

fn table_of(row: &Row) -> Table {
    let flag = |at: usize| row.get::<_, i32>(at) != 0;
    let head = Head {
        stage: Stage::of_code(row.get(6)),
        moved: row.get(7),
        us: row.get(8),
        ussr: row.get(9),
        listed: flag(10),
        thinking: flag(11),
        info: row.get(12),
    };
    let [id, secret, setup, host] = [row.get(0), row.get(2), row.get(4), row.get(5)];
    Table { id, created: row.get(1), secret, deck: row.get(3), setup, host, head }
}

fn person_of(row: &Row) -> Person {
    let [id, secret_hash] = [row.get(0), row.get(1)];
    Person { id, secret_hash, name: row.get(2), created: row.get(3), webhook: row.get(4) }
}

fn outcome_of(row: &Row) -> Outcome {
    let [person, kind, table, line] = [row.get(0), row.get(1), row.get(3), row.get(5)];
    Outcome { person, kind, n: count(row, 2), table, at: row.get(4), line }
}

fn count(row: &Row, at: usize) -> u32 {
    row.get::<_, i32>(at).unsigned_abs()
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

#[async_trait]
impl Store for Postgres {
    async fn append(&self, batch: Vec<Append>) -> Kept<Vec<bool>> {
        let column = |of: fn(&Append) -> &str| batch.iter().map(of).collect::<Vec<&str>>();
        let person = |of: fn(&Head) -> &Option<String>| {
            batch.iter().map(|append| of(&append.head).as_deref()).collect::<Vec<Option<&str>>>()
        };
        let number = |of: fn(&Append) -> i32| batch.iter().map(of).collect::<Vec<i32>>();
        let time = |of: fn(&Append) -> i64| batch.iter().map(of).collect::<Vec<i64>>();
        let tables = column(|append| &append.table);
        let values: [&(dyn ToSql + Sync); 12] = [
            &tables,
            &number(|append| signed(append.entry.seq)),
            &time(|append| append.entry.at),
            &column(|append| &append.entry.body),
            &number(|append| append.head.stage.code()),
            &time(|append| append.head.moved),
            &person(|head| &head.us),
            &person(|head| &head.ussr),
            &number(|append| i32::from(append.head.listed)),
            &number(|append| i32::from(append.head.thinking)),
            &column(|append| &append.head.info),
            &self.origin,
        ];
        let rows = self.entries.query(APPEND, &values).await?;
        let written: std::collections::HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
        Ok(tables.iter().map(|table| written.contains(table)).collect())
    }

    async fn entries(&self, table: &str, from: u32) -> Kept<Vec<Entry>> {
        let sql = "SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let read = |row: &Row| Entry { seq: count(row, 0), at: row.get(1), body: row.get(2) };
        self.query(sql, &[&table, &signed(from)], read).await
    }

    async fn open(&self, table: &Table) -> Kept<()> {
        let Table { id, created, secret, deck, setup, host, head } = table;
        let Head { stage, moved, us, ussr, listed, thinking, info } = head;
        let sql = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, $13)";
        let (listed, thinking) = (i32::from(*listed), i32::from(*thinking));
        let code = stage.code();
        let values: [&(dyn ToSql + Sync); 13] =
            [id, created, secret, deck, setup, host, &code, moved, us, ussr, &listed, &thinking, info];
        self.execute(sql, &values).await?;
        Ok(())
    }

    async fn table(&self, id: &str) -> Kept<Option<Table>> {
        Ok(self.query(&format!("{TABLE} WHERE id = $1"), &[&id], table_of).await?.pop())
    }

    async fn remove(&self, id: &str) -> Kept<bool> {
        let sql = "WITH gone AS (DELETE FROM tables WHERE id = $1 AND stage = 0 RETURNING id),
            lines AS (DELETE FROM entries USING gone WHERE table_id = gone.id),
            notes AS (DELETE FROM notes USING gone WHERE table_id = gone.id)
            SELECT id FROM gone";
        Ok(!self.rest.query(sql, &[&id]).await?.is_empty())
    }

    async fn list(&self, which: Which<'_>, most: u32) -> Kept<Vec<Table>> {
        let (filter, key) = filter(which);
        let filter = filter.replace("$1 = ''", "$1::text = ''");
        self.query(&format!("{TABLE} WHERE {filter} LIMIT $2"), &[&key, &i64::from(most)], table_of).await
    }

    async fn opened_by(&self, person: &str) -> Kept<u32> {
        let sql = "SELECT count(*)::int FROM tables WHERE host = $1 AND stage < 2";
        Ok(self.query(sql, &[&person], |row| count(row, 0)).await?.pop().unwrap_or(0))
    }

    async fn person(&self, key: PersonKey<'_>) -> Kept<Option<Person>> {
        let (column, key) = match key {
            PersonKey::Id(id) => ("id", id),
            PersonKey::SecretHash(hash) => ("secret_hash", hash),
        };
        Ok(self.query(&format!("{PERSON} WHERE {column} = $1"), &[&key], person_of).await?.pop())
    }

    async fn put_person(&self, person: &Person) -> Kept<bool> {
        let Person { id, secret_hash, name, created, webhook } = person;
        let sql = "INSERT INTO people (id, secret_hash, name, name_key, created, webhook) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, webhook = excluded.webhook";
        let done = self.rest.unique(sql, &[id, secret_hash, name, &person.name_key(), created, webhook]).await?;
        Ok(done.is_some())
    }

    async fn say(&self, chat: &Chat) -> Kept<()> {
        let Chat { table, seat, text, at } = chat;
        let sql = "INSERT INTO chats SELECT $1, coalesce(max(n), -1) + 1, $2, $3, $4 FROM chats WHERE table_id = $1";
        // Two who speak at once want the same number; the second tries again.
        for _ in 0..5 {
            if self.rest.unique(sql, &[table, seat, text, at]).await?.is_some() {
                return self.hint(table).await;
            }
        }
        Err(StoreError::Unavailable("too many speak at once".to_owned()))
    }

    async fn chat(&self, table: &str, after: u32) -> Kept<Vec<Chat>> {
        let sql = "SELECT table_id, seat, text, at FROM chats WHERE table_id = $1 AND n >= $2 ORDER BY n";
        let read = |row: &Row| Chat { table: row.get(0), seat: row.get(1), text: row.get(2), at: row.get(3) };
        self.query(sql, &[&table, &signed(after)], read).await
    }

    async fn notes(&self, table: &str, person: &str) -> Kept<String> {
        let sql = "SELECT text FROM notes WHERE table_id = $1 AND person = $2";
        Ok(self.query(sql, &[&table, &person], |row| row.get(0)).await?.pop().unwrap_or_default())
    }

    async fn put_notes(&self, table: &str, person: &str, text: &str) -> Kept<()> {
        let sql =
            "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text";
        self.execute(sql, &[&table, &person, &text]).await?;
        Ok(())
    }

    async fn settle(&self, table: &str, results: &[Outcome]) -> Kept<bool> {
        let column = |of: fn(&Outcome) -> &str| results.iter().map(of).collect::<Vec<&str>>();
        let numbers: Vec<i32> = results.iter().map(|result| signed(result.n)).collect();
        let times: Vec<i64> = results.iter().map(|result| result.at).collect();
        let sql = "WITH mark AS (UPDATE tables SET settled = 1 WHERE id = $1 AND settled = 0 RETURNING id),
            kept AS (INSERT INTO results (person, kind, n, table_id, at, line)
                SELECT person, kind, n, mark.id, at, line FROM mark,
                unnest($2::text[], $3::text[], $4::int[], $5::bigint[], $6::text[]) AS r (person, kind, n, at, line))
            SELECT id FROM mark";
        let [people, kinds, lines] = [column(|of| &of.person), column(|of| &of.kind), column(|of| &of.line)];
        let done = self.rest.unique(sql, &[&table, &people, &kinds, &numbers, &times, &lines]).await?;
        Ok(done.is_some_and(|rows| !rows.is_empty()))
    }

    async fn results(&self, person: &str, kind: Option<&str>, most: u32) -> Kept<Vec<Outcome>> {
        let sql = "SELECT person, kind, n, table_id, at, line FROM results
            WHERE person = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY at DESC, n DESC LIMIT $3";
        self.query(sql, &[&person, &kind, &i64::from(most)], outcome_of).await
    }

    async fn beat(&self, now: i64) -> Kept<Option<i64>> {
        let sql = "WITH before AS (SELECT at FROM beat),
            after AS (INSERT INTO beat VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = greatest(beat.at, excluded.at))
            SELECT at FROM before";
        Ok(self.query(sql, &[&now], |row| row.get(0)).await?.pop())
    }

    async fn lengths(&self, tables: &[String]) -> Kept<Vec<(String, u32)>> {
        let sql = "SELECT table_id, count(*)::int FROM entries WHERE table_id = ANY($1) GROUP BY table_id";
        self.query(sql, &[&tables], |row| (row.get(0), count(row, 1))).await
    }

    async fn hint(&self, table: &str) -> Kept<()> {
        self.rest.query("SELECT pg_notify('thirteen', $1)", &[&format!("{} {table}", self.origin)]).await?;
        Ok(())
    }

    fn hints(&self) -> Option<UnboundedReceiver<Hint>> {
        self.hints.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }
}
