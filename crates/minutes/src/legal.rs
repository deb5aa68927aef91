//! What may be chosen, and what may be dealt.

use kernel::{Dealer, Gather, Side};

use crate::effect::{Deed, MAX_TOTAL};
use crate::resolve::Reach;
use crate::{Action, Board, CUBES, Chance, HAND, Phase, Slot, Slots, State, Zone};

impl Board {
    /// Lists placing one cube, two, and so on, where and as many as a line or Command allows.
    #[inline]
    fn list_places<const N: usize>(&self, reach: Reach, out: &mut impl Gather<Action>) {
        let most = reach.most.min(self.supply[reach.side]);
        out.add_rows::<N>(reach.placing.iter().map(|slot| {
            let at = self.rules.deck().battleground(slot);
            let room = self.rules.room(self.cubes(reach.side, slot));
            (core::array::from_fn(|i| Action::Place(at, i as u8 + 1)), most.min(room))
        }));
    }

    /// Lists taking one cube off, two, and so on, where and as many as a line or Command allows.
    #[inline]
    fn list_removals<const N: usize>(&self, reach: Reach, out: &mut impl Gather<Action>) {
        out.add_rows::<N>(reach.removing.iter().map(|slot| {
            let at = self.rules.deck().battleground(slot);
            let there = self.cubes(reach.side, slot);
            (core::array::from_fn(|i| Action::Remove(at, i as u8 + 1)), there.min(reach.most))
        }));
    }

    /// What the Command of the card played can do.
    #[inline]
    fn command_reach(&self, side: Side) -> Reach {
        let cubes = self.play.map_or(0, |play| self.rules.deck().row(play.slot).cubes);
        Reach { side, placing: self.table, removing: self.cubes[side].spots(), most: cubes }
    }
}

/// Cubes of the largest Command of a card.
const COMMAND: usize = 3;

impl State {
    #[inline]
    pub(crate) fn list_actions(&self, out: &mut impl Gather<Action>, in_order: bool) {
        match self.phase() {
            Phase::Bid(_) => (0..=CUBES).for_each(|cubes| out.add(Action::Bid(cubes))),
            Phase::Order(_) => Side::ALL.into_iter().for_each(|side| out.add(Action::First(side))),
            Phase::Play(side) => self.list_plays(side, out),
            Phase::Answer(_) => {
                out.add(Action::Use);
                out.add(Action::Decline);
            }
            Phase::Command(side) => {
                let reach = self.board.command_reach(side);
                self.board.list_places::<COMMAND>(reach, out);
                self.board.list_removals::<COMMAND>(reach, out);
                out.add(Action::Done);
            }
            Phase::Line(side) => self.list_line(side, out, in_order),
            Phase::DealHand(_) | Phase::DealCuba | Phase::Coin | Phase::Draw(_) | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_plays(&self, side: Side, out: &mut impl Gather<Action>) {
        for slot in self.hands[side].iter() {
            let card = self.card(slot);
            let serves = !self.cards().belongs(slot, side.other());
            for zone in [Zone::Neutral, Zone::sphere(side)] {
                out.add(Action::Command(card, zone));
                out.add_if(Action::Event(card, zone), serves);
            }
        }
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
                board.list_places::<{ MAX_TOTAL as usize }>(reach, out);
                board.list_removals::<{ CUBES as usize }>(reach, out);
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
