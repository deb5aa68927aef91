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

mod common;

use common::case::Days;
use days::Card;
use testkit::{covered, run_folder};

#[test]
fn every_card_does_what_it_says() {
    let names: Vec<String> = run_folder::<Days>("cards").into_keys().collect();
    let mut cards: Vec<&str> = Card::all().map(Card::slug).collect();
    cards.sort_unstable();
    assert_eq!(names, cards, "one file a card");
}

#[test]
fn every_ruling_holds() {
    let cases = run_folder::<Days>("rulings");
    let missing: Vec<String> =
        (1..=31).map(|n| format!("R{n}")).filter(|name| !covered(&cases).contains(&**name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}

#[test]
fn every_known_pitfall_is_avoided() {
    let cases = run_folder::<Days>("pitfalls");
    let missing: Vec<String> =
        (1..=21).map(|n| format!("P{n}")).filter(|name| !covered(&cases).contains(&**name)).collect();
    assert!(missing.is_empty(), "no case covers {missing:?}");
}
