//! Positions that were not played but laid out: for lessons, puzzles and tests.

use kernel::{BySide, Game, Side};

use crate::{CUBES, Decision, HAND, PLAYS, Phase, Rules, Sight, Slot, Slots, Stacks, State};

/// A position before a card is played. What is not said is as the game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The options of the rules, the deck among them.
    pub rules: Rules,
    /// Cards that were played: battlegrounds besides Cuba.
    pub played: Slots,
    /// Battlegrounds in each sphere, Cuba among them if it lies there.
    pub spheres: BySide<Slots>,
    /// Cubes by battleground; Cuba is the last.
    pub cubes: BySide<[u8; Slot::COUNT]>,
    /// Cubes that left the game by bids.
    pub out: BySide<u8>,
    /// The Cuba card; any if it is not said.
    pub cuba: Option<Slot>,
    /// Whether a side has seen the Cuba card.
    pub saw_cuba: BySide<bool>,
    /// Cards that must be in a hand; the hand is filled up from the deck.
    pub hands: BySide<Slots>,
    /// Who played first.
    pub first: Side,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            rules: Rules::default(),
            played: Slots::EMPTY,
            spheres: BySide::default(),
            cubes: BySide::default(),
            out: BySide::default(),
            cuba: None,
            saw_cuba: BySide::default(),
            hands: BySide::default(),
            first: Side::Us,
        }
    }
}

impl Setup {
    /// The position.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn build(&self) -> Result<State, &'static str> {
        let plays_made = self.played.len();
        if plays_made >= 2 * PLAYS {
            return Err("nobody has a card to play");
        }
        let mut state = State::begin(self.rules, &mut ());
        let board = &mut state.board;
        board.table = self.played.union(Slot::CUBA.alone());
        board.spheres = self.spheres;
        for side in Side::ALL {
            let mut stacks = Stacks::NONE;
            Slots::ALL.iter().for_each(|at| stacks.set(at, self.cubes[side][at.index()]));
            let away = stacks.sum() + self.out[side];
            board.supply[side] = CUBES.checked_sub(away).ok_or("a side has more than 13 cubes")?;
            board.cubes[side] = stacks;
        }
        board.out = self.out;
        board.first = self.first;
        board.plays_made = plays_made;
        board.saw_cuba = self.saw_cuba;
        board.pending.phase = Phase::Decide(board.player(), Decision::Play);
        for side in Side::ALL {
            state.known[side].cuba = if self.saw_cuba[side] { Sight::Known } else { Sight::Unknown };
        }
        self.lay_cards(&mut state)?;
        state.find_flaw().map_or(Ok(state), Err)
    }

    /// Lays Cuba and fills the hands up with cards that lie nowhere else; what is left is the deck.
    fn lay_cards(&self, state: &mut State) -> Result<(), &'static str> {
        let laid = [self.played, self.hands.us, self.hands.ussr, self.cuba.map_or(Slots::EMPTY, Slot::alone)];
        let mut rest = laid.into_iter().fold(Slots::CARDS, Slots::without);
        let mut take = |count: u8| {
            let taken: Slots = rest.iter().take(count.into()).collect();
            rest = rest.without(taken);
            taken
        };
        state.cuba = self.cuba.or_else(|| take(1).first());
        for side in Side::ALL {
            let missing = self.hand_size(side).checked_sub(self.hands[side].len());
            state.hands[side] = self.hands[side].union(take(missing.ok_or("a hand has too many cards")?));
        }
        state.deck = rest;
        Ok(())
    }

    /// Cards in hand: two, until the deck is empty.
    fn hand_size(&self, side: Side) -> u8 {
        let drawn = crate::CARDS as u8 - 2 * HAND - 1;
        let without_draw = self.played.len().saturating_sub(drawn);
        HAND - if side == self.first { without_draw.div_ceil(2) } else { without_draw / 2 }
    }
}
