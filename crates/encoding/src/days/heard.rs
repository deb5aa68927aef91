//! What a seat of 13 Days heard, as words.

use days::{
    Agenda, Card, CardSet, Cause, DealCause, DiscardCause, Fact, Gain, Heard, LetterCause, Modifier, Pending, SaveCause,
};
use kernel::{BySide, Side};

use super::observe::{phase, used};
use crate::span::{Codes, codes};
use crate::words::{KIND, Writer, anybody, ended};

// Where the words of each range begin. Written by hand, and for ever.
const SIDE: usize = 28;
const TRACK: usize = 30;
const PLACE: usize = 33;
const AGENDA: usize = 42;
const CARD: usize = 52;
const NUMBER: usize = 91;
pub(super) const CHOICE: usize = 131;
pub(super) const WORDS: usize = CHOICE + super::ACTIONS;

pub(super) const WORD_CODES: &[Codes] = &[
    codes(0, 1, "nothing: to fill up with", ""),
    codes(KIND, 27, "what kind of thing was heard", "kinds, below"),
    codes(SIDE, 2, "a side", "us, ussr"),
    codes(TRACK, 3, "a track", "tracks"),
    codes(PLACE, 9, "a battleground", "battlegrounds"),
    codes(AGENDA, 10, "an agenda", "agendas"),
    codes(CARD, 39, "a card", "cards"),
    codes(NUMBER, 40, "a number", "0 to 39"),
    codes(CHOICE, super::ACTIONS, "an own choice", "codes of actions"),
];

pub(super) const KINDS: &[&str] = &[
    "defcon",
    "agendas-dealt",
    "agenda-chosen",
    "cards-dealt",
    "initiative",
    "play",
    "event",
    "cubes",
    "prestige",
    "letter",
    "modifier",
    "card-taken",
    "discard",
    "drawn",
    "aftermath",
    "agendas-revealed",
    "agenda-scored",
    "round",
    "nuclear-war",
    "aftermath-counted",
    "outcome",
    "turn",
    "agenda-chosen-hidden",
    "cards-dealt-hidden",
    "card-taken-hidden",
    "drawn-hidden",
    "aftermath-hidden",
];

const _: () = assert!(KINDS.len() == SIDE - KIND);

pub(super) fn tell(heard: &Heard, out: &mut impl FnMut(u16)) {
    let words = &mut Writer { out };
    match *heard {
        Heard::Whole(fact) => whole(fact, words),
        Heard::AgendaChosen { side } => words.say(22, &[of(side)]),
        Heard::CardsDealt { side, count, why } => words.say(23, &[of(side), number(count), (NUMBER, deal_cause(why))]),
        Heard::CardTaken { from, to } => words.say(24, &[of(from), of(to)]),
        Heard::Drawn { side } => words.say(25, &[of(side)]),
        Heard::Aftermath { side, why } => words.say(26, &[of(side), (NUMBER, save_cause(why))]),
    }
}

fn whole<F: FnMut(u16)>(fact: Fact, words: &mut Writer<'_, F>) {
    match fact {
        Fact::Defcon { side, track, from, to, why } => {
            words.say(0, &[of(side), (TRACK, track as usize), number(from), number(to)]);
            cause(words, why);
        }
        Fact::AgendasDealt { side, agendas } => {
            words.say(1, &[of(side)]);
            words.add(&agendas.map(agenda));
        }
        Fact::AgendaChosen { side, agenda: chosen } => words.say(2, &[of(side), agenda(chosen)]),
        Fact::CardsDealt { side, cards, why } => {
            words.say(3, &[of(side), (NUMBER, deal_cause(why))]);
            all(words, cards);
        }
        Fact::Initiative { by, first } => words.say(4, &[of(by), of(first)]),
        Fact::Play { side, card: played, how, taken } => {
            words.say(5, &[of(side), card(played), (NUMBER, used(how)), number(taken.into())]);
        }
        Fact::Event { side, card: played, used } => words.say(6, &[of(side), card(played), number(used.into())]),
        Fact::Cubes { side, at, from, to, why } => {
            words.say(7, &[of(side), (PLACE, at as usize), number(from), number(to)]);
            cause(words, why);
        }
        Fact::Letter { to, why } => words.say(9, &[of(to), (NUMBER, letter_cause(why))]),
        Fact::Modifier { side, modifier: new } => words.say(10, &[of(side), (NUMBER, modifier(new))]),
        Fact::CardTaken { from, to, card: taken } => words.say(11, &[of(from), of(to), card(taken)]),
        Fact::Discard { side, card: gone, why } => words.say(12, &[of(side), card(gone), (NUMBER, discard_cause(why))]),
        Fact::Drawn { side, card: drawn } => words.say(13, &[of(side), card(drawn)]),
        Fact::Aftermath { side, card: saved, why } => {
            words.say(14, &[of(side), card(saved), (NUMBER, save_cause(why))])
        }
        Fact::Turn(pending) => turn(pending, words),
        fact => counted(fact, words),
    }
}

/// What is heard when a round or the game is over.
fn counted<F: FnMut(u16)>(fact: Fact, words: &mut Writer<'_, F>) {
    // Prestige is positive for the US: a number below 5 is a lead of the USSR.
    let lead = |prestige: i8| (NUMBER, (prestige + days::MAX_PRESTIGE) as usize);
    match fact {
        Fact::Prestige { side, amount, from, to, why } => {
            words.say(8, &[of(side), number(amount), lead(from), lead(to), (NUMBER, gain(why))]);
        }
        Fact::AgendasRevealed(BySide { us, ussr }) => words.say(15, &[agenda(us), agenda(ussr)]),
        Fact::AgendaScored { agenda: scored, chosen_by, side, amount } => {
            words.say(16, &[agenda(scored), of(chosen_by), (NUMBER, anybody(side)), number(amount)]);
        }
        Fact::Round { to } => words.say(17, &[number(to)]),
        Fact::NuclearWar(BySide { us, ussr }) => words.say(18, &[number(us.into()), number(ussr.into())]),
        Fact::AftermathCounted { cubes, cards } => {
            words.say(19, &[number(cubes.us), number(cubes.ussr)]);
            all(words, cards);
        }
        Fact::Outcome(outcome) => words.say(20, &ended(outcome).map(|part| (NUMBER, part))),
        fact => unreachable!("{fact:?} is told before"),
    }
}

/// What is waited for. How far an Event has come beyond that follows from what was heard before.
fn turn<F: FnMut(u16)>(pending: Pending, words: &mut Writer<'_, F>) {
    let mover = (NUMBER, anybody(pending.phase.turn().side()));
    words.say(21, &[(NUMBER, phase(pending.phase)), mover, number(pending.cursor.line), number(pending.cursor.way)]);
}

fn cause<F: FnMut(u16)>(words: &mut Writer<'_, F>, why: Cause) {
    match why {
        Cause::Round => words.add(&[number(0)]),
        Cause::Command(by) => words.add(&[number(1), card(by)]),
        Cause::Event(by) => words.add(&[number(2), card(by)]),
        Cause::Television => words.add(&[number(3)]),
        Cause::Agenda => words.add(&[number(4)]),
    }
}

fn all<F: FnMut(u16)>(words: &mut Writer<'_, F>, cards: CardSet) {
    words.add(&[(NUMBER, cards.len() as usize)]);
    cards.iter().for_each(|one| words.add(&[card(one)]));
}

fn of(side: Side) -> (usize, usize) {
    (SIDE, side as usize)
}

fn number(number: u8) -> (usize, usize) {
    (NUMBER, number.into())
}

fn card(card: Card) -> (usize, usize) {
    (CARD, card as usize)
}

fn agenda(agenda: Agenda) -> (usize, usize) {
    (AGENDA, agenda as usize)
}

const fn deal_cause(why: DealCause) -> usize {
    match why {
        DealCause::Round => 0,
        DealCause::Replacement => 1,
        DealCause::Cycle => 2,
    }
}

const fn gain(why: Gain) -> usize {
    match why {
        Gain::Event => 0,
        Gain::Agendas => 1,
        Gain::Aftermath => 2,
    }
}

const fn letter_cause(why: LetterCause) -> usize {
    match why {
        LetterCause::Command => 0,
        LetterCause::UnitedNations => 1,
    }
}

const fn modifier(modifier: Modifier) -> usize {
    match modifier {
        Modifier::Sops => 0,
        Modifier::ToTheBrink => 1,
        Modifier::Containment => 2,
        Modifier::BayOfPigs => 3,
    }
}

const fn discard_cause(why: DiscardCause) -> usize {
    match why {
        DiscardCause::Played => 0,
        DiscardCause::Taken => 1,
        DiscardCause::Cycle => 2,
        DiscardCause::Alliances => 3,
    }
}

const fn save_cause(why: SaveCause) -> usize {
    match why {
        SaveCause::Saved => 0,
        SaveCause::Alliances => 1,
    }
}
