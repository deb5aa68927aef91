//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 50, nodes: 133_417, iterations: 209_961, sum: 300_173 };
    let minutes = Signature { positions: 20, nodes: 45_061, iterations: 103_648, sum: 210_285 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
