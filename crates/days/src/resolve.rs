//! Carrying out Events, line by line. Nothing here asks which card it runs.
//!
//! A line is entered once ([`State::enter`]), acted upon by the side it asks, if it asks, and left once
//! ([`State::leave`]); what moving cubes does to markers belongs to leaving, however the line ends.

use kernel::{Indexed, Set, Side, Witness};

use crate::effect::{Amount, Condition, Line, Range, Tracks, Where, Who};
use crate::{
    Action, Battleground, Board, Card, Cause, Cursor, Decision, DiscardCause, Draw, Fact, Gain, MAX_STACK, Markers,
    Phase, Spots, State, Tally, Track, Use,
};

/// What can be moved: cubes of a side, so many at most on or off each of some battlegrounds.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) side: Side,
    pub(crate) on: Spots,
    pub(crate) placing: u8,
    pub(crate) removing: u8,
}

/// How far a marker may go, either way.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) up: u8,
    pub(crate) down: u8,
    /// Whether it must go all the way.
    pub(crate) exactly: bool,
}

impl Span {
    /// The part of it that is real for a marker on this step (R28): tracks have ends.
    #[inline]
    pub(crate) fn at(self, step: u8) -> Span {
        Span { up: self.up.min(Markers::HIGHEST - step), down: self.down.min(step - Markers::LOWEST), ..self }
    }
}

/// Why a line on which somebody acted means somebody.
pub(crate) const ASKED: &str = "a line that asks means somebody";

/// What entering a line comes to.
enum Entered {
    /// A side must choose.
    Asks(Side),
    /// Nothing to choose: on to the next line.
    Passed,
    /// The Event ends here.
    Ends,
    /// Chance must act; the phase says how.
    Waits,
}

impl Board {
    /// The line of the Event that is being carried out.
    #[inline]
    #[must_use]
    pub fn line(&self) -> Option<&'static Line> {
        let cursor = &self.pending.cursor;
        let line = self.play()?.card.row().event.get(usize::from(cursor.line))?;
        match (line, cursor.way) {
            (Line::Either { first, .. }, 1) => Some(first),
            (Line::Either { second, .. }, 2) => Some(second),
            _ => Some(line),
        }
    }

    /// The side that is meant, if any is.
    #[inline]
    #[must_use]
    pub fn who(&self, who: Who) -> Option<Side> {
        let user = self.pending.cursor.user;
        match who {
            Who::Me => Some(user),
            Who::Them => Some(user.other()),
            Who::Dominating(at) => self.dominates(at),
        }
    }

    #[inline]
    fn spots(&self, on: Where) -> Spots {
        let cursor = &self.pending.cursor;
        match on {
            Where::In(spots) => spots,
            Where::Vacant => Spots::ALL.without(Spots::from_bits(cursor.had.into())),
            Where::Held => Spots::from_bits(cursor.had.into()),
            Where::Elsewhere => Spots::ALL.without(Spots::from_bits(cursor.touched.into())),
        }
    }

    /// What a line that moves cubes one battleground at a time can still move.
    #[inline]
    pub(crate) fn reach(&self, line: &Line) -> Reach {
        let cursor = &self.pending.cursor;
        let touched = cursor.tally.spots();
        match *line {
            Line::Place { on, each, .. } => Reach {
                side: cursor.user,
                on: self.spots(on).without(touched),
                placing: each.min(cursor.left).min(self.supply(cursor.user)),
                removing: 0,
            },
            Line::Remove { of, on, spots, .. } if let Some(side) = self.who(of) => Reach {
                side,
                on: if touched.len() < spots.into() { on.without(touched) } else { Spots::EMPTY },
                placing: 0,
                removing: cursor.left,
            },
            _ => Reach { side: cursor.user, on: Spots::EMPTY, placing: 0, removing: 0 },
        }
    }

    /// The battlegrounds where something of this can be done.
    #[inline]
    pub(crate) fn within(&self, reach: Reach) -> Spots {
        let Reach { side, on, placing, removing } = reach;
        let room = if placing > 0 { self.open(side) } else { Spots::EMPTY };
        let cubes = if removing > 0 { self.occupied(side) } else { Spots::EMPTY };
        on.intersection(room.union(cubes))
    }

    /// How far `by` may move a marker of `of` by this line.
    #[inline]
    pub(crate) fn span(&self, by: Side, of: Side, steps: Range) -> Span {
        let (up, down) = match steps {
            Range::Within(n) => (n, n),
            Range::Up(n) => (n, 0),
            Range::Down(n) => (0, n),
            Range::DownAsMany => (0, self.pending.cursor.count),
        };
        let down = if self.may_deflate(by, of) { down } else { 0 };
        Span { up, down, exactly: steps == Range::DownAsMany }
    }

    /// The tracks that a line means.
    #[inline]
    pub(crate) fn tracks(&self, of: Side, on: Tracks) -> Set<Track> {
        let (markers, touched) = (self.defcon[of], self.pending.cursor.touched);
        match on {
            Tracks::In(set) => set,
            Tracks::Highest => Track::ALL.into_iter().filter(|&track| markers.on(track) == markers.highest()).collect(),
            Tracks::Another if touched == 0 => Set::EMPTY,
            Tracks::Another => Set::ALL.without(Set::from_bits(touched.into())),
        }
    }

    /// Whether a line can move any marker at all.
    #[inline]
    fn can_shift(&self, by: Side, of: Side, on: Tracks, steps: Range) -> bool {
        let span = self.span(by, of, steps);
        self.tracks(of, on).iter().any(|track| {
            let real = span.at(self.defcon[of].on(track));
            real.up + real.down > 0
        })
    }

    #[inline]
    fn holds(&self, condition: Condition) -> bool {
        let user = self.pending.cursor.user;
        match condition {
            Condition::Calm(track) => crate::Area::of(self.defcon[user].on(track)) == crate::Area::Defcon3,
            Condition::Above(track) => self.leads(track) == Some(user),
        }
    }

    /// Whether a way of an Event can be taken: one that must move a number of cubes needs so many (R11).
    #[inline]
    pub(crate) fn is_open(&self, way: &Line) -> bool {
        match *way {
            Line::Remove { of, on, total: Amount::Exactly(count), .. } => {
                self.who(of).is_some_and(|side| on.iter().any(|at| self.cubes(side, at) >= count))
            }
            _ => true,
        }
    }
}

impl State {
    /// Begins the Event of the card on top, used by `user`.
    #[inline]
    pub(crate) fn open_event(&mut self, user: Side, witness: &mut impl Witness<Self>) {
        let had = self.board.occupied(user).bits() as u16;
        self.board.pending.cursor = Cursor { user, had, ..Cursor::START };
        self.run_event(witness);
    }

    /// Carries on with the line at the cursor until somebody has to act.
    pub(crate) fn run_event(&mut self, witness: &mut impl Witness<Self>) {
        while let Some(line) = self.board.line() {
            match self.enter(line, witness) {
                Entered::Asks(side) => return self.wait_for(Phase::Decide(side, Decision::Line)),
                Entered::Passed => self.leave(witness),
                Entered::Ends => break,
                Entered::Waits => return,
            }
        }
        self.close_event(witness);
    }

    fn close_event(&mut self, witness: &mut impl Witness<Self>) {
        self.board.pending.cursor = Cursor::START;
        match self.board.play() {
            Some(play) if play.how != Use::Event => self.wait_for(Phase::Decide(play.by, Decision::Command)),
            _ => self.close_play(witness),
        }
    }

    fn event_cause(&self) -> Cause {
        Cause::Event(self.board.play().expect("an Event has a card").card)
    }

    fn enter(&mut self, line: &Line, witness: &mut impl Witness<Self>) -> Entered {
        let user = self.board.pending.cursor.user;
        let asks_if = |asked: Option<Side>, open: bool| match asked {
            Some(side) if open => Entered::Asks(side),
            _ => Entered::Passed,
        };
        match *line {
            Line::When(condition) if self.board.holds(condition) => Entered::Passed,
            Line::When(_) => Entered::Ends,
            Line::Place { total, .. } => {
                self.board.pending.cursor.left = self.limit(total);
                asks_if(Some(user), !self.board.within(self.board.reach(line)).is_empty())
            }
            Line::Remove { by, total, .. } => {
                self.board.pending.cursor.left = self.limit(total);
                self.enter_removal(line, by, total, witness)
            }
            Line::FillUntilAhead(at) => {
                self.fill_until_ahead(user, at, witness);
                Entered::Passed
            }
            Line::Command { by, .. } => {
                let open = !self.board.within(self.board.event_command(line)).is_empty();
                asks_if(self.board.who(by), open)
            }
            Line::Shift { by, of, on, steps } => match (self.board.who(by), self.board.who(of)) {
                (Some(by), Some(of)) => asks_if(Some(by), self.board.can_shift(by, of, on, steps)),
                _ => Entered::Passed,
            },
            Line::DeflateAll => {
                if self.board.may_deflate(user, user) {
                    let why = self.event_cause();
                    Track::ALL.into_iter().for_each(|track| self.shift(user, track, -1, why, witness));
                }
                Entered::Passed
            }
            Line::Prestige(amount) => {
                self.gain(user, amount, Gain::Event, witness);
                Entered::Passed
            }
            Line::Modify { whom, modifier } => {
                if let Some(side) = self.board.who(whom) {
                    self.board.modifiers[side].add(modifier);
                    witness.fact(Fact::Modifier { side, modifier });
                }
                Entered::Passed
            }
            Line::Either { by, first, .. } if self.board.is_open(first) => asks_if(self.board.who(by), true),
            Line::Either { second, .. } => {
                self.board.pending.cursor.way = 2;
                self.enter(second, witness)
            }
            Line::CycleHand => asks_if(Some(user), !self.hands[user].is_empty()),
            Line::TakeCard => {
                self.wait_for(Phase::Draw(Draw::Take(user)));
                Entered::Waits
            }
        }
    }

    /// Asks which cubes go, or takes them off at once where there is only one way (R27).
    fn enter_removal(&mut self, line: &Line, by: Who, total: Amount, witness: &mut impl Witness<Self>) -> Entered {
        let reach = self.board.reach(line);
        let spots = self.board.within(reach);
        match (spots.iter().next(), total) {
            (None, _) => Entered::Passed,
            (Some(at), Amount::Half | Amount::Exactly(_)) if spots.len() == 1 => {
                self.take_off(line, at, total.share(self.board.cubes(reach.side, at)), witness);
                Entered::Passed
            }
            _ => self.board.who(by).map_or(Entered::Passed, Entered::Asks),
        }
    }

    /// Most cubes of a line in all.
    #[inline]
    fn limit(&self, total: Amount) -> u8 {
        match total {
            Amount::UpTo(count) | Amount::Exactly(count) => count,
            Amount::AsMany => self.board.pending.cursor.count,
            Amount::Half => MAX_STACK,
        }
    }

    /// R17.
    fn fill_until_ahead(&mut self, user: Side, at: Battleground, witness: &mut impl Witness<Self>) {
        let (own, theirs) = (self.board.cubes(user, at), self.board.cubes(user.other(), at));
        let wanted = (theirs + 1).saturating_sub(own);
        let count = self.board.room(user, at, wanted);
        if count > 0 {
            let why = self.event_cause();
            self.move_cubes(user, at, count as i8, why, witness);
        }
    }

    fn take_off(&mut self, line: &Line, at: Battleground, count: u8, witness: &mut impl Witness<Self>) {
        let (side, why) = (self.board.reach(line).side, self.event_cause());
        self.move_cubes(side, at, -(count as i8), why, witness);
        self.note_cubes(at, count);
    }

    #[inline]
    fn note_cubes(&mut self, at: Battleground, count: u8) {
        let cursor = &mut self.board.pending.cursor;
        cursor.tally.note(at, count);
        (cursor.left, cursor.moved) = (cursor.left - count, cursor.moved + count);
    }

    /// A choice of the side that the line asks.
    pub(crate) fn act_in_event(&mut self, action: Action, witness: &mut impl Witness<Self>) {
        let line = self.board.line().expect("an Event is carried out");
        match (*line, action) {
            (Line::Command { by, .. }, Action::Place(_) | Action::Remove(_)) => {
                let (side, why) = (self.board.who(by).expect(ASKED), self.event_cause());
                let (at, change) = signed(action);
                self.command(side, at, change, why, witness);
            }
            (Line::Place { .. }, Action::Place(pieces)) => {
                let (user, why) = (self.board.pending.cursor.user, self.event_cause());
                self.move_cubes(user, pieces.at(), pieces.count() as i8, why, witness);
                self.note_cubes(pieces.at(), pieces.count());
                if !self.board.within(self.board.reach(line)).is_empty() {
                    return;
                }
            }
            (Line::Remove { .. }, Action::Remove(pieces)) => {
                self.take_off(line, pieces.at(), pieces.count(), witness);
                if !self.board.within(self.board.reach(line)).is_empty() {
                    return;
                }
            }
            (Line::Shift { of, .. }, Action::Shift(steps)) => {
                let (side, why) = (self.board.who(of).expect(ASKED), self.event_cause());
                self.shift(side, steps.track(), steps.by(), why, witness);
                let cursor = &mut self.board.pending.cursor;
                (cursor.count, cursor.touched) = (steps.by().unsigned_abs(), 1 << steps.track() as u16);
                return self.next_line(witness);
            }
            (Line::Either { .. }, Action::FirstWay | Action::SecondWay) => {
                self.board.pending.cursor.way = if action == Action::FirstWay { 1 } else { 2 };
                return self.run_event(witness);
            }
            (Line::CycleHand, Action::Discard(card)) => return self.discard_to_cycle(card, witness),
            (Line::CycleHand, Action::Done) if self.board.pending.cursor.left > 0 => return self.redraw(),
            _ => debug_assert_eq!(action, Action::Done, "{line:?}"),
        }
        self.leave(witness);
        self.run_event(witness);
    }

    fn discard_to_cycle(&mut self, card: Card, witness: &mut impl Witness<Self>) {
        let user = self.board.pending.cursor.user;
        self.hands[user].remove(card);
        self.board.discard.insert(card);
        let cursor = &mut self.board.pending.cursor;
        cursor.left += 1;
        cursor.touched = card.index() as u16 + 1;
        witness.fact(Fact::Discard { side: user, card, why: DiscardCause::Cycle });
        if self.hands[user].is_empty() {
            self.redraw();
        }
    }

    fn redraw(&mut self) {
        // In which order they were discarded is forgotten: one position, one value.
        self.board.pending.cursor.touched = 0;
        self.wait_for(Phase::Draw(Draw::Redraw(self.board.pending.cursor.user)));
    }

    /// Leaves the line: cubes that it moved move markers if the card has the icon (R3), and the next line is told.
    fn leave(&mut self, witness: &mut impl Witness<Self>) {
        let tally = core::mem::replace(&mut self.board.pending.cursor.tally, Tally::NONE);
        if tally != Tally::NONE && self.board.play().is_some_and(|play| play.card.row().icon) {
            self.settle(tally, witness);
        }
        let cursor = &mut self.board.pending.cursor;
        (cursor.count, cursor.touched) = (cursor.moved, tally.spots().bits() as u16);
        self.advance_cursor();
    }

    /// Moves the markers for the cubes that an icon Event moved, battleground by battleground.
    fn settle(&mut self, tally: Tally, witness: &mut impl Witness<Self>) {
        let (why, user) = (self.event_cause(), self.board.pending.cursor.user);
        let (side, sign) = match self.board.line() {
            Some(&Line::Remove { by, of, .. }) => {
                let (by, of) = (self.board.who(by).expect(ASKED), self.board.who(of).expect(ASKED));
                if !self.board.may_deflate(by, of) {
                    return;
                }
                (of, -1)
            }
            _ => (user, 1),
        };
        for at in tally.spots().iter() {
            self.shift(side, at.arena(), sign * Board::tension(tally.at(at)), why, witness);
        }
    }

    fn advance_cursor(&mut self) {
        let cursor = &mut self.board.pending.cursor;
        (cursor.line, cursor.way, cursor.left, cursor.moved) = (cursor.line + 1, 0, 0, 0);
    }

    /// Goes on with the next line, which is told what this one did.
    pub(crate) fn next_line(&mut self, witness: &mut impl Witness<Self>) {
        self.advance_cursor();
        self.run_event(witness);
    }
}

/// Where an action moves cubes, and how many: removing is negative.
pub(crate) fn signed(action: Action) -> (Battleground, i8) {
    match action {
        Action::Place(pieces) => (pieces.at(), pieces.count() as i8),
        Action::Remove(pieces) => (pieces.at(), -(pieces.count() as i8)),
        _ => unreachable!("{action:?} moves no cubes"),
    }
}
