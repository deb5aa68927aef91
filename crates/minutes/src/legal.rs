//! What may be chosen, and what may be dealt.

use core::iter;

use kernel::{Dealer, Gather, List, Side};

use crate::deck::{SHORT, plays};
use crate::effect::Deed;
use crate::resolve::Reach;
use crate::{
    Action, Affiliation, Battleground, Board, CUBES, Chance, Decision, Deck, Draw, HAND, PLAYS, Phase, Slot, Slots,
    State, Zone,
};

/// Most choices that a position of any deck has: all cubes, or fewer, on each of ten cards and Cuba; or no more.
pub const MOST_CHOICES: usize = (2 * PLAYS as usize + 1) * CUBES as usize + 1;

const _: () = assert!(MOST_CHOICES <= List::<Action>::CAPACITY);

impl Board {
    /// Lists placing one cube, two, and so on, and taking off one, two, and so on, as a line or Command allows.
    #[inline]
    fn list_cubes(&self, reach: Reach, out: &mut impl Gather<Action>) {
        let deck = self.rules.deck();
        // Hardly any line moves more than the built-in deck has ready.
        match deck.choices() {
            Some(choices) if usize::from(reach.most) <= SHORT => {
                let of = |slot: Slot| &choices[slot.index()];
                self.list_rows(reach, |slot| of(slot).places, |slot| of(slot).removals, out);
            }
            _ => self.list_long_rows(deck, reach, out),
        }
    }

    /// Kept apart, so that the built-in deck does not pay for it. No side has more cubes than such a row: neither on a
    /// battleground nor in its supply.
    #[inline(never)]
    fn list_long_rows(&self, deck: &Deck, reach: Reach, out: &mut impl Gather<Action>) {
        self.list_rows(
            reach,
            |slot| long_row(deck, slot, Action::Place),
            |slot| long_row(deck, slot, Action::Remove),
            out,
        );
    }

    /// Lists cubes from rows of placing one, two, and so on, and of taking off one, two, and so on.
    #[inline]
    fn list_rows<const P: usize, const R: usize>(
        &self,
        reach: Reach,
        places: impl Fn(Slot) -> [Action; P],
        removals: impl Fn(Slot) -> [Action; R],
        out: &mut impl Gather<Action>,
    ) {
        let stacks = &self.cubes[reach.side];
        let placing = reach.most.min(self.supply[reach.side]);
        if self.rules.max_cubes().is_none() {
            out.add_rows(reach.placing.iter().map(|slot| (places(slot), placing)));
        } else {
            let room = |slot| placing.min(self.rules.room(stacks.at(slot)));
            out.add_rows(reach.placing.iter().map(|slot| (places(slot), room(slot))));
        }
        out.add_rows(reach.removing.iter().map(|slot| (removals(slot), reach.most.min(stacks.at(slot)))));
    }

    /// What the Command of the card played can do.
    #[inline]
    fn command_reach(&self, side: Side) -> Reach {
        let cubes = self.rules.deck().cubes(self.play.expect("a Command has a card").slot);
        Reach { side, placing: self.table, removing: self.cubes[side].spots(), most: cubes }
    }
}

/// Moving one cube, two, and so on up to all.
fn long_row(deck: &Deck, slot: Slot, moving: impl Fn(Battleground, u8) -> Action) -> [Action; CUBES as usize] {
    let at = deck.battleground(slot);
    core::array::from_fn(|i| moving(at, i as u8 + 1))
}

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
    pub(crate) fn list_actions<const IN_ORDER: bool>(&self, out: &mut impl Gather<Action>) {
        let Phase::Decide(side, decision) = self.phase() else { return };
        match decision {
            Decision::Bid => out.add_rows(iter::once((BIDS, CUBES + 1))),
            Decision::Order => out.add_rows(iter::once((Side::ALL.map(Action::First), 2))),
            Decision::Play => self.list_plays(side, out),
            Decision::Answer => out.add_rows(iter::once(([Action::Use, Action::Decline], 2))),
            Decision::Command => {
                self.board.list_cubes(self.board.command_reach(side), out);
                out.add(Action::Done);
            }
            Decision::Line => self.list_line::<IN_ORDER>(side, out),
        }
    }

    #[inline]
    fn list_plays(&self, side: Side, out: &mut impl Gather<Action>) {
        let deck = self.cards();
        let Some(choices) = deck.choices() else { return self.list_plays_slowly(side, out) };
        let theirs = deck.of(Affiliation::Side(side.other()));
        out.add_rows(self.hands[side].iter().map(|slot| {
            let ways = if theirs.contains(slot) { 2 } else { 4 };
            (choices[slot.index()].plays[side], ways)
        }));
    }

    /// Kept apart, so that the built-in deck does not pay for it.
    #[inline(never)]
    fn list_plays_slowly(&self, side: Side, out: &mut impl Gather<Action>) {
        let deck = self.cards();
        out.add_rows(self.hands[side].iter().map(|slot| {
            let ways = if deck.belongs(slot, side.other()) { 2 } else { 4 };
            (plays(deck.card(slot), Zone::sphere(side)), ways)
        }));
    }

    fn list_line<const IN_ORDER: bool>(&self, side: Side, out: &mut impl Gather<Action>) {
        let board = &self.board;
        let mut spare = None;
        let line = board.line_in(&mut spare).expect("an Event is carried out");
        let ways = board.ways();
        if ways > 1 {
            return (1..=ways).for_each(|way| out.add(Action::Way(way)));
        }
        // Battlegrounds up to here were passed over by a searcher.
        let passed = if IN_ORDER { board.pending.cursor.done } else { Slots::EMPTY };
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
        let Phase::Draw(draw) = self.phase() else { return };
        match draw {
            Draw::Hand(side) => out.extend(self.deck.pairs().map(|pair| (self.hand_outcome(side, pair), 1))),
            Draw::Cuba => out.extend(self.deck.iter().map(|slot| (Chance::Cuba(self.card(slot)), 1))),
            Draw::Card(_) => out.extend(self.deck.iter().map(|slot| (Chance::Draw(self.card(slot)), 1))),
            Draw::Coin => out.extend(Side::ALL.map(|side| (Chance::Coin(side), 1))),
        }
    }

    #[inline]
    pub(crate) fn draw_chance(&self, dealer: &mut impl Dealer) -> Chance {
        let Phase::Draw(draw) = self.phase() else { unreachable!("nothing is to be dealt") };
        match draw {
            Draw::Hand(side) => {
                let mut deck = self.deck;
                self.hand_outcome(side, deck.draw(HAND, dealer))
            }
            Draw::Cuba => Chance::Cuba(self.card(self.deck.pick(dealer))),
            Draw::Card(_) => Chance::Draw(self.card(self.deck.pick(dealer))),
            Draw::Coin => Chance::Coin(Side::ALL[dealer.below(2) as usize]),
        }
    }

    /// The outcome in which a side is dealt these two cards.
    #[inline]
    fn hand_outcome(&self, side: Side, pair: Slots) -> Chance {
        let first = pair.first().expect("a hand has two cards");
        let second = pair.without(first.alone()).first().expect("a hand has two cards");
        let (first, second) = (self.card(first), self.card(second));
        Chance::Cards(side, [first.min(second), first.max(second)])
    }

    pub(crate) fn is_possible(&self, chance: Chance) -> bool {
        let in_deck = |card| self.cards().slot(card).is_some_and(|slot| self.deck.contains(slot));
        let Phase::Draw(draw) = self.phase() else { return false };
        match (draw, chance) {
            (Draw::Hand(side), Chance::Cards(to, [a, b])) => side == to && a < b && in_deck(a) && in_deck(b),
            (Draw::Cuba, Chance::Cuba(card)) | (Draw::Card(_), Chance::Draw(card)) => in_deck(card),
            (Draw::Coin, Chance::Coin(_)) => true,
            _ => false,
        }
    }
}
