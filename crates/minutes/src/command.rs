//! Moving cubes and battlegrounds: Commands, and what Events move.

use kernel::{Side, Witness};

use crate::{Action, Cause, Decision, Fact, Phase, Slot, Slots, State, Zone};

impl State {
    /// Changes the cubes of `side` at `at` by a number that is known to be possible.
    #[inline]
    pub(crate) fn move_cubes(&mut self, side: Side, at: Slot, by: i8, why: Cause, witness: &mut impl Witness<Self>) {
        let board = &mut self.board;
        let from = board.cubes[side].at(at);
        let to = from.wrapping_add_signed(by);
        board.cubes[side].set(at, to);
        board.supply[side] = board.supply[side].wrapping_add_signed(-by);
        witness.fact(Fact::Cubes { side, at: self.battleground(at), from, to, why });
    }

    /// Moves battlegrounds one step towards a side; those in its sphere stay.
    #[inline]
    pub(crate) fn draw_towards(&mut self, side: Side, spots: Slots, why: Cause, witness: &mut impl Witness<Self>) {
        for at in spots.without(self.board.spheres[side]).iter() {
            let from = self.board.zone(at);
            witness.fact(Fact::Move { at: self.battleground(at), from, to: from.towards(side), why });
        }
        let spheres = &mut self.board.spheres;
        let returning = spots.intersection(spheres[side.other()]);
        spheres[side] = spheres[side].union(spots.without(returning));
        spheres[side.other()] = spheres[side.other()].without(returning);
    }

    /// Moves a battleground into another zone.
    #[inline]
    pub(crate) fn move_to(&mut self, at: Slot, to: Zone, why: Cause, witness: &mut impl Witness<Self>) {
        let from = self.board.zone(at);
        self.board.place_in(at, to);
        witness.fact(Fact::Move { at: self.battleground(at), from, to, why });
    }

    /// Begins the Command of the card played, unless there is nothing to be done (M11).
    #[inline]
    pub(crate) fn open_command(&mut self, side: Side, witness: &mut impl Witness<Self>) {
        // Where there is no room for a cube of the supply, there are cubes to be removed.
        if self.board.supply[side] > 0 || !self.board.cubes[side].spots().is_empty() {
            self.wait_for(Phase::Decide(side, Decision::Command));
        } else {
            self.close_play(witness);
        }
    }

    pub(crate) fn act_in_command(&mut self, side: Side, action: Action, witness: &mut impl Witness<Self>) {
        let play = self.board.play.expect("a Command has a card");
        let why = Cause::Command(self.card(play.slot));
        match action {
            Action::Place(at, count) => {
                let at = self.spot(at);
                self.move_cubes(side, at, count as i8, why, witness);
                self.draw_towards(side, at.alone(), why, witness);
            }
            Action::Remove(at, count) => {
                let at = self.spot(at);
                self.move_cubes(side, at, -(count as i8), why, witness);
                self.draw_towards(side.other(), at.alone(), why, witness);
            }
            _ => debug_assert_eq!(action, Action::Done),
        }
        self.close_play(witness);
    }
}
