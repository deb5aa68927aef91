//! What is dragged over the table, along random play of either game.

use client::{Draft, Playable};
use kernel::{Dealer, Seat, SeatView, Turn};
use table::{Seeded, Table};

/// The things on the table that something is staged about, or could be.
fn marks<G: Playable>(draft: &Draft<G>) -> Vec<G::Mark> {
    let staged = draft.actions().filter(|&action| !G::is_opening(action));
    let sets = |action: &G::Action| G::weight(*action) != 0;
    let all = draft.choices().into_iter().chain(staged).filter(sets).filter_map(G::mark);
    all.fold(Vec::new(), |mut known, mark| {
        if !known.contains(&mark) {
            known.push(mark);
        }
        known
    })
}

/// Cubes are carried about at random. Either nothing changes, or what was carried is staged and can be played.
fn drags_are_legal<G: Playable>(table: &Table<G>, draft: &mut Draft<G>, dealer: &mut impl Dealer) -> usize {
    let Turn::Player(side) = table.turn() else { return 0 };
    let mut carried = 0;
    for _ in 0..6 {
        let marks = marks(draft);
        if marks.is_empty() {
            break;
        }
        let mut end = || (dealer.below(4) > 0).then(|| marks[dealer.below(marks.len() as u32) as usize]);
        let (from, to) = (end(), end());
        let before = draft.clone();
        if !draft.carry(from, to) {
            assert_eq!(*draft, before, "what cannot be carried changes nothing");
            continue;
        }
        carried += 1;
        assert!(to.is_none_or(|to| draft.amount(to) > before.amount(to)), "more lies where it was carried to");
        assert!(from.is_none_or(|from| draft.amount(from) < before.amount(from)), "less where it was taken from");
        let mut played = table.clone();
        for action in draft.actions() {
            played.play(side, action).expect("what is staged is legal");
        }
    }
    carried
}

fn a_game<G: Playable>(seed: u64) -> usize {
    let mut dealer = Seeded::new(seed);
    let mut table = Table::<G>::new(G::Rules::default());
    let mut carried = 0;
    loop {
        table.deal(&mut dealer, |_| {});
        let Turn::Player(side) = table.turn() else { return carried };
        let view = table.view(Seat::Player(side));
        let mut draft = Draft::<G>::new(view);
        for card in G::hand(&view).unwrap_or_default() {
            let mut played = Draft::<G>::new(view);
            if played.take_up(G::card_mark(card)) {
                assert_eq!(played.actions().len(), 1);
                assert!(!marks(&played).is_empty(), "a card that is taken up sets cubes");
                draft = played;
            }
        }
        carried += drags_are_legal(&table, &mut draft, &mut dealer);
        let choices = view.choices();
        let action = draft.actions().next().unwrap_or_else(|| choices[dealer.below(choices.len() as u32) as usize]);
        table.play(side, action).expect("what is offered is legal");
    }
}

#[test]
fn what_is_carried_is_staged_or_nothing_changes() {
    let carried = |seed| (a_game::<days::State>(seed), a_game::<minutes::State>(seed));
    let sums = (0..40).map(carried).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert!(sums.0 > 500 && sums.1 > 200, "there is something to carry: {sums:?}");
}
