//! 13 Minutes in numbers: `minutes_v1`. Cards are told by their place in the deck, so that any deck has these codes.

mod heard;
mod observe;

use kernel::Side;
use minutes::effect::MAX_LINES;
use minutes::{Action, Battleground, CUBES, Card, Chance, Draw, Heard, Phase, Rules, Slot, Slots, State, View, Zone};

use crate::span::{self, Codes, Span, codes};
use crate::{CodeSet, Drawn, Encoded};

// Where the codes of each kind of action begin. Written by hand, and for ever.
const DONE: usize = 0;
const USE: usize = 1;
const DECLINE: usize = 2;
const WAY: usize = 3;
const FIRST: usize = 9;
const BID: usize = 11;
const PLACE: usize = 25;
const REMOVE: usize = 207;
const MOVE: usize = 389;
const COMMAND: usize = 431;
const EVENT: usize = 470;
const EXCHANGE: usize = 509;
const ACTIONS: usize = 522;

const _: () = assert!(ACTIONS <= CodeSet::CAPACITY && FIRST - WAY == MAX_LINES);

const ACTION_CODES: &[Codes] = &[
    codes(DONE, 1, "`done`", ""),
    codes(USE, 2, "`use`, `decline`", ""),
    codes(WAY, 6, "`way N`", "N from 1 to 6"),
    codes(FIRST, 2, "`first SIDE`", "us, ussr"),
    codes(BID, 14, "`bid N`", "N from 0 to 13"),
    codes(PLACE, 182, "`+N PLACE`", "places, then N from 1 to 13"),
    codes(REMOVE, 182, "`-N PLACE`", "places, then N from 1 to 13"),
    codes(MOVE, 42, "`move PLACE ZONE`", "places, then us, neutral, ussr"),
    codes(COMMAND, 39, "`command CARD ZONE`", "cards, then us, neutral, ussr"),
    codes(EVENT, 39, "`event CARD ZONE`", "cards, then us, neutral, ussr"),
    codes(EXCHANGE, 13, "`exchange CARD`", "cards"),
];

const COIN: usize = minutes::CARDS;
const CHANCE_CODES: &[Codes] =
    &[codes(0, COIN, "a card", "cards"), codes(COIN, 2, "who chooses the order after too many equal bids", "us, ussr")];

impl Encoded for State {
    const ENCODING: &'static str = "minutes_v1";
    const ACTIONS: usize = ACTIONS;
    const ACTION_CODES: &'static [Codes] = ACTION_CODES;
    const OBSERVATION: usize = span::total(&observe::SPANS);
    const SPANS: &'static [Span] = &observe::SPANS;
    const CHANCES: usize = COIN + 2;
    const CHANCE_CODES: &'static [Codes] = CHANCE_CODES;
    const WORDS: usize = heard::WORDS;
    const WORD_CODES: &'static [Codes] = heard::WORD_CODES;
    const KINDS: &'static [&'static str] = heard::KINDS;
    const MOST_DECISIONS: usize = 1000;

    #[inline]
    fn code(rules: Rules, action: Action) -> usize {
        match action {
            Action::Done => DONE,
            Action::Use => USE,
            Action::Decline => DECLINE,
            Action::Way(way) => WAY + usize::from(way) - 1,
            Action::First(side) => FIRST + side as usize,
            Action::Bid(cubes) => BID + usize::from(cubes),
            Action::Place(at, count) => PLACE + stack(rules, at, count),
            Action::Remove(at, count) => REMOVE + stack(rules, at, count),
            Action::Move(at, zone) => MOVE + place(rules, at) * 3 + zone as usize,
            Action::Command(card, zone) => COMMAND + slot(rules, card) * 3 + zone as usize,
            Action::Event(card, zone) => EVENT + slot(rules, card) * 3 + zone as usize,
            Action::Exchange(card) => EXCHANGE + slot(rules, card),
        }
    }

    fn action(rules: Rules, code: usize) -> Option<Action> {
        let deck = rules.deck();
        let card = |index: usize| deck.card(Slot::new(index));
        let at = |index: usize| deck.battleground(Slot::new(index));
        let count = |index: usize| (index % usize::from(CUBES) + 1) as u8;
        let stack = |index: usize| (at(index / usize::from(CUBES)), count(index));
        Some(match code {
            DONE => Action::Done,
            USE => Action::Use,
            DECLINE => Action::Decline,
            WAY..FIRST => Action::Way((code - WAY + 1) as u8),
            FIRST..BID => Action::First(Side::ALL[code - FIRST]),
            BID..PLACE => Action::Bid((code - BID) as u8),
            PLACE..REMOVE => Action::Place(stack(code - PLACE).0, stack(code - PLACE).1),
            REMOVE..MOVE => Action::Remove(stack(code - REMOVE).0, stack(code - REMOVE).1),
            MOVE..COMMAND => Action::Move(at((code - MOVE) / 3), Zone::ALL[(code - MOVE) % 3]),
            COMMAND..EVENT => Action::Command(card((code - COMMAND) / 3), Zone::ALL[(code - COMMAND) % 3]),
            EVENT..EXCHANGE => Action::Event(card((code - EVENT) / 3), Zone::ALL[(code - EVENT) % 3]),
            EXCHANGE..ACTIONS => Action::Exchange(card(code - EXCHANGE)),
            _ => return None,
        })
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        observe::observe(view, out);
    }

    fn tell(rules: Rules, heard: &Heard, out: &mut impl FnMut(u16)) {
        heard::tell(rules, heard, out);
    }

    fn chose(rules: Rules, action: Action) -> u16 {
        (heard::CHOICE + Self::code(rules, action)) as u16
    }

    fn draws(&self) -> usize {
        match self.board().pending.phase {
            Phase::Draw(Draw::Hand(_)) => minutes::HAND.into(),
            Phase::Draw(Draw::Cuba | Draw::Card(_) | Draw::Coin) => 1,
            _ => 0,
        }
    }

    fn draw_next(&self, drawn: &Drawn, mut see: impl FnMut(usize, u32)) {
        if drawn.len() >= self.draws() {
            return;
        }
        if self.board().pending.phase == Phase::Draw(Draw::Coin) {
            return [COIN, COIN + 1].into_iter().for_each(|code| see(code, 1));
        }
        let taken: Slots = drawn.iter().map(|&code| Slot::new(code.into())).collect();
        self.deck().without(taken).iter().for_each(|slot| see(slot.index(), 1));
    }

    fn draw_whole(&self, drawn: &Drawn) -> Option<Chance> {
        if drawn.is_empty() || drawn.len() != self.draws() {
            return None;
        }
        let card = |i: usize| self.board().rules.deck().card(Slot::new(drawn[i].into()));
        match self.board().pending.phase {
            Phase::Draw(Draw::Hand(side)) => {
                let (a, b) = (card(0), card(1));
                Some(Chance::Cards(side, [a.min(b), a.max(b)]))
            }
            Phase::Draw(Draw::Cuba) => Some(Chance::Cuba(card(0))),
            Phase::Draw(Draw::Card(_)) => Some(Chance::Draw(card(0))),
            Phase::Draw(Draw::Coin) => Some(Chance::Coin(Side::ALL[usize::from(drawn[0]) - COIN])),
            _ => None,
        }
    }
}

/// The place of a card in the deck that is played with.
#[inline]
fn slot(rules: Rules, card: Card) -> usize {
    rules.deck().slot(card).expect("the card is in the deck").index()
}

/// The place of a battleground, where Cuba is the last.
#[inline]
fn place(rules: Rules, at: Battleground) -> usize {
    rules.deck().spot(at).expect("the battleground is in the deck").index()
}

#[inline]
fn stack(rules: Rules, at: Battleground, count: u8) -> usize {
    place(rules, at) * usize::from(CUBES) + usize::from(count) - 1
}
