//! What the table says about the opponent's secrets.

use days::{Agenda, Board, Scored, State};
use kernel::Side;

use super::DaysLens;
use super::features::{award, sign};
use crate::insight::terms::terms;
use crate::numbers;

/// How likely each of three agendas is the one that `side` chose, given the board.
///
/// A side chooses what it can dominate and then works for it: an agenda is likelier the better it stands for the side and the
/// more the side put there.
pub(super) fn agendas(board: &Board, side: Side, three: [Agenda; 3]) -> [f32; 3] {
    numbers::softmax(three.map(|agenda| AgendaSigns::of(board, side, agenda).weighed(&WEIGHTS)))
}

terms! {
    /// What the board says for a side having chosen an agenda, each at the first card of the round (*early*) and at the last.
    pub struct AgendaSigns {
        /// What the side gains by it, early.
        gain_early,
        /// What the side gains by it, late.
        gain_late,
        /// What the side loses by it, a negative number, early.
        loss_early,
        /// What the side loses by it, a negative number, late.
        loss_late,
        /// The side's cubes there, early.
        cubes_early,
        /// The side's cubes there, late.
        cubes_late,
        /// The side's step there, 0 for the highest of DEFCON 3, early.
        step_early,
        /// The side's step there, late.
        step_late,
        /// Whether it is the agenda of a track.
        is_track,
        /// Whether it is that of the Letter.
        is_letter,
    }
}

impl AgendaSigns {
    /// What the board says for `side` having chosen `agenda`.
    #[must_use]
    pub fn of(board: &Board, side: Side, agenda: Agenda) -> AgendaSigns {
        let late = f32::from(board.plays_made) / 8.0;
        let gain = f32::from((sign(side) * award(board, agenda)).clamp(-4, 5));
        let (mut cubes, mut step, mut is_track, mut is_letter) = (0.0, 0.0, 0.0, 0.0);
        match agenda.scored() {
            Scored::Track(on) => (step, is_track) = (f32::from(board.defcon[side].on(on)) - 3.0, 1.0),
            Scored::Battleground(at) => cubes = f32::from(board.cubes[side][at as usize]),
            Scored::Letter => is_letter = 1.0,
        }
        let [[gain_early, gain_late], [loss_early, loss_late], [cubes_early, cubes_late], [step_early, step_late]] =
            [gain.max(0.0), gain.min(0.0), cubes, step].map(|sign| [sign * (1.0 - late), sign * late]);
        AgendaSigns {
            gain_early,
            gain_late,
            loss_early,
            loss_late,
            cubes_early,
            cubes_late,
            step_early,
            step_late,
            is_track,
            is_letter,
        }
    }
}

/// The weights of the signs, in the exponent of a softmax. Found by `cargo run --release -p bots --example fit` in games of `greedy` and of
/// `search:500`, which agree, and in which every third agenda was chosen at random.
const WEIGHTS: AgendaSigns = AgendaSigns {
    gain_early: 0.42,
    gain_late: 0.28,
    loss_early: 0.28,
    loss_late: 0.44,
    cubes_early: 0.44,
    cubes_late: 0.95,
    step_early: 0.0,
    step_late: 0.44,
    is_track: 0.56,
    is_letter: 0.98,
};

/// How well a guess fits what the opponent has done, compared with the best fit: 0 to 1.
#[inline]
pub(super) fn likelihood(lens: &DaysLens, guess: &State) -> f32 {
    let them = lens.seat.other();
    let (Some(three), Some(chosen)) = (lens.flags[them], guess.chosen(them)) else { return 1.0 };
    let weights = lens.believed[them];
    let most = weights[0].max(weights[1]).max(weights[2]);
    let mut weight = 0.0f32;
    for (agenda, each) in three.into_iter().zip(weights) {
        if agenda == chosen {
            weight = weight.max(each);
        }
    }
    weight / most
}
