//! The signature of the search: name the sums in commits that change it.

use bots::bench::{Signature, signature};

#[test]
fn the_search_makes_the_same_of_the_same_positions_everywhere() {
    let days = Signature { positions: 52, nodes: 134_269, iterations: 246_515, sum: 352_134 };
    let minutes = Signature { positions: 20, nodes: 45_042, iterations: 110_228, sum: 250_658 };
    assert_eq!((signature::<days::State>(), signature::<minutes::State>()), (days, minutes));
}
