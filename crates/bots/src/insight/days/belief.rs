//! What the table says about the opponent's secrets.

use days::{Agenda, Board, Scored, State};
use kernel::Side;

use super::DaysLens;
use super::features::award;
use crate::numbers;

/// How likely each of three agendas is the one that `side` chose, given the board.
///
/// A side chooses what it can dominate and then works for it: the better an agenda stands for it, the likelier.
pub(super) fn agendas(board: &Board, side: Side, three: [Agenda; 3]) -> [f32; 3] {
    let progress = f32::from(board.plays_made) / 8.0;
    numbers::softmax(three.map(|agenda| attraction(board, side, agenda, progress)))
}

/// How much an agenda attracts a side, in exponents.
fn attraction(board: &Board, side: Side, agenda: Agenda, progress: f32) -> f32 {
    let sign = if side == Side::Us { 1.0 } else { -1.0 };
    let gain = (sign * f32::from(award(board, agenda))).clamp(-3.0, 4.0);
    let kind = match agenda.scored() {
        Scored::Track(_) => TRACK,
        Scored::Battleground(_) => 0.0,
        Scored::Letter => LETTER,
    };
    kind + gain * (GAIN_FIRST + progress * (GAIN_LAST - GAIN_FIRST))
}

const GAIN_FIRST: f32 = 0.8;
const GAIN_LAST: f32 = 0.73;
const TRACK: f32 = -0.23;
const LETTER: f32 = -0.21;

/// How well a guess fits what the opponent has done, up to 1.
#[inline]
pub(super) fn likelihood(lens: &DaysLens, guess: &State) -> f32 {
    let them = lens.seat.other();
    let (Some(three), Some(chosen)) = (lens.flags[them], guess.chosen(them)) else { return 1.0 };
    let weights = lens.belief[them];
    let most = weights[0].max(weights[1]).max(weights[2]);
    let mut weight = 0.0f32;
    for (agenda, each) in three.into_iter().zip(weights) {
        if agenda == chosen {
            weight = weight.max(each);
        }
    }
    weight / most
}
