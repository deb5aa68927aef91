//! What the sides know of hidden cards, compared with every world that fits what they were told.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{deck_of_spies, slot};
use kernel::{Dealer, Game, List, Seat, Side, Turn, Witness};
use minutes::{Action, CARDS, Deck, Fact, Rules, Setup, Sight, Slot, Slots, State, View};
use table::Seeded;

/// The other's hand and the Cuba card.
type World = (u16, usize);

/// Everything that a side holds possible.
struct Worlds {
    side: Side,
    deck: &'static Deck,
    /// Cards that lie before its eyes: its hand and the battlegrounds.
    visible: Slots,
    all: BTreeSet<World>,
}

struct Told(Vec<Fact>);

impl Witness<State> for Told {
    fn fact(&mut self, fact: Fact) {
        self.0.push(fact);
    }
}

impl Worlds {
    fn new(side: Side, deck: &'static Deck) -> Self {
        Worlds { side, deck, visible: Slots::EMPTY, all: BTreeSet::new() }
    }

    fn retain(&mut self, fits: impl Fn(Slots, Slot) -> bool) {
        self.all.retain(|&(hand, cuba)| fits(Slots::from_bits(hand), Slot::new(cuba)));
    }

    /// Replaces every world by those that may follow.
    fn expand(&mut self, follow: impl Fn(Slots, Slot) -> Vec<(Slots, Slot)>) {
        let worlds = self.all.iter().flat_map(|&(hand, cuba)| follow(Slots::from_bits(hand), Slot::new(cuba)));
        self.all = worlds.map(|(hand, cuba)| (hand.bits(), cuba.index())).collect();
    }

    fn hear(&mut self, fact: Fact) {
        let mine = |side: Side| side == self.side;
        let slot = |card| self.deck.slot(card).unwrap();
        let (add, drop) =
            (|set: Slots, slot: Slot| set.union(slot.alone()), |set: Slots, slot: Slot| set.without(slot.alone()));
        match fact {
            Fact::CardsDealt { side, cards } if mine(side) => self.visible = cards.into_iter().map(slot).collect(),
            Fact::CubaDealt { .. } => self.all = layouts(Slots::CARDS.without(self.visible), 2).collect(),
            Fact::Drawn { side, card } if mine(side) => {
                let drawn = slot(card);
                self.visible.insert(drawn);
                self.retain(|hand, cuba| !hand.contains(drawn) && cuba != drawn);
            }
            Fact::Drawn { .. } => {
                let visible = self.visible;
                self.expand(|hand, cuba| {
                    let deck = drop(Slots::CARDS.without(visible).without(hand), cuba);
                    deck.iter().map(|drawn| (add(hand, drawn), cuba)).collect()
                });
            }
            Fact::Play { side, card, .. } if !mine(side) => {
                let played = slot(card);
                self.visible.insert(played);
                self.retain(|hand, _| hand.contains(played));
                self.expand(|hand, cuba| vec![(drop(hand, played), cuba)]);
            }
            Fact::CubaSeen { side, card } if mine(side) => {
                let seen = slot(card);
                self.retain(|_, cuba| cuba == seen);
            }
            Fact::CubaExchanged { side, card, gave } if mine(side) => {
                let (took, gave) = (slot(card), slot(gave));
                self.visible = add(drop(self.visible, gave), took);
                self.retain(|_, cuba| cuba == took);
                self.expand(|hand, _| vec![(hand, gave)]);
            }
            Fact::CubaExchanged { .. } => {
                self.expand(|hand, cuba| hand.iter().map(|gave| (add(drop(hand, gave), cuba), gave)).collect());
            }
            _ => {}
        }
    }
}

/// Every hand of `size` cards and every Cuba card out of `unseen`.
fn layouts(unseen: Slots, size: u8) -> impl Iterator<Item = World> {
    let hands =
        (0..1u16 << CARDS).map(Slots::from_bits).filter(move |hand| hand.len() == size && hand.is_subset(unseen));
    hands.flat_map(move |hand| unseen.without(hand).iter().map(move |cuba| (hand.bits(), cuba.index())))
}

/// The worlds that a view leaves open.
fn open_worlds(view: &View, side: Side) -> BTreeSet<World> {
    let own = view.own.unwrap();
    let known = own.known[side];
    let unseen = Slots::CARDS.without(view.board.table).without(own.hand);
    let fits = |&(hand, cuba): &World| {
        let (hand, cuba) = (Slots::from_bits(hand), Slot::new(cuba));
        let cuba_fits = match known.cuba {
            Sight::Known => own.cuba == Some(cuba),
            Sight::Loose => known.loose.contains(cuba),
            Sight::Unknown => true,
        };
        cuba_fits && known.held.is_subset(hand) && known.loose.is_subset(hand.union(cuba.alone()))
    };
    layouts(unseen, view.hands[side.other()]).filter(fits).collect()
}

/// Plays a game at random and compares after every step. Returns how often cards were loose.
fn watch(rules: Rules, dealer: &mut Seeded) -> u32 {
    let mut told = Told(Vec::new());
    let mut state = State::begin(rules, &mut told);
    let mut worlds = Side::ALL.map(|side| Worlds::new(side, rules.deck()));
    let mut loose = 0;
    while state.board().revealed.is_none() {
        for fact in told.0.drain(..) {
            worlds.iter_mut().for_each(|worlds| worlds.hear(fact));
        }
        if state.cuba().is_some() {
            for worlds in &worlds {
                let view = state.view(Seat::Player(worlds.side));
                let open = open_worlds(&view, worlds.side);
                assert_eq!(open, worlds.all, "{} in {state:?}", worlds.side);
                let guess = State::guess(&view, dealer);
                let guessed = (guess.hand(worlds.side.other()).bits(), guess.cuba().unwrap().index());
                assert!(open.contains(&guessed));
                loose += u32::from(!view.own.unwrap().known[worlds.side].loose.is_empty());
            }
        }
        advance(&mut state, &mut told, dealer);
    }
    loose
}

/// Plays one step at random. Secrets are what counts here: whatever can be is used and exchanged.
fn advance(state: &mut State, told: &mut impl Witness<State>, dealer: &mut Seeded) {
    if state.turn() == Turn::Chance {
        let chance = state.draw(dealer);
        return state.deal_unchecked(chance, told);
    }
    let mut actions = List::<Action>::new();
    state.actions(&mut actions);
    let spying = |action: &&Action| matches!(action, Action::Event(..) | Action::Use | Action::Exchange(_));
    let spying: Vec<Action> = actions.iter().filter(spying).copied().collect();
    let from = if spying.is_empty() || dealer.below(4) == 0 { &actions[..] } else { &spying[..] };
    let action = from[dealer.below(from.len() as u32) as usize];
    state.play_unchecked(action, told);
}

#[test]
fn each_side_knows_exactly_what_it_can_know() {
    for game in 0..1_500 {
        watch(Rules::default(), &mut Seeded::of_game(1, game));
    }
}

#[test]
fn each_side_knows_exactly_what_it_can_know_among_spies() {
    let spies = deck_of_spies();
    let rules = Rules::with_deck(spies.deck());
    let loose: u32 = (0..1_500).map(|game| watch(rules, &mut Seeded::of_game(2, game))).sum();
    assert!(loose > 100, "cards of which only half is known were seen {loose} times");
}

#[test]
fn every_world_is_guessed_equally_often() {
    // The US saw Cuba, then the USSR exchanged it: one card of its hand is known, the other and Cuba are not.
    let mut setup = Setup { first: Side::Ussr, ..Setup::default() };
    setup.played = ["excomm", "u-thant", "close-allies", "to-the-brink"].into_iter().map(slot).collect();
    setup.hands.ussr = ["maskirovka", "missile-trade"].into_iter().map(slot).collect();
    setup.saw_cuba.us = true;
    let mut state = setup.build().unwrap();
    for action in ["event maskirovka neutral", "exchange missile-trade"] {
        state = state.play(Side::Ussr, action.parse().unwrap(), &mut ()).unwrap();
    }
    let mut dealer = Seeded::new(3);
    let chance = state.draw(&mut dealer);
    state.deal_unchecked(chance, &mut ());
    check_uniform(&state.view(Seat::Player(Side::Us)), Side::Us, &mut dealer);
}

#[test]
fn every_world_is_guessed_equally_often_even_if_cards_are_loose() {
    let spies = deck_of_spies();
    let rules = Rules::with_deck(spies.deck());
    let mut checked = 0;
    for game in 0..400 {
        let mut dealer = Seeded::of_game(4, game);
        let mut state = State::begin(rules, &mut ());
        while !matches!(state.turn(), Turn::Over(_)) && checked < 12 {
            let side = Side::ALL[dealer.below(2) as usize];
            let view = state.view(Seat::Player(side));
            if !view.own.unwrap().known[side].loose.is_empty() && dealer.below(8) == 0 {
                check_uniform(&view, side, &mut dealer);
                checked += 1;
            }
            advance(&mut state, &mut (), &mut dealer);
        }
    }
    assert_eq!(checked, 12);
}

fn check_uniform(view: &View, side: Side, dealer: &mut Seeded) {
    let open = open_worlds(view, side);
    let mut counts: BTreeMap<World, u32> = BTreeMap::new();
    let each = 1_000;
    for _ in 0..each * open.len() as u32 {
        let guess = State::guess(view, dealer);
        *counts.entry((guess.hand(side.other()).bits(), guess.cuba().unwrap().index())).or_default() += 1;
    }
    assert_eq!(counts.keys().copied().collect::<BTreeSet<_>>(), open);
    let expected = f64::from(each);
    for (world, count) in counts {
        assert!((f64::from(count) - expected).abs() < 6.0 * expected.sqrt(), "{world:?}: {count} for {expected}");
    }
}
