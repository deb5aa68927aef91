//! What a seat of 13 Minutes heard, as words.

use kernel::{BySide, Side};
use minutes::{Battleground, Card, Cause, Fact, Gain, Heard, OrderCause, Pending, Rules, Zone};

use super::observe::{phase, used};
use super::{place, slot};
use crate::span::{Codes, codes};
use crate::words::{KIND, Writer, anybody, ended};

// Where the words of each range begin. Written by hand, and for ever.
const SIDE: usize = 27;
const ZONE: usize = 29;
const PLACE: usize = 32;
const CARD: usize = 46;
const NUMBER: usize = 59;
pub(super) const CHOICE: usize = 159;
pub(super) const WORDS: usize = CHOICE + super::ACTIONS;

pub(super) const WORD_CODES: &[Codes] = &[
    codes(0, 1, "nothing: to fill up with", ""),
    codes(KIND, 26, "what kind of thing was heard", "kinds, below"),
    codes(SIDE, 2, "a side", "us, ussr"),
    codes(ZONE, 3, "a zone", "us, neutral, ussr"),
    codes(PLACE, 14, "a battleground", "places"),
    codes(CARD, 13, "a card", "cards"),
    codes(NUMBER, 100, "a number", "0 to 99"),
    codes(CHOICE, super::ACTIONS, "an own choice", "codes of actions"),
];

pub(super) const KINDS: &[&str] = &[
    "cards-dealt",
    "cuba-dealt",
    "bid-made",
    "bid",
    "bids-equal",
    "coin",
    "order",
    "play",
    "event",
    "cubes",
    "move",
    "cuba-seen",
    "cuba-exchanged",
    "drawn",
    "revealed",
    "scored",
    "leftover-placed",
    "nuclear-war",
    "outcome",
    "turn",
    "cards-dealt-hidden",
    "cuba-dealt-hidden",
    "bid-made-hidden",
    "cuba-seen-hidden",
    "cuba-exchanged-hidden",
    "drawn-hidden",
];

const _: () = assert!(KINDS.len() == SIDE - KIND);

pub(super) fn tell(rules: Rules, heard: &Heard, out: &mut impl FnMut(u16)) {
    let words = &mut Writer { out };
    match *heard {
        Heard::Whole(fact) => whole(rules, fact, words),
        Heard::CardsDealt { side } => words.say(20, &[of(side)]),
        Heard::CubaDealt => words.say(21, &[]),
        Heard::BidMade { side } => words.say(22, &[of(side)]),
        Heard::CubaSeen { side } => words.say(23, &[of(side)]),
        Heard::CubaExchanged { side } => words.say(24, &[of(side)]),
        Heard::Drawn { side } => words.say(25, &[of(side)]),
    }
}

fn whole<F: FnMut(u16)>(rules: Rules, fact: Fact, words: &mut Writer<'_, F>) {
    let card = |card: Card| (CARD, slot(rules, card));
    let at = |at: Battleground| (PLACE, place(rules, at));
    match fact {
        Fact::CardsDealt { side, cards } => words.say(0, &[of(side), card(cards[0]), card(cards[1])]),
        Fact::CubaDealt { card: cuba } => words.say(1, &[card(cuba)]),
        Fact::BidMade { side, cubes } => words.say(2, &[of(side), number(cubes)]),
        Fact::Bid { side, cubes } => words.say(3, &[of(side), number(cubes)]),
        Fact::BidsEqual { times } => words.say(4, &[number(times)]),
        Fact::Coin { side } => words.say(5, &[of(side)]),
        Fact::Order { by, first, why } => words.say(6, &[of(by), of(first), (NUMBER, order_cause(why))]),
        Fact::Play { side, card: played, zone, how } => {
            words.say(7, &[of(side), card(played), in_zone(zone), (NUMBER, used(how))]);
        }
        Fact::Event { side, card: played, used } => words.say(8, &[of(side), card(played), number(used.into())]),
        Fact::Cubes { side, at: spot, from, to, why } => {
            words.say(9, &[of(side), at(spot), number(from), number(to)]);
            words.add(&cause(rules, why));
        }
        Fact::Move { at: spot, from, to, why } => {
            words.say(10, &[at(spot), in_zone(from), in_zone(to)]);
            words.add(&cause(rules, why));
        }
        Fact::CubaSeen { side, card: cuba } => words.say(11, &[of(side), card(cuba)]),
        Fact::CubaExchanged { side, card: cuba, gave } => words.say(12, &[of(side), card(cuba), card(gave)]),
        Fact::Drawn { side, card: drawn } => words.say(13, &[of(side), card(drawn)]),
        Fact::Revealed { cuba, left } => words.say(14, &[card(cuba), card(left.us), card(left.ussr)]),
        Fact::Scored { side, amount, why } => {
            words.say(15, &[of(side), number(amount)]);
            gain(rules, why, words);
        }
        Fact::LeftoverPlaced { side, card: left } => words.say(16, &[of(side), card(left)]),
        Fact::NuclearWar(BySide { us, ussr }) => words.say(17, &[number(us.into()), number(ussr.into())]),
        Fact::Outcome { outcome, prestige } => {
            words.say(18, &ended(outcome).map(|part| (NUMBER, part)));
            words.add(&[number(prestige.us), number(prestige.ussr)]);
        }
        Fact::Turn(pending) => turn(pending, words),
    }
}

/// What is waited for. How far an Event has come beyond that follows from what was heard before.
fn turn<F: FnMut(u16)>(pending: Pending, words: &mut Writer<'_, F>) {
    let mover = (NUMBER, anybody(pending.phase.turn().side()));
    words.say(19, &[(NUMBER, phase(pending.phase)), mover, number(pending.cursor.line), number(pending.cursor.way)]);
}

fn cause(rules: Rules, why: Cause) -> [(usize, usize); 2] {
    match why {
        Cause::Command(card) => [number(0), (CARD, slot(rules, card))],
        Cause::Event(card) => [number(1), (CARD, slot(rules, card))],
    }
}

fn gain<F: FnMut(u16)>(rules: Rules, why: Gain, words: &mut Writer<'_, F>) {
    match why {
        Gain::Battleground(card) => words.add(&[number(0), (CARD, slot(rules, card))]),
        Gain::Cuba => words.add(&[number(1)]),
        Gain::Military => words.add(&[number(2)]),
        Gain::Aftermath => words.add(&[number(3)]),
    }
}

const fn order_cause(why: OrderCause) -> usize {
    match why {
        OrderCause::Bid => 0,
        OrderCause::Chance => 1,
    }
}

fn of(side: Side) -> (usize, usize) {
    (SIDE, side as usize)
}

fn in_zone(zone: Zone) -> (usize, usize) {
    (ZONE, zone as usize)
}

fn number(number: u8) -> (usize, usize) {
    (NUMBER, number.into())
}
