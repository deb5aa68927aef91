//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 51, nodes: 135_403, iterations: 230_129, sum: 510_422 };
    let minutes = Signature { positions: 21, nodes: 39_154, iterations: 136_968, sum: 301_862 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
