//! The signature of the search: name the sum in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let expected = Signature { positions: 51, nodes: 125_678, iterations: 255_985, sum: 335_762 };
    assert_eq!(signature::<days::State>(), expected);
}
