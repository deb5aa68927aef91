//! The typeable form of actions and draws (`docs/notation.md`).

use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};

use kernel::ParseError;

use crate::effect::MAX_LINES;
use crate::{Action, Battleground, CUBES, Card, Chance};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Bid(cubes) => write!(f, "bid {cubes}"),
            Action::First(side) => write!(f, "first {side}"),
            Action::Command(card, zone) => write!(f, "command {card} {zone}"),
            Action::Event(card, zone) => write!(f, "event {card} {zone}"),
            Action::Use => f.write_str("use"),
            Action::Decline => f.write_str("decline"),
            Action::Place(at, count) => write!(f, "+{count} {at}"),
            Action::Remove(at, count) => write!(f, "-{count} {at}"),
            Action::Move(at, zone) => write!(f, "move {at} {zone}"),
            Action::Exchange(card) => write!(f, "exchange {card}"),
            Action::Way(way) => write!(f, "way {way}"),
            Action::Done => f.write_str("done"),
        }
    }
}

const ACTION: ParseError = ParseError::expected(
    "an action: bid N, first SIDE, command CARD ZONE, event CARD ZONE, use, decline, +N PLACE, -N PLACE, move PLACE ZONE, exchange CARD, way N or done",
);
const BID: ParseError = ParseError::expected("a number of cubes from 0 to 13, as in bid 3");
const COUNT: ParseError = ParseError::expected("a number of cubes from 1 to 13, as in +2 cuba");
const WAY: ParseError = ParseError::expected("way 1, way 2 and so on");
const END: ParseError = ParseError::expected("nothing more on the line");

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split_ascii_whitespace();
        let action = match words.next().ok_or(ACTION)? {
            "bid" => Action::Bid(words.next().and_then(number).filter(|&cubes| cubes <= CUBES).ok_or(BID)?),
            "first" => Action::First(next(&mut words)?),
            "command" => Action::Command(next(&mut words)?, next(&mut words)?),
            "event" => Action::Event(next(&mut words)?, next(&mut words)?),
            "use" => Action::Use,
            "decline" => Action::Decline,
            "move" => Action::Move(next(&mut words)?, next(&mut words)?),
            "exchange" => Action::Exchange(next(&mut words)?),
            "way" => {
                let way = words.next().and_then(number).filter(|way| (1..=MAX_LINES as u8).contains(way));
                Action::Way(way.ok_or(WAY)?)
            }
            "done" => Action::Done,
            word => match word.split_at_checked(1) {
                Some(("+", count)) => pieces(count, &mut words).map(|(at, count)| Action::Place(at, count))?,
                Some(("-", count)) => pieces(count, &mut words).map(|(at, count)| Action::Remove(at, count))?,
                _ => return Err(ACTION),
            },
        };
        words.next().map_or(Ok(action), |_| Err(END))
    }
}

fn next<T: FromStr<Err = ParseError>>(words: &mut SplitAsciiWhitespace<'_>) -> Result<T, ParseError> {
    words.next().unwrap_or("").parse()
}

fn pieces(count: &str, words: &mut SplitAsciiWhitespace<'_>) -> Result<(Battleground, u8), ParseError> {
    let count = number(count).filter(|count| (1..=CUBES).contains(count)).ok_or(COUNT)?;
    Ok((next(words)?, count))
}

/// A number of one or two digits: no sign, no leading zero, so that one action has one spelling.
pub(crate) fn number(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [one @ b'0'..=b'9'] => Some(one - b'0'),
        [ten @ b'1'..=b'9', one @ b'0'..=b'9'] => Some((ten - b'0') * 10 + (one - b'0')),
        _ => None,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Cards(side, [first, second]) => write!(f, "deal {side} cards {first} {second}"),
            Chance::Cuba(card) => write!(f, "cuba {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
            Chance::Coin(side) => write!(f, "coin {side}"),
        }
    }
}

const CHANCE: ParseError = ParseError::expected("a draw: deal SIDE cards CARD CARD, cuba CARD, draw CARD or coin SIDE");

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = text.split_ascii_whitespace();
        let chance = match words.next().ok_or(CHANCE)? {
            "deal" => {
                let side = next(&mut words)?;
                if words.next() != Some("cards") {
                    return Err(CHANCE);
                }
                Chance::Cards(side, two_cards(&mut words)?)
            }
            "cuba" => Chance::Cuba(next(&mut words)?),
            "draw" => Chance::Draw(next(&mut words)?),
            "coin" => Chance::Coin(next(&mut words)?),
            _ => return Err(CHANCE),
        };
        words.next().map_or(Ok(chance), |_| Err(END))
    }
}

/// Two cards, written in any order.
fn two_cards(words: &mut SplitAsciiWhitespace<'_>) -> Result<[Card; 2], ParseError> {
    let (first, second): (Card, Card) = (next(words)?, next(words)?);
    if first == second {
        return Err(ParseError::expected("two different cards"));
    }
    Ok([first.min(second), first.max(second)])
}
