//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 51, nodes: 135_433, iterations: 229_688, sum: 507_942 };
    let minutes = Signature { positions: 21, nodes: 39_310, iterations: 137_909, sum: 300_468 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
