//! What the table says about the opponent's secrets.

use days::{Agenda, Board, Scored, State};
use kernel::Side;

use super::DaysLens;
use super::features::{award, sign};
use crate::numbers;

/// How likely each of three agendas is the one that `side` chose, given the board.
///
/// A side chooses what it can dominate and then works for it: the better an agenda stands for it and the more it put there,
/// the likelier.
pub(super) fn agendas(board: &Board, side: Side, three: [Agenda; 3]) -> [f32; 3] {
    let attraction =
        |agenda| std::iter::zip(signs(board, side, agenda), WEIGHTS).map(|(sign, weight)| sign * weight).sum();
    numbers::softmax(three.map(attraction))
}

/// How many signs an agenda gives.
pub const SIGNS: usize = 10;

/// What the board says for `side` having chosen an agenda: what it gains or loses by it, the cubes or the steps of its own
/// there, each at the first and at the last card of the round; and whether it is a track, or the Letter.
#[must_use]
pub fn signs(board: &Board, side: Side, agenda: Agenda) -> [f32; SIGNS] {
    let late = f32::from(board.plays_made) / 8.0;
    let gain = f32::from((sign(side) * award(board, agenda)).clamp(-4, 5));
    let (mut cubes, mut steps, mut track, mut letter) = (0.0, 0.0, 0.0, 0.0);
    match agenda.scored() {
        Scored::Track(on) => (steps, track) = (f32::from(board.defcon[side].on(on)) - 3.0, 1.0),
        Scored::Battleground(at) => cubes = f32::from(board.cubes[side][at as usize]),
        Scored::Letter => letter = 1.0,
    }
    let [[up, up_late], [down, down_late], [cubes, cubes_late], [steps, steps_late]] =
        [gain.max(0.0), gain.min(0.0), cubes, steps].map(|sign| [sign * (1.0 - late), sign * late]);
    [up, up_late, down, down_late, cubes, cubes_late, steps, steps_late, track, letter]
}

/// What the signs weigh, in exponents. Found by `cargo run --release -p bots --example fit` in games of `greedy` and of
/// `search:500`, which agree, and in which every third agenda was chosen at random.
const WEIGHTS: [f32; SIGNS] = [0.42, 0.28, 0.28, 0.44, 0.44, 0.95, 0.0, 0.44, 0.56, 0.98];

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
