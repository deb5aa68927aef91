//! Weights by part of the game, risks of war, and what hands hold. Found by
//! `cargo run --release -p bots --example fit -- minutes GAMES SEED PLAYER`.

use super::belief::{CLASSES, ROWS};
use super::bids::OrderTerms;
use super::features::Balance;
use super::risk::Risks;
use crate::insight::terms::weight_columns;

/// The column of weights, by cards played.
#[inline]
pub(super) const fn column(plays_made: u8) -> usize {
    match plays_made {
        0..=2 => 0,
        3..=5 => 1,
        6..=7 => 2,
        _ => 3,
    }
}

pub(super) static WEIGHTS: [Balance; 4] = [weights(0), weights(1), weights(2), weights(3)];

weight_columns! { fn weights(0..4) -> Balance {
    // cards played:    [ 0-2,   3-5,   6-7,   8-9]
    prestige:          [ 0.12,  0.24,  0.31,  0.52],
    cubes_ahead:       [ 0.10,  0.15,  0.18,  0.12],
    sphere:            [ 0.04, -0.15, -0.18, -0.27],
    military:          [ 0.02,  0.03,  0.03,  0.19],
    military_majority: [ 0.00,  0.00,  0.00, -0.05],
    aftermath:         [ 0.00,  0.06,  0.07,  0.18],
    supply:            [ 0.09,  0.07,  0.07,  0.05],
    supply_two_a_card: [ 0.06,  0.14,  0.20,  0.32],
    last_card:         [ 0.66,  0.56,  0.62,  0.73],
    hand_cubes:        [ 0.02,  0.03,  0.02,  0.01],
    foreign_cards:     [-0.08, -0.17, -0.33, -0.37],
    own_cards:         [-0.10, -0.16, -0.17, -0.21],
    command_cubes:     [ 0.09,  0.13,  0.21,  0.55],
    event_under_way:   [ 0.00,  0.07,  0.28,  0.66],
    being_us:          [  0.0,   0.0,   0.0,   0.0],
    knows_cuba:        [ 0.20,  0.19,  0.29,  0.44],
    supply_one_a_card: [ 0.41,  0.47,  0.54,  0.79],
} }

/// The weights of the order of play after the bids. Fitted to games after random bids, of which `fit` makes every third.
pub(super) const ORDER: OrderTerms = OrderTerms {
    last: 1.0,
    paid: -0.08,
    paid_from_fifth: -0.12,
    paid_from_eighth: -0.03,
    lost: 0.07,
    lost_from_fifth: 0.03,
    lost_from_eighth: -0.06,
    being_us: 0.05,
    own_cards: -0.05,
    their_own_cards: 0.12,
};

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
pub(super) const HOLDS: [[f32; CLASSES]; ROWS] = [
    [0.91, 0.92, 1.03, 0.96, 1.03, 1.00, 1.00, 1.00, 1.12],
    [0.79, 0.80, 1.19, 0.85, 1.02, 0.80, 1.12, 1.11, 1.40],
    [0.72, 0.80, 1.21, 0.86, 1.00, 0.72, 1.15, 1.10, 1.43],
    [0.73, 0.79, 1.22, 0.85, 0.98, 0.78, 1.09, 1.06, 1.33],
    [0.79, 0.81, 1.14, 0.96, 1.00, 0.83, 1.11, 1.03, 1.23],
];
