//! What must hold of the numbers of any game, along random play.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::HashMap;

use encoding::{Drawn, Encoded, codes, mask};
use kernel::{Dealer, Entry, Game, List, Seat, Side, Turn, Witness};
use table::Seeded;

/// Calls `see` at every position of so many random games.
fn visit<G: Encoded>(rules: G::Rules, games: u64, seed: u64, mut see: impl FnMut(&G, &mut Seeded)) {
    for game in 0..games {
        let mut dealer = Seeded::of_game(seed, game);
        let mut state = G::begin(rules, &mut ());
        let mut decisions = 0;
        loop {
            see(&state, &mut dealer);
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = state.draw(&mut dealer);
                    state.deal_unchecked(chance, &mut ());
                }
                Turn::Player(_) => {
                    let codes = codes(&state);
                    let code = codes.nth(dealer.below(codes.len() as u32) as usize).unwrap();
                    decisions += 1;
                    state.play_unchecked(G::action(rules, code).unwrap(), &mut ());
                }
            }
        }
        assert!(decisions <= G::MOST_DECISIONS, "{decisions} decisions");
    }
}

fn observed<G: Encoded>(view: &G::View) -> Vec<u8> {
    let mut out = vec![9; G::OBSERVATION];
    G::observe(view, &mut out);
    out
}

fn masked<G: Encoded>(state: &G) -> Vec<u8> {
    let mut out = vec![9; G::ACTIONS];
    mask(state, &mut out);
    out
}

/// Keeps the words for what a seat hears.
struct Words<G: Game> {
    rules: G::Rules,
    seat: Seat,
    words: Vec<u16>,
}

impl<G: Encoded> Witness<G> for Words<G> {
    fn fact(&mut self, fact: G::Fact) {
        G::tell(self.rules, &G::heard(fact, self.seat), &mut |word| self.words.push(word));
    }
}

/// What `seat` is told of an entry, in words, and what it sees then.
fn told<G: Encoded>(state: &G, entry: Entry<G>, seat: Seat) -> (Vec<u16>, G::View) {
    let mut words = Words::<G> { rules: state.rules(), seat, words: Vec::new() };
    let mut after = *state;
    match entry {
        Entry::Action(side, action) => {
            if seat.is(side) {
                words.words.push(G::chose(state.rules(), action));
            }
            after.play_unchecked(action, &mut words);
        }
        Entry::Chance(chance) => after.deal_unchecked(chance, &mut words),
        Entry::Resign(side) => after.resign_unchecked(side, &mut words),
    }
    (words.words, after.view(seat))
}

/// *hides*: whatever cannot be told apart by a seat has the same numbers for it, and the mask is what the rules offer.
fn hides<G: Encoded>(rules: G::Rules, games: u64) {
    visit::<G>(rules, games, 1, |state, dealer| {
        let mut offered = List::<G::Action>::new();
        state.actions(&mut offered);
        let set: Vec<usize> = codes(state).iter().collect();
        let mut wanted: Vec<usize> = offered.iter().map(|&action| G::code(rules, action)).collect();
        wanted.sort_unstable();
        assert_eq!(set, wanted);
        let mask = masked(state);
        let marked: Vec<usize> = (0..G::ACTIONS).filter(|&code| mask[code] == 1).collect();
        assert_eq!(marked, wanted);
        assert_eq!(mask.iter().filter(|&&byte| byte == 0).count(), G::ACTIONS - wanted.len());
        for seat in Seat::ALL {
            let view = state.view(seat);
            let guess = G::guess(&view, dealer);
            assert_eq!(observed::<G>(&guess.view(seat)), observed::<G>(&view), "{seat} sees what is hidden");
            if state.turn().side().is_some_and(|side| seat.is(side)) {
                assert_eq!(masked(&guess), mask, "the mask of {seat} depends on what is hidden");
            }
            if state.turn() == Turn::Chance {
                let draws: Vec<_> = (0..4).map(|_| Entry::Chance(state.draw(dealer))).collect();
                let told: Vec<_> = draws.iter().map(|&draw| told(state, draw, seat)).collect();
                for (words, after) in &told {
                    let same = told.iter().filter(|(_, other)| other == after);
                    same.for_each(|(others, _)| assert_eq!(others, words, "{seat} hears what was drawn in secret"));
                }
            }
        }
    });
}

/// *remembers*: from what a seat knew and the words for what it heard follows what it knows.
fn remembers<G: Encoded>(rules: G::Rules, games: u64) {
    visit::<G>(rules, games, 2, |state, dealer| {
        for seat in Seat::ALL {
            let view = state.view(seat);
            let mut known = HashMap::new();
            for world in [*state, G::guess(&view, dealer), G::guess(&view, dealer)] {
                let mut offered = List::<G::Action>::new();
                world.actions(&mut offered);
                let mut entries: Vec<Entry<G>> = match world.turn() {
                    Turn::Player(side) => offered.iter().map(|&action| Entry::Action(side, action)).collect(),
                    Turn::Chance => vec![Entry::Chance(world.draw(dealer))],
                    Turn::Over(_) => Vec::new(),
                };
                if !entries.is_empty() {
                    entries.extend(Side::ALL.map(Entry::Resign));
                }
                for entry in entries {
                    let (words, after) = told(&world, entry, seat);
                    assert!(words.iter().all(|&word| 0 < word && usize::from(word) < G::WORDS));
                    let before = known.entry(words).or_insert(after);
                    assert_eq!(*before, after, "{seat} cannot remember after {entry}");
                }
            }
        }
    });
}

/// Every number of an observation is in the range of its span, and every span is used.
fn keeps_to_its_ranges<G: Encoded>(rules: &[G::Rules], games: u64) {
    let mut most = vec![0; G::OBSERVATION];
    for &rules in rules {
        visit::<G>(rules, games, 3, |state, _| {
            for seat in Seat::ALL {
                let seen = observed::<G>(&state.view(seat));
                most.iter_mut().zip(seen).for_each(|(most, seen)| *most = seen.max(*most));
            }
        });
    }
    let mut at = 0;
    for span in G::SPANS {
        assert_eq!(span.offset, at, "{}", span.name);
        at += span.len();
        let highest = most[span.offset..at].iter().max().unwrap();
        assert!(*highest <= span.high, "{} has a {highest}", span.name);
        assert!(*highest > 0, "{} is never used", span.name);
    }
    assert_eq!(at, G::OBSERVATION);
}

/// Drawing card by card is drawing: every outcome is possible and as likely as it should be.
fn draws_alike<G: Encoded>(rules: G::Rules, games: u64) {
    visit::<G>(rules, games, 4, |state, dealer| {
        let is_chance = state.turn() == Turn::Chance;
        assert_eq!(state.draws() > 0, is_chance);
        if !is_chance {
            return;
        }
        let mut drawn = Drawn::default();
        while state.draw_whole(&drawn).is_none() {
            let mut next = Vec::new();
            state.draw_next(&drawn, |code, weight| next.extend(vec![code; weight as usize]));
            drawn.push(next[dealer.below(next.len() as u32) as usize]);
        }
        assert!(state.can_deal(state.draw_whole(&drawn).unwrap()));
        if state.draws() < 3 {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut found = HashMap::new();
            spread(state, Drawn::default(), 1.0, &mut found);
            assert_eq!(found.len(), outcomes.len());
            for (chance, weight) in outcomes {
                assert!((found[&chance] - f64::from(weight) / f64::from(all)).abs() < 1e-9);
            }
        }
    });
}

fn spread<G: Encoded>(state: &G, drawn: Drawn, share: f64, found: &mut HashMap<G::Chance, f64>) {
    if let Some(chance) = state.draw_whole(&drawn) {
        *found.entry(chance).or_default() += share;
        return;
    }
    let mut next = Vec::new();
    state.draw_next(&drawn, |code, weight| next.push((code, f64::from(weight))));
    let all: f64 = next.iter().map(|(_, weight)| weight).sum();
    for (code, weight) in next {
        let mut more = drawn;
        more.push(code);
        spread(state, more, share * weight / all, found);
    }
}

fn random_deck(seed: u64) -> minutes::Lease {
    decks::random::random_deck(&format!("encoding-{seed}"), &mut Seeded::new(seed)).shelve().unwrap()
}

#[test]
fn days_hides() {
    hides::<days::State>(days::Rules::default(), 300);
}

#[test]
fn days_remembers() {
    remembers::<days::State>(days::Rules::default(), 60);
}

#[test]
fn days_keeps_to_its_ranges() {
    let before = days::Rules { agenda_scoring: days::AgendaScoring::BeforeEscalation };
    keeps_to_its_ranges::<days::State>(&[days::Rules::default(), before], 1_000);
}

#[test]
fn days_draws_alike() {
    draws_alike::<days::State>(days::Rules::default(), 200);
}

#[test]
fn minutes_hides() {
    hides::<minutes::State>(minutes::Rules::default(), 300);
}

#[test]
fn minutes_remembers() {
    remembers::<minutes::State>(minutes::Rules::default(), 60);
}

#[test]
fn minutes_keeps_to_its_ranges() {
    let decks: Vec<minutes::Lease> = (0..30).map(random_deck).collect();
    let mut rules: Vec<_> = decks.iter().map(|deck| minutes::Rules::with_deck(deck.deck())).collect();
    rules.push(minutes::Rules::default());
    keeps_to_its_ranges::<minutes::State>(&rules, 100);
}

#[test]
fn minutes_draws_alike() {
    draws_alike::<minutes::State>(minutes::Rules::default(), 200);
}

#[test]
fn any_deck_has_numbers() {
    for seed in 0..30 {
        let deck = random_deck(seed);
        let rules = minutes::Rules::with_deck(deck.deck()).with_max_cubes(3 + (seed % 11) as u8);
        hides::<minutes::State>(rules, 10);
        remembers::<minutes::State>(rules, 5);
        draws_alike::<minutes::State>(rules, 5);
    }
}
