//! What bots understand of *13 Minutes*.

mod belief;
pub(crate) mod bids;
mod calibration;
pub(crate) mod evaluate;
mod features;
pub(crate) mod order;
mod plan;
mod reason;
mod risk;
mod standing;
mod weights;

use kernel::{BySide, Game, Side, Turn};
use minutes::{Action, CARDS, Colour, Decision, Draw, Phase, Sight, State, View};

use crate::arena::Measured;
use crate::{Calibration, Insight, Mixed, Rng};

pub use bids::{OrderTerms, mix as mixed_bids};
pub(crate) use features::awards;
pub use features::{Balance, Features};
pub use plan::Step;
pub use reason::{Aim, Reason};

/// What is worked out from a view of *13 Minutes*.
#[derive(Clone, Copy, Debug)]
pub struct MinutesLens {
    /// How likely the opponent holds each card, compared with chance; nothing without belief.
    pub(crate) held: Option<[u32; CARDS]>,
}

impl MinutesLens {
    /// What each side sees of a position that is not over. For fitting evaluations.
    #[must_use]
    pub fn features(&self, state: &State) -> BySide<Features> {
        evaluate::features(state)
    }

    /// The place of a side in the table of war risks: who plays last, plays left, how near war is. For fitting.
    #[must_use]
    pub fn brink(&self, state: &State, side: Side) -> (usize, usize, usize) {
        risk::cell(state, side, &features::Tempo::of(state))
    }

    /// What the chance of the side that plays last depends on after these bids. For fitting.
    #[must_use]
    pub fn order(&self, state: &State, last: Side, bids: BySide<u8>) -> OrderTerms {
        OrderTerms::of(state, last, bids)
    }

    /// The column of weights for a position. For fitting.
    #[must_use]
    pub fn column(&self, state: &State) -> usize {
        weights::column(state.board().plays_made)
    }

    /// The row of a card in the table of beliefs, as the side that holds it sees the card. For fitting.
    #[must_use]
    pub fn class(&self, state: &State, side: Side, card: minutes::Slot) -> (usize, usize) {
        (belief::row(state.board().plays_made), belief::class(state.board().rules.deck(), side, card))
    }
}

impl Insight for State {
    type Lens = MinutesLens;

    fn seat(view: &View) -> Option<Side> {
        view.seat.side()
    }

    fn lens(view: &View, belief: bool) -> MinutesLens {
        let seat = view.seat.side().expect("only the view of a player is read");
        let held = belief.then(|| belief::held(view, seat));
        MinutesLens { held }
    }

    #[inline]
    fn likely_guess(lens: &MinutesLens, view: &View, rng: &mut Rng) -> State {
        match &lens.held {
            None => State::guess(view, rng),
            Some(held) => view.guess_with(held, rng),
        }
    }

    #[inline]
    fn evaluate(_lens: &MinutesLens, state: &State) -> BySide<f32> {
        evaluate::evaluate(state)
    }

    fn standing(_lens: &MinutesLens, state: &State, side: Side) -> f32 {
        standing::standing(state, side)
    }

    #[inline]
    fn is_past_horizon(_lens: &MinutesLens, _state: &State) -> bool {
        false
    }

    #[inline]
    fn horizon_is_end(_lens: &MinutesLens) -> bool {
        true
    }

    #[inline]
    fn is_quiet(state: &State) -> bool {
        !matches!(state.board().pending.phase, Phase::Decide(_, Decision::Answer | Decision::Command | Decision::Line))
    }

    fn is_next_card(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Play))
    }

    fn has_plays(state: &State, side: Side) -> bool {
        features::Tempo::of(state).left[side] > 0
    }

    /// The colour of Cuba, for those who know it.
    #[inline]
    fn player_type(_lens: &MinutesLens, state: &State, side: Side) -> usize {
        match state.cuba().filter(|_| state.known(side).cuba == Sight::Known) {
            Some(cuba) => state.board().rules.deck().row(cuba).colour as usize,
            None => Colour::Military as usize,
        }
    }

    const PARTS: &'static [(&'static str, Calibration)] = &calibration::PARTS;

    fn part(view: &View) -> usize {
        calibration::part(&view.board)
    }

    fn is_secret(state: &State) -> bool {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Bid))
    }

    #[inline]
    fn is_hidden(_state: &State, action: Action) -> bool {
        matches!(action, Action::Bid(_) | Action::Exchange(_))
    }

    fn equilibrium(view: &View, rng: &mut Rng) -> Option<Vec<Mixed<Action>>> {
        bids::equilibrium(view, rng)
    }
}

impl Measured for State {
    fn draw_key(state: &State) -> u64 {
        let kind = match state.board().pending.phase {
            Phase::Draw(Draw::Hand(side)) => side as u64,
            Phase::Draw(Draw::Cuba) => 2,
            Phase::Draw(Draw::Coin) => 3,
            _ => 4,
        };
        debug_assert!(state.turn() == Turn::Chance);
        u64::from(state.board().plays_made) << 8 | kind
    }

    fn initiative(_state: &State, action: Action) -> Option<Side> {
        match action {
            Action::First(side) => Some(side),
            _ => None,
        }
    }

    fn prestige(state: &State) -> i8 {
        let BySide { us, ussr } = state.board().prestige;
        us as i8 - ussr as i8
    }
}
