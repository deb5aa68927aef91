//! Carrying out Events, line by line. Nothing here asks which card it runs.
//!
//! A line is entered once ([`State::enter`]), acted upon by the side it asks, if it asks, and left once
//! ([`State::leave`]). What cubes do to battlegrounds is settled when the last line that moves cubes is left, however
//! it ends (M9).

use kernel::{BySide, Set, Side, Witness};

use crate::effect::{Deed, Limit, Line, Total, Way, Where, Whose};
use crate::{Action, Board, Cause, Cursor, Decision, Fact, Phase, Play, Slot, Slots, State, Use, Zone};

/// What entering a line comes to.
enum Entered {
    /// A side must choose.
    Asks(Side),
    /// Nothing to choose: on to the next line.
    Passed,
    /// The Event ends here.
    Ends,
}

impl Board {
    /// The side that carries out a line.
    #[inline]
    #[must_use]
    pub const fn doer(&self, line: &Line) -> Side {
        line.by.seen_by(self.pending.cursor.user)
    }

    /// Those of `set` that are such in the eyes of `side`, whatever was touched before.
    #[inline]
    fn select(&self, mut set: Slots, on: &Where, side: Side) -> Slots {
        let any_of = |whose: Set<Whose>, of: [Slots; 3]| {
            let [mine, nobodys, theirs] = of;
            mine.when(whose.contains(Whose::Mine))
                .union(nobodys.when(whose.contains(Whose::Nobodys)))
                .union(theirs.when(whose.contains(Whose::Theirs)))
        };
        let narrow = |set: Slots, wanted: Option<bool>, such: Slots| match wanted {
            None => set,
            Some(true) => set.intersection(such),
            Some(false) => set.without(such),
        };
        let (mine, theirs) = (self.spheres[side], self.spheres[side.other()]);
        set = set.intersection(any_of(on.zones, [mine, self.zone_spots(Zone::Neutral), theirs]));
        set = narrow(set, on.own_cubes, self.cubes[side].spots());
        set = narrow(set, on.their_cubes, self.cubes[side.other()].spots());
        set = narrow(set, on.new, self.play.map_or(Slots::EMPTY, |play| play.slot.alone()));
        if on.dominated == Set::ALL {
            return set;
        }
        let [mine, theirs] = [side, side.other()].map(|side| self.dominated(side));
        set.intersection(any_of(on.dominated, [mine, self.table.without(mine).without(theirs), theirs]))
    }

    /// The battlegrounds that the line at the cursor speaks of.
    #[inline]
    fn meant(&self, line: &Line) -> Slots {
        let cursor = &self.pending.cursor;
        let set = cursor.sets[usize::from(cursor.line)];
        match line.on().and_then(|on| on.touched) {
            None => set,
            Some(true) => set.intersection(cursor.touched),
            Some(false) => set.without(cursor.touched),
        }
    }

    /// The battlegrounds on which a side has not yet as many cubes as are allowed.
    #[inline]
    pub(crate) fn with_room(&self, side: Side) -> Slots {
        match self.rules.max_cubes() {
            None => self.table,
            Some(_) => self.table.iter().filter(|&at| self.rules.room(self.cubes(side, at)) > 0).collect(),
        }
    }

    /// Where the line can still move cubes, and how many on each at most.
    #[inline]
    pub(crate) fn reach(&self, line: &Line) -> Reach {
        let cursor = &self.pending.cursor;
        let doer = self.doer(line);
        let none = Slots::EMPTY;
        let open = |limit: Limit| self.meant(line).without(cursor.done).when(cursor.done.len() < limit.spots);
        match line.deed {
            Deed::Place { limit, .. } => {
                let most = limit.each.min(cursor.left).min(self.supply[doer]);
                let spots = open(limit).intersection(self.with_room(doer)).when(most > 0);
                Reach { side: doer, placing: spots, removing: none, most }
            }
            Deed::Remove { of, limit, .. } => {
                let side = of.seen_by(doer);
                let most = limit.each.min(cursor.left);
                let spots = open(limit).intersection(self.cubes[side].spots()).when(most > 0);
                Reach { side, placing: none, removing: spots, most }
            }
            Deed::Command { cubes, .. } => {
                let spots = self.meant(line);
                let placing = spots.intersection(self.with_room(doer)).when(self.supply[doer] > 0);
                let removing = spots.intersection(self.cubes[doer].spots());
                Reach { side: doer, placing, removing, most: cubes }
            }
            _ => Reach { side: doer, placing: none, removing: none, most: 0 },
        }
    }

    /// The battlegrounds that the line can still move into each zone.
    #[inline]
    pub(crate) fn destinations(&self, line: &Line) -> [Slots; 3] {
        let Deed::Move { way, steps, .. } = line.deed else { return [Slots::EMPTY; 3] };
        let cursor = &self.pending.cursor;
        let spots = self.meant(line).without(cursor.done).when(cursor.left > 0);
        let [us, neutral, ussr] = Zone::ALL.map(|zone| spots.intersection(self.zone_spots(zone)));
        let (to_us, to_ussr) = match (way, self.doer(line)) {
            (Way::Mine, side) => (side == Side::Us, side == Side::Ussr),
            (Way::Theirs, side) => (side == Side::Ussr, side == Side::Us),
            (Way::Either, _) => (true, true),
            (Way::Neutral, _) => return [Slots::EMPTY, us.union(ussr), Slots::EMPTY],
        };
        let far = steps > 1;
        [
            neutral.union(ussr.when(far)).when(to_us),
            us.when(to_ussr).union(ussr.when(to_us)),
            neutral.union(us.when(far)).when(to_ussr),
        ]
    }
}

/// Where a line can move cubes.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Whose cubes.
    pub(crate) side: Side,
    /// Where some can be placed.
    pub(crate) placing: Slots,
    /// Where some can be taken off.
    pub(crate) removing: Slots,
    /// How many on one battleground.
    pub(crate) most: u8,
}

impl Reach {
    #[inline]
    fn is_empty(&self) -> bool {
        self.placing.union(self.removing).is_empty()
    }
}

impl State {
    /// Begins the Event of the card that is being played, used by `user`.
    pub(crate) fn open_event(&mut self, user: Side, witness: &mut impl Witness<Self>) {
        let mut cursor = Cursor { user, ..Cursor::START };
        if let Some(play) = self.board.play {
            self.cards().each_line(play.slot, user, |i, line, printed| {
                if let Some(on) = line.on() {
                    cursor.sets[i] = self.board.select(printed, on, line.by.seen_by(user));
                }
            });
        }
        self.board.pending.cursor = cursor;
        self.run_event(witness);
    }

    /// Carries on with the line at the cursor until somebody has to act.
    fn run_event(&mut self, witness: &mut impl Witness<Self>) {
        let mut spare = None;
        while let Some(line) = self.board.line_in(&mut spare) {
            let ways = self.board.ways();
            if ways > 1 && self.is_worth_a_choice(ways) {
                return self.wait_for(Phase::Decide(self.board.doer(line), Decision::Line));
            }
            match self.enter(line, witness) {
                Entered::Asks(side) => return self.wait_for(Phase::Decide(side, Decision::Line)),
                Entered::Passed => self.leave(line),
                Entered::Ends => break,
            }
        }
        self.settle(witness);
        self.board.pending.cursor = Cursor::START;
        match self.board.play {
            Some(Play { by, how: Use::Command, .. }) => self.open_command(by, witness),
            _ => self.close_play(witness),
        }
    }

    /// Whether anything can be done in one of several ways: an empty question is not asked (M11).
    #[inline(never)]
    fn is_worth_a_choice(&self, ways: u8) -> bool {
        (1..=ways).any(|way| {
            let mut tried = *self;
            tried.board.pending.cursor.line += way - 1;
            let mut spare = None;
            let Some(line) = tried.board.line_in(&mut spare) else { return false };
            matches!(line.deed, Deed::Look) || matches!(tried.enter(line, &mut ()), Entered::Asks(_))
        })
    }

    #[inline(always)]
    fn enter(&mut self, line: &Line, witness: &mut impl Witness<Self>) -> Entered {
        let doer = self.board.doer(line);
        let asks_if = |open: bool| if open { Entered::Asks(doer) } else { Entered::Passed };
        match line.deed {
            Deed::When { least, most, .. } => {
                let such = self.board.meant(line).len();
                if (least..=most).contains(&such) { Entered::Passed } else { Entered::Ends }
            }
            Deed::Place { limit, .. } | Deed::Remove { limit, .. } => {
                let cursor = &mut self.board.pending.cursor;
                cursor.left = match limit.total {
                    Total::UpTo(count) => count,
                    Total::Any => crate::CUBES,
                    Total::AsMany => cursor.count,
                };
                asks_if(!self.board.reach(line).is_empty())
            }
            Deed::Command { .. } => asks_if(!self.board.reach(line).is_empty()),
            Deed::Move { spots, .. } => {
                self.settle(witness);
                self.board.pending.cursor.left = spots;
                asks_if(self.can_move(line))
            }
            Deed::Look => {
                self.look(doer, witness);
                Entered::Passed
            }
            Deed::Exchange => asks_if(!self.hands[doer].is_empty()),
        }
    }

    #[inline]
    fn can_move(&self, line: &Line) -> bool {
        self.board.destinations(line).into_iter().any(|spots| !spots.is_empty())
    }

    #[inline]
    fn event_cause(&self) -> Cause {
        Cause::Event(self.card(self.board.play.map_or(Slot::CUBA, |play| play.slot)))
    }

    /// A choice of the side that the line asks.
    pub(crate) fn act_in_event(&mut self, action: Action, witness: &mut impl Witness<Self>) {
        let mut spare = None;
        let Some(line) = self.board.line_in(&mut spare) else { return };
        let doer = self.board.doer(line);
        match action {
            Action::Way(way) => {
                let cursor = &mut self.board.pending.cursor;
                (cursor.line, cursor.way) = (cursor.line + way - 1, way);
                return self.run_event(witness);
            }
            Action::Place(at, count) => self.place_by_event(doer, self.spot(at), count, witness),
            Action::Remove(at, count) => {
                let side = self.board.reach(line).side;
                self.remove_by_event(side, self.spot(at), count, witness);
            }
            Action::Move(at, zone) => {
                let at = self.spot(at);
                self.move_to(at, zone, self.event_cause(), witness);
                let cursor = &mut self.board.pending.cursor;
                cursor.done.insert(at);
                cursor.left -= 1;
            }
            Action::Exchange(card) => self.exchange(doer, self.slot(card), witness),
            _ => {}
        }
        if action == Action::Done || self.is_done(line) {
            self.leave(line);
            self.run_event(witness);
        }
    }

    /// Whether the line has nothing more to choose after something was done.
    #[inline]
    fn is_done(&self, line: &Line) -> bool {
        match line.deed {
            Deed::Place { .. } | Deed::Remove { .. } => self.board.reach(line).is_empty(),
            Deed::Move { .. } => !self.can_move(line),
            _ => true,
        }
    }

    fn place_by_event(&mut self, side: Side, at: Slot, count: u8, witness: &mut impl Witness<Self>) {
        self.move_cubes(side, at, count as i8, self.event_cause(), witness);
        self.board.pending.cursor.placed[side].insert(at);
        self.note_cubes(at, count);
    }

    fn remove_by_event(&mut self, side: Side, at: Slot, count: u8, witness: &mut impl Witness<Self>) {
        self.move_cubes(side, at, -(count as i8), self.event_cause(), witness);
        self.board.pending.cursor.removed[side].insert(at);
        self.note_cubes(at, count);
    }

    #[inline]
    fn note_cubes(&mut self, at: Slot, count: u8) {
        let cursor = &mut self.board.pending.cursor;
        cursor.done.insert(at);
        (cursor.left, cursor.moved) = (cursor.left.saturating_sub(count), cursor.moved + count);
    }

    /// Leaves the line and tells the next one what it did. Of several ways only one is taken.
    fn leave(&mut self, line: &Line) {
        let ways = self.board.ways_behind();
        let cursor = &mut self.board.pending.cursor;
        if line.moves_cubes() || line.moves_battlegrounds() {
            (cursor.count, cursor.touched) = (cursor.moved, cursor.done);
            (cursor.left, cursor.moved, cursor.done) = (0, 0, Slots::EMPTY);
        }
        (cursor.line, cursor.way) = (cursor.line + 1 + ways, 0);
    }

    /// Every battleground that cubes touched moves once: towards the side that placed some, away from the side that
    /// lost some (M4), and not at all if both happened (M9) or both sides pulled (M12).
    #[inline(always)]
    fn settle(&mut self, witness: &mut impl Witness<Self>) {
        let Cursor { placed, removed, .. } = self.board.pending.cursor;
        let (any_placed, any_removed) = (placed.us.union(placed.ussr), removed.us.union(removed.ussr));
        if any_placed.union(any_removed).is_empty() {
            return;
        }
        let both = any_placed.intersection(any_removed);
        let pulled = BySide::from_fn(|side| placed[side].union(removed[side.other()]).without(both));
        let why = self.event_cause();
        for side in Side::ALL {
            self.draw_towards(side, pulled[side].without(pulled[side.other()]), why, witness);
        }
        let cursor = &mut self.board.pending.cursor;
        (cursor.placed, cursor.removed) = (BySide::default(), BySide::default());
    }

    fn look(&mut self, side: Side, witness: &mut impl Witness<Self>) {
        let Some(cuba) = self.cuba else { return };
        self.known[side].see(Some(cuba));
        self.board.saw_cuba[side] = true;
        witness.fact(Fact::CubaSeen { side, card: self.card(cuba) });
    }

    /// M10.
    fn exchange(&mut self, side: Side, gave: Slot, witness: &mut impl Witness<Self>) {
        let Some(cuba) = self.cuba else { return };
        self.known[side].see(Some(cuba));
        self.known[side.other()].lose_sight(Some(cuba), self.hands[side].len());
        self.hands[side].remove(gave);
        self.hands[side].insert(cuba);
        self.cuba = Some(gave);
        self.board.note_exchange(side);
        witness.fact(Fact::CubaExchanged { side, card: self.card(cuba), gave: self.card(gave) });
    }
}

impl Board {
    /// Lays a battleground into a zone.
    #[inline]
    pub(crate) fn place_in(&mut self, at: Slot, zone: Zone) {
        for side in Side::ALL {
            let sphere = &mut self.spheres[side];
            *sphere = sphere.without(at.alone()).union(at.alone().when(zone == Zone::sphere(side)));
        }
    }

    /// Both sides saw that the Cuba card was exchanged; only `side` saw which.
    pub(crate) fn note_exchange(&mut self, side: Side) {
        self.saw_cuba[side] = true;
        self.saw_cuba[side.other()] = false;
    }
}
