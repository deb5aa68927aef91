//! What is waited for.

use days::{Battleground, Board, CUBES, Cursor, Decision, Draw, MAX_STACK, Pending, Phase, Rules, Tally};
use kernel::{Side, Turn};
use serde_json::{Value, json};

use super::super::common::{digits, read_outcome, winner};
use super::super::{Fault, Part};

/// The name of the phase and whose it is, then how far an Event has come, unless none has begun.
pub(super) fn write(pending: Pending) -> Value {
    let Pending { phase, cursor } = pending;
    let mut parts = match phase.turn() {
        Turn::Over(outcome) => vec![json!(phase.slug()), json!(winner(outcome)), json!(outcome.why.slug())],
        _ => vec![json!(phase.slug()), json!(side(phase).map(Side::slug))],
    };
    if cursor != start() {
        parts.push(write_cursor(&cursor));
    }
    Value::Array(parts)
}

pub(super) fn read(part: Part<'_>) -> Result<Pending, Fault> {
    let name = part.item(0)?;
    let (phase, fields) = if name.text()? == "over" {
        (Phase::Over(read_outcome(part.item(1)?, part.item(2)?)?), 3)
    } else {
        let side = part.item(1)?.word()?;
        (name.one_of(phases(side), Phase::slug, "what is waited for")?, 2)
    };
    let cursor = if part.len()? > fields { read_cursor(part.item(fields)?)? } else { start() };
    Ok(Pending { phase, cursor })
}

/// Every phase of a side.
fn phases(side: Side) -> impl Iterator<Item = Phase> {
    Decision::ALL.into_iter().map(move |decision| Phase::Decide(side, decision)).chain(Draw::of(side).map(Phase::Draw))
}

/// Whose phase it is: who decides, or whom the draw is for.
fn side(phase: Phase) -> Option<Side> {
    match phase {
        Phase::Decide(side, _) => Some(side),
        Phase::Draw(draw) => Some(draw.side()),
        Phase::Over(_) => None,
    }
}

/// How far an Event has come before any has begun.
fn start() -> Cursor {
    Board::set_up(Rules::default()).pending.cursor
}

fn write_cursor(cursor: &Cursor) -> Value {
    let Cursor { user, line, way, left, tally, moved, had, count, touched } = *cursor;
    let tally = digits(&Battleground::ALL.map(|at| tally.at(at)));
    json!([user.slug(), line, way, left, tally, moved, had, count, touched])
}

/// No Event has so many lines.
const MAX_LINES: u8 = 9;
/// All battlegrounds as bits.
const ALL: u16 = (1 << Battleground::ALL.len()) - 1;

fn read_cursor(part: Part<'_>) -> Result<Cursor, Fault> {
    let tally = part.item(4)?;
    let counts = tally.digits(MAX_STACK)?;
    Ok(Cursor {
        user: part.item(0)?.word()?,
        line: part.item(1)?.number(0..=MAX_LINES)?,
        way: part.item(2)?.number(0..=2)?,
        left: part.item(3)?.number(0..=CUBES)?,
        tally: Tally::from_counts(counts).ok_or_else(|| tally.expected("nine digits up to 5"))?,
        moved: part.item(5)?.number(0..=CUBES)?,
        had: part.item(6)?.number(0..=ALL)?,
        count: part.item(7)?.number(0..=CUBES)?,
        touched: part.item(8)?.number(0..=ALL)?,
    })
}
