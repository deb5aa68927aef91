//! Stored records mean for ever what they meant: after every entry the position has the digest that was written down.
//!
//! A rule that changes the meaning of a stored game needs a new value of the ruleset; the digests stay as they are.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

use fnv::FnvHasher;
use serde_json::Value;
use table::{GameKind, Record, Recorded};
use wire::Traced;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records")
}

/// What the digest of a position is made of. Fields that are added to the trace later do not change it.
const DAYS: &[&str] = &[
    "round",
    "prestige",
    "letter",
    "defcon",
    "cubes",
    "hands",
    "agendas",
    "agenda_deck",
    "agendas_used",
    "deck",
    "in_play",
    "discard",
    "aftermath",
    "modifiers",
    "to_move",
    "outcome",
];

const MINUTES: &[&str] =
    &["hands", "deck", "cuba", "supply", "out", "battlegrounds", "first", "prestige", "to_move", "outcome"];

fn digest(position: &Value, fields: &[&str]) -> String {
    let mut hasher = FnvHasher::default();
    for field in fields {
        hasher.write(position[*field].to_string().as_bytes());
        hasher.write(b"\n");
    }
    format!("{:016x}", hasher.finish())
}

fn digests<G: Traced>(text: &str, fields: &[&str]) -> String {
    let record = Record::<G>::read(text).unwrap();
    let lines =
        record.replay().into_iter().map(|steps| digest(&steps.last().unwrap().after.position(true), fields) + "\n");
    lines.collect()
}

#[test]
fn stored_records_mean_what_they_meant() {
    let mut records: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    records.retain(|path| path.extension().is_some_and(|extension| extension == "record"));
    assert!(records.len() >= 10, "{records:?}");
    for path in records {
        let text = fs::read_to_string(&path).unwrap();
        let found = match Recorded::of(&text).unwrap() {
            Recorded::Game(GameKind::Days) => digests::<days::State>(&text, DAYS),
            Recorded::Game(GameKind::Minutes) => digests::<minutes::State>(&text, MINUTES),
            Recorded::Campaign => panic!("{}: a campaign has no digests", path.display()),
        };
        let beside = path.with_extension("digests");
        let Ok(stored) = fs::read_to_string(&beside) else {
            // A new record gets its digests if that is asked for; those that are there are never written again.
            testkit::compare_with_stored(Path::new("records").join(beside.file_name().unwrap()), &found);
            continue;
        };
        for (ply, (found, stored)) in found.lines().zip(stored.lines()).enumerate() {
            assert_eq!(found, stored, "{}: the position after {ply} entries is another", path.display());
        }
        assert_eq!(found.lines().count(), stored.lines().count(), "{}", path.display());
    }
}
