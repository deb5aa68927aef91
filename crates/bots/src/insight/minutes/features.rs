//! A position of *13 Minutes* as numbers, seen from one side.

use kernel::{BySide, Side};
use minutes::{Colour, PLAYS, Phase, Sight, Slot, Slots, State, Use};

/// What an evaluation of *13 Minutes* looks at.
pub type Features = crate::Features<17>;

impl Features {
    /// What each of them is.
    pub const NAMES: [&'static str; Self::COUNT] = [
        "prestige of battlegrounds",
        "cubes ahead, at most two each",
        "battlegrounds in the sphere",
        "military battlegrounds",
        "military majority",
        "aftermath of both hands",
        "cubes in supply",
        "cubes in supply that can be used",
        "last card",
        "cubes in hand",
        "cards of the other side in hand",
        "own cards in hand",
        "cubes to command",
        "event under way",
        "side",
        "knows Cuba",
        "cubes in supply, one a card",
    ];
}

/// Whose turn comes how often.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tempo {
    /// Cards that each side has still to play, one under way not counted.
    pub(super) left: BySide<u8>,
    /// Who plays the last card, once that is decided or sure to be.
    pub(super) last: Option<Side>,
}

impl Tempo {
    /// Before the order is known.
    pub(super) const UNDECIDED: Tempo = Tempo { left: BySide::new(PLAYS, PLAYS), last: None };

    #[inline]
    pub(super) fn of(state: &State) -> Tempo {
        let board = state.board();
        match board.pending.phase {
            Phase::DealHand(_) | Phase::DealCuba | Phase::Bid(_) | Phase::Coin => Tempo::UNDECIDED,
            // Whoever may choose wants to play last.
            Phase::Order(by) => Tempo { last: Some(by), ..Tempo::UNDECIDED },
            _ => {
                let made = board.plays_made + u8::from(board.play.is_some());
                let (first, second) = (PLAYS - made.div_ceil(2), PLAYS - made / 2);
                let left =
                    if board.first == Side::Us { BySide::new(first, second) } else { BySide::new(second, first) };
                Tempo { left, last: Some(board.first.other()) }
            }
        }
    }
}

/// 1 for the US, -1 for the USSR.
#[inline]
pub(super) const fn sign(side: Side) -> f32 {
    match side {
        Side::Us => 1.0,
        Side::Ussr => -1.0,
    }
}

/// Prestige for domination as things stand, positive for the US, and how many military battlegrounds the US dominates
/// more than the USSR.
#[inline]
pub(super) fn awards(state: &State) -> (i8, i8) {
    let board = state.board();
    let military = board.rules.deck().of_colour(Colour::Military);
    let is_military = state.cuba().is_some_and(|cuba| military.contains(cuba));
    let military = military.union(Slot::CUBA.alone().when(is_military));
    let [us, ussr] = Side::ALL.map(|side| board.dominated(side));
    let worth = |spots: Slots| (spots.len() + u8::from(spots.contains(Slot::CUBA))) as i8;
    let soldiers = |spots: Slots| spots.intersection(military).len() as i8;
    (worth(us) - worth(ussr), soldiers(us) - soldiers(ussr))
}

/// Everything but war, with the sign of the US.
#[inline]
pub(super) fn balance(state: &State, tempo: &Tempo) -> [f32; Features::COUNT] {
    let board = state.board();
    let (deck, supply) = (board.rules.deck(), board.supply);
    let mut f = [0.0; Features::COUNT];
    let (prestige, military) = awards(state);
    f[0] = f32::from(prestige);
    let ahead = |at: Slot| (board.cubes.us.at(at) as i8 - board.cubes.ussr.at(at) as i8).clamp(-2, 2);
    let spots = board.cubes.us.spots().union(board.cubes.ussr.spots());
    f[1] = f32::from(spots.iter().map(ahead).sum::<i8>());
    f[2] = f32::from(board.spheres.us.len()) - f32::from(board.spheres.ussr.len());
    f[3] = f32::from(military);
    f[4] = f32::from(military.signum());
    let hands = state.hand(Side::Us).union(state.hand(Side::Ussr));
    let aftermath = board.count_cubes(hands);
    f[5] = (f32::from(aftermath.us) - f32::from(aftermath.ussr)) / f32::from(hands.len().max(1));
    let by_side = |value: &dyn Fn(Side) -> f32| value(Side::Us) - value(Side::Ussr);
    f[6] = by_side(&|side| f32::from(supply[side]));
    f[7] = by_side(&|side| f32::from(supply[side].min(2 * tempo.left[side])));
    f[16] = by_side(&|side| f32::from(supply[side].min(tempo.left[side])));
    f[8] = tempo.last.map_or(0.0, sign);
    f[9] = by_side(&|side| {
        let hand = state.hand(side);
        let cubes: u8 = hand.iter().map(|slot| deck.cubes(slot)).sum();
        f32::from(cubes) * f32::from(tempo.left[side].min(hand.len())) / f32::from(hand.len().max(1))
    });
    f[10] = by_side(&|side| {
        f32::from(state.hand(side).iter().filter(|&slot| deck.belongs(slot, side.other())).count() as u8)
    });
    f[11] = by_side(&|side| f32::from(state.hand(side).iter().filter(|&slot| deck.belongs(slot, side)).count() as u8));
    if let Some(play) = board.play {
        if play.how == Use::Command {
            f[12] = sign(play.by) * f32::from(deck.cubes(play.slot).min(board.supply[play.by]));
        }
        f[13] = match board.pending.phase {
            Phase::Answer(side) => sign(side),
            Phase::Line(_) => sign(board.pending.cursor.user),
            _ => 0.0,
        };
    }
    f[14] = 1.0;
    f[15] = by_side(&|side| f32::from(u8::from(state.known(side).cuba == Sight::Known)));
    f
}
