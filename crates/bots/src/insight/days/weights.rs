//! What the features are worth in each round and before it. Found by
//! `cargo run --release -p bots --example fit -- days GAMES SEED PLAYER`, rounded by hand.

use super::features::Balance;
use crate::insight::terms::weight_columns;

/// What a position is judged by.
pub(super) struct Weights {
    /// What each feature adds to the balance.
    pub(super) balance: Balance,
    /// How much of the risk of war, as [`risk`](super::risk) counts it, comes true: players who look ahead get out of most of
    /// it while there is time.
    pub(super) risk: f32,
}

/// While the agendas of a round are hidden.
pub(super) static IN_ROUND: [Weights; 3] = [
    Weights { risk: 0.5, balance: column(0) },
    Weights { risk: 0.5, balance: column(1) },
    Weights { risk: 0.75, balance: column(2) },
];

/// Before the agendas of a round are dealt. Before the first, nothing tells the sides apart but which they are.
pub(super) static BEFORE_ROUND: [Weights; 3] = [
    Weights { risk: 0.5, balance: column(3) },
    Weights { risk: 0.5, balance: column(4) },
    Weights { risk: 0.5, balance: column(5) },
];

weight_columns! { fn column(0..6) -> Balance {
    //                   in rounds 1,    2 and 3; before  1,    2 and 3
    prestige_early:     [  0.10,   0.12,   0.33,    0.0,   0.10,   0.18],
    own_agenda_early:   [  0.02,  0.045,   0.22,    0.0,    0.0,    0.0],
    own_agenda_late:    [ 0.065,   0.10,   0.23,    0.0,    0.0,    0.0],
    their_agenda_early: [  0.02,  0.045,   0.21,    0.0,    0.0,    0.0],
    their_agenda_late:  [ 0.075,  0.122,   0.29,    0.0,    0.0,    0.0],
    letter_at_the_end:  [  0.03,   0.03,   0.14,    0.0,  0.045,  0.055],
    letter_now:         [ 0.015,  0.035,   0.06,    0.0,  0.045,  0.055],
    aftermath_early:    [   0.0,   0.19,  0.235,    0.0,   0.33,   0.36],
    television:         [  0.03,   0.03,   0.08,    0.0,   0.05,   0.01],
    alliances:          [  0.03,  0.035,   0.08,    0.0,   0.03,    0.0],
    cubes_for_later:    [   0.0,   0.03,    0.0,    0.0,   0.01,    0.0],
    opinion_for_later:  [   0.0,   0.05,    0.0,    0.0,   0.01,    0.0],
    tracks_for_later:   [ -0.01,  -0.08,    0.0,    0.0,  -0.06,    0.0],
    relief_next_round:  [   0.0,  -0.03,    0.0,    0.0,  -0.09,    0.0],
    plays_left:         [  0.05,   0.02,   -0.1,    0.0,    0.0,    0.0],
    command_cubes:      [  0.02,   0.02,   0.02,    0.0,    0.0,    0.0],
    hand_cubes:         [ 0.006,  0.032,   0.07,    0.0,    0.0,    0.0],
    foreign_cards:      [-0.035,  -0.06, -0.095,    0.0,    0.0,    0.0],
    relief_this_round:  [  0.08,   0.08,   0.28,    0.0,    0.0,   0.09],
    supply:             [   0.0,    0.0,   0.02,    0.0,  -0.01,  -0.03],
    prestige_late:      [  0.09,   0.13,  0.335,    0.0,    0.0,    0.0],
    aftermath_late:     [   0.0,   0.16,   0.21,    0.0,    0.0,    0.0],
    being_us:           [ -0.05,  -0.12, -0.055,  -0.15, -0.145,  -0.10],
    last_card:          [  0.14,   0.10,   0.42,    0.0,    0.0,    0.0],
} }
