//! Every fuzz target for a fixed budget: the same bytes on every machine.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use kernel::Dealer;
use table::Seeded;

/// Real things of every kind.
const REAL: [&[u8]; 3] = [
    include_bytes!("../../../tests/records/playthrough.record"),
    include_bytes!("../../../tests/records/minutes-1.record"),
    decks::BUILT_IN.as_bytes(),
];

/// Something between noise and the real thing.
fn mutated(dealer: &mut Seeded) -> Vec<u8> {
    let real = REAL[dealer.below(3) as usize];
    let mut bytes = match dealer.below(3) {
        0 => (0..dealer.below(600)).map(|_| dealer.below(256) as u8).collect(),
        1 => {
            // The lines of a real record, some of them, in some order.
            let lines: Vec<&[u8]> = real.split(|&byte| byte == b'\n').collect();
            let pick = |dealer: &mut Seeded| lines[dealer.below(lines.len() as u32) as usize];
            (0..dealer.below(40)).flat_map(|_| [pick(dealer), b"\n"].concat()).collect()
        }
        _ => real.to_vec(),
    };
    for _ in 0..dealer.below(6) {
        if bytes.is_empty() {
            break;
        }
        let at = dealer.below(bytes.len() as u32) as usize;
        match dealer.below(3) {
            0 => bytes[at] = dealer.below(256) as u8,
            1 => bytes.truncate(at),
            _ => bytes.insert(at, b" +-0139\n\t"[dealer.below(9) as usize]),
        }
    }
    bytes
}

#[test]
fn games_with_thousands_of_decks_keep_the_laws() {
    // Enough bytes for thirteen cards and all choices of a game.
    for seed in 0..3_000 {
        let mut dealer = Seeded::of_game(52, seed);
        let bytes: Vec<u8> = (0..2_000).map(|_| dealer.below(256) as u8).collect();
        let done = std::panic::catch_unwind(|| testkit::fuzz::deck(&bytes));
        assert!(done.is_ok(), "seed {seed}");
    }
}

#[test]
fn no_target_panics_within_the_budget() {
    for (number, (name, target)) in testkit::fuzz::TARGETS.into_iter().enumerate() {
        let mut dealer = Seeded::of_game(51, number as u64);
        for round in 0..20_000 {
            let bytes = mutated(&mut dealer);
            let done = std::panic::catch_unwind(|| target(&bytes));
            assert!(done.is_ok(), "{name}, round {round}: {:?}", String::from_utf8_lossy(&bytes));
        }
    }
}
