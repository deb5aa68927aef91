//! What the features are worth, by part of the game; how risky positions are; what hands hold. Found by
//! `cargo run --release -p bots --example fit -- minutes GAMES SEED PLAYER`.

use super::belief::{CLASSES, STAGES};
use super::bids::TERMS;
use super::danger::Risks;
use super::features::Features;

/// The row of weights, by cards played.
#[inline]
pub(super) const fn stage(plays_made: u8) -> usize {
    match plays_made {
        0..=2 => 0,
        3..=5 => 1,
        6..=7 => 2,
        _ => 3,
    }
}

#[rustfmt::skip]
pub(super) const WEIGHTS: [[f32; Features::COUNT]; 4] = [
    [0.12, 0.10, 0.04, 0.02, 0.00, 0.00, 0.09, 0.06, 0.66, 0.02, -0.08, -0.10, 0.09, 0.00, 0.0, 0.20, 0.41],
    [0.24, 0.15, -0.15, 0.03, 0.00, 0.06, 0.07, 0.14, 0.56, 0.03, -0.17, -0.16, 0.13, 0.07, 0.0, 0.19, 0.47],
    [0.31, 0.18, -0.18, 0.03, 0.00, 0.07, 0.07, 0.20, 0.62, 0.02, -0.33, -0.17, 0.21, 0.28, 0.0, 0.29, 0.54],
    [0.52, 0.12, -0.27, 0.19, -0.05, 0.18, 0.05, 0.32, 0.73, 0.01, -0.37, -0.21, 0.55, 0.66, 0.0, 0.44, 0.79],
];

/// What playing last is worth after the bids, term by term. Fitted to games after bids made at random, as `fit` makes every third.
pub(super) const ORDER: [f32; TERMS] = [1.0, -0.08, -0.12, -0.03, 0.07, 0.03, -0.06, 0.05, -0.05, 0.12];

#[rustfmt::skip]
pub(super) const RISKS: Risks = [
    [
        [0.02, 0.10, 0.26, 0.26, 0.53, 0.74, 0.92],
        [0.05, 0.17, 0.27, 0.27, 0.44, 0.49, 0.75],
        [0.10, 0.23, 0.28, 0.28, 0.37, 0.38, 0.60],
        [0.15, 0.26, 0.28, 0.28, 0.34, 0.35, 0.50],
        [0.21, 0.27, 0.28, 0.28, 0.33, 0.35, 0.45],
        [0.21, 0.27, 0.28, 0.28, 0.33, 0.35, 0.45],
    ],
    [
        [0.00, 0.01, 0.03, 0.03, 0.03, 0.14, 0.85],
        [0.01, 0.02, 0.04, 0.04, 0.07, 0.15, 0.74],
        [0.02, 0.03, 0.05, 0.05, 0.08, 0.10, 0.42],
        [0.03, 0.04, 0.06, 0.06, 0.08, 0.10, 0.35],
        [0.04, 0.04, 0.06, 0.06, 0.08, 0.10, 0.30],
        [0.04, 0.04, 0.06, 0.06, 0.08, 0.10, 0.30],
    ],
];

/// How likely a hand holds a card, compared with chance: by part of the game, then own, foreign and United Nations cards
/// of one, two and three cubes.
#[rustfmt::skip]
pub(super) const HOLDS: [[f32; CLASSES]; STAGES] = [
    [0.91, 0.92, 1.03, 0.96, 1.03, 1.00, 1.00, 1.00, 1.12],
    [0.79, 0.80, 1.19, 0.85, 1.02, 0.80, 1.12, 1.11, 1.40],
    [0.72, 0.80, 1.21, 0.86, 1.00, 0.72, 1.15, 1.10, 1.43],
    [0.73, 0.79, 1.22, 0.85, 0.98, 0.78, 1.09, 1.06, 1.33],
    [0.79, 0.81, 1.14, 0.96, 1.00, 0.83, 1.11, 1.03, 1.23],
];
