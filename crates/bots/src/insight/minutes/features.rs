//! A position of *13 Minutes* as numbers, seen from one side.

use kernel::{BySide, Side};
use minutes::{Colour, Decision, Draw, PLAYS, Phase, Sight, Slot, Slots, State, Use};

use crate::insight::terms::terms;

/// What an evaluation of *13 Minutes* looks at.
pub type Features = crate::Features<Balance>;

terms! {
    /// What the balance of *13 Minutes* is made of.
    pub struct Balance {
        /// The prestige of the battlegrounds, as they are dominated now.
        prestige,
        /// Cubes ahead, at most two on a battleground.
        cubes_ahead,
        /// Battlegrounds in the sphere.
        sphere,
        /// Military battlegrounds dominated.
        military,
        /// Whether more of them are dominated than by the other side.
        military_majority,
        /// The aftermath to expect of the cards in both hands.
        aftermath,
        /// Cubes in the supply.
        supply,
        /// Cubes in the supply that can still be used at two a card.
        supply_two_a_card,
        /// Playing the last card.
        last_card,
        /// Cubes that the hand can still command.
        hand_cubes,
        /// Cards of the other side in hand.
        foreign_cards,
        /// Cards of the side itself in hand.
        own_cards,
        /// Cubes of a Command that is being given.
        command_cubes,
        /// Using an Event that is under way.
        event_under_way,
        /// Being the US.
        being_us,
        /// Knowing which card Cuba is.
        knows_cuba,
        /// Cubes in the supply that can still be used at one a card.
        supply_one_a_card,
    }
}

/// How many turns each side has left, and who has the last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tempo {
    /// How many cards each side has still to play, without one that is being played.
    pub(super) left: BySide<u8>,
    /// Who plays the last card, once that is decided or can be foreseen.
    pub(super) last: Option<Side>,
}

impl Tempo {
    /// Before the order is known.
    pub(super) const UNDECIDED: Tempo = Tempo { left: BySide::new(PLAYS, PLAYS), last: None };

    #[inline]
    pub(super) fn of(state: &State) -> Tempo {
        let board = state.board();
        match board.pending.phase {
            Phase::Draw(Draw::Hand(_) | Draw::Cuba) | Phase::Decide(_, Decision::Bid) | Phase::Draw(Draw::Coin) => {
                Tempo::UNDECIDED
            }
            // Whoever may choose wants to play last.
            Phase::Decide(by, Decision::Order) => Tempo { last: Some(by), ..Tempo::UNDECIDED },
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
pub(crate) fn awards(state: &State) -> (i8, i8) {
    let board = state.board();
    let military = board.of_colour(Colour::Military, state.cuba());
    let [us, ussr] = Side::ALL.map(|side| board.dominated(side));
    let worth = |spots: Slots| (spots.len() + u8::from(spots.contains(Slot::CUBA))) as i8;
    let soldiers = |spots: Slots| spots.intersection(military).len() as i8;
    (worth(us) - worth(ussr), soldiers(us) - soldiers(ussr))
}

/// Everything but war, with the sign of the US.
#[inline]
pub(super) fn balance(state: &State, tempo: &Tempo) -> Balance {
    let board = state.board();
    let (deck, supply) = (board.rules.deck(), board.supply);
    let (prestige, military) = awards(state);
    let ahead = |at: Slot| (board.cubes.us.at(at) as i8 - board.cubes.ussr.at(at) as i8).clamp(-2, 2);
    let spots = board.cubes.us.spots().union(board.cubes.ussr.spots());
    let hands = state.hand(Side::Us).union(state.hand(Side::Ussr));
    let aftermath = board.count_cubes(hands);
    let by_side = |value: &dyn Fn(Side) -> f32| value(Side::Us) - value(Side::Ussr);
    let in_hand = |side: Side, whose: Side| {
        f32::from(state.hand(side).iter().filter(|&slot| deck.belongs(slot, whose)).count() as u8)
    };
    let command = board.play.filter(|play| play.how == Use::Command);
    Balance {
        prestige: f32::from(prestige),
        cubes_ahead: f32::from(spots.iter().map(ahead).sum::<i8>()),
        sphere: f32::from(board.spheres.us.len()) - f32::from(board.spheres.ussr.len()),
        military: f32::from(military),
        military_majority: f32::from(military.signum()),
        aftermath: (f32::from(aftermath.us) - f32::from(aftermath.ussr)) / f32::from(hands.len().max(1)),
        supply: by_side(&|side| f32::from(supply[side])),
        supply_two_a_card: by_side(&|side| f32::from(supply[side].min(2 * tempo.left[side]))),
        supply_one_a_card: by_side(&|side| f32::from(supply[side].min(tempo.left[side]))),
        last_card: tempo.last.map_or(0.0, sign),
        hand_cubes: by_side(&|side| {
            let hand = state.hand(side);
            let cubes: u8 = hand.iter().map(|slot| deck.cubes(slot)).sum();
            f32::from(cubes) * f32::from(tempo.left[side].min(hand.len())) / f32::from(hand.len().max(1))
        }),
        foreign_cards: by_side(&|side| in_hand(side, side.other())),
        own_cards: by_side(&|side| in_hand(side, side)),
        command_cubes: command
            .map_or(0.0, |play| sign(play.by) * f32::from(deck.cubes(play.slot).min(board.supply[play.by]))),
        event_under_way: match board.pending.phase {
            Phase::Decide(side, Decision::Answer) => sign(side),
            Phase::Decide(_, Decision::Line) => sign(board.pending.cursor.user),
            _ => 0.0,
        },
        being_us: 1.0,
        knows_cuba: by_side(&|side| f32::from(u8::from(state.known(side).cuba == Sight::Known))),
    }
}
