//! The laws of every game, with decks made by chance: the vocabulary leads nobody astray.

mod common;

use common::random_deck;
use kernel::laws::{Watch, anything, walk};
use minutes::{Deck, Rules, State};
use table::Seeded;

/// More entries than a game with these decks has.
const LONGEST: usize = 800;

#[test]
fn games_with_any_deck_keep_the_laws() {
    let mut dealer = Seeded::new(1);
    for number in 0..300 {
        let deck = random_deck(&format!("laws-{number}"), &mut dealer).shelve().unwrap();
        for game in 0..40 {
            let rules = Rules::with_deck(deck);
            let rules = if game % 4 == 0 { rules.with_max_cubes(1 + game as u8 % 6) } else { rules };
            let watch = Watch { longest: LONGEST, views: true };
            let walk = walk::<State, _>(rules, &mut Seeded::of_game(number, game), anything, watch);
            walk.unwrap_or_else(|law| panic!("game {game} of deck {number}: {law}\n{deck}"));
        }
    }
}

#[test]
fn rules_name_their_deck_by_what_it_holds() {
    let draft = random_deck("rules", &mut Seeded::new(2));
    let text = format!("deck={} max_cubes=4", draft.digest());
    assert!(text.parse::<Rules>().is_err(), "nobody has seen this deck yet");
    let deck = draft.shelve().unwrap();
    let rules: Rules = text.parse().unwrap();
    assert_eq!(rules, Rules::with_deck(deck).with_max_cubes(4));
    assert_eq!(rules.to_string(), text);
    assert!(std::ptr::eq(rules.deck(), draft.shelve().unwrap()), "equal decks are one deck");
    for wrong in ["", "deck=", "max_cubes=none", "deck=builtin max_cubes=none"] {
        assert!(wrong.parse::<Rules>().is_err(), "{wrong}");
    }
    let built_in = Deck::built_in().digest();
    for wrong in ["0", "13", "-1", "01", "none ", "4 "] {
        assert!(format!("deck={built_in} max_cubes={wrong}").parse::<Rules>().is_err(), "{wrong}");
    }
}
