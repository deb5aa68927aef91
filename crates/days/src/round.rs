//! The steps of a round that the rules take by themselves.

use kernel::{Side, Witness};

use crate::{
    Battleground, Cause, Cursor, Decision, Draw, Fact, LetterCause, Modifiers, Phase, ROUNDS, SaveCause, State, Track,
};

impl State {
    /// Step 1: every marker goes up; then agendas are dealt.
    pub(crate) fn open_round(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        for side in Side::ALL {
            for track in Track::ALL {
                self.shift(side, track, 1, Cause::Round, witness);
            }
        }
        self.wait_for(Phase::Draw(Draw::Agendas(Side::Us)));
    }

    /// Step 4: the last card of each hand goes onto the aftermath stack. Step 5 begins with television.
    pub(crate) fn save_last_cards(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        for side in Side::ALL {
            for card in core::mem::take(&mut self.hands[side]).iter() {
                self.save(side, card, SaveCause::Saved, witness);
            }
        }
        match self.board.dominates(Battleground::Television) {
            Some(side) => self.wait_for(Phase::Decide(side, Decision::Television)),
            None => self.award_letter(witness),
        }
    }

    /// Step 5 goes on (R2): who dominates the United Nations gets the Letter; then the alliances.
    pub(crate) fn award_letter(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        if let Some(side) = self.board.dominates(Battleground::UnitedNations)
            && self.board.letter != side
        {
            self.give_letter(side, LetterCause::UnitedNations, witness);
        }
        match self.board.dominates(Battleground::Alliances) {
            Some(side) => self.wait_for(Phase::Draw(Draw::Alliance(side))),
            None => self.resolve_agendas(witness),
        }
    }

    /// Step 8: the next round, or the end of the game.
    pub(crate) fn advance(&mut self, witness: &mut impl Witness<Self>) {
        if self.board.round == ROUNDS {
            return self.count_aftermath(witness);
        }
        witness.rules(self);
        let board = &mut self.board;
        board.round += 1;
        board.modifiers = kernel::BySide::new(Modifiers::NONE, Modifiers::NONE);
        board.flags = kernel::BySide::new(None, None);
        board.revealed = None;
        board.plays_made = 0;
        board.pending.cursor = Cursor::START;
        self.chosen = kernel::BySide::default();
        witness.fact(Fact::Round { to: self.board.round });
        self.open_round(witness);
    }
}
