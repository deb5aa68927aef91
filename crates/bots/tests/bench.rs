//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 51, nodes: 135_735, iterations: 229_042, sum: 511_501 };
    let minutes = Signature { positions: 21, nodes: 39_065, iterations: 137_423, sum: 299_985 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
