//! The laws of every game, over millions of random steps of 13 Minutes.

use kernel::laws::{Watch, anything, walk};
use kernel::{Entry, Game, Turn};
use minutes::{Rules, State};
use table::Seeded;

const LONGEST: usize = 120;

fn games(count: u64, seed: u64, views: bool, mut see: impl FnMut(&[Entry<State>], &State)) {
    let watch = Watch { longest: LONGEST, views };
    for game in 0..count {
        let walk = walk(Rules::default(), &mut Seeded::of_game(seed, game), anything, watch);
        let walk = walk.unwrap_or_else(|law| panic!("game {game}: {law}"));
        see(&walk.entries, &walk.end);
    }
}

#[test]
fn views_hide_agree_are_fair_and_told_enough() {
    games(5_000, 1, true, |_, end| assert!(matches!(end.turn(), Turn::Over(_))));
}
