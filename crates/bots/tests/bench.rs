//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 47, nodes: 131_342, iterations: 202_069, sum: 427_704 };
    let minutes = Signature { positions: 19, nodes: 42_202, iterations: 113_490, sum: 232_073 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
