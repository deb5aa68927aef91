//! Runs the text cases of `tests/minutes/`: one for every card of the built-in deck and every ruling.
//!
//! A case is a few lines (see `tests/minutes/README.md`):
//!
//! ```text
//! case   quarantine: up to three cubes in the neutral zone, at most two each
//! given  us hand quarantine ; neutral excomm ; us sphere u-thant
//! does   us event quarantine us, us +2 cuba
//! offers +1 excomm, done
//! ```
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use common::case::{Case, Failure};
use minutes::Deck;

/// The rulings of docs/rules/minutes.md that the built-in deck can show; M12 is about others.
const RULINGS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/minutes")
}

fn files(folder: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("tests/minutes/{folder}: {error}"))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    let name = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

/// Runs every case of a folder and says everything that fails.
fn run(folder: &str) -> BTreeMap<String, Vec<Case>> {
    let mut failures = Vec::new();
    let mut all = BTreeMap::new();
    for (name, text) in files(folder) {
        let cases = Case::read(&text).unwrap_or_else(|failure| panic!("{folder}/{name}.case:{failure}"));
        assert!(!cases.is_empty(), "{folder}/{name}.case has no case");
        for case in &cases {
            if let Err(Failure { line, what }) = case.run() {
                failures.push(format!("tests/minutes/{folder}/{name}.case:{line}: {}: {what}", case.title));
            }
        }
        all.insert(name, cases);
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
    all
}

#[test]
fn every_card_does_what_it_says() {
    let names: Vec<String> = run("cards").into_keys().collect();
    let mut cards: Vec<&str> = Deck::built_in().rows().iter().map(|row| row.slug).collect();
    cards.sort_unstable();
    assert_eq!(names, cards, "one file a card");
}

#[test]
fn every_ruling_holds() {
    let cases = run("rulings");
    let covered: BTreeSet<&String> = cases.values().flatten().flat_map(|case| &case.covers).collect();
    let missing: Vec<String> = RULINGS.iter().map(|n| format!("M{n}")).filter(|name| !covered.contains(name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}
