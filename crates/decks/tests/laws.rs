//! The laws of every game, with decks made by chance: the vocabulary leads nobody astray.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::HashSet;

use decks::random::random_deck;
use kernel::laws::{Checks, anything, walk};
use kernel::{Dealer, Game, List, Turn};
use minutes::{Action, Decision, Deck, Phase, Rules, State};
use table::Seeded;

/// More entries than a game with these decks has.
const LONGEST: usize = 800;

#[test]
fn games_with_any_deck_keep_the_laws() {
    let mut dealer = Seeded::new(1);
    for number in 0..300 {
        let deck = random_deck(&format!("laws-{number}"), &mut dealer).shelve().unwrap();
        for game in 0..40 {
            let rules = Rules::with_deck(deck.deck());
            let rules = if game % 4 == 0 { rules.with_max_cubes(1 + game as u8 % 6) } else { rules };
            let checks = Checks { longest: LONGEST, views: true };
            let walk = walk::<State, _>(rules, &mut Seeded::of_game(number, game), anything, checks);
            walk.unwrap_or_else(|law| panic!("game {game} of deck {number}: {law}\n{}", *deck));
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
    assert_eq!(rules, Rules::with_deck(deck.deck()).with_max_cubes(4));
    assert_eq!(rules.to_string(), text);
    assert!(std::ptr::eq(rules.deck(), draft.shelve().unwrap().deck()), "equal decks are one deck");
    let mut enclosed = String::new();
    State::enclose(rules, &mut enclosed).unwrap();
    assert!(decks::read(&enclosed).unwrap() == deck, "a record that encloses the deck can be read anywhere");
    let mut nothing = String::new();
    State::enclose(Rules::default(), &mut nothing).unwrap();
    assert!(nothing.is_empty());
    for wrong in ["", "deck=", "max_cubes=none", "deck=builtin max_cubes=none"] {
        assert!(wrong.parse::<Rules>().is_err(), "{wrong}");
    }
    let built_in = Deck::built_in().digest();
    for wrong in ["0", "13", "-1", "01", "none ", "4 "] {
        assert!(format!("deck={built_in} max_cubes={wrong}").parse::<Rules>().is_err(), "{wrong}");
    }
}

/// The positions that the line being carried out can lead to, walked freely or as a searcher does. Nothing comes back if
/// there are too many paths.
fn results(state: State, in_order: bool, paths: &mut u32, found: &mut HashSet<State>) -> Option<()> {
    let line = |state: &State| (state.board().pending.phase, state.board().pending.cursor.line, state.board().play);
    let mut actions = List::<Action>::new();
    if in_order {
        state.actions_in_order(&mut actions);
    } else {
        state.actions(&mut actions);
    }
    for &action in actions.iter() {
        let mut after = state;
        after.play_unchecked(action, &mut ());
        if line(&after) == line(&state) && after.board().pending.cursor.way == state.board().pending.cursor.way {
            results(after, in_order, paths, found)?;
        } else {
            *paths += 1;
            found.insert(after);
        }
        if *paths > 20_000 {
            return None;
        }
    }
    Some(())
}

#[test]
fn a_searcher_reaches_everything_with_any_deck() {
    let mut dealer = Seeded::new(3);
    let mut compared = 0;
    for number in 0..60 {
        let deck = random_deck(&format!("order-{number}"), &mut dealer).shelve().unwrap();
        for game in 0..10 {
            let mut dealer = Seeded::of_game(number, game);
            let mut state = State::begin(Rules::with_deck(deck.deck()), &mut ());
            while !matches!(state.turn(), Turn::Over(_)) {
                if state.turn() == Turn::Chance {
                    let chance = state.draw(&mut dealer);
                    state.deal_unchecked(chance, &mut ());
                    continue;
                }
                let (mut free, mut ordered) = (HashSet::new(), HashSet::new());
                if matches!(state.board().pending.phase, Phase::Decide(_, Decision::Line))
                    && state.board().pending.cursor.done.is_empty()
                    && results(state, false, &mut 0, &mut free).is_some()
                {
                    results(state, true, &mut 0, &mut ordered).unwrap();
                    assert_eq!(free, ordered, "{state:?}\n{}", *deck);
                    compared += 1;
                }
                let mut actions = List::<Action>::new();
                state.actions(&mut actions);
                let action = actions[dealer.below(actions.len() as u32) as usize];
                state.play_unchecked(action, &mut ());
            }
        }
    }
    assert!(compared > 3_000, "only {compared} lines");
}
