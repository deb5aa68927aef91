//! Runs the text cases of `tests/days/`: one for every card, every ruling and every known pitfall.
//!
//! A case is a few lines (see `tests/days/README.md`):
//!
//! ```text
//! case   excomm: up to four cubes, at most two each, only where the US had none
//! covers R3
//! given  us italy 1 turkey 1 ; us hand excomm
//! does   us event excomm
//! offers +1 berlin, +2 berlin, …, done
//! does   us +2 berlin
//! then   us berlin 2 ; us military 3
//! ```
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use common::case::{Case, Failure};
use days::Card;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/days")
}

fn files(folder: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("tests/days/{folder}: {error}"))
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
                failures.push(format!("tests/days/{folder}/{name}.case:{line}: {}: {what}", case.title));
            }
        }
        all.insert(name, cases);
    }
    assert!(failures.is_empty(), "{} cases fail:\n{}", failures.len(), failures.join("\n"));
    all
}

fn covered(cases: &BTreeMap<String, Vec<Case>>) -> BTreeSet<String> {
    cases.values().flatten().flat_map(|case| case.covers.iter().cloned()).collect()
}

#[test]
fn every_card_does_what_it_says() {
    let names: Vec<String> = run("cards").into_keys().collect();
    let mut cards: Vec<String> = Card::all().map(|card| card.slug().to_owned()).collect();
    cards.sort();
    assert_eq!(names, cards, "one file a card");
}

#[test]
fn every_ruling_holds() {
    let covered = covered(&run("rulings"));
    let missing: Vec<String> = (1..=31).map(|n| format!("R{n}")).filter(|name| !covered.contains(name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}

#[test]
fn every_known_pitfall_is_avoided() {
    let covered = covered(&run("pitfalls"));
    let missing: Vec<String> = (1..=21).map(|n| format!("P{n}")).filter(|name| !covered.contains(name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}
