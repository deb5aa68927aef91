//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 50, nodes: 132_715, iterations: 244_351, sum: 533_951 };
    let minutes = Signature { positions: 21, nodes: 37_102, iterations: 145_418, sum: 274_180 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
