//! The signature of the search: name the sum in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let expected = Signature { positions: 52, nodes: 135_677, iterations: 241_436, sum: 371_119 };
    assert_eq!(signature::<days::State>(), expected);
}
