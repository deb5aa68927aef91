//! What searches said of their chances in *13 Days*, and what came of it.

use days::{Board, ROUNDS};

use crate::Calibration;

/// The part of the game: the first two rounds, then the last by cards played, and what comes after the last card.
pub(super) fn part(board: &Board) -> usize {
    match (board.round, board.plays_made) {
        (1, _) => 0,
        (2, _) => 1,
        (_, 0..=3) => 2,
        (_, 4..=5) => 3,
        (_, 6..=7) => 4,
        _ => 5,
    }
}

/// Smoothed by hand from `cargo run --release -p bots --example reliability -- days 120 5000 search:250 search:1000`; the tables in
/// `docs/opponents.md` are of other games.
#[rustfmt::skip]
pub(super) const PARTS: [(&str, Calibration); 6] = [
    ("round 1", Calibration([0, 13, 25, 36, 42, 48, 55, 63, 74, 87, 100])),
    ("round 2", Calibration([0, 9, 20, 29, 38, 47, 57, 67, 74, 85, 98])),
    ("round 3, cards 1 to 4", Calibration([0, 6, 14, 21, 30, 44, 59, 69, 74, 81, 94])),
    ("round 3, cards 5 and 6", Calibration([0, 4, 12, 18, 25, 34, 46, 61, 72, 83, 96])),
    ("round 3, cards 7 and 8", Calibration([1, 7, 15, 22, 25, 30, 38, 44, 56, 74, 92])),
    ("after the last card", Calibration([1, 10, 20, 27, 37, 46, 52, 61, 73, 83, 92])),
];

const _: () = assert!(ROUNDS == 3);
