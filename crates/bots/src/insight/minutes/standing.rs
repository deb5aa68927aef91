//! What a beginner would count on the table of *13 Minutes*.

use kernel::Side;
use minutes::{Phase, State};

use super::features::{Tempo, awards, sign};
use super::risk;

/// More than prestige can ever be worth.
const WAR: f32 = 20.0;

/// The values of the last card and of a cube, in prestige.
const ORDER: f32 = 1.5;
const CUBE: f32 = 0.25;

/// How much a side should fear war, by how near it is.
const FEAR: [f32; risk::LEVELS] = [0.0, 0.02, 0.05, 0.12, 0.35, 0.40, 0.85];

/// Prestige as if the game ended now, less what was paid for the order and the fear of nuclear war.
pub(super) fn standing(state: &State, side: Side) -> f32 {
    let board = state.board();
    if let Phase::Over(outcome) = board.pending.phase {
        return match outcome.winner {
            Some(winner) if winner == side => WAR,
            Some(_) => -WAR,
            None => -1.0,
        };
    }
    let tempo = Tempo::of(state);
    let (prestige, military) = awards(state);
    let points =
        sign(side) * (f32::from(prestige) + f32::from(military.signum()) + ORDER * tempo.last.map_or(0.0, sign));
    let paid = |side: Side| CUBE * f32::from(board.out[side]);
    let fear = |side: Side| WAR * FEAR[risk::level(state, side)];
    points + paid(side.other()) - paid(side) + fear(side.other()) - fear(side)
}
