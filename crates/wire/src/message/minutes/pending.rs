//! What is waited for.

use kernel::{Side, Turn};
use minutes::effect::MAX_LINES;
use minutes::{Board, CARDS, CUBES, Cursor, Decision, Draw, Pending, Phase, Rules, Slots};
use serde_json::{Value, json};

use super::super::common::{by_side, read_outcome, winner};
use super::super::{Fault, Part};
use super::{places, read_places};

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
    let (phase, fields) = match name.text()? {
        "over" => (Phase::Over(read_outcome(part.item(1)?, part.item(2)?)?), 3),
        "deal-cuba" => (Phase::Draw(Draw::Cuba), 2),
        "coin" => (Phase::Draw(Draw::Coin), 2),
        _ => (name.one_of(phases(part.item(1)?.word()?), Phase::slug, "what is waited for")?, 2),
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
        Phase::Draw(draw) => draw.side(),
        Phase::Over(_) => None,
    }
}

/// How far an Event has come before any has begun.
fn start() -> Cursor {
    Board::set_up(Rules::default()).pending.cursor
}

fn write_cursor(cursor: &Cursor) -> Value {
    let Cursor { user, line, way, left, moved, count, done, touched, placed, removed, sets } = *cursor;
    let spoken_of = sets.iter().rposition(|set| !set.is_empty()).map_or(0, |last| last + 1);
    json!([
        user.slug(),
        line,
        way,
        left,
        moved,
        count,
        places(done),
        places(touched),
        by_side(placed, places),
        by_side(removed, places),
        sets[..spoken_of].iter().map(|&set| places(set)).collect::<Vec<_>>(),
    ])
}

fn read_cursor(part: Part<'_>) -> Result<Cursor, Fault> {
    let number = |at: usize, most: u8| part.item(at)?.number(0..=most);
    let set = |at: usize| read_places(part.item(at)?);
    let most = MAX_LINES as u8;
    Ok(Cursor {
        user: part.item(0)?.word()?,
        line: number(1, most)?,
        way: number(2, most)?,
        left: number(3, CUBES.max(CARDS as u8))?,
        moved: number(4, CUBES)?,
        count: number(5, CUBES)?,
        done: set(6)?,
        touched: set(7)?,
        placed: part.item(8)?.by_side(read_places)?,
        removed: part.item(9)?.by_side(read_places)?,
        sets: read_sets(part.item(10)?)?,
    })
}

/// What each line speaks of. Lines at the end that speak of nothing are left out.
fn read_sets(part: Part<'_>) -> Result<[Slots; MAX_LINES], Fault> {
    let mut sets = [Slots::EMPTY; MAX_LINES];
    if part.len()? > MAX_LINES {
        return Err(part.expected("no more lines than an Event has"));
    }
    for (set, part) in sets.iter_mut().zip(part.items()?) {
        *set = read_places(part)?;
    }
    Ok(sets)
}
