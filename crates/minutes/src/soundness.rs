//! What holds in every position.

use kernel::{Gather, Side, Turn};

use crate::{CUBES, HAND, MAX_TIES, Slot, Slots, State};

impl State {
    /// What is wrong with the position, if anything is.
    pub(crate) fn find_flaw(&self) -> Option<&'static str> {
        self.cube_flaw().or_else(|| self.card_flaw()).or_else(|| self.play_flaw())
    }

    fn cube_flaw(&self) -> Option<&'static str> {
        let board = &self.board;
        for side in Side::ALL {
            let stacks = &board.cubes[side];
            if stacks.sum() + board.supply[side] + board.out[side] != CUBES {
                return Some("a side has not 13 cubes");
            }
            let with_cubes: Slots = Slots::ALL.iter().filter(|&at| stacks.at(at) > 0).collect();
            if with_cubes != stacks.spots() || !with_cubes.is_subset(board.table) {
                return Some("cubes lie on no battleground");
            }
            if board.rules.max_cubes().is_some_and(|most| with_cubes.iter().any(|at| stacks.at(at) > most)) {
                return Some("too many cubes of one side on a battleground");
            }
        }
        None
    }

    fn card_flaw(&self) -> Option<&'static str> {
        let board = &self.board;
        let cuba = self.cuba.map_or(Slots::EMPTY, Slot::alone);
        let piles = [self.hands.us, self.hands.ussr, self.deck, cuba, board.table.without(Slot::CUBA.alone())];
        let all = piles.iter().fold(Slots::EMPTY, |all, &pile| all.union(pile));
        let count: u8 = piles.iter().map(|pile| pile.len()).sum();
        if all != Slots::CARDS || count != Slots::CARDS.len() {
            return Some("a card is lost or in two places");
        }
        if self.hands.us.len() > HAND || self.hands.ussr.len() > HAND {
            return Some("a hand has more than two cards");
        }
        let spheres = board.spheres;
        if !spheres.us.intersection(spheres.ussr).is_empty()
            || !spheres.us.union(spheres.ussr).is_subset(board.table)
            || !board.table.contains(Slot::CUBA)
        {
            return Some("a battleground lies in no zone or in two");
        }
        let wrong = |side: Side| !self.known[side].is_true(self.cuba, self.hands[side.other()]);
        (board.revealed.is_none() && Side::ALL.into_iter().any(wrong)).then_some("a side knows what is not so")
    }

    fn play_flaw(&self) -> Option<&'static str> {
        if self.board.ties > MAX_TIES {
            return Some("bids were equal too often");
        }
        let mut some = Any(false);
        self.list_actions::<false>(&mut some);
        (matches!(self.phase().turn(), Turn::Player(_)) != some.0).then_some("the side to move cannot move")
    }
}

/// Whether anything was handed over.
struct Any(bool);

impl<T: Copy> Gather<T> for Any {
    fn add(&mut self, _item: T) {
        self.0 = true;
    }
}
