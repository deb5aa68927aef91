//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 47, nodes: 127_152, iterations: 221_442, sum: 419_992 };
    let minutes = Signature { positions: 19, nodes: 41_067, iterations: 105_591, sum: 190_025 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
