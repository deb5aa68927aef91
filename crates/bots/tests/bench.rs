//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 52, nodes: 134_906, iterations: 241_742, sum: 372_110 };
    let minutes = Signature { positions: 20, nodes: 45_043, iterations: 107_692, sum: 222_752 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
