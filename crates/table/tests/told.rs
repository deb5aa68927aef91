//! What a table says before something happens, and what it tells a seat that was away.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::{Dealer, Game, Seat, Turn};
use table::{GameKind, Seeded, Table, with_game};

/// A random game, and every table on the way to its end.
fn tables<G: Game>(seed: u64) -> Vec<Table<G>> {
    let mut dealer = Seeded::new(seed);
    let mut tables = vec![Table::new(G::Rules::default())];
    loop {
        let mut table = tables.last().unwrap().clone();
        match table.turn() {
            Turn::Over(_) => return tables,
            Turn::Chance => {
                let drawn = table.draw(&mut dealer).unwrap();
                table.accept(drawn);
            }
            Turn::Player(side) => {
                let choices = table.choices();
                table.play(side, choices[dealer.below(choices.len() as u32) as usize]).unwrap();
            }
        }
        tables.push(table);
    }
}

#[test]
fn a_seat_is_caught_up_from_any_ply() {
    for kind in GameKind::ALL {
        with_game!(kind, G => catches_up::<G>());
    }
}

fn catches_up<G: Game>() {
    let tables = tables::<G>(41);
    let end = tables.last().unwrap();
    for seat in Seat::ALL {
        let mut view = G::first_view(G::Rules::default(), seat);
        end.told(seat, 0).into_iter().for_each(|(_, heard)| G::hear(&mut view, heard));
        assert_eq!(view, end.view(seat), "from the start");
        for (ply, then) in tables.iter().enumerate() {
            let told = end.told(seat, ply + 1);
            assert!(told.iter().all(|&(at, _)| at > ply && at <= end.ply()));
            let mut view = then.view(seat);
            told.into_iter().for_each(|(_, heard)| G::hear(&mut view, heard));
            assert_eq!(view, end.view(seat), "{seat} after {ply} entries");
        }
        assert!(end.told(seat, end.ply() + 1).is_empty());
    }
}

#[test]
fn what_is_told_of_an_entry_is_what_was_foretold() {
    let mut dealer = Seeded::new(42);
    let mut table = Table::<minutes::State>::new(Default::default());
    while let Some(drawn) = table.draw(&mut dealer) {
        let (ply, entry) = (table.ply(), drawn.entry);
        let heard = Seat::ALL.map(|seat| drawn.heard(seat));
        assert_eq!(drawn.ply, ply, "nothing happened yet");
        table.accept(drawn);
        assert_eq!(table.record().entries()[ply], entry);
        for (seat, heard) in Seat::ALL.into_iter().zip(heard) {
            let told: Vec<_> = table.told(seat, ply + 1).into_iter().map(|(_, heard)| heard).collect();
            assert_eq!(told, heard);
        }
    }
    assert!(matches!(table.turn(), Turn::Player(_)));
}

#[test]
fn nothing_is_drawn_while_a_side_must_choose() {
    let mut table = Table::<days::State>::new(Default::default());
    table.deal(&mut Seeded::new(43), |_| {});
    assert!(matches!(table.turn(), Turn::Player(_)));
    assert!(table.draw(&mut Seeded::new(43)).is_none());
}

#[test]
#[should_panic(expected = "considered at another point of the game")]
fn what_was_considered_elsewhere_is_not_accepted() {
    let mut one = Table::<days::State>::new(Default::default());
    let mut other = one.clone();
    one.deal(&mut Seeded::new(1), |_| {});
    other.deal(&mut Seeded::new(2), |_| {});
    assert_eq!(one.ply(), other.ply());
    let side = one.turn().side().unwrap();
    let foreign = one.consider(kernel::Entry::Action(side, one.choices()[0])).unwrap();
    other.accept(foreign);
}
