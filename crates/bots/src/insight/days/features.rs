//! A position as numbers, seen from one side.

use days::{
    Agenda, AgendaScoring, Battleground, Board, Card, Decision, Draw, Markers, PLAYS, Phase, ROUNDS, Scored, State, Use,
};
use kernel::{BySide, Side};

use super::risk;
use crate::insight::terms::terms;

/// What an evaluation of *13 Days* looks at.
pub type Features = crate::Features<Balance>;

terms! {
    /// What the balance of *13 Days* is made of. *Early* terms fade in the course of a round, and *late* ones take their place.
    pub struct Balance {
        /// The lead in prestige, early.
        prestige_early,
        /// What the side's own agenda would score, early.
        own_agenda_early,
        /// What the side's own agenda would score, late.
        own_agenda_late,
        /// What the other side's agenda would score on average, early.
        their_agenda_early,
        /// What the other side's agenda would score on average, late.
        their_agenda_late,
        /// Holding the Letter when the round ends, as things stand.
        letter_at_the_end,
        /// Holding the Letter.
        letter_now,
        /// The prestige to expect of the aftermath, early.
        aftermath_early,
        /// Dominating television.
        television,
        /// Dominating the alliances.
        alliances,
        /// Cubes ahead on the other battlegrounds, for every round to come.
        cubes_for_later,
        /// Cubes ahead on the battlegrounds of world opinion, for every round to come.
        opinion_for_later,
        /// Steps ahead on the tracks, for every round to come.
        tracks_for_later,
        /// How many cards more the other side must spend on coming down in the next round.
        relief_next_round,
        /// How many cards more the side has to play this round.
        plays_left,
        /// Cubes of a Command that is being given.
        command_cubes,
        /// Cubes that the hand can still command.
        hand_cubes,
        /// Cards of the other side in hand.
        foreign_cards,
        /// How many cards more the other side must spend on coming down in this round.
        relief_this_round,
        /// How many cubes more the side has in its supply.
        supply,
        /// The lead in prestige, late.
        prestige_late,
        /// The prestige to expect of the aftermath, late.
        aftermath_late,
        /// Being the US.
        being_us,
        /// Playing the last card of the round.
        last_card,
    }
}

/// What does not depend on whose agenda is known, with the sign of the US.
pub(super) struct Common {
    pub(super) left: BySide<u8>,
    /// Whether a side is done with its last card of the round: it can no longer get out of anything.
    pub(super) is_spent: BySide<bool>,
    pub(super) relief: BySide<risk::Steps>,
    pub(super) later_war: BySide<f32>,
    pub(super) balance: Balance,
    /// How far the round has come, 0 to 1.
    pub(super) late: f32,
}

/// The prestige of an agenda as the board stands, positive for the US. The agenda of a track is counted after its own escalation
/// unless the rules score it before; that of the Letter once it went to whoever dominates the United Nations.
#[inline]
pub fn award(board: &Board, agenda: Agenda) -> i8 {
    if let Scored::Track(track) = agenda.scored() {
        let escalates = board.rules.agenda_scoring == AgendaScoring::Standard;
        let up = |markers: Markers| markers.on(track) as i8 + i8::from(escalates && markers.is_raised(track));
        let lead = up(board.defcon.us) - up(board.defcon.ussr);
        return lead + lead.signum();
    }
    if agenda.scored() == Scored::Letter {
        // It goes to whoever dominates the United Nations in step 5, before agendas score in step 6.
        let holder = board.dominates(Battleground::UnitedNations).unwrap_or(board.letter);
        return sign(holder) * LETTER;
    }
    board.award(agenda).map_or(0, |(side, amount)| sign(side) * amount as i8)
}

/// What the agenda of the Letter brings to its holder.
const LETTER: i8 = 2;

/// 1 for the US, -1 for the USSR.
#[inline]
pub(super) const fn sign(side: Side) -> i8 {
    match side {
        Side::Us => 1,
        Side::Ussr => -1,
    }
}

#[inline]
fn lead(board: &Board, at: Battleground) -> i8 {
    board.cubes.us[at as usize] as i8 - board.cubes.ussr[at as usize] as i8
}

/// Whether it is decided who plays first this round.
#[inline]
fn has_begun(board: &Board) -> bool {
    !matches!(
        board.pending.phase,
        Phase::Draw(Draw::Agendas(_))
            | Phase::Decide(_, Decision::Agenda)
            | Phase::Draw(Draw::Hand(_))
            | Phase::Decide(_, Decision::Initiative)
    )
}

/// How many cards each side has still to play this round. One that is being played for Command counts.
#[inline]
pub(super) fn plays_left(board: &Board) -> BySide<u8> {
    if !has_begun(board) {
        return BySide::new(PLAYS, PLAYS);
    }
    let made = board.plays_made;
    let (first, second) = (PLAYS - made.div_ceil(2), PLAYS - made / 2);
    let mut left = match board.first {
        Side::Us => BySide::new(first, second),
        Side::Ussr => BySide::new(second, first),
    };
    if let Some(play) = board.plays[0]
        && play.how == Use::Event
    {
        left[play.by] = left[play.by].saturating_sub(1);
    }
    left
}

/// Everything but the agendas, with the sign of the US.
#[inline]
pub(super) fn common(state: &State) -> Common {
    let board = state.board();
    let later = f32::from(ROUNDS - board.round);
    let left = plays_left(board);
    let is_spent = BySide::from_fn(|side| left[side] == 0 && board.plays[0].is_none_or(|play| play.by != side));
    let steps = board.defcon.map(risk::steps);
    let relief = BySide::from_fn(|side| risk::relief(&board.cubes[side]));
    let rounds = ROUNDS - board.round;
    let later_war = BySide::from_fn(|side| risk::later_risk(steps[side], relief[side], rounds));
    let late = f32::from(board.plays_made) / 8.0;
    let prestige = f32::from(board.prestige);
    let aftermath = aftermath(state);
    let holder = board.dominates(Battleground::UnitedNations).unwrap_or(board.letter);
    let mut balance = Balance {
        prestige_early: prestige * (1.0 - late),
        prestige_late: prestige * late,
        letter_at_the_end: f32::from(sign(holder)),
        letter_now: f32::from(sign(board.letter)),
        aftermath_early: aftermath * (1.0 - late),
        aftermath_late: aftermath * late,
        television: f32::from(lead(board, Battleground::Television).signum()),
        alliances: f32::from(lead(board, Battleground::Alliances).signum()),
        plays_left: f32::from(left.us) - f32::from(left.ussr),
        command_cubes: board
            .play()
            .filter(|play| play.how != Use::Event)
            .map_or(0.0, |play| f32::from(sign(play.by) * board.command_cubes(play) as i8)),
        hand_cubes: hand_cubes(state, Side::Us, left.us) - hand_cubes(state, Side::Ussr, left.ussr),
        foreign_cards: foreign(state, Side::Us) - foreign(state, Side::Ussr),
        supply: f32::from(board.supply(Side::Us) as i8 - board.supply(Side::Ussr) as i8),
        being_us: 1.0,
        last_card: if has_begun(board) { f32::from(-sign(board.first)) } else { 0.0 },
        ..Balance::default()
    };
    if later > 0.0 {
        later_rounds(board, &steps, &relief, later, &mut balance);
    }
    Common { left, is_spent, relief, later_war, balance, late }
}

#[inline]
fn later_rounds(
    board: &Board,
    steps: &BySide<risk::Steps>,
    relief: &BySide<risk::Steps>,
    later: f32,
    balance: &mut Balance,
) {
    let (mut places, mut opinion, mut tracks) = (0, 0, 0);
    for at in 0..9 {
        let lead = (board.cubes.us[at] as i8 - board.cubes.ussr[at] as i8).clamp(-3, 3);
        if at < 6 { places += lead } else { opinion += lead }
    }
    for track in 0..3 {
        tracks += (steps.us[track] as i8 - steps.ussr[track] as i8).clamp(-3, 3);
    }
    balance.cubes_for_later = f32::from(places) * later;
    balance.opinion_for_later = f32::from(opinion) * later;
    balance.tracks_for_later = f32::from(tracks) * later;
    let coming = BySide::from_fn(|side| risk::need(steps[side].map(|step| step + 1), relief[side]));
    balance.relief_next_round = coming.ussr - coming.us;
}

/// The prestige to expect of the aftermath.
#[inline]
fn aftermath(state: &State) -> f32 {
    let stack = state.aftermath(Side::Us).union(state.aftermath(Side::Ussr)).bits();
    let lead = cubes(stack & OF_US) as f32 - cubes(stack & OF_USSR) as f32;
    let board = state.board();
    // The last cards of both hands in every round; what the alliances bring comes on top.
    let missing = 2 * (ROUNDS - board.round) + if board.plays_made < 2 * PLAYS { 2 } else { 0 };
    if missing == 0 {
        return 2.0 * lead.signum() * f32::from(u8::from(lead != 0.0));
    }
    2.0 * lead / (lead.abs() + 1.0 + f32::from(missing))
}

/// The cubes that a side's hand can still command.
#[inline]
fn hand_cubes(state: &State, side: Side, left: u8) -> f32 {
    let hand = state.hand(side).bits();
    let count = hand.count_ones();
    if count == 0 { 0.0 } else { cubes(hand) as f32 * f32::from(left) / count as f32 }
}

/// The cards of the other side in a side's hand.
#[inline]
fn foreign(state: &State, side: Side) -> f32 {
    let theirs = if side == Side::Us { OF_USSR } else { OF_US };
    (state.hand(side).bits() & theirs).count_ones() as f32
}

const OF_US: u64 = (1 << 13) - 1;
const OF_USSR: u64 = OF_US << 13;

/// The cubes printed on a set of cards.
#[inline]
fn cubes(cards: u64) -> u32 {
    const { assert!(Card::COUNT == 39) }
    cards.count_ones() + (cards & TWO).count_ones() + (cards & THREE).count_ones()
}

/// The cards of two cubes or more, and those of three. In every suit four cards of three cubes come first, then five of two, then
/// four of one.
const TWO: u64 = 0b1_1111_1111 | 0b1_1111_1111 << 13 | 0b1_1111_1111 << 26;
const THREE: u64 = 0b1111 | 0b1111 << 13 | 0b1111 << 26;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{advance, any};
    use days::{Area, Rules, Track};
    use kernel::{Game, Indexed};

    /// The rules themselves: the Letter of step 5, the agenda's own escalation, if that comes first, and then its award.
    fn as_ruled(mut board: Board, agenda: Agenda) -> i8 {
        if let Some(track) = Board::escalated(agenda)
            && board.rules.agenda_scoring == AgendaScoring::Standard
        {
            board.defcon = board.defcon.map(|markers| {
                let up = |on| markers.on(on) + u8::from(on == track && Area::of(markers.on(on)) == Area::Defcon2);
                let [military, political, opinion] = Track::ALL.map(up);
                Markers::new(military, political, opinion)
            });
        }
        if let Some(side) = board.dominates(Battleground::UnitedNations) {
            board.letter = side;
        }
        board.award(agenda).map_or(0, |(side, amount)| sign(side) * amount as i8)
    }

    #[test]
    fn agendas_are_worth_what_the_rules_award_in_both_ways_of_scoring() {
        let mut rng = crate::Rng::new(1);
        for agenda_scoring in [AgendaScoring::Standard, AgendaScoring::BeforeEscalation] {
            let mut state = State::begin(Rules { agenda_scoring }, &mut ());
            loop {
                let board = *state.board();
                for agenda in Agenda::ALL {
                    assert_eq!(award(&board, agenda), as_ruled(board, agenda), "{agenda} on {board:?}");
                }
                if advance(&mut state, &mut rng, |state, _, rng| any(state, rng)).is_err() {
                    break;
                }
            }
        }
    }

    #[test]
    fn the_masks_know_the_deck() {
        for card in Card::all() {
            let bit = 1u64 << card.index();
            assert_eq!(cubes(bit), u32::from(card.row().cubes), "{card}");
            assert_eq!(bit & OF_US != 0, card.belongs_to(Side::Us));
            assert_eq!(bit & OF_USSR != 0, card.belongs_to(Side::Ussr));
        }
    }
}
