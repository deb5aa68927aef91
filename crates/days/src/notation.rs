//! The typeable form of actions and draws (`docs/notation.md`).

use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};

use kernel::{ParseError, Side};

use crate::agenda::{self, Three};
use crate::{Action, Battleground, Card, CardSet, Chance, MAX_STACK, Pieces, Steps, Track};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Agenda(agenda) => write!(f, "agenda {agenda}"),
            Action::First(side) => write!(f, "first {side}"),
            Action::Command(card) => write!(f, "command {card}"),
            Action::CommandWithLetter(card) => write!(f, "command {card} letter"),
            Action::Event(card) => write!(f, "event {card}"),
            Action::Use => f.write_str("use"),
            Action::Decline => f.write_str("decline"),
            Action::Place(pieces) => write!(f, "+{} {}", pieces.count(), pieces.at()),
            Action::Remove(pieces) => write!(f, "-{} {}", pieces.count(), pieces.at()),
            Action::Shift(steps) if steps.by() > 0 => write!(f, "raise {} {}", steps.track(), steps.by()),
            Action::Shift(steps) => write!(f, "lower {} {}", steps.track(), -steps.by()),
            Action::FirstWay => f.write_str("way 1"),
            Action::SecondWay => f.write_str("way 2"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Save(card) => write!(f, "save {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

const ACTION: ParseError = ParseError::expected(
    "an action: agenda A, first SIDE, command CARD [letter], event CARD, use, decline, +N PLACE, -N PLACE, raise TRACK N, lower TRACK N, way 1, way 2, discard CARD, save CARD or done",
);
const CUBES: ParseError = ParseError::expected("a number of cubes from 1 to 5, as in +2 berlin");
const STEPS: ParseError = ParseError::expected("one or two steps, as in raise military 1");
const END: ParseError = ParseError::expected("nothing more on the line");

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split_ascii_whitespace();
        let action = match words.next().ok_or(ACTION)? {
            "agenda" => Action::Agenda(next(&mut words)?),
            "first" => Action::First(next(&mut words)?),
            "command" => {
                let card = next(&mut words)?;
                match words.next() {
                    None => Action::Command(card),
                    Some("letter") => Action::CommandWithLetter(card),
                    Some(_) => return Err(ParseError::expected("nothing more, or the word letter")),
                }
            }
            "event" => Action::Event(next(&mut words)?),
            "use" => Action::Use,
            "decline" => Action::Decline,
            "raise" => Action::Shift(steps(&mut words, 1)?),
            "lower" => Action::Shift(steps(&mut words, -1)?),
            "way" => match words.next() {
                Some("1") => Action::FirstWay,
                Some("2") => Action::SecondWay,
                _ => return Err(ParseError::expected("way 1 or way 2")),
            },
            "discard" => Action::Discard(next(&mut words)?),
            "save" => Action::Save(next(&mut words)?),
            "done" => Action::Done,
            word => match word.split_at_checked(1) {
                Some(("+", count)) => Action::Place(pieces(count, &mut words)?),
                Some(("-", count)) => Action::Remove(pieces(count, &mut words)?),
                _ => return Err(ACTION),
            },
        };
        words.next().map_or(Ok(action), |_| Err(END))
    }
}

fn next<T: FromStr<Err = ParseError>>(words: &mut SplitAsciiWhitespace<'_>) -> Result<T, ParseError> {
    words.next().unwrap_or("").parse()
}

fn pieces(count: &str, words: &mut SplitAsciiWhitespace<'_>) -> Result<Pieces, ParseError> {
    let count = digit(count).filter(|count| (1..=MAX_STACK).contains(count)).ok_or(CUBES)?;
    let at: Battleground = next(words)?;
    Ok(Pieces::new(at, count))
}

fn steps(words: &mut SplitAsciiWhitespace<'_>, sign: i8) -> Result<Steps, ParseError> {
    let track: Track = next(words)?;
    let count = words.next().and_then(digit).filter(|count| (1..=2).contains(count)).ok_or(STEPS)?;
    Ok(Steps::new(track, sign * count as i8))
}

/// A number of one digit: no sign, no leading zero, so that one action has one spelling.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [byte @ b'0'..=b'9'] => Some(byte - b'0'),
        _ => None,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Agendas(side, [a, b, c]) => write!(f, "deal {side} agendas {a} {b} {c}"),
            Chance::Cards(side, cards) => {
                write!(f, "deal {side} cards")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Chance::Take(card) => write!(f, "take {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

const CHANCE: ParseError =
    ParseError::expected("a draw: deal SIDE agendas A B C, deal SIDE cards CARD …, take CARD or draw CARD");

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split_ascii_whitespace();
        let chance = match words.next().ok_or(CHANCE)? {
            "deal" => {
                let side: Side = next(&mut words)?;
                match words.next() {
                    Some("agendas") => {
                        let mut three: Three = [next(&mut words)?, next(&mut words)?, next(&mut words)?];
                        agenda::sort(&mut three);
                        Chance::Agendas(side, three)
                    }
                    Some("cards") => Chance::Cards(side, cards(&mut words)?),
                    _ => return Err(CHANCE),
                }
            }
            "take" => Chance::Take(next(&mut words)?),
            "draw" => Chance::Draw(next(&mut words)?),
            _ => return Err(CHANCE),
        };
        words.next().map_or(Ok(chance), |_| Err(END))
    }
}

fn cards(words: &mut SplitAsciiWhitespace<'_>) -> Result<CardSet, ParseError> {
    let mut cards = CardSet::EMPTY;
    for word in words {
        let card: Card = word.parse()?;
        if cards.contains(card) {
            return Err(ParseError::expected("each card once"));
        }
        cards.insert(card);
    }
    Ok(cards)
}
