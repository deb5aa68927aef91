//! What holds for every store: one suite, run on SQLite and on PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;
use std::time::Duration;

use robot::Cluster;
use store::{
    Append, Chat, Entry, Head, Hint, Outcome, Person, PersonKey, Postgres, Sqlite, Stage, Store, StoreError, Table,
    Which,
};
use tokio::time::timeout;

fn head(stage: Stage, moved: i64) -> Head {
    let (us, ussr) = (Some("anna".to_owned()), None);
    Head { stage, moved, us, ussr, listed: true, thinking: false, info: format!("{{\"moved\":{moved}}}") }
}

fn table(id: &str) -> Table {
    let (secret, setup) = ("s".to_owned(), "{}".to_owned());
    let head = head(Stage::Waiting, 1);
    Table { id: id.to_owned(), created: 1, secret, deck: Some("deck".to_owned()), setup, host: "anna".to_owned(), head }
}

fn append(table: &str, seq: u32, stage: Stage) -> Append {
    let at = i64::from(seq) + 10;
    Append {
        table: table.to_owned(),
        entry: Entry { seq, at, body: format!("us +{seq} berlin\ndraw x") },
        head: head(stage, at),
    }
}

fn person(id: &str, name: Option<&str>) -> Person {
    let name = name.map(str::to_owned);
    Person { id: id.to_owned(), secret_hash: format!("hash of {id}"), name, created: 5, webhook: None }
}

fn outcome(person: &str, n: u32, table: &str) -> Outcome {
    let (person, kind, line) = (person.to_owned(), "days".to_owned(), format!("line {n}"));
    Outcome { person, kind, n, table: table.to_owned(), at: i64::from(n), line }
}

async fn entries_are_appended_once(store: &dyn Store) {
    store.open(&table("a")).await.unwrap();
    store.open(&table("b")).await.unwrap();
    assert_eq!(store.table("a").await.unwrap(), Some(table("a")));
    assert_eq!(store.table("none").await.unwrap(), None);
    let batch = vec![append("a", 0, Stage::Playing), append("b", 0, Stage::Waiting)];
    assert_eq!(store.append(batch).await.unwrap(), [true, true]);
    // A second writer of the same entry loses, its neighbour in the batch does not.
    let mut late = append("a", 0, Stage::Over);
    late.entry.body = "another".to_owned();
    assert_eq!(store.append(vec![late, append("b", 1, Stage::Playing)]).await.unwrap(), [false, true]);
    let written = store.entries("a", 0).await.unwrap();
    assert_eq!(written, [append("a", 0, Stage::Playing).entry]);
    assert_eq!(
        store.table("a").await.unwrap().unwrap().head,
        head(Stage::Playing, 10),
        "the head of who lost is not kept"
    );
    assert_eq!(store.append(vec![append("a", 1, Stage::Over)]).await.unwrap(), [true]);
    assert_eq!(store.entries("a", 1).await.unwrap(), [append("a", 1, Stage::Over).entry]);
    let mut lengths = store.lengths(&["a".to_owned(), "b".to_owned()]).await.unwrap();
    lengths.sort();
    assert_eq!(lengths, [("a".to_owned(), 2), ("b".to_owned(), 2)]);
}

async fn lists_are_what_they_say(store: &dyn Store) {
    let ids = |tables: Vec<Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.list(Which::Open, 10).await.unwrap()), [""; 0]);
    store.open(&table("c")).await.unwrap();
    assert_eq!(ids(store.list(Which::Open, 10).await.unwrap()), ["c"]);
    assert_eq!(ids(store.list(Which::Running, 10).await.unwrap()), ["b"]);
    assert_eq!(ids(store.list(Which::Of("anna"), 10).await.unwrap()), ["b", "c"]);
    assert_eq!(ids(store.list(Which::Of("anna"), 1).await.unwrap()), ["b"]);
    assert_eq!(ids(store.list(Which::OverOf("anna"), 10).await.unwrap()), ["a"]);
    assert_eq!(ids(store.list(Which::Unsettled, 10).await.unwrap()), ["a"]);
    assert_eq!(ids(store.list(Which::OverAfter(""), 10).await.unwrap()), ["a"]);
    assert_eq!(ids(store.list(Which::OverAfter("a"), 10).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.list(Which::Thinking, 10).await.unwrap()), [""; 0]);
    assert_eq!(store.opened_by("anna").await.unwrap(), 2);
    assert!(store.remove("c").await.unwrap() && !store.remove("b").await.unwrap());
    assert_eq!(store.table("c").await.unwrap(), None);
}

async fn a_name_is_one_persons(store: &dyn Store) {
    assert!(store.put_person(&person("p1", Some("Lena"))).await.unwrap());
    assert!(!store.put_person(&person("p2", Some("LENA"))).await.unwrap());
    assert!(store.put_person(&person("p2", None)).await.unwrap());
    assert!(store.put_person(&person("p3", None)).await.unwrap(), "guests have no name to share");
    let named = Person { webhook: Some("{}".to_owned()), ..person("p2", Some("Éva")) };
    assert!(store.put_person(&named).await.unwrap());
    assert_eq!(store.person(PersonKey::Id("p2")).await.unwrap(), Some(named.clone()));
    assert_eq!(store.person(PersonKey::SecretHash("hash of p2")).await.unwrap(), Some(named));
    assert_eq!(store.person(PersonKey::SecretHash("p2")).await.unwrap(), None);
}

async fn words_and_notes_are_kept(store: &dyn Store) {
    for text in ["one", "two 🦀", "three"] {
        let (table, seat) = ("a".to_owned(), "us".to_owned());
        store.say(&Chat { table, seat, text: text.to_owned(), at: 3 }).await.unwrap();
    }
    let said = store.chat("a", 1).await.unwrap();
    assert_eq!(said.iter().map(|line| &*line.text).collect::<Vec<_>>(), ["two 🦀", "three"]);
    assert_eq!(store.chat("b", 0).await.unwrap(), []);
    assert_eq!(store.notes("a", "p1").await.unwrap(), "");
    store.put_notes("a", "p1", "first").await.unwrap();
    store.put_notes("a", "p1", "second").await.unwrap();
    assert_eq!(store.notes("a", "p1").await.unwrap(), "second");
    assert_eq!(store.notes("a", "p2").await.unwrap(), "");
}

async fn a_result_counts_once(store: &dyn Store) {
    let both = [outcome("p1", 0, "a"), outcome("p2", 0, "a")];
    assert!(store.settle("a", &both).await.unwrap());
    assert!(!store.settle("a", &both).await.unwrap(), "it is settled");
    // Somebody's number was taken: nothing of it is kept, and it can be tried again.
    assert!(!store.settle("b", &[outcome("p2", 1, "b"), outcome("p1", 0, "b")]).await.unwrap());
    assert_eq!(store.results("p2", None, 10).await.unwrap().len(), 1);
    assert!(store.settle("b", &[outcome("p2", 1, "b"), outcome("p1", 1, "b")]).await.unwrap());
    let results = store.results("p1", Some("days"), 10).await.unwrap();
    assert_eq!(results, [outcome("p1", 1, "b"), outcome("p1", 0, "a")]);
    assert_eq!(store.results("p1", Some("minutes"), 10).await.unwrap(), []);
    assert_eq!(store.results("p1", None, 1).await.unwrap().len(), 1);
}

async fn who_was_alive_is_known(store: &dyn Store) {
    assert_eq!(store.beat(100).await.unwrap(), None);
    assert_eq!(store.beat(200).await.unwrap(), Some(100));
    assert_eq!(store.beat(201).await.unwrap(), Some(200));
}

async fn one_of_many_writers_wins(store: Arc<dyn Store>) {
    store.open(&table("race")).await.unwrap();
    let mut writers = Vec::new();
    for writer in 0..16 {
        let store = Arc::clone(&store);
        writers.push(tokio::spawn(async move {
            let mut append = append("race", 0, Stage::Playing);
            append.entry.body = format!("writer {writer}");
            (writer, store.append(vec![append]).await.unwrap()[0])
        }));
    }
    let mut winners = Vec::new();
    for writer in writers {
        let (writer, won) = writer.await.unwrap();
        winners.extend(won.then(|| format!("writer {writer}")));
    }
    let written = store.entries("race", 0).await.unwrap();
    assert_eq!(winners, [written[0].body.clone()]);
}

async fn suite(store: Arc<dyn Store>) {
    entries_are_appended_once(&*store).await;
    lists_are_what_they_say(&*store).await;
    a_name_is_one_persons(&*store).await;
    words_and_notes_are_kept(&*store).await;
    a_result_counts_once(&*store).await;
    who_was_alive_is_known(&*store).await;
    one_of_many_writers_wins(store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    suite(Arc::new(Sqlite::open(&file).unwrap())).await;
    let again = Sqlite::open(&file).unwrap();
    assert_eq!(again.entries("a", 0).await.unwrap().len(), 2, "it is there when it is opened again");
    let copy = folder.path().join("copy.sqlite");
    Sqlite::backup(&file, &copy).unwrap();
    Sqlite::check(&copy).unwrap();
    assert!(Sqlite::backup(&file, &copy).is_err(), "nothing is written over");
    assert_eq!(Sqlite::open(&copy).unwrap().entries("a", 0).await.unwrap().len(), 2);
}

#[test]
fn what_is_no_store_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let (junk, newer) = (folder.path().join("junk"), folder.path().join("newer"));
    std::fs::write(&junk, "this is not a database, but it is long enough to look like one".repeat(100)).unwrap();
    assert!(matches!(Sqlite::open(&junk), Err(StoreError::Unavailable(_))));
    assert!(Sqlite::check(&junk).is_err() && Sqlite::check(&folder.path().join("none")).is_err());
    drop(Sqlite::open(&newer).unwrap());
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Sqlite::open(&newer), Err(StoreError::TooNew { found: 99, .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_a_store() {
    let Some(cluster) = Cluster::start() else { return };
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&cluster.url()).await.unwrap());
    suite(Arc::clone(&store)).await;

    // Another process hears of what is written, of its own nothing.
    let other = Postgres::open(&cluster.url()).await.unwrap();
    let mut hints = other.hints().unwrap();
    assert_eq!(hints.recv().await, Some(Hint::Everything));
    store.open(&table("hinted")).await.unwrap();
    store.append(vec![append("hinted", 0, Stage::Playing)]).await.unwrap();
    let heard = timeout(Duration::from_secs(5), hints.recv()).await.unwrap();
    assert_eq!(heard, Some(Hint::Changed("hinted".to_owned())));
    other.append(vec![append("hinted", 1, Stage::Playing)]).await.unwrap();
    assert!(timeout(Duration::from_millis(300), hints.recv()).await.is_err());

    // When the database is gone it is said, and when it is back everything goes on.
    cluster.fail();
    assert!(matches!(store.entries("a", 0).await, Err(StoreError::Unavailable(_))));
    assert!(store.append(vec![append("hinted", 2, Stage::Playing)]).await.is_err());
    cluster.go_on();
    assert_eq!(store.entries("hinted", 0).await.unwrap().len(), 2, "nothing was lost");
    assert_eq!(store.append(vec![append("hinted", 2, Stage::Playing)]).await.unwrap(), [true]);
    let heard = timeout(Duration::from_secs(10), hints.recv()).await.unwrap();
    assert_eq!(heard, Some(Hint::Everything), "hints may have been lost");
}
