use kernel::{BySide, Game, Outcome, Seat, Side};
use minutes::{Action, CARDS, Decision, Deck, Phase, Slot, State};

use super::Plan;
use crate::insight::minutes::evaluate::over;
use crate::insight::minutes::{awards, order};
use crate::play::{advance, choices};
use crate::regression::Sample;
use crate::{OrderTerms, Rng, mixed_bids};

/// How both sides bid.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bids {
    /// Any number of cubes.
    AtRandom,
    /// Nothing, until chance decides (M6).
    None,
    /// As the equilibrium says, where the order is worth this.
    Solved(OrderTerms),
}

/// What is noted about a game.
#[derive(Clone, Debug)]
pub(super) struct Noted {
    pub(super) outcome: Outcome,
    pub(super) prestige: BySide<u8>,
    pub(super) first: Side,
    /// What each side bid at first, and whether that was the same.
    pub(super) bids: BySide<u8>,
    pub(super) tie: bool,
    pub(super) events: Vec<Chance>,
    /// The hands when the bids were made.
    pub(super) dealt: State,
    out: BySide<u8>,
}

/// A side could use the Event of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    pub(super) slot: Slot,
    pub(super) side: Side,
    /// If it did, by how much that moved prestige towards it, as if the game ended then.
    pub(super) brought: Option<i8>,
}

impl Noted {
    /// What the order of play was worth in this game, if the higher bid plays last.
    pub(super) fn sample(&self) -> Option<Sample<{ OrderTerms::COUNT }>> {
        let last = self.first.other();
        (self.out.ahead() == Some(last)).then(|| Sample {
            balance: OrderTerms::of(&self.dealt, last, self.out).values(),
            war: 0.0,
            their_war: 0.0,
            won: over(self.outcome)[last],
        })
    }
}

/// What is noted while a game is under way.
struct Notes {
    dealt: State,
    bids: BySide<Option<u8>>,
    events: Vec<Chance>,
    /// An Event that is being carried out, and how prestige stood before it.
    open: Option<(usize, i8)>,
}

impl Notes {
    fn see(&mut self, state: &State, side: Side, action: Action) {
        let deck = state.board().rules.deck();
        let used = |card| deck.slot(card).map(|slot| (slot, true));
        let chance = match action {
            Action::Bid(cubes) => {
                self.dealt = *state;
                self.bids[side].get_or_insert(cubes);
                None
            }
            Action::Event(card, _) => used(card),
            Action::Command(card, _) => {
                deck.slot(card).filter(|&slot| may_use(deck, slot, side)).map(|slot| (slot, false))
            }
            Action::Use => state.board().play.map(|play| (play.slot, true)),
            Action::Decline => state.board().play.map(|play| (play.slot, false)),
            _ => None,
        };
        if let Some((slot, is_used)) = chance {
            if is_used {
                self.open = Some((self.events.len(), awards(state).0));
            }
            self.events.push(Chance { slot, side, brought: None });
        }
    }

    /// Notes what an Event brought that is done with.
    fn close(&mut self, state: &State) {
        if matches!(state.board().pending.phase, Phase::Decide(_, Decision::Line)) {
            return;
        }
        if let Some((at, before)) = self.open.take() {
            let chance = &mut self.events[at];
            let by = awards(state).0 - before;
            chance.brought = Some(if chance.side == Side::Us { by } else { -by });
        }
    }
}

/// Whether a side that plays this card can use its Event.
fn may_use(deck: &Deck, slot: Slot, side: Side) -> bool {
    !deck.belongs(slot, side.other())
}

/// Plays a game.
pub(super) fn play(plan: &Plan, bids: Bids, game: u32) -> Noted {
    let stream = u64::from(game) << 2
        | match bids {
            Bids::AtRandom => 0,
            Bids::None => 1,
            Bids::Solved(_) => 2,
        };
    let mut rng = Rng::of(plan.seed, stream);
    let mut bot = plan.player.bot::<State>();
    let mut state = State::begin(plan.rules, &mut ());
    let mut notes = Notes { dealt: state, bids: BySide::default(), events: Vec::with_capacity(CARDS), open: None };
    let mut ties = 0;
    let outcome = loop {
        let choose = |state: &State, side: Side, rng: &mut Rng| {
            let view = state.view(Seat::Player(side));
            let action = match (state.board().pending.phase, bids) {
                (Phase::Decide(_, Decision::Bid), Bids::AtRandom) => Action::Bid(order::any_bid(rng)),
                (Phase::Decide(_, Decision::Bid), Bids::None) => Action::Bid(0),
                (Phase::Decide(_, Decision::Bid), Bids::Solved(order)) => {
                    let mix = mixed_bids(&view, &order, rng).unwrap_or_default();
                    let at = rng.weighted(mix.iter().map(|mixed| f64::from(mixed.probability)));
                    mix.get(at).map_or(Action::Bid(0), |mixed| mixed.action)
                }
                // Whoever learns what the order is worth must not mistake one for the other.
                (Phase::Decide(by, Decision::Order), Bids::AtRandom | Bids::None) => Action::First(by.other()),
                _ => bot.choose(&view, &choices(state), rng.bits()),
            };
            notes.see(state, side, action);
            action
        };
        if let Err(outcome) = advance(&mut state, &mut rng, choose) {
            break outcome;
        }
        ties = ties.max(state.board().ties);
        notes.close(&state);
    };
    let board = state.board();
    Noted {
        outcome,
        prestige: board.prestige,
        first: board.first,
        bids: notes.bids.map(|bid| bid.unwrap_or(0)),
        tie: ties > 0,
        events: notes.events,
        dealt: notes.dealt,
        out: board.out,
    }
}
