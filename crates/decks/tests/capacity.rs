//! What the most demanding deck of the vocabulary asks of the lists of choices: counted line by line, not by chance.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use decks::random::random_deck;
use kernel::{Game, Gather, List, Side};
use minutes::effect::{ANYWHERE, Deed, Limit, Line, MAX_COMMAND, MAX_TOTAL, Total, UNLIMITED, Way, Who, up_to};
use minutes::{Action, Affiliation, Battleground, CUBES, Lease, MOST_CHOICES, Rules, Setup, Slot, Slots, State, Zone};
use table::Seeded;

/// Counts how far a list is written: a row is written whole, however little of it is meant.
#[derive(Default)]
struct Extent {
    len: usize,
    written: usize,
}

impl Gather<Action> for Extent {
    fn add(&mut self, _: Action) {
        self.len += 1;
        self.written = self.written.max(self.len);
    }

    fn add_rows<const N: usize>(&mut self, rows: impl Iterator<Item = ([Action; N], u8)>) {
        for (_, count) in rows {
            assert!(usize::from(count) <= N, "{count} of a row of {N}");
            self.written = self.written.max(self.len + N);
            self.len += usize::from(count);
        }
    }
}

/// A deck of thirteen UN cards with one event.
fn deck_of(event: &[Line]) -> Lease {
    let mut draft = random_deck("capacity", &mut Seeded::new(4));
    for card in &mut draft.cards {
        (card.side, card.cubes, card.event) = (Affiliation::Un, 3, event.to_vec());
    }
    draft.shelve().unwrap()
}

/// The last play of a game, by the USSR: every battleground is on the table, `heap` cubes of each side lie on Cuba and
/// one on each of `spread` others.
fn last_play(deck: &Lease, heap: u8, spread: usize) -> State {
    let played: Slots = Slots::CARDS.iter().take(9).collect();
    let mut setup = Setup { rules: Rules::with_deck(deck.deck()), played, ..Setup::default() };
    for side in Side::ALL {
        setup.cubes[side][Slot::CUBA.index()] = heap;
        played.iter().take(spread).for_each(|at| setup.cubes[side][at.index()] = 1);
    }
    let state = setup.build().unwrap();
    let last = deck.card(state.hand(Side::Ussr).first().unwrap());
    state.play(Side::Ussr, Action::Event(last, Zone::Neutral), &mut ()).unwrap()
}

/// Every kind of line with every number that it can name, wherever it may act.
fn every_line() -> Vec<Line> {
    let totals: Vec<Total> = (1..=MAX_TOTAL).map(Total::UpTo).chain([Total::Any, Total::AsMany]).collect();
    let limits = || {
        totals.iter().flat_map(|&total| {
            let each = (1..=MAX_TOTAL).chain([UNLIMITED]);
            each.flat_map(move |each| [1, 2, UNLIMITED].map(|spots| Limit { total, each, spots }))
        })
    };
    let on = ANYWHERE;
    let mut deeds: Vec<Deed> = vec![Deed::Look, Deed::Exchange];
    deeds.extend(limits().map(|limit| Deed::Place { on, limit }));
    deeds.extend(
        [Who::Me, Who::Them].into_iter().flat_map(|of| limits().map(move |limit| Deed::Remove { of, on, limit })),
    );
    deeds.extend((1..=MAX_COMMAND).map(|cubes| Deed::Command { on, cubes }));
    for way in Way::ALL {
        deeds.extend(
            [1, 2].into_iter().flat_map(|steps| (1..=UNLIMITED).map(move |spots| Deed::Move { on, way, steps, spots })),
        );
    }
    deeds.into_iter().flat_map(|deed| [Who::Me, Who::Them].map(|by| Line { by, or: false, deed })).collect()
}

/// Whether the rules let a deck have this event.
fn is_sound(event: &[Line]) -> bool {
    let mut sound = true;
    minutes::flaw::of_event(event, |_, _| sound = false);
    sound
}

/// The greatest extent of the list in this position and in those that moving as much as possible leads to.
fn extent(mut state: State) -> Extent {
    let mut greatest = Extent::default();
    while state.turn().side().is_some() && !state.board().event().is_empty() {
        let mut here = Extent::default();
        state.actions(&mut here);
        greatest = Extent { len: greatest.len.max(here.len), written: greatest.written.max(here.written) };
        let choices = choices(&state);
        // Most cubes at once; with none to move, whatever comes first.
        let cubes = |action: &&Action| match action {
            Action::Place(_, count) | Action::Remove(_, count) => *count,
            _ => 0,
        };
        let most = *choices.iter().rev().max_by_key(cubes).unwrap();
        state.play_unchecked(most, &mut ());
    }
    greatest
}

fn choices(state: &State) -> List<Action> {
    let mut actions = List::new();
    state.actions(&mut actions);
    actions
}

#[test]
fn no_line_of_the_vocabulary_asks_for_more_than_a_list_has() {
    let any = Limit { total: Total::Any, ..up_to(1) };
    // What stands before: nothing, or a line that moves as many cubes as can be moved.
    let before = [
        None,
        Some(Deed::Place { on: ANYWHERE, limit: up_to(MAX_TOTAL) }),
        Some(Deed::Remove { of: Who::Me, on: ANYWHERE, limit: any }),
        Some(Deed::Remove { of: Who::Them, on: ANYWHERE, limit: any }),
    ];
    let (mut len, mut written, mut events) = (0, 0, 0);
    for line in every_line() {
        for first in before {
            let event: Vec<Line> = first.map(Line::mine).into_iter().chain([line]).collect();
            if !is_sound(&event) {
                continue;
            }
            events += 1;
            let deck = deck_of(&event);
            for (heap, spread) in [(0, 0), (1, 9), (4, 9), (13, 0)] {
                let most = extent(last_play(&deck, heap, spread));
                (len, written) = (len.max(most.len), written.max(most.written));
            }
        }
    }
    assert!(events > 4_000, "only {events}");
    assert_eq!(len, MOST_CHOICES, "what the rules say is what the worst deck asks for");
    assert!(written <= List::<Action>::CAPACITY, "{written}");
}

#[test]
fn as_many_cubes_as_there_are_can_be_placed_anywhere() {
    let any = Limit { total: Total::Any, ..up_to(1) };
    let as_many = Limit { total: Total::AsMany, ..up_to(1) };
    let deck = deck_of(&[
        Line::mine(Deed::Remove { of: Who::Me, on: ANYWHERE, limit: any }),
        Line::mine(Deed::Place { on: ANYWHERE, limit: as_many }),
    ]);
    let state = last_play(&deck, CUBES, 0);
    for moved in 1..=CUBES {
        let state = state.play(Side::Ussr, Action::Remove(Battleground::Cuba, moved), &mut ()).unwrap();
        assert_eq!(choices(&state).len(), 11 * usize::from(moved) + 1);
        let all = Action::Place(Battleground::Cuba, moved);
        assert!(state.play(Side::Ussr, all, &mut ()).is_ok(), "{moved} cubes");
    }
}
