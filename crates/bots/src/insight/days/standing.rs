//! What a beginner would count on the table of *13 Days*.

use days::{Board, Markers, Phase, State, Track};
use kernel::Side;

use super::features::{award, plays_left, sign};
use super::risk;

/// Prestige as if the round ended now, and something for the Letter, less the fear of nuclear war.
pub(super) fn standing(state: &State, side: Side) -> f32 {
    let board = state.board();
    let me = f32::from(sign(side));
    if let Phase::Over(outcome) = board.pending.phase {
        return match outcome.winner {
            Some(winner) if winner == side => WAR,
            _ => -WAR,
        };
    }
    let mut points = me * f32::from(board.prestige);
    if board.revealed.is_none() {
        points += me * agendas(state, side);
    }
    let stack = Board::count_cubes(state.aftermath(Side::Us).union(state.aftermath(Side::Ussr)));
    points += me * f32::from((stack.us as i8 - stack.ussr as i8).signum());
    points += 0.5 * me * f32::from(sign(board.letter));
    points + danger(state, side.other()) - danger(state, side)
}

/// More than prestige can ever be worth.
const WAR: f32 = 20.0;

/// What the agendas would score, with the sign of the US: the own one, and a third of each that the other side may have.
fn agendas(state: &State, side: Side) -> f32 {
    let worth = |agenda| f32::from(award(state.board(), agenda));
    let own = state.chosen(side).map_or(0.0, worth);
    let theirs = state.board().flags[side.other()].map_or(0.0, |three| three.map(worth).iter().sum::<f32>() / 3.0);
    own + theirs
}

/// How much a side should fear its own markers: the risk of war in this round, and half of that in later rounds.
fn danger(state: &State, side: Side) -> f32 {
    let board = state.board();
    let (markers, relief) = (board.defcon[side], risk::relief(&board.cubes[side]));
    let own = state.chosen(side).and_then(Board::escalated);
    // Between two rounds there are no flags, and nothing raises a marker.
    let theirs = board.flags[side.other()].map_or([None; 3], |three| three.map(Board::escalated));
    let left = plays_left(board)[side];
    let after = |track: Option<Track>| [own, track].into_iter().flatten().fold(markers, Markers::raised);
    let now: f32 = theirs.iter().map(|&track| risk::risk(risk::need(risk::steps(after(track)), relief), left)).sum();
    WAR * (now / 3.0 + 0.5 * risk::later_risk(risk::steps(markers), relief, days::ROUNDS - board.round))
}
