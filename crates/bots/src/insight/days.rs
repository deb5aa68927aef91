//! What players understand of *13 Days*.

mod belief;
mod evaluate;
mod features;
mod reason;
mod risk;
mod standing;
mod weights;

use days::{Action, Agenda, Card, Phase, ROUNDS, State, View};
use kernel::{BySide, Game, Side, Turn};

use crate::{Alike, Insight};

pub use belief::AgendaSigns;
pub use features::{Balance, Features, award};
pub use reason::Reason;

/// What a view of *13 Days* says.
#[derive(Clone, Debug)]
pub struct DaysLens {
    /// Whose view it is.
    pub(crate) seat: Side,
    /// The round.
    pub(crate) round: u8,
    /// The agendas on which the flags lie.
    pub(crate) flags: BySide<Option<[Agenda; 3]>>,
    /// What the table shows of each side's choice: how likely each of its three agendas is.
    pub(crate) belief: BySide<[f32; 3]>,
    /// The agenda that the seat itself chose.
    pub(crate) own: Option<Agenda>,
    /// Whether likelier guesses are made more often.
    pub(crate) believing: bool,
}

impl DaysLens {
    /// How likely each of the three agendas of `side` is its choice, as the table shows it.
    #[must_use]
    pub fn belief(&self, side: Side) -> [f32; 3] {
        self.belief[side]
    }

    /// What each side sees of a position that is not over. For fitting evaluations.
    #[must_use]
    pub fn features(&self, state: &State) -> BySide<Features> {
        evaluate::features(self, state)
    }

    /// About how many cards a side must spend on coming down from the brink of war, and how many it has left to play. For fitting.
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

    fn lens(view: &View, believing: bool) -> DaysLens {
        let board = &view.board;
        let belief = BySide::from_fn(|side| match board.flags[side] {
            Some(three) if believing => belief::agendas(board, side, three),
            _ => [1.0 / 3.0; 3],
        });
        DaysLens {
            seat: view.seat.side().expect("only the view of a player is read"),
            round: board.round,
            flags: board.flags,
            belief,
            own: view.own.and_then(|own| own.agenda),
            believing,
        }
    }

    #[inline]
    fn likelihood(lens: &DaysLens, guess: &State) -> f32 {
        if lens.believing { belief::likelihood(lens, guess) } else { 1.0 }
    }

    #[inline]
    fn evaluate(lens: &DaysLens, state: &State) -> BySide<f32> {
        evaluate::evaluate(lens, state)
    }

    #[inline]
    fn looks(lens: &DaysLens, state: &State, side: Side) -> f32 {
        evaluate::looks(lens, state, side)
    }

    fn standing(_lens: &DaysLens, state: &State, side: Side) -> f32 {
        standing::standing(state, side)
    }

    #[inline]
    fn is_beyond(lens: &DaysLens, state: &State) -> bool {
        state.board().round != lens.round
    }

    #[inline]
    fn ends_in_sight(lens: &DaysLens) -> bool {
        lens.round == ROUNDS
    }

    #[inline]
    fn is_quiet(state: &State) -> bool {
        !matches!(
            state.board().pending.phase,
            Phase::Answer(_)
                | Phase::Command(_)
                | Phase::Line(_)
                | Phase::Take(_)
                | Phase::Taken(_)
                | Phase::Replace(_)
                | Phase::Redraw(_)
        )
    }

    fn is_next_card(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::Play(_))
    }

    fn has_plays(state: &State, side: Side) -> bool {
        features::plays_left(state.board())[side] > 0
    }

    #[inline]
    fn kind(lens: &DaysLens, state: &State, side: Side) -> usize {
        match (lens.flags[side], state.chosen(side)) {
            (Some(three), Some(chosen)) => {
                three.iter().position(|&agenda| agenda == chosen).expect("a side chooses one of its three agendas")
            }
            _ => 0,
        }
    }

    fn is_secret(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::ChooseAgenda(_) | Phase::Initiative(_))
    }

    #[inline]
    fn is_hidden(state: &State, _action: Action) -> bool {
        matches!(state.board().pending.phase, Phase::ChooseAgenda(_))
    }

    /// A card with which somebody commands is as good as any other of its cubes, unless its Event is the other side's.
    #[inline]
    fn alike(state: &State) -> Option<Alike<Action>> {
        matches!(state.board().pending.phase, Phase::Play(_)).then_some(any_command)
    }

    fn draw_key(state: &State) -> u64 {
        let kind = match state.board().pending.phase {
            Phase::DealAgendas(side) => side as u64,
            Phase::DealHand(side) => 2 + side as u64,
            Phase::Take(_) => 4,
            Phase::Replace(_) => 5,
            Phase::Redraw(_) => 6,
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

/// The Command that stands for all that `mover` can give with as many cubes and without an Event for the other side.
fn any_command(action: Action, mover: Side) -> Action {
    let any = |card: Card| if card.belongs_to(mover.other()) { card } else { ANY[usize::from(card.row().cubes) - 1] };
    match action {
        Action::Command(card) => Action::Command(any(card)),
        Action::CommandWithLetter(card) => Action::CommandWithLetter(any(card)),
        other => other,
    }
}

/// A card of nobody for each number of cubes.
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
