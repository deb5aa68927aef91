//! Every language says everything, and nothing is left unsaid.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use days::{Agenda, Battleground, Card, Modifier, State, Track};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::{Dealer, Game, List, Seat, Side, Turn};
use table::{Seeded, Table};
use text::{Language, Texts, Told};

/// The keys of a language with the names of what is put into each text.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut keys = BTreeMap::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                let mut names = BTreeSet::new();
                collect(message.value.as_ref().unwrap(), &mut names);
                assert!(keys.insert(key.clone(), names).is_none(), "{}: {key} stands twice", path.display());
            }
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, names),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, names);
                    variants.iter().for_each(|variant| collect(&variant.value, names));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        names.insert(id.name.to_owned());
    }
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_things_put_in() {
    let (english, french) = (keys(Language::English), keys(Language::French));
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>());
    for (key, names) in &english {
        assert_eq!(names, &french[key], "{key}");
    }
}

#[test]
fn every_card_place_track_agenda_and_modifier_has_its_texts() {
    let mut keys: Vec<String> = Vec::new();
    for card in Card::all() {
        keys.extend(["card", "event", "history"].map(|kind| format!("{kind}-{card}")));
    }
    for agenda in Agenda::ALL {
        keys.extend(["agenda", "agenda-text", "history-agenda"].map(|kind| format!("{kind}-{agenda}")));
    }
    keys.extend(Battleground::ALL.map(|at| format!("battleground-{at}")));
    keys.extend(Track::ALL.map(|track| format!("track-{track}")));
    keys.extend(Modifier::ALL.map(|modifier| format!("modifier-{}", modifier.slug())));
    for language in Language::ALL {
        let missing: Vec<&String> = keys.iter().filter(|key| !Texts::of(language).has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

/// Whether a text has a key or something not put in, in place of words.
fn is_unsaid(text: &str) -> bool {
    text.contains("{$") || text.contains("log-") || text.contains("ask-") || text.contains("choose-") || text.is_empty()
}

/// Plays a game by `pick` and collects whatever is said on the way, in every language and to every seat.
fn collect_lines<G: Told>(rules: G::Rules, seed: u64, pick: fn(&G::Action) -> bool, lines: &mut BTreeSet<String>) {
    let mut dealer = Seeded::new(seed);
    let mut table = Table::<G>::new(rules);
    loop {
        let mut told = Vec::new();
        table.deal(&mut dealer, |commit| Seat::ALL.into_iter().for_each(|seat| told.push(commit.heard(seat))));
        let Turn::Player(side) = table.turn() else { break };
        let view = table.view(Seat::Player(side));
        let choices: List<G::Action> = table.choices();
        for language in Language::ALL {
            let labels: BTreeSet<String> = choices.iter().map(|&action| G::choice(language, &view, action)).collect();
            assert_eq!(labels.len(), choices.len(), "{language}: two choices read alike: {labels:?}");
            lines.insert(G::prompt(language, &view));
            lines.extend(labels);
        }
        let picked: Vec<_> = choices.iter().filter(|action| pick(action)).collect();
        let commit = table.play(side, *picked[dealer.below(picked.len() as u32) as usize]).unwrap();
        told.extend(Seat::ALL.map(|seat| commit.heard(seat)));
        for language in Language::ALL {
            lines.extend(told.iter().flat_map(|told| G::log(language, told)));
        }
    }
    let facts = table.record().replay().unwrap().into_iter().flatten().flat_map(|step| step.facts);
    let open: Vec<G::Heard> = facts.map(G::open).collect();
    lines.extend(Language::ALL.into_iter().flat_map(|language| G::log(language, &open)));
}

#[test]
fn everything_that_happens_is_asked_or_can_be_chosen_is_said_in_every_language() {
    let mut lines = BTreeSet::new();
    for game in 0..150 {
        // Placing little keeps the peace, and the game going.
        let calm = |action: &days::Action| !matches!(action, days::Action::Place(pieces) if pieces.count() > 1);
        collect_lines::<State>(Default::default(), game, calm, &mut lines);
        collect_lines::<minutes::State>(Default::default(), game, |_| true, &mut lines);
        let equal = |action: &minutes::Action| !matches!(action, minutes::Action::Bid(1..));
        collect_lines::<minutes::State>(Default::default(), game, equal, &mut lines);
    }
    let unsaid: Vec<&String> = lines.iter().filter(|line| is_unsaid(line)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
    assert!(lines.len() > 1_500, "only {} different lines", lines.len());
}

#[test]
fn a_card_of_any_deck_has_a_name_and_its_event_a_sentence() {
    let custom = decks::BUILT_IN.replace("\"quarantine\"", "\"naval-drill\"");
    let deck = decks::read(&custom).unwrap();
    let card = deck.card(minutes::Slots::CARDS.iter().next().unwrap());
    let texts = Texts::of(Language::English);
    assert_eq!(texts.minutes_card(card), "Naval Drill");
    assert!(texts.minutes_event(&deck, card).to_lowercase().contains("neutral zone"));
    for slot in minutes::Slots::CARDS.iter() {
        let built_in = minutes::Deck::built_in();
        let card = built_in.card(slot);
        for language in Language::ALL {
            assert!(Texts::of(language).has(&format!("minutes-event-{card}")), "{language}: {card}");
            assert!(Texts::of(language).has(&format!("card-{card}")), "{language}: {card}");
        }
    }
}

#[test]
fn sides_are_named() {
    for language in Language::ALL {
        let names = Side::ALL.map(|side| Texts::of(language).side(side));
        assert_ne!(names[0], names[1]);
    }
    assert_eq!(Texts::of(Language::English).standing(-2), "USSR +2");
    assert_eq!("fr".parse(), Ok(Language::French));
    assert!("de".parse::<Language>().is_err());
}

#[test]
fn a_game_has_a_name() {
    assert_eq!((State::NAME, State::SLUG), ("13 Days", "days"));
    assert_eq!((minutes::State::NAME, minutes::State::SLUG), ("13 Minutes", "minutes"));
}
