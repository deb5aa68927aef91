//! Messages that were sent once mean for ever what they meant.
//!
//! `tests/pinned/` holds an example of every kind of message with what it means. A line there never changes: what changes
//! the form or the meaning of a message is a new version, with its own examples beside these. Kinds that are new are
//! added by `cargo test -p wire --test pinned -- --ignored`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use common::{Tried, long_deck, play};
use kernel::Seat;
use serde_json::Value;
use table::Seeded;
use wire::message::{parse, read_heard, read_view, write_heard, write_view};

fn file(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/pinned/{game}.txt"))
}

/// What stands before the meaning of a message, on the line after it.
const MEANS: &str = "    = ";

/// The messages of a file with their meanings.
fn pinned(game: &str) -> Vec<(String, String)> {
    let path = file(game);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines: Vec<&str> = text.lines().collect();
    lines.chunks(2).map(|pair| (pair[0].to_owned(), pair[1].strip_prefix(MEANS).unwrap().to_owned())).collect()
}

/// Reads a message: what it means, and how it is written.
fn read<G: Tried>(message: &str, rules: G::Rules) -> (String, String)
where
    G::Heard: Debug,
{
    if parse(message.as_bytes(), 1 << 16).unwrap().get("view").is_some() {
        let view = read_view::<G>(message.as_bytes()).unwrap_or_else(|fault| panic!("{fault}: {message}"));
        (format!("{view:?}"), write_view::<G>(&view))
    } else {
        let heard = read_heard::<G>(message.as_bytes(), rules).unwrap_or_else(|fault| panic!("{fault}: {message}"));
        (format!("{heard:?}"), write_heard::<G>(&heard))
    }
}

/// Words that are no names: which of them a fact has makes it of another kind.
const WORDS: [&str; 26] = [
    "round",
    "command",
    "letter",
    "event",
    "television",
    "agenda",
    "replacement",
    "summit-meeting",
    "agendas",
    "aftermath",
    "united-nations",
    "played",
    "intelligence-reports",
    "alliances",
    "saved",
    "sops",
    "to-the-brink",
    "containment",
    "bay-of-pigs",
    "bid",
    "chance",
    "prestige",
    "draw",
    "nuclear-war",
    "battleground",
    "military",
];

/// The kind of a message: what it is, and what its words are.
fn kind(message: &str) -> String {
    let message = parse(message.as_bytes(), 1 << 16).unwrap();
    if let Some(view) = message.get("view") {
        return format!("view {} {}", view["pending"][0], view["pending"].as_array().unwrap().len());
    }
    let fact = message["heard"][0].as_array().unwrap();
    let word = |value: &Value| match value {
        Value::String(word) if WORDS.contains(&word.as_str()) => word.clone(),
        Value::Array(pending) if fact[0] == "turn" => format!("{} {}", pending[0], pending.len()),
        Value::Array(_) => "list".to_owned(),
        Value::Null => "null".to_owned(),
        _ => "…".to_owned(),
    };
    let fields: Vec<String> = fact.iter().skip(1).map(word).collect();
    format!("{} {}", fact[0], fields.join(" "))
}

/// Every kind of message that random games have, with an example.
fn found<G: Tried>(rules: G::Rules) -> Vec<(String, String)> {
    let (mut kinds, mut found) = (BTreeSet::new(), Vec::new());
    for game in 0..60 {
        play::<G>(rules, &mut Seeded::of_game(40, game), |state, facts, _| {
            for seat in Seat::ALL {
                let heard = facts.iter().map(|&fact| write_heard::<G>(&[G::heard(fact, seat)]));
                for message in heard.chain([write_view::<G>(&state.view(seat))]) {
                    let kind = kind(&message);
                    if kinds.insert(kind.clone()) {
                        found.push((kind, message));
                    }
                }
            }
        });
    }
    found
}

fn check<G: Tried>(rules: G::Rules) {
    let pinned = pinned(G::SLUG);
    for (message, meaning) in &pinned {
        let (found, written) = read::<G>(message, rules);
        assert_eq!(found, *meaning, "{message} means something else");
        assert_eq!(written, *message, "this is written in another way");
    }
    let kinds: BTreeSet<String> = pinned.iter().map(|(message, _)| kind(message)).collect();
    for (kind, message) in found::<G>(rules) {
        assert!(kinds.contains(&kind), "no example of {kind} is pinned, such as {message}");
    }
}

/// Adds examples of kinds of which none is pinned.
fn add<G: Tried>(rules: G::Rules) {
    let path = file(G::SLUG);
    let mut text = fs::read_to_string(&path).unwrap_or_default();
    let kinds: BTreeSet<String> = text.lines().step_by(2).map(kind).collect();
    for (_, message) in found::<G>(rules).into_iter().filter(|(kind, _)| !kinds.contains(kind)) {
        let (meaning, _) = read::<G>(&message, rules);
        text.push_str(&format!("{message}\n{MEANS}{meaning}\n"));
    }
    fs::write(&path, text).unwrap();
}

fn long_rules() -> minutes::Rules {
    minutes::Rules::with_deck(long_deck())
}

#[test]
fn messages_mean_what_they_meant() {
    check::<days::State>(days::Rules::default());
    check::<minutes::State>(long_rules());
}

#[test]
#[ignore = "writes files: run it when there is a new kind of message"]
fn add_new_kinds() {
    add::<days::State>(days::Rules::default());
    add::<minutes::State>(long_rules());
}
