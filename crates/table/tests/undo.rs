//! Taking back never crosses a draw, a reveal or a change of player.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use days::{Action, State};
use kernel::{Dealer, Entry, Game, Seat, Side, Turn};
use table::{Record, Seeded, Table, UndoRefusal, step};

/// Whether an entry at this point of a game is followed by the same side, with nothing drawn or revealed.
fn is_private(before: &State, entry: Entry<State>) -> bool {
    let Entry::Action(side, _) = entry else { return false };
    let (after, steps) = step(*before, entry).unwrap();
    let reveals = steps.iter().flat_map(|step| &step.facts).any(|&fact| State::reveals(fact));
    after.turn() == Turn::Player(side) && !reveals
}

fn random_entry(table: &Table<State>, dealer: &mut Seeded) -> Option<Action> {
    let choices = table.choices();
    (!choices.is_empty()).then(|| choices[dealer.below(choices.len() as u32) as usize])
}

#[test]
fn undo_goes_back_to_the_commit_point_and_no_further() {
    let (mut undone, mut refused) = (0, 0);
    for game in 0..400 {
        let mut dealer = Seeded::of_game(31, game);
        let mut table = Table::<State>::new(Default::default());
        table.deal(&mut dealer, |_| {});
        let mut private = Vec::new();
        while let (Turn::Player(side), Some(action)) = (table.turn(), random_entry(&table, &mut dealer)) {
            let before = table.record();
            let position = before.position_at(usize::MAX);
            let kept = is_private(&position, Entry::Action(side, action));
            table.play(side, action).unwrap();
            private.push(before);
            if !kept {
                private.clear();
            }
            table.deal(&mut dealer, |_| {});
            if dealer.below(3) == 0 {
                undone += check_undo(&mut table, &mut private);
            }
            refused += u32::from(private.is_empty());
        }
        for side in Side::ALL {
            assert_eq!(table.undo(side), Err(UndoRefusal::NotYourTurn), "a game that is over stays as it is");
        }
    }
    assert!(undone > 500 && refused > 500, "{undone} undone, {refused} refused");
}

/// Takes back all that can be taken back, step by step.
fn check_undo(table: &mut Table<State>, private: &mut Vec<Record<State>>) -> u32 {
    let Turn::Player(side) = table.turn() else { return 0 };
    assert_eq!(table.undo(side.other()), Err(UndoRefusal::NotYourTurn));
    let mut count = 0;
    while let Some(before) = private.pop() {
        table.undo(side).unwrap();
        assert_eq!(table.record(), before, "exactly one choice back");
        count += 1;
    }
    let (before, view) = (table.record(), table.view(Seat::Spectator));
    assert_eq!(table.undo(side), Err(UndoRefusal::Committed));
    assert_eq!((table.record(), table.view(Seat::Spectator)), (before, view), "a refusal changes nothing");
    assert_eq!(table.committed(), table.ply());
    count
}
