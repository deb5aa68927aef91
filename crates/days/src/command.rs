//! Moving cubes and markers: Commands, and what Events move.

use kernel::{Side, Witness};

use crate::{Battleground, Board, Cause, Fact, LetterCause, MAX_STACK, Modifier, Play, State, Track, Use};

impl Board {
    /// The most cubes that a Command of `cubes` could place at `at`.
    #[inline]
    #[must_use]
    pub fn room(&self, side: Side, at: Battleground, cubes: u8) -> u8 {
        cubes.min(MAX_STACK - self.cubes(side, at)).min(self.supply(side))
    }

    /// The cubes of the Command of a card on the table, modifiers and Letter included (R25).
    #[inline]
    #[must_use]
    pub fn command_cubes(&self, play: Play) -> u8 {
        let letter = u8::from(play.how == Use::CommandWithLetter);
        self.modifiers[play.by].command(play.card.row().cubes) + letter
    }

    /// Whether `by` may lower a marker of `of` by the Event being carried out (R10).
    #[inline]
    #[must_use]
    pub fn may_deflate(&self, by: Side, of: Side) -> bool {
        let modifiers = self.modifiers[of];
        let played_it = self.play().is_some_and(|play| play.by == of);
        let barred = modifiers.has(Modifier::BayOfPigs) || modifiers.has(Modifier::Containment) && played_it;
        by != of || !barred
    }

    /// By how many steps moving `cubes` of one battleground moves a marker.
    #[inline]
    #[must_use]
    pub const fn tension(cubes: u8) -> i8 {
        cubes.saturating_sub(1) as i8
    }
}

impl State {
    /// Changes the cubes of `side` at `at` by a number that is known to be possible.
    #[inline]
    pub(crate) fn move_cubes(
        &mut self,
        side: Side,
        at: Battleground,
        by: i8,
        why: Cause,
        witness: &mut impl Witness<Self>,
    ) {
        let cubes = &mut self.board.cubes[side][at as usize];
        let from = *cubes;
        *cubes = from.wrapping_add_signed(by);
        witness.fact(Fact::Cubes { side, at, from, to: *cubes, why });
    }

    /// Moves a marker, which stops at the ends of its track.
    #[inline]
    pub(crate) fn shift(&mut self, side: Side, track: Track, by: i8, why: Cause, witness: &mut impl Witness<Self>) {
        let markers = &mut self.board.defcon[side];
        let (from, to) = (markers.on(track), markers.moved(track, by));
        markers.set(track, to);
        if from != to {
            witness.fact(Fact::Defcon { side, track, from, to, why });
        }
    }

    /// Places (`by` positive) or removes cubes as a Command does, with what that does to the marker.
    pub(crate) fn command(
        &mut self,
        side: Side,
        at: Battleground,
        by: i8,
        why: Cause,
        witness: &mut impl Witness<Self>,
    ) {
        self.move_cubes(side, at, by, why, witness);
        // Without branches: what was chosen is hard to foretell.
        let moves = by > 0 || matches!(why, Cause::Command(_)) || self.board.may_deflate(side, side);
        let steps = Board::tension(by.unsigned_abs()) * by.signum() * i8::from(moves);
        self.shift(side, at.arena(), steps, why, witness);
    }

    /// Ends the Command of a card played for it: the Letter that went along changes hands.
    pub(crate) fn close_command(&mut self, play: Play, witness: &mut impl Witness<Self>) {
        if play.how == Use::CommandWithLetter {
            self.give_letter(play.by.other(), LetterCause::Command, witness);
        }
        self.close_play(witness);
    }

    /// Gives the Letter to a side that does not hold it.
    pub(crate) fn give_letter(&mut self, to: Side, why: LetterCause, witness: &mut impl Witness<Self>) {
        self.board.letter = to;
        witness.fact(Fact::Letter { to, why });
    }
}
