//! A game up to a moment, with what a seat did not know drawn anew.

mod common;

use analysis::{Analysed, Redrawn, redrawn};
use bots::BotSpec;
use common::play;
use kernel::{Seat, Side};
use table::Seeded;

/// The seat was told the same and knows the same; what it did not know differs now and then.
fn a_seat_knows_the_same<G: Analysed + Redrawn>() {
    let (mut asked, mut other) = (0, 0);
    for game in 0..20 {
        let record = play::<G>(game, [BotSpec::Random, BotSpec::Random]);
        for ply in (0..record.entries().len()).step_by(5) {
            let Some(side) = record.table_at(ply).turn().side() else { continue };
            let again = redrawn(&record, ply, side, &mut Seeded::new(game));
            let (seat, length) = (Seat::Player(side), again.entries().len());
            assert!(length <= ply && ply - length <= 1, "only a secret choice is left to be made again");
            assert_eq!(again.told(seat, 0), record.table_at(length).told(seat, 0));
            assert_eq!(again.table().view(seat), record.table_at(length).view(seat));
            asked += 1;
            other += usize::from(again.entries() != &record.entries()[..length]);
        }
    }
    assert!(asked > 50 && other * 2 > asked, "{other} of {asked} have other secrets");
}

#[test]
fn a_seat_knows_the_same_in_13_days() {
    a_seat_knows_the_same::<days::State>();
}

#[test]
fn a_seat_knows_the_same_in_13_minutes() {
    a_seat_knows_the_same::<minutes::State>();
}

#[test]
fn a_bid_that_was_made_just_now_is_made_again() {
    let record = play::<minutes::State>(1, [BotSpec::Random, BotSpec::Random]);
    let ply = (0..).find(|&ply| record.table_at(ply).turn().side() == Some(Side::Ussr)).expect("the USSR bids");
    let again = redrawn(&record, ply, Side::Ussr, &mut Seeded::new(1));
    assert_eq!((again.entries().len(), again.table().turn().side()), (ply - 1, Some(Side::Us)));
}
