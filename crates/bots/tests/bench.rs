//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 52, nodes: 136_763, iterations: 235_780, sum: 492_465 };
    let minutes = Signature { positions: 21, nodes: 38_901, iterations: 138_293, sum: 297_454 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
