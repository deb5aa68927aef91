//! What bots understand of *13 Days*.

mod belief;
mod calibration;
mod evaluate;
mod features;
mod plan;
mod reason;
mod risk;
mod standing;
mod weights;

use days::{Action, Agenda, Card, Decision, Draw, Odds, Phase, ROUNDS, State, View};
use kernel::{BySide, Game, Side, Turn};

use crate::arena::Measured;
use crate::{Alike, Calibration, Insight, Rng};

pub use belief::AgendaSigns;
pub use features::{Balance, Features, award};
pub use plan::Step;
pub use reason::Reason;

/// What is worked out from a view of *13 Days*.
#[derive(Clone, Debug)]
pub struct DaysLens {
    /// Whose view it is.
    pub(crate) seat: Side,
    /// The round.
    pub(crate) round: u8,
    /// The agendas on which the flags lie.
    pub(crate) flags: BySide<Option<[Agenda; 3]>>,
    /// How likely each of a side's three agendas is its choice, by what the table shows.
    pub(crate) believed: BySide<[f32; 3]>,
    /// The agenda that the seat itself chose.
    pub(crate) own: Option<Agenda>,
    /// What is believed about what is hidden; nothing without belief.
    pub(crate) odds: Option<Odds>,
}

impl DaysLens {
    /// How likely each of the three agendas of `side` is its choice, as the table shows it.
    #[must_use]
    pub fn belief(&self, side: Side) -> [f32; 3] {
        self.believed[side]
    }

    /// What each side sees of a position that is not over. For fitting evaluations.
    #[must_use]
    pub fn features(&self, state: &State) -> BySide<Features> {
        evaluate::features(self, state)
    }

    /// The column and row of a side in the table of war risks: what it must spend, and the plays it has left. For fitting.
    #[must_use]
    pub fn brink(&self, state: &State, side: Side) -> (usize, u8) {
        evaluate::brink(state, side)
    }
}

impl Insight for State {
    type Lens = DaysLens;

    fn seat(view: &View) -> Option<Side> {
        view.seat.side()
    }

    fn lens(view: &View, belief: bool) -> DaysLens {
        let board = &view.board;
        let believed = BySide::from_fn(|side| match board.flags[side] {
            Some(three) if belief => belief::agendas(board, side, three),
            _ => [1.0 / 3.0; 3],
        });
        DaysLens {
            seat: view.seat.side().expect("only the view of a player is read"),
            round: board.round,
            flags: board.flags,
            believed,
            own: view.own.and_then(|own| own.agenda),
            odds: belief.then(|| belief::odds(&believed)),
        }
    }

    #[inline]
    fn likely_guess(lens: &DaysLens, view: &View, rng: &mut Rng) -> State {
        match &lens.odds {
            None => State::guess(view, rng),
            Some(odds) => view.guess_with(odds, rng),
        }
    }

    #[inline]
    fn evaluate(lens: &DaysLens, state: &State) -> BySide<f32> {
        evaluate::evaluate(lens, state)
    }

    #[inline]
    fn static_value(lens: &DaysLens, state: &State, side: Side) -> f32 {
        evaluate::static_value(lens, state, side)
    }

    fn standing(_lens: &DaysLens, state: &State, side: Side) -> f32 {
        standing::standing(state, side)
    }

    #[inline]
    fn is_past_horizon(lens: &DaysLens, state: &State) -> bool {
        state.board().round != lens.round
    }

    #[inline]
    fn horizon_is_end(lens: &DaysLens) -> bool {
        lens.round == ROUNDS
    }

    #[inline]
    fn is_quiet(state: &State) -> bool {
        !matches!(
            state.board().pending.phase,
            Phase::Decide(_, Decision::Answer | Decision::Command | Decision::Line)
                | Phase::Draw(Draw::Take(_))
                | Phase::Decide(_, Decision::Taken)
                | Phase::Draw(Draw::Replace(_) | Draw::Redraw(_))
        )
    }

    fn is_next_card(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Play))
    }

    fn has_plays(state: &State, side: Side) -> bool {
        features::plays_left(state.board())[side] > 0
    }

    #[inline]
    fn player_type(lens: &DaysLens, state: &State, side: Side) -> usize {
        match (lens.flags[side], state.chosen(side)) {
            (Some(three), Some(chosen)) => {
                three.iter().position(|&agenda| agenda == chosen).expect("a side chooses one of its three agendas")
            }
            _ => 0,
        }
    }

    const PARTS: &'static [(&'static str, Calibration)] = &calibration::PARTS;

    fn part(view: &View) -> usize {
        calibration::part(&view.board)
    }

    fn is_secret(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Agenda | Decision::Initiative))
    }

    #[inline]
    fn is_hidden(state: &State, _action: Action) -> bool {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Agenda))
    }

    /// Which card was used for a Command does not matter, only how many cubes it has, unless its Event is the other side's.
    #[inline]
    fn alike(state: &State) -> Option<Alike<Action>> {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Play)).then_some(any_command)
    }
}

impl Measured for State {
    fn draw_key(state: &State) -> u64 {
        let kind = match state.board().pending.phase {
            Phase::Draw(Draw::Agendas(side)) => side as u64,
            Phase::Draw(Draw::Hand(side)) => 2 + side as u64,
            Phase::Draw(Draw::Take(_)) => 4,
            Phase::Draw(Draw::Replace(_)) => 5,
            Phase::Draw(Draw::Redraw(_)) => 6,
            _ => 7,
        };
        debug_assert!(state.turn() == Turn::Chance);
        u64::from(state.board().round) << 8 | kind
    }

    fn initiative(_state: &State, action: Action) -> Option<Side> {
        match action {
            Action::First(side) => Some(side),
            _ => None,
        }
    }

    fn prestige(state: &State) -> i8 {
        state.board().prestige
    }
}

/// The Command that stands for all Commands of `mover` with as many cubes, unless it gives the other side an Event.
fn any_command(action: Action, mover: Side) -> Action {
    let any = |card: Card| if card.belongs_to(mover.other()) { card } else { ANY[usize::from(card.row().cubes) - 1] };
    match action {
        Action::Command(card) => Action::Command(any(card)),
        Action::CommandWithLetter(card) => Action::CommandWithLetter(any(card)),
        other => other,
    }
}

/// A United Nations card for each number of cubes.
const ANY: [Card; 3] = [Card::Sops, Card::ToTheBrink, Card::Scramble];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cubes_and_our_events_tell_their_commands_apart() {
        for (cubes, any) in (1..).zip(ANY) {
            let owned = any.belongs_to(Side::Us) || any.belongs_to(Side::Ussr);
            assert_eq!((any.row().cubes, owned), (cubes, false), "{any}");
        }
        for card in Card::all() {
            let ours = card.belongs_to(Side::Us);
            let (plain, letter) = (Action::Command(card), Action::CommandWithLetter(card));
            assert_eq!(any_command(plain, Side::Ussr) == plain, ours || ANY.contains(&card), "{card}");
            assert_ne!(any_command(plain, Side::Ussr), any_command(letter, Side::Ussr));
            assert_eq!(any_command(Action::Event(card), Side::Ussr), Action::Event(card));
        }
    }
}
