//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 50, nodes: 133_281, iterations: 213_415, sum: 282_534 };
    let minutes = Signature { positions: 20, nodes: 45_059, iterations: 106_603, sum: 253_749 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
