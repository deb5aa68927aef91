//! The signature of the search: name the sum in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let expected = Signature { positions: 49, nodes: 126_900, iterations: 247_814, sum: 341_163 };
    assert_eq!(signature::<days::State>(), expected);
}
