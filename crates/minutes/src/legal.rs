//! What may be chosen, and what may be dealt.

use core::iter;

use kernel::{Dealer, Gather, Side};

use crate::effect::{Deed, MAX_TOTAL};
use crate::resolve::Reach;
use crate::{Action, Battleground, Board, CUBES, Chance, HAND, Phase, Slot, Slots, State, Zone};

impl Board {
    /// Lists placing one cube, two, and so on, and taking off one, two, and so on, as a line or Command allows.
    #[inline]
    fn list_cubes(&self, reach: Reach, out: &mut impl Gather<Action>) {
        // Short rows are cheaper, and hardly any line needs long ones.
        if reach.most <= COMMAND as u8 {
            self.list_rows::<COMMAND, COMMAND>(reach, out);
        } else {
            self.list_rows::<{ MAX_TOTAL as usize }, { CUBES as usize }>(reach, out);
        }
    }

    #[inline]
    fn list_rows<const P: usize, const R: usize>(&self, reach: Reach, out: &mut impl Gather<Action>) {
        let deck = self.rules.deck();
        let stacks = &self.cubes[reach.side];
        let placing = reach.most.min(self.supply[reach.side]);
        let places = reach.placing.iter().map(|slot| (place_row::<P>(deck.battleground(slot)), slot));
        if self.rules.max_cubes().is_none() {
            out.add_rows(places.map(|(row, _)| (row, placing)));
        } else {
            out.add_rows(places.map(|(row, slot)| (row, placing.min(self.rules.room(stacks.at(slot))))));
        }
        out.add_rows(
            reach
                .removing
                .iter()
                .map(|slot| (removal_row::<R>(deck.battleground(slot)), reach.most.min(stacks.at(slot)))),
        );
    }

    /// What the Command of the card played can do.
    #[inline]
    fn command_reach(&self, side: Side) -> Reach {
        let cubes = self.play.map_or(0, |play| self.rules.deck().cubes(play.slot));
        Reach { side, placing: self.table, removing: self.cubes[side].spots(), most: cubes }
    }
}

/// Placing one cube, two, and so on.
#[inline]
fn place_row<const N: usize>(at: Battleground) -> [Action; N] {
    core::array::from_fn(|i| Action::Place(at, i as u8 + 1))
}

/// Taking off one cube, two, and so on.
#[inline]
fn removal_row<const N: usize>(at: Battleground) -> [Action; N] {
    core::array::from_fn(|i| Action::Remove(at, i as u8 + 1))
}

/// Cubes of the largest Command of a card.
const COMMAND: usize = 3;

/// Every bid.
const BIDS: [Action; CUBES as usize + 1] = {
    let mut bids = [Action::Done; CUBES as usize + 1];
    let mut cubes = 0;
    while cubes <= CUBES {
        bids[cubes as usize] = Action::Bid(cubes);
        cubes += 1;
    }
    bids
};

impl State {
    #[inline]
    pub(crate) fn list_actions(&self, out: &mut impl Gather<Action>, in_order: bool) {
        match self.phase() {
            Phase::Bid(_) => out.add_rows(iter::once((BIDS, CUBES + 1))),
            Phase::Order(_) => out.add_rows(iter::once((Side::ALL.map(Action::First), 2))),
            Phase::Play(side) => self.list_plays(side, out),
            Phase::Answer(_) => out.add_rows(iter::once(([Action::Use, Action::Decline], 2))),
            Phase::Command(side) => {
                self.board.list_rows::<COMMAND, COMMAND>(self.board.command_reach(side), out);
                out.add(Action::Done);
            }
            Phase::Line(side) => self.list_line(side, out, in_order),
            Phase::DealHand(_) | Phase::DealCuba | Phase::Coin | Phase::Draw(_) | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_plays(&self, side: Side, out: &mut impl Gather<Action>) {
        let (middle, own) = (Zone::Neutral, Zone::sphere(side));
        out.add_rows(self.hands[side].iter().map(|slot| {
            let card = self.card(slot);
            let commands = [Action::Command(card, middle), Action::Command(card, own)];
            let [first, second] = [Action::Event(card, middle), Action::Event(card, own)];
            let ways = if self.cards().belongs(slot, side.other()) { 2 } else { 4 };
            ([commands[0], commands[1], first, second], ways)
        }));
    }

    fn list_line(&self, side: Side, out: &mut impl Gather<Action>, in_order: bool) {
        let board = &self.board;
        let Some(line) = board.line() else { return };
        let ways = board.ways();
        if ways > 1 {
            return (1..=ways).for_each(|way| out.add(Action::Way(way)));
        }
        // Battlegrounds up to here were passed over by a searcher.
        let passed = if in_order { board.pending.cursor.done } else { Slots::EMPTY };
        match line.deed {
            Deed::Place { .. } | Deed::Remove { .. } | Deed::Command { .. } => {
                let mut reach = board.reach(line);
                reach.placing = reach.placing.after(passed);
                reach.removing = reach.removing.after(passed);
                board.list_cubes(reach, out);
            }
            Deed::Move { .. } => {
                for (zone, spots) in Zone::ALL.into_iter().zip(board.destinations(line)) {
                    spots.after(passed).iter().for_each(|at| out.add(Action::Move(self.battleground(at), zone)));
                }
            }
            Deed::Exchange => self.hands[side].iter().for_each(|slot| out.add(Action::Exchange(self.card(slot)))),
            Deed::When { .. } | Deed::Look => return,
        }
        out.add(Action::Done);
    }

    pub(crate) fn list_chances(&self, out: &mut impl Extend<(Chance, u32)>) {
        match self.phase() {
            Phase::DealHand(side) => out.extend(self.deck.pairs().map(|pair| (self.hand_outcome(side, pair), 1))),
            Phase::DealCuba => out.extend(self.deck.iter().map(|slot| (Chance::Cuba(self.card(slot)), 1))),
            Phase::Draw(_) => out.extend(self.deck.iter().map(|slot| (Chance::Draw(self.card(slot)), 1))),
            Phase::Coin => out.extend(Side::ALL.map(|side| (Chance::Coin(side), 1))),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn draw_chance(&self, dealer: &mut impl Dealer) -> Chance {
        match self.phase() {
            Phase::DealHand(side) => {
                let mut deck = self.deck;
                self.hand_outcome(side, deck.draw(HAND, dealer))
            }
            Phase::DealCuba => Chance::Cuba(self.card(self.deck.pick(dealer))),
            Phase::Draw(_) => Chance::Draw(self.card(self.deck.pick(dealer))),
            _ => Chance::Coin(Side::ALL[dealer.below(2) as usize]),
        }
    }

    /// The outcome in which a side is dealt these two cards.
    #[inline]
    fn hand_outcome(&self, side: Side, pair: Slots) -> Chance {
        let first = pair.first().unwrap_or(Slot::CUBA);
        let second = pair.without(first.alone()).first().unwrap_or(Slot::CUBA);
        let (first, second) = (self.card(first), self.card(second));
        Chance::Cards(side, [first.min(second), first.max(second)])
    }

    pub(crate) fn is_possible(&self, chance: Chance) -> bool {
        let in_deck = |card| self.cards().slot(card).is_some_and(|slot| self.deck.contains(slot));
        match (self.phase(), chance) {
            (Phase::DealHand(side), Chance::Cards(to, [a, b])) => side == to && a < b && in_deck(a) && in_deck(b),
            (Phase::DealCuba, Chance::Cuba(card)) | (Phase::Draw(_), Chance::Draw(card)) => in_deck(card),
            (Phase::Coin, Chance::Coin(_)) => true,
            _ => false,
        }
    }
}
