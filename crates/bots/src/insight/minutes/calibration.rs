//! What searches said of their chances in *13 Minutes*, and what came of it.

use minutes::Board;

use crate::Calibration;

/// The part of the game, by cards played.
pub(super) fn part(board: &Board) -> usize {
    usize::from(board.plays_made.min(9)) / 2
}

/// Smoothed by hand from `cargo run --release -p bots --example reliability -- minutes 120 5000 search:250 search:1000`; the tables in
/// `docs/opponents.md` are of other games.
pub(super) const PARTS: [(&str, Calibration); 5] = [
    ("cards 1 and 2", Calibration([0, 5, 14, 25, 37, 49, 63, 78, 87, 94, 100])),
    ("cards 3 and 4", Calibration([0, 8, 17, 26, 39, 51, 65, 78, 87, 94, 100])),
    ("cards 5 and 6", Calibration([0, 8, 17, 24, 34, 46, 62, 79, 88, 95, 100])),
    ("cards 7 and 8", Calibration([0, 4, 13, 21, 27, 38, 57, 74, 84, 93, 99])),
    ("cards 9 and 10", Calibration([0, 2, 6, 12, 22, 36, 43, 54, 72, 88, 99])),
];
