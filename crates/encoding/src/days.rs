//! 13 Days in numbers: `days_v1`.

mod heard;
mod observe;

use days::{
    Action, Agenda, Battleground, Card, CardSet, Chance, Draw, Heard, Phase, Pieces, Rules, State, Steps, Track, View,
};
use kernel::{Indexed, Side};

use crate::span::{self, Codes, Span, codes};
use crate::{CodeSet, Drawn, Encoded};

// Where the codes of each kind of action begin. Written by hand, and for ever.
const DONE: usize = 0;
const USE: usize = 1;
const DECLINE: usize = 2;
const FIRST_WAY: usize = 3;
const SECOND_WAY: usize = 4;
const FIRST: usize = 5;
const AGENDA: usize = 7;
const PLACE: usize = 17;
const REMOVE: usize = 62;
const SHIFT: usize = 107;
const COMMAND: usize = 119;
const WITH_LETTER: usize = 158;
const EVENT: usize = 197;
const DISCARD: usize = 236;
const SAVE: usize = 275;
const ACTIONS: usize = 314;

const _: () = assert!(ACTIONS <= CodeSet::CAPACITY);

const ACTION_CODES: &[Codes] = &[
    codes(DONE, 1, "`done`", ""),
    codes(USE, 2, "`use`, `decline`", ""),
    codes(FIRST_WAY, 2, "`way 1`, `way 2`", ""),
    codes(FIRST, 2, "`first SIDE`", "us, ussr"),
    codes(AGENDA, 10, "`agenda A`", "agendas"),
    codes(PLACE, 45, "`+N PLACE`", "battlegrounds, then N from 1 to 5"),
    codes(REMOVE, 45, "`-N PLACE`", "battlegrounds, then N from 1 to 5"),
    codes(SHIFT, 12, "`raise TRACK N`, `lower TRACK N`", "tracks, then raise 1, raise 2, lower 1, lower 2"),
    codes(COMMAND, 39, "`command CARD`", "cards"),
    codes(WITH_LETTER, 39, "`command CARD letter`", "cards"),
    codes(EVENT, 39, "`event CARD`", "cards"),
    codes(DISCARD, 39, "`discard CARD`", "cards"),
    codes(SAVE, 39, "`save CARD`", "cards"),
];

const CARDS: usize = Card::COUNT;
const AGENDA_DRAWS: usize = CARDS;
const CHANCE_CODES: &[Codes] =
    &[codes(0, CARDS, "a card", "cards"), codes(AGENDA_DRAWS, Agenda::ALL.len(), "an agenda", "agendas")];

impl Encoded for State {
    const ENCODING: &'static str = "days_v1";
    const ACTIONS: usize = ACTIONS;
    const ACTION_CODES: &'static [Codes] = ACTION_CODES;
    const OBSERVATION: usize = span::total(&observe::SPANS);
    const SPANS: &'static [Span] = &observe::SPANS;
    const CHANCES: usize = CARDS + Agenda::ALL.len();
    const CHANCE_CODES: &'static [Codes] = CHANCE_CODES;
    const WORDS: usize = heard::WORDS;
    const WORD_CODES: &'static [Codes] = heard::WORD_CODES;
    const KINDS: &'static [&'static str] = heard::KINDS;
    const MOST_DECISIONS: usize = 400;

    #[inline]
    fn code(_rules: Rules, action: Action) -> usize {
        match action {
            Action::Done => DONE,
            Action::Use => USE,
            Action::Decline => DECLINE,
            Action::FirstWay => FIRST_WAY,
            Action::SecondWay => SECOND_WAY,
            Action::First(side) => FIRST + side as usize,
            Action::Agenda(agenda) => AGENDA + agenda as usize,
            Action::Place(pieces) => PLACE + stack(pieces),
            Action::Remove(pieces) => REMOVE + stack(pieces),
            Action::Shift(steps) => SHIFT + shift(steps),
            Action::Command(card) => COMMAND + card as usize,
            Action::CommandWithLetter(card) => WITH_LETTER + card as usize,
            Action::Event(card) => EVENT + card as usize,
            Action::Discard(card) => DISCARD + card as usize,
            Action::Save(card) => SAVE + card as usize,
        }
    }

    fn action(_rules: Rules, code: usize) -> Option<Action> {
        let pieces = |index: usize| Pieces::new(Battleground::ALL[index / 5], (index % 5 + 1) as u8);
        Some(match code {
            DONE => Action::Done,
            USE => Action::Use,
            DECLINE => Action::Decline,
            FIRST_WAY => Action::FirstWay,
            SECOND_WAY => Action::SecondWay,
            FIRST..AGENDA => Action::First(Side::ALL[code - FIRST]),
            AGENDA..PLACE => Action::Agenda(Agenda::ALL[code - AGENDA]),
            PLACE..REMOVE => Action::Place(pieces(code - PLACE)),
            REMOVE..SHIFT => Action::Remove(pieces(code - REMOVE)),
            SHIFT..COMMAND => {
                let index = code - SHIFT;
                Action::Shift(Steps::new(Track::ALL[index / 4], [1, 2, -1, -2][index % 4]))
            }
            COMMAND..WITH_LETTER => Action::Command(Card::from_index(code - COMMAND)),
            WITH_LETTER..EVENT => Action::CommandWithLetter(Card::from_index(code - WITH_LETTER)),
            EVENT..DISCARD => Action::Event(Card::from_index(code - EVENT)),
            DISCARD..SAVE => Action::Discard(Card::from_index(code - DISCARD)),
            SAVE..ACTIONS => Action::Save(Card::from_index(code - SAVE)),
            _ => return None,
        })
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        observe::observe(view, out);
    }

    fn tell(_rules: Rules, heard: &Heard, out: &mut impl FnMut(u16)) {
        heard::tell(heard, out);
    }

    fn chose(rules: Rules, action: Action) -> u16 {
        (heard::CHOICE + Self::code(rules, action)) as u16
    }

    fn draws(&self) -> usize {
        match self.board().pending.phase {
            Phase::Draw(Draw::Agendas(_)) => 3,
            _ => pool(self).1,
        }
    }

    fn draw_next(&self, drawn: &Drawn, mut see: impl FnMut(usize, u32)) {
        if drawn.len() >= self.draws() {
            return;
        }
        if let Phase::Draw(Draw::Agendas(_)) = self.board().pending.phase {
            for (index, agenda) in Agenda::ALL.into_iter().enumerate() {
                let code = AGENDA_DRAWS + index;
                let away = drawn.iter().filter(|&&there| usize::from(there) == code).count() as u32;
                match agendas_left(self, agenda) - away {
                    0 => {}
                    count => see(code, count),
                }
            }
            return;
        }
        let taken: CardSet = cards(drawn).collect();
        pool(self).0.without(taken).iter().for_each(|card| see(card as usize, 1));
    }

    fn draw_whole(&self, drawn: &Drawn) -> Option<Chance> {
        if drawn.is_empty() || drawn.len() != self.draws() {
            return None;
        }
        let only = cards(drawn).next();
        match self.board().pending.phase {
            Phase::Draw(Draw::Agendas(side)) => {
                let mut three = [0, 1, 2].map(|i| Agenda::ALL[usize::from(drawn[i]) - AGENDA_DRAWS]);
                three.sort_unstable();
                Some(Chance::Agendas(side, three))
            }
            Phase::Draw(Draw::Hand(side) | Draw::Redraw(side) | Draw::Replace(side)) => {
                Some(Chance::Cards(side, cards(drawn).collect()))
            }
            Phase::Draw(Draw::Take(_)) => only.map(Chance::Take),
            Phase::Draw(Draw::Alliance(_)) => only.map(Chance::Draw),
            _ => None,
        }
    }
}

fn cards(drawn: &Drawn) -> impl Iterator<Item = Card> {
    drawn.iter().filter(|&&code| usize::from(code) < CARDS).map(|&code| Card::from_index(code.into()))
}

/// The cards that chance draws from, and how many it draws.
fn pool(state: &State) -> (CardSet, usize) {
    match state.board().pending.phase {
        Phase::Draw(Draw::Hand(_)) => (state.deck(), days::HAND.into()),
        Phase::Draw(Draw::Redraw(_)) => (state.deck(), state.board().pending.cursor.left.into()),
        Phase::Draw(Draw::Replace(_) | Draw::Alliance(_)) => (state.deck(), 1),
        Phase::Draw(Draw::Take(side)) => (state.hand(side.other()), 1),
        _ => (CardSet::EMPTY, 0),
    }
}

/// How many cards of an agenda can still be dealt.
fn agendas_left(state: &State, agenda: Agenda) -> u32 {
    let board = state.board();
    let dealt = Side::ALL.into_iter().filter_map(|side| board.flags[side]).flatten();
    let away = board.used.count(agenda) + dealt.filter(|&other| other == agenda).count() as u32;
    u32::from(agenda.copies()) - away
}

#[inline]
fn stack(pieces: Pieces) -> usize {
    pieces.at() as usize * 5 + usize::from(pieces.count()) - 1
}

#[inline]
fn shift(steps: Steps) -> usize {
    let by = match steps.by() {
        1 => 0,
        2 => 1,
        -1 => 2,
        _ => 3,
    };
    steps.track() as usize * 4 + by
}
