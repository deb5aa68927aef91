//! Every language says everything, and nothing is left unsaid.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use days::{Agenda, Battleground, Card, Modifier, State, Track};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey};
use kernel::{Dealer, Game, List, Seat, Side, Turn};
use table::{Seeded, Table};
use text::{Language, Texts, Told, Voice};

/// What only the grammar of a language asks for.
const GRAMMAR: [&str; 2] = ["elides", "whomelides"];

/// The texts of a language: for each key its file and what it consists of.
fn sources(language: Language) -> Vec<(String, Resource<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut files = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let resource = fluent_syntax::parser::parse(fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        files.push((path.file_stem().unwrap().to_str().unwrap().to_owned(), resource));
    }
    files
}

/// The keys of a language with the names of what is put into each text and into those that it refers to. The parts of
/// sentences in `voice` are no texts of their own: each language has those that its grammar needs.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let (mut texts, mut parts) = (BTreeMap::new(), BTreeSet::new());
    for (file, resource) in sources(language) {
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name;
                let mut uses = Uses::default();
                uses.collect(message.value.as_ref().unwrap());
                if file == "voice" {
                    parts.insert(key.clone());
                }
                assert!(texts.insert(key.clone(), uses).is_none(), "{file}: {key} stands twice");
            }
        }
    }
    let all = |key: &String| (key.clone(), arguments(&texts, key));
    texts.keys().filter(|key| !parts.contains(*key)).map(all).collect()
}

/// What is put into a text, through the texts that it refers to.
fn arguments(texts: &BTreeMap<String, Uses>, key: &str) -> BTreeSet<String> {
    let uses = texts.get(key).unwrap_or_else(|| panic!("there is no text {key} to refer to"));
    let deeper = uses.texts.iter().flat_map(|part| arguments(texts, part));
    deeper.chain(uses.names.iter().cloned()).filter(|name| !GRAMMAR.contains(&name.as_str())).collect()
}

/// What a text uses: names of what is put in, and other texts.
#[derive(Default)]
struct Uses {
    names: BTreeSet<String>,
    texts: BTreeSet<String>,
}

impl Uses {
    fn collect(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.collect_inline(inline),
                    Expression::Select { selector, variants } => {
                        self.collect_inline(selector);
                        variants.iter().for_each(|variant| self.collect(&variant.value));
                    }
                }
            }
        }
    }

    fn collect_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.names.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.texts.insert(id.name.clone())),
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inner) = &**expression {
                    self.collect_inline(inner);
                }
            }
            _ => {}
        }
    }
}

/// The texts of the branches of a number: `{ $count -> [one] … *[other] … }`.
fn branches_of_numbers<'a>(
    pattern: &'a Pattern<String>,
    found: &mut Vec<(&'a VariantKey<String>, &'a Pattern<String>)>,
) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element {
            let named = |key: &VariantKey<String>, names: &[&str]| matches!(key, VariantKey::Identifier { name } if names.contains(&name.as_str()));
            let is_number = variants.iter().any(|variant| named(&variant.key, &["one", "two", "few", "many"]));
            for variant in variants {
                if is_number {
                    found.push((&variant.key, &variant.value));
                }
                branches_of_numbers(&variant.value, found);
            }
        }
    }
}

/// French says one form for 0 and 1, so a number written by hand into a branch is a lie for one of them.
#[test]
fn no_digit_is_written_by_hand_into_a_branch_of_a_number() {
    for language in Language::ALL {
        for (file, resource) in sources(language) {
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let mut branches = Vec::new();
                branches_of_numbers(message.value.as_ref().unwrap(), &mut branches);
                for (key, branch) in branches {
                    let digits = branch.elements.iter().any(|element| {
                        matches!(element, PatternElement::TextElement { value } if value.contains(|c: char| c.is_ascii_digit()))
                    });
                    assert!(!digits, "{language}/{file}: {} says a number by hand in {key:?}", message.id.name);
                }
            }
        }
    }
}

/// Straight apostrophes and quotes are for code; before a colon and its like French has a space that does not break.
#[test]
fn apostrophes_and_spaces_are_those_of_print() {
    for language in Language::ALL {
        for (file, resource) in sources(language) {
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let said = said(message.value.as_ref().unwrap());
                assert!(!said.contains(['\'', '"']), "{language}/{file}: {} has a straight mark", message.id.name);
                let breaks = [" :", " ;", " ?", " !", " »", "« "].iter().any(|part| said.contains(part));
                let french = language == Language::French;
                assert!(!(french && breaks), "{language}/{file}: {} breaks before a mark", message.id.name);
            }
        }
    }
}

/// Every word of a text, in whatever branch.
fn said(pattern: &Pattern<String>) -> String {
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| said(&variant.value) + "\n").collect()
        }
        PatternElement::Placeable { .. } => "…".to_owned(),
    };
    pattern.elements.iter().map(part).collect()
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
    for at in Battleground::ALL {
        keys.extend(["", "in-", "from-", "the-"].map(|how| format!("battleground-{how}{at}")));
    }
    for track in Track::ALL {
        keys.extend(["track", "marker"].map(|kind| format!("{kind}-{track}")));
    }
    keys.extend(Modifier::ALL.map(|modifier| format!("modifier-{}", modifier.slug())));
    for language in Language::ALL {
        let missing: Vec<&String> = keys.iter().filter(|key| !Texts::of(language).has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

/// Whether a text has a key or something not put in, in place of words, or is badly joined.
fn is_unsaid(text: &str) -> bool {
    ["{", "}", "log-", "ask-", "choose-", "whom", "  ", " .", " ,", "..", "de les", "de le "]
        .iter()
        .any(|fault| text.contains(fault))
        || text.is_empty()
}

/// Every way to speak of a game: to nobody, to a side, with names that French elides before and others.
fn voices(language: Language) -> Vec<Voice> {
    let to = |side| Voice::to(language, side);
    let envoy = to(Side::Us).calling(Side::Ussr, "Envoy");
    let attache = to(Side::Ussr).calling(Side::Us, "Attaché");
    vec![Voice::neutral(language), to(Side::Us), to(Side::Ussr), envoy, attache]
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
        for voice in Language::ALL.into_iter().flat_map(voices) {
            let labels: BTreeSet<String> = choices.iter().map(|&action| G::choice(&voice, &view, action)).collect();
            assert_eq!(labels.len(), choices.len(), "{voice:?}: two choices read alike: {labels:?}");
            lines.insert(G::prompt(&voice, &view));
            lines.extend(labels);
            lines.extend(choices.iter().filter_map(|&action| G::waste(&voice, &view, action)));
        }
        let picked: Vec<_> = choices.iter().filter(|action| pick(action)).collect();
        let commit = table.play(side, *picked[dealer.below(picked.len() as u32) as usize]).unwrap();
        told.extend(Seat::ALL.map(|seat| commit.heard(seat)));
        for voice in Language::ALL.into_iter().flat_map(voices) {
            lines.extend(told.iter().flat_map(|told| G::log(&voice, told)));
        }
    }
    let facts = table.record().facts().into_iter().map(|(_, fact)| fact);
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
