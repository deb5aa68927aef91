//! Positions that were not played but laid out: for lessons, puzzles and tests.

use kernel::{BySide, Game, Side};

use crate::agenda::{self, Three};
use crate::{Agenda, Board, CardSet, Decision, HAND, Markers, Modifier, PLAYS, Phase, Rules, State};

/// A position of the strategy step, before a card is played. What is not said is as the game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The options of the rules.
    pub rules: Rules,
    /// Cubes by battleground.
    pub cubes: BySide<[u8; 9]>,
    /// Markers.
    pub defcon: BySide<Markers>,
    /// Prestige, positive for the US.
    pub prestige: i8,
    /// The round.
    pub round: u8,
    /// Who holds the Letter.
    pub letter: Side,
    /// What is in force.
    pub modifiers: BySide<crate::Modifiers>,
    /// Who plays first this round.
    pub first: Side,
    /// Cards played this round, both sides together.
    pub plays_made: u8,
    /// Cards that must be in a hand; the hand is filled up from the deck.
    pub hands: BySide<CardSet>,
    /// Cards on the discard pile.
    pub discard: CardSet,
    /// Cards on the aftermath stack.
    pub aftermath: BySide<CardSet>,
    /// The agendas dealt to each side.
    pub flags: BySide<Three>,
    /// The agendas chosen.
    pub chosen: BySide<Agenda>,
    /// Agendas that left the game.
    pub used: crate::AgendaBag,
}

impl Default for Setup {
    fn default() -> Self {
        let board = Board::set_up(Rules::default());
        Setup {
            rules: Rules::default(),
            cubes: board.cubes,
            defcon: BySide::new(Markers::new(2, 3, 2), Markers::new(3, 2, 2)),
            prestige: 0,
            round: 1,
            letter: Side::Us,
            modifiers: BySide::default(),
            first: Side::Us,
            plays_made: 0,
            hands: BySide::default(),
            discard: CardSet::EMPTY,
            aftermath: BySide::default(),
            flags: BySide::new(
                [Agenda::Berlin, Agenda::Turkey, Agenda::Italy],
                [Agenda::CubaPolitical, Agenda::CubaMilitary, Agenda::Atlantic],
            ),
            chosen: BySide::new(Agenda::Turkey, Agenda::Atlantic),
            used: crate::AgendaBag::EMPTY,
        }
    }
}

impl Setup {
    /// Puts a modifier into force.
    pub fn modify(&mut self, side: Side, modifier: Modifier) {
        self.modifiers[side].add(modifier);
    }

    /// The position.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn build(mut self) -> Result<State, &'static str> {
        if self.plays_made >= 2 * PLAYS {
            return Err("nobody has a card to play");
        }
        for side in Side::ALL {
            agenda::sort(&mut self.flags[side]);
        }
        let mut state = State::begin(self.rules, &mut ());
        let board = &mut state.board;
        board.cubes = self.cubes;
        board.defcon = self.defcon;
        board.prestige = self.prestige;
        board.round = self.round;
        board.letter = self.letter;
        board.modifiers = self.modifiers;
        board.first = self.first;
        board.plays_made = self.plays_made;
        board.discard = self.discard;
        board.flags = self.flags.map(Some);
        board.used = self.used;
        board.pending.phase = Phase::Decide(board.player(), Decision::Play);
        state.chosen = self.chosen.map(Some);
        state.aftermath = self.aftermath;
        self.lay_cards(&mut state)?;
        state.find_flaw().map_or(Ok(state), Err)
    }

    /// Fills the hands up with cards that lie nowhere else; what is left is the deck.
    fn lay_cards(&self, state: &mut State) -> Result<(), &'static str> {
        let laid = [self.hands.us, self.hands.ussr, self.discard, self.aftermath.us, self.aftermath.ussr];
        state.deck = laid.into_iter().fold(CardSet::ALL, CardSet::without);
        for side in Side::ALL {
            let size = u32::from(HAND) - u32::from(self.plays_of(side));
            let mut hand = self.hands[side];
            if hand.len() > size {
                return Err("a hand has too many cards");
            }
            for card in state.deck.iter().take((size - hand.len()) as usize).collect::<CardSet>().iter() {
                hand.insert(card);
                state.deck.remove(card);
            }
            state.hands[side] = hand;
        }
        Ok(())
    }

    fn plays_of(&self, side: Side) -> u8 {
        if side == self.first { self.plays_made.div_ceil(2) } else { self.plays_made / 2 }
    }
}
