//! What the table says about the opponent's secrets.

use days::{Agenda, Board, Card, Odds, Scored};
use kernel::{BySide, Side};

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

/// What the seat of a view believes about what it cannot see, given how likely each agenda is.
pub(super) fn odds(believed: &BySide<[f32; 3]>) -> Odds {
    Odds {
        agendas: believed.map(|three| three.map(|each| (1000.0 * each) as u32 + 1)),
        aftermath: BySide::from_fn(|side| PILES[side as usize]),
    }
}

/// How likely a card lies on the aftermath stack because a side put it there, compared with a United Nations card of two cubes: its own,
/// the other side's and those of the United Nations, of one, two and three cubes.
const PUT_AWAY: [[u32; 3]; 3] = [[160, 180, 210], [50, 40, 30], [100, 100, 100]];

/// The same for each side and card.
static PILES: [[u32; Card::COUNT]; 2] = [pile(Side::Us), pile(Side::Ussr)];

const fn pile(side: Side) -> [u32; Card::COUNT] {
    let mut weights = [0; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        weights[i] = PUT_AWAY[class(side, i)][cubes(i) - 1];
        i += 1;
    }
    weights
}

/// Whose card it is to a side: its own, the other side's, or nobody's. The suits lie one behind the other.
const fn class(side: Side, card: usize) -> usize {
    match (card / SUIT, side) {
        (0, Side::Us) | (1, Side::Ussr) => 0,
        (0, Side::Ussr) | (1, Side::Us) => 1,
        _ => 2,
    }
}

/// The cubes on a card. In every suit four cards of three cubes come first, then five of two, then four of one.
const fn cubes(card: usize) -> usize {
    match card % SUIT {
        0..=3 => 3,
        4..=8 => 2,
        _ => 1,
    }
}

const SUIT: usize = Card::COUNT / 3;

#[cfg(test)]
mod tests {
    use kernel::Indexed;

    use super::*;

    #[test]
    fn the_classes_know_the_deck() {
        for card in Card::all() {
            assert_eq!(cubes(card.index()), usize::from(card.row().cubes), "{card}");
            for side in Side::ALL {
                let whose = if card.belongs_to(side) {
                    0
                } else if card.belongs_to(side.other()) {
                    1
                } else {
                    2
                };
                assert_eq!(class(side, card.index()), whose, "{card}");
            }
        }
    }
}
