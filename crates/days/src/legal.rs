//! What may be chosen, and what may be dealt.

use core::iter;

use kernel::{Dealer, Gather, Indexed, Side};

use crate::effect::{Amount, Line, Range, Tracks};
use crate::resolve::{ASKED, Reach, Span};
use crate::{
    Action, AgendaBag, Battleground, Board, Card, CardSet, Chance, Decision, Draw, HAND, MAX_STACK, Phase, Pieces,
    Spots, State, Steps, Track,
};

impl Board {
    /// The cubes that a Command of `cubes` can move.
    #[inline]
    fn command(&self, side: Side, cubes: u8, on: Spots, removing: bool) -> Reach {
        let placing = cubes.min(self.supply(side));
        Reach { side, on, placing, removing: if removing { cubes } else { 0 } }
    }

    /// The cubes that a Command inside an Event can move.
    #[inline]
    pub(crate) fn event_command(&self, line: &Line) -> Reach {
        match *line {
            Line::Command { by, cubes, on, removing } if let Some(side) = self.who(by) => {
                self.command(side, self.modifiers[side].command(cubes), on, removing)
            }
            _ => self.reach(line),
        }
    }

    /// Lists every way to place or remove cubes on one of these battlegrounds, given by number.
    #[inline]
    fn list_moves(&self, reach: Reach, on: impl Iterator<Item = usize>, out: &mut impl Gather<Action>) {
        let stacks = &self.cubes[reach.side];
        let ways = &WAYS[usize::from(reach.placing % 8)][usize::from(reach.removing % 8)];
        out.add_rows(on.map(|at| {
            let way = ways[usize::from(stacks[at] % 8)];
            (MOVES[at][usize::from(way.row % 32)], way.count)
        }));
    }

    /// Lists the movements of a marker that a line offers, on tracks from number `from` on.
    #[inline]
    fn list_shifts(&self, by: Side, of: Side, on: Tracks, steps: Range, from: usize, out: &mut impl Gather<Action>) {
        let span = self.span(by, of, steps);
        let tracks = self.tracks(of, on).iter().filter(|track| track.index() >= from);
        out.add_rows(tracks.map(|track| {
            let Span { up, down, exactly } = span.at(self.defcon[of].on(track));
            let row = &SHIFTS[track as usize][usize::from(up % 4)][usize::from(down % 4)];
            // All the way down is the last of the row; then there is no way up.
            if exactly { ([row[usize::from(down.saturating_sub(1) % 4)]; 4], down.min(1)) } else { (*row, up + down) }
        }));
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

    /// The agendas that can be dealt: neither out of the game nor on the table.
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
    pub(crate) fn list_actions<const IN_ORDER: bool>(&self, out: &mut impl Gather<Action>) {
        let Phase::Decide(side, decision) = self.phase() else { return };
        match decision {
            Decision::Agenda => {
                let [a, b, c] = self.board.flags[side].expect("agendas were dealt");
                out.add(Action::Agenda(a));
                out.add_if(Action::Agenda(b), b != a);
                out.add_if(Action::Agenda(c), c != b);
            }
            Decision::Initiative => out.add_rows(iter::once((Side::ALL.map(Action::First), 2))),
            Decision::Play => self.list_plays(side, self.hands[side], out),
            Decision::Answer => out.add_rows(iter::once(([Action::Use, Action::Decline], 2))),
            Decision::Command => {
                let cubes = self.board.command_cubes(self.board.play().expect("a Command has a card"));
                let reach = self.board.command(side, cubes, Spots::ALL, true);
                self.board.list_moves(reach, 0..Battleground::COUNT, out);
                out.add(Action::Done);
            }
            Decision::Line => self.list_line::<IN_ORDER>(side, out),
            Decision::Taken => {
                self.list_plays(side, self.held.into_iter().collect(), out);
                self.held.into_iter().for_each(|card| out.add(Action::Discard(card)));
            }
            Decision::Television => {
                // Not an Event: nothing bars it (R10).
                self.board.list_bonus_shifts(side, out);
                out.add(Action::Done);
            }
            Decision::Alliances => {
                self.held
                    .into_iter()
                    .for_each(|card| out.add_rows(iter::once(([Action::Save(card), Action::Discard(card)], 2))));
            }
        }
    }

    #[inline]
    fn list_plays(&self, side: Side, cards: CardSet, out: &mut impl Gather<Action>) {
        let letter = self.board.letter == side;
        let events = cards.without(Card::of(side.other()));
        out.add_rows(cards.indices().map(|index| {
            let event = (events.bits() >> index & 1) as u8;
            (PLAYS[index][usize::from(letter)], 1 + u8::from(letter) + event)
        }));
    }

    fn list_line<const IN_ORDER: bool>(&self, side: Side, out: &mut impl Gather<Action>) {
        let line = self.board.line().expect("an Event is carried out");
        let cursor = &self.board.pending.cursor;
        let reach = self.board.reach(line);
        match *line {
            // Every cube must go somewhere: no order is asked for, lest there be no way on.
            Line::Place { total: Amount::AsMany, .. } => self.board.list_moves(reach, reach.on.indices(), out),
            Line::Remove { total: total @ (Amount::Half | Amount::Exactly(_)), .. } => {
                for at in self.board.within(reach).iter() {
                    let count = total.share(self.board.cubes(reach.side, at));
                    out.add(Action::Remove(Pieces::new(at, count)));
                }
            }
            Line::Place { .. } | Line::Remove { .. } => {
                let touched = cursor.tally.spots();
                let on = if IN_ORDER { reach.on.after(touched) } else { reach.on };
                self.board.list_moves(reach, on.indices(), out);
                out.add(Action::Done);
            }
            Line::Command { .. } => {
                let reach = self.board.event_command(line);
                self.board.list_moves(reach, reach.on.indices(), out);
                out.add(Action::Done);
            }
            Line::Shift { of, on, steps, .. } => {
                let of = self.board.who(of).expect(ASKED);
                let last =
                    if IN_ORDER && on == Tracks::Another { 16 - cursor.touched.leading_zeros() as usize } else { 0 };
                self.board.list_shifts(side, of, on, steps, last, out);
                out.add(Action::Done);
            }
            Line::Either { .. } => out.add_rows(iter::once(([Action::FirstWay, Action::SecondWay], 2))),
            Line::CycleHand => {
                let from = if IN_ORDER { usize::from(cursor.touched) } else { 0 };
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
            Phase::Draw(Draw::Hand(_)) => (self.deck, HAND.into()),
            Phase::Draw(Draw::Redraw(_)) => (self.deck, self.board.pending.cursor.left.into()),
            Phase::Draw(Draw::Replace(_) | Draw::Alliance(_)) => (self.deck, 1),
            Phase::Draw(Draw::Take(side)) => (self.hands[side.other()], 1),
            _ => (CardSet::EMPTY, 0),
        }
    }

    /// The outcome in which these cards are drawn.
    #[inline]
    fn cards_outcome(&self, cards: CardSet) -> Option<Chance> {
        match self.phase() {
            Phase::Draw(Draw::Hand(side) | Draw::Redraw(side) | Draw::Replace(side)) => {
                Some(Chance::Cards(side, cards))
            }
            Phase::Draw(Draw::Take(_)) => cards.iter().next().map(Chance::Take),
            Phase::Draw(Draw::Alliance(_)) => cards.iter().next().map(Chance::Draw),
            _ => None,
        }
    }

    pub(crate) fn list_chances(&self, out: &mut impl Extend<(Chance, u32)>) {
        if let Phase::Draw(Draw::Agendas(side)) = self.phase() {
            let deals = self.board.agendas_left().deals();
            out.extend(deals.map(|(three, ways)| (Chance::Agendas(side, three), ways)));
        } else {
            let (from, count) = self.pending_cards();
            out.extend(from.parts(count).filter_map(|cards| Some((self.cards_outcome(cards)?, 1))));
        }
    }

    #[inline]
    pub(crate) fn draw_chance(&self, dealer: &mut impl Dealer) -> Chance {
        let one = |from: CardSet, dealer| from.pick(dealer);
        let Phase::Draw(draw) = self.phase() else { unreachable!("nothing is to be dealt") };
        match draw {
            Draw::Agendas(side) => Chance::Agendas(side, self.board.agendas_left().deal(dealer)),
            Draw::Take(side) => Chance::Take(one(self.hands[side.other()], dealer)),
            Draw::Alliance(_) => Chance::Draw(one(self.deck, dealer)),
            Draw::Replace(side) => Chance::Cards(side, CardSet::only(one(self.deck, dealer))),
            Draw::Redraw(side) => Chance::Cards(side, self.deck.sample(self.board.pending.cursor.left.into(), dealer)),
            Draw::Hand(side) => Chance::Cards(side, self.deck.sample(HAND.into(), dealer)),
        }
    }

    pub(crate) fn is_possible(&self, chance: Chance) -> bool {
        let (from, count) = self.pending_cards();
        let Phase::Draw(draw) = self.phase() else { return false };
        match (draw, chance) {
            (Draw::Agendas(side), Chance::Agendas(to, three)) => side == to && self.board.agendas_left().holds(three),
            (Draw::Hand(side) | Draw::Redraw(side) | Draw::Replace(side), Chance::Cards(to, cards)) => {
                side == to && cards.is_subset(from) && cards.len() == count
            }
            (Draw::Take(_), Chance::Take(card)) | (Draw::Alliance(_), Chance::Draw(card)) => from.contains(card),
            _ => false,
        }
    }
}

/// By card, without and with the Letter: for Command, with the Letter, for its Event. What does not apply comes last. (As
/// long as a set is wide, so that no number needs a check.)
static PLAYS: [[[Action; 4]; 2]; 64] = {
    let mut table = [[[Action::Done; 4]; 2]; 64];
    let mut i = 0;
    while i < Card::COUNT {
        let card = crate::cards::CARDS[i];
        let (command, letter, event) = (Action::Command(card), Action::CommandWithLetter(card), Action::Event(card));
        table[i] = [[command, event, letter, Action::Done], [command, letter, event, Action::Done]];
        i += 1;
    }
    table
};

/// By track, most steps up and most down: up one, up two, then down one, down two.
static SHIFTS: [[[[Action; 4]; 4]; 4]; 3] = {
    let most = Steps::MOST as usize;
    let mut table = [[[[Action::Done; 4]; 4]; 4]; 3];
    let mut i = 0;
    while i < 3 * 3 * 3 * 4 {
        let (track, up, down, n) = (i / 36, i / 12 % 3, i / 4 % 3, i % 4);
        if n < up + down && up <= most && down <= most {
            let by = if n < up { n as i8 + 1 } else { up as i8 - n as i8 - 1 };
            table[track][up][down][n] = Action::Shift(Steps::new(Track::ALL[track], by));
        }
        i += 1;
    }
    table
};

/// What a Command can do on a battleground: a row of [`MOVES`], of which the first so many count.
#[derive(Clone, Copy)]
struct Way {
    row: u8,
    count: u8,
}

/// By most cubes placed anywhere, most removed, and cubes already there. (Eights are checked faster than fives.)
static WAYS: [[[Way; 8]; 8]; 8] = {
    let mut table = [[[Way { row: 0, count: 0 }; 8]; 8]; 8];
    let mut i = 0;
    while i < 8 * 8 * 8 {
        let (placing, removing, there) = (i / 64, i / 8 % 8, i % 8);
        if there <= MAX_STACK as usize {
            let room = MAX_STACK as usize - there;
            let place = if placing < room { placing } else { room };
            let remove = if removing < there { removing } else { there };
            table[placing][removing][there] =
                Way { row: row(place as u8, remove as u8), count: (place + remove) as u8 };
        }
        i += 1;
    }
    table
};

/// By battleground and [`row`]: placing one cube, two and so on, then removing one, two and so on.
static MOVES: [[[Action; 8]; 32]; 9] = {
    let mut table = [[[Action::Done; 8]; 32]; 9];
    let mut at = 0;
    while at < table.len() {
        let mut place = 0;
        while place <= MAX_STACK {
            let mut remove = 0;
            while place + remove <= MAX_STACK {
                let mut i = 0;
                while i < place + remove {
                    let pieces = Pieces::new(Battleground::ALL[at], if i < place { i } else { i - place } + 1);
                    table[at][row(place, remove) as usize][i as usize] =
                        if i < place { Action::Place(pieces) } else { Action::Remove(pieces) };
                    i += 1;
                }
                remove += 1;
            }
            place += 1;
        }
        at += 1;
    }
    table
};

/// The number of a pair of numbers that are five together at most.
const fn row(place: u8, remove: u8) -> u8 {
    // Six pairs with none placed, then five with one, and so on.
    place * (13 - place) / 2 + remove
}
