//! How likely a side triggers nuclear war, by how near it is.
//!
//! Whether it would trigger war as the table stands is for the rules to say ([`minutes::forecast`]).

use kernel::Side;
use minutes::{Colour, State, WAR};

use super::features::Tempo;
use super::weights::RISKS;

/// How many levels of nearness to war there are.
pub(super) const LEVELS: usize = 7;

/// How likely a side triggers war: by who plays last (the other side, this side), by how many plays this side has left, and by
/// how near war is.
pub(super) type Risks = [[[f32; LEVELS]; 6]; 2];

/// How likely a side triggers war.
#[inline]
pub(super) fn risk(state: &State, side: Side, tempo: &Tempo) -> f32 {
    let (last, left, level) = cell(state, side, tempo);
    match tempo.last {
        Some(_) => RISKS[last][left][level],
        None => 0.5 * (RISKS[0][left][level] + RISKS[1][left][level]),
    }
}

/// The place of a side in the table.
#[inline]
pub(super) fn cell(state: &State, side: Side, tempo: &Tempo) -> (usize, usize, usize) {
    let last = usize::from(tempo.last == Some(side));
    (last, usize::from(tempo.left[side]), level(state, side))
}

/// How near war a side is, by the most dangerous colour.
#[inline]
pub(super) fn level(state: &State, side: Side) -> usize {
    let board = state.board();
    let (mine, theirs) = (board.cubes[side].spots(), board.cubes[side.other()].spots());
    let sphere = board.spheres[side];
    let middle = board.table.without(sphere).without(board.spheres[side.other()]);
    let mut worst = 0;
    for colour in Colour::ALL {
        // In a guess everybody knows which card Cuba is.
        let spots = board.of_colour(colour, state.cuba());
        let there = spots.intersection(sphere);
        let level = match there.len() {
            0 => 0,
            1 => 1,
            2 => {
                let next = spots.intersection(middle);
                // With cubes there the other side can push a third one over.
                match (next.is_empty(), next.intersection(theirs).is_empty()) {
                    (true, _) => 2,
                    (false, true) => 3,
                    (false, false) => 4,
                }
            }
            count => {
                // With cubes there the side itself can push one back.
                let back = there.intersection(mine).len();
                if back > count - WAR { 5 } else { 6 }
            }
        };
        worst = worst.max(level);
    }
    worst
}
