//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 47, nodes: 127_919, iterations: 205_027, sum: 422_181 };
    let minutes = Signature { positions: 19, nodes: 41_997, iterations: 105_400, sum: 195_366 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
