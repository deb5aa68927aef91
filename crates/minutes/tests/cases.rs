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

mod common;

use common::case::Minutes;
use testkit::{covered, run_folder};

/// The rulings of docs/rules/minutes.md that the built-in deck can show; M12 is about others.
const RULINGS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14];

#[test]
fn every_card_does_what_it_says() {
    let names: Vec<String> = run_folder::<Minutes>("cards").into_keys().collect();
    let mut cards: Vec<&str> = minutes::BUILT_IN.iter().map(|row| row.slug).collect();
    cards.sort_unstable();
    assert_eq!(names, cards, "one file a card");
}

#[test]
fn every_ruling_holds() {
    let cases = run_folder::<Minutes>("rulings");
    let missing: Vec<String> =
        RULINGS.iter().map(|n| format!("M{n}")).filter(|name| !covered(&cases).contains(&**name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}
