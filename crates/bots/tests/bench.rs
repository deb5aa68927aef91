//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 47, nodes: 126_793, iterations: 229_895, sum: 371_879 };
    let minutes = Signature { positions: 19, nodes: 40_720, iterations: 105_423, sum: 192_064 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
