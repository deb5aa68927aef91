//! What may be chosen, and what may be dealt.

use kernel::{Dealer, Gather, Indexed, Side};

use crate::effect::{Amount, Line, Tracks};
use crate::{
    Action, AgendaBag, Battleground, Board, CardSet, Chance, HAND, MAX_STACK, Phase, Pieces, Spots, State, Steps, Track,
};

impl Board {
    /// Lists the choices of a Command of `cubes` on `on`, less doing nothing.
    #[inline]
    fn list_commands(&self, side: Side, cubes: u8, on: Spots, removing: bool, out: &mut impl Gather<Action>) {
        let stacks = &self.cubes[side];
        let placing = cubes.min(self.supply(side));
        let removing = if removing { cubes } else { 0 };
        for at in on.iter() {
            let there = stacks[at as usize];
            out.add_first(&PLACES[at as usize], placing.min(MAX_STACK - there).into());
            out.add_first(&REMOVALS[at as usize], removing.min(there).into());
        }
    }

    /// Lists the choices of a Command inside an Event, less doing nothing.
    #[inline]
    pub(crate) fn list_event_command(&self, line: &Line, out: &mut impl Gather<Action>) {
        if let Line::Command { by, cubes, on, removing } = *line
            && let Some(side) = self.who(by)
        {
            self.list_commands(side, self.modifiers[side].command(cubes), on, removing, out);
        }
    }

    /// Lists the movements that dominating television offers.
    fn list_bonus_shifts(&self, side: Side, out: &mut impl Gather<Action>) {
        let markers = self.defcon[side];
        for track in Track::ALL {
            for by in [-1, 1] {
                out.add_if(Action::Shift(Steps::new(track, by)), markers.moved(track, by) != markers.on(track));
            }
        }
    }

    /// The agendas not in the game any more or on the table.
    fn agendas_left(&self) -> AgendaBag {
        let mut bag = AgendaBag::FULL.without(self.used);
        for three in Side::ALL.iter().filter_map(|&side| self.flags[side]) {
            three.into_iter().for_each(|kind| bag.remove(kind));
        }
        bag
    }
}

impl State {
    #[inline]
    pub(crate) fn list_actions(&self, out: &mut impl Gather<Action>, in_order: bool) {
        match self.phase() {
            Phase::ChooseAgenda(side) => {
                let [a, b, c] = self.board.flags[side].unwrap_or([crate::Agenda::Military; 3]);
                out.add(Action::Agenda(a));
                out.add_if(Action::Agenda(b), b != a);
                out.add_if(Action::Agenda(c), c != b);
            }
            Phase::Initiative(_) => out.add_first(&Side::ALL.map(Action::First), 2),
            Phase::Play(side) => self.list_plays(side, self.hands[side], out),
            Phase::Answer(_) => out.add_first(&[Action::Use, Action::Decline], 2),
            Phase::Command(side) => {
                let cubes = self.board.play().map_or(0, |play| self.board.command_cubes(play));
                self.board.list_commands(side, cubes, Spots::ALL, true, out);
                out.add(Action::Done);
            }
            Phase::Line(side) => self.list_line(side, out, in_order),
            Phase::Taken(side) => {
                self.list_plays(side, self.held.into_iter().collect(), out);
                self.held.into_iter().for_each(|card| out.add(Action::Discard(card)));
            }
            Phase::Television(side) => {
                // Not an Event: nothing bars it (R10).
                self.board.list_bonus_shifts(side, out);
                out.add(Action::Done);
            }
            Phase::Alliances(_) => {
                self.held.into_iter().for_each(|card| out.add_first(&[Action::Save(card), Action::Discard(card)], 2));
            }
            Phase::DealAgendas(_)
            | Phase::DealHand(_)
            | Phase::Take(_)
            | Phase::Replace(_)
            | Phase::Redraw(_)
            | Phase::DrawAlliance(_)
            | Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_plays(&self, side: Side, cards: CardSet, out: &mut impl Gather<Action>) {
        let letter = self.board.letter == side;
        for card in cards.iter() {
            out.add(Action::Command(card));
            out.add_if(Action::CommandWithLetter(card), letter);
            out.add_if(Action::Event(card), card.serves(side));
        }
    }

    fn list_line(&self, side: Side, out: &mut impl Gather<Action>, in_order: bool) {
        let Some(line) = self.board.line() else { return };
        let cursor = &self.board.pending.cursor;
        // Battlegrounds up to here were passed over by a searcher.
        let passed = if in_order { 64 - cursor.tally.spots().bits().leading_zeros() as usize } else { 0 };
        match *line {
            Line::Place { total: Amount::AsMany, .. } => {
                self.board.reach(line, |at, most| out.add_first(&PLACES[at as usize], most.into()));
            }
            Line::Place { .. } => {
                self.board.reach(line, |at, most| {
                    if at.index() >= passed {
                        out.add_first(&PLACES[at as usize], most.into());
                    }
                });
                out.add(Action::Done);
            }
            Line::Remove { total: total @ (Amount::Half | Amount::Exactly(_)), .. } => {
                self.board.reach(line, |at, there| {
                    out.add(Action::Remove(Pieces::new(at, total.share(there))));
                });
            }
            Line::Remove { .. } => {
                self.board.reach(line, |at, most| {
                    if at.index() >= passed {
                        out.add_first(&REMOVALS[at as usize], most.into());
                    }
                });
                out.add(Action::Done);
            }
            Line::Command { .. } => {
                self.board.list_event_command(line, out);
                out.add(Action::Done);
            }
            Line::Shift { of, on, steps, .. } => {
                let of = self.board.who(of).unwrap_or(side);
                let last =
                    if in_order && on == Tracks::Another { 16 - cursor.touched.leading_zeros() as usize } else { 0 };
                self.board.shifts(side, of, on, steps, |steps| {
                    out.add_if(Action::Shift(steps), steps.track().index() >= last);
                });
                out.add(Action::Done);
            }
            Line::Either { .. } => out.add_first(&[Action::FirstWay, Action::SecondWay], 2),
            Line::CycleHand => {
                let from = if in_order { usize::from(cursor.touched) } else { 0 };
                self.hands[side].iter().for_each(|card| out.add_if(Action::Discard(card), card.index() >= from));
                out.add(Action::Done);
            }
            Line::When(_)
            | Line::FillUntilAhead(_)
            | Line::DeflateAll
            | Line::Prestige(_)
            | Line::Modify { .. }
            | Line::TakeCard => {}
        }
    }

    /// The number of cards to be dealt, and from what.
    fn pending_cards(&self) -> (CardSet, u32) {
        match self.phase() {
            Phase::DealHand(_) => (self.deck, HAND.into()),
            Phase::Redraw(_) => (self.deck, self.board.pending.cursor.left.into()),
            Phase::Replace(_) | Phase::DrawAlliance(_) => (self.deck, 1),
            Phase::Take(side) => (self.hands[side.other()], 1),
            _ => (CardSet::EMPTY, 0),
        }
    }

    /// The outcome in which these cards are drawn.
    #[inline]
    fn cards_outcome(&self, cards: CardSet) -> Option<Chance> {
        match self.phase() {
            Phase::DealHand(side) | Phase::Redraw(side) | Phase::Replace(side) => Some(Chance::Cards(side, cards)),
            Phase::Take(_) => cards.iter().next().map(Chance::Take),
            Phase::DrawAlliance(_) => cards.iter().next().map(Chance::Draw),
            _ => None,
        }
    }

    pub(crate) fn list_chances(&self, out: &mut impl Extend<(Chance, u32)>) {
        if let Phase::DealAgendas(side) = self.phase() {
            let deals = self.board.agendas_left().deals();
            out.extend(deals.map(|(three, ways)| (Chance::Agendas(side, three), ways)));
        } else {
            let (from, count) = self.pending_cards();
            out.extend(from.parts(count).filter_map(|cards| Some((self.cards_outcome(cards)?, 1))));
        }
    }

    #[inline]
    pub(crate) fn draw_chance(&self, dealer: &mut impl Dealer) -> Chance {
        if let Phase::DealAgendas(side) = self.phase() {
            return Chance::Agendas(side, self.board.agendas_left().deal(dealer));
        }
        let (from, count) = self.pending_cards();
        let cards = from.sample(count, dealer);
        self.cards_outcome(cards).unwrap_or(Chance::Cards(Side::Us, cards))
    }

    pub(crate) fn is_possible(&self, chance: Chance) -> bool {
        let (from, count) = self.pending_cards();
        match (self.phase(), chance) {
            (Phase::DealAgendas(side), Chance::Agendas(to, three)) => {
                side == to && self.board.agendas_left().holds(three)
            }
            (Phase::DealHand(side) | Phase::Redraw(side) | Phase::Replace(side), Chance::Cards(to, cards)) => {
                side == to && cards.is_subset(from) && cards.len() == count
            }
            (Phase::Take(_), Chance::Take(card)) | (Phase::DrawAlliance(_), Chance::Draw(card)) => from.contains(card),
            _ => false,
        }
    }
}

/// Placing one cube, two, and so on, by battleground.
static PLACES: Table = table(true);
/// Removing one cube, two, and so on, by battleground.
static REMOVALS: Table = table(false);

type Table = [[Action; MAX_STACK as usize]; 9];

const fn table(placing: bool) -> Table {
    let mut table = [[Action::Done; MAX_STACK as usize]; 9];
    let mut at = 0;
    while at < table.len() {
        let mut count = 0;
        while count < MAX_STACK {
            let pieces = Pieces::new(Battleground::ALL[at], count + 1);
            table[at][count as usize] = if placing { Action::Place(pieces) } else { Action::Remove(pieces) };
            count += 1;
        }
        at += 1;
    }
    table
}
