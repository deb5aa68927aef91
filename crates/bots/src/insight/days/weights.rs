//! What the features are worth in each round and before it. Found by
//! `cargo run --release -p bots --example fit -- days GAMES SEED PLAYER`, rounded by hand.

use super::features::Features;

/// What a position is judged by.
pub(super) struct Weights {
    /// What each feature adds to the balance.
    pub(super) balance: [f32; Features::COUNT],
    /// How much of the risk of war, as [`danger`](super::danger) counts it, comes true: players who look ahead get out of most of it
    /// while there is time.
    pub(super) risk: f32,
}

/// While the agendas of a round are hidden.
#[rustfmt::skip]
pub(super) static IN_ROUND: [Weights; 3] = [
    Weights { risk: 0.5, balance: [0.10, 0.02, 0.065, 0.02, 0.075, 0.03, 0.015, 0.0, 0.03, 0.03, 0.0, 0.0, -0.01, 0.0, 0.05, 0.02, 0.006, -0.035, 0.08, 0.0, 0.09, 0.0, -0.05, 0.14] },
    Weights { risk: 0.5, balance: [0.12, 0.045, 0.10, 0.045, 0.122, 0.03, 0.035, 0.19, 0.03, 0.035, 0.03, 0.05, -0.08, -0.03, 0.02, 0.02, 0.032, -0.06, 0.08, 0.0, 0.13, 0.16, -0.12, 0.10] },
    Weights { risk: 0.75, balance: [0.33, 0.22, 0.23, 0.21, 0.29, 0.14, 0.06, 0.235, 0.08, 0.08, 0.0, 0.0, 0.0, 0.0, -0.1, 0.02, 0.07, -0.095, 0.28, 0.02, 0.335, 0.21, -0.055, 0.42] },
];

/// Before the agendas of a round are dealt. What tells the sides apart before the first is which they are.
#[rustfmt::skip]
pub(super) static BEFORE_ROUND: [Weights; 3] = [
    Weights { risk: 0.5, balance: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.15, 0.0] },
    Weights { risk: 0.5, balance: [0.10, 0.0, 0.0, 0.0, 0.0, 0.045, 0.045, 0.33, 0.05, 0.03, 0.01, 0.01, -0.06, -0.09, 0.0, 0.0, 0.0, 0.0, 0.0, -0.01, 0.0, 0.0, -0.145, 0.0] },
    Weights { risk: 0.5, balance: [0.18, 0.0, 0.0, 0.0, 0.0, 0.055, 0.055, 0.36, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.09, -0.03, 0.0, 0.0, -0.10, 0.0] },
];
