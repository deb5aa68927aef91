//! What happens in the worker: a request comes in as text, an answer goes out as text.
//!
//! A request is a line that says what to do (`choose` or `advise`), one each for the side, the level and the seed, then the
//! record. An answer is the word of the request, the number of entries it was asked at, and what was found, a line each. The
//! record is all there is to send; the player itself is given its seat's view of it and nothing else.

use bots::{Budget, DaysLens, Insight, Level, Player, Search};
use kernel::{Game, Seat, Side};
use table::{Record, Step};
use wire::Traced;

use crate::shown::Shown;

/// How many descents an advice is worth.
const ADVICE: u64 = 6_000;

/// Answers a request. What cannot be understood is answered by `error` and why.
pub(crate) fn answer(request: &str) -> String {
    try_answer(request).unwrap_or_else(|why| format!("error\n{why}"))
}

fn try_answer(request: &str) -> Result<String, String> {
    let mut parts = request.splitn(5, '\n');
    let mut next = || parts.next().ok_or("the request is cut off");
    let word = next()?;
    let side: Side = next()?.parse().map_err(|why| format!("{why}"))?;
    let level: Level = next()?.parse().map_err(|why| format!("{why}"))?;
    let seed: u64 = next()?.parse().map_err(|_| "the seed is no number")?;
    let record = next()?;
    match table::game_of(record).map_err(|why| why.to_string())? {
        "days" => {
            let (view, ply) = seen::<days::State>(record, side)?;
            match word {
                "choose" => choose::<days::State>(&view, ply, level, seed),
                _ => Ok(advise(&view, ply, seed)),
            }
        }
        other => Err(format!("nobody here plays {other}")),
    }
}

/// What a side sees at the end of a record.
fn seen<G: Shown>(record: &str, side: Side) -> Result<(G::View, usize), String> {
    let record = Record::<G>::read(record).map_err(|why| why.to_string())?;
    let table = record.table_at(usize::MAX).map_err(|(_, why)| why.to_string())?;
    Ok((table.view(Seat::Player(side)), table.ply()))
}

fn choose<G: Shown + Insight>(view: &G::View, ply: usize, level: Level, seed: u64) -> Result<String, String> {
    let choices = G::choices(view);
    if choices.is_empty() {
        return Err("there is nothing to choose".to_owned());
    }
    let action = Player::Level(level).bot::<G>().choose(view, &choices, seed);
    Ok(format!("choose\n{ply}\n{action}"))
}

/// The best few choices with their chance to win, then how likely each agenda of the opponent is.
fn advise(view: &days::View, ply: usize, seed: u64) -> String {
    let thought = Search::new(Budget::Iterations(ADVICE)).think::<days::State>(view, seed, &());
    let mut lines = vec!["advise".to_owned(), ply.to_string()];
    lines.extend(thought.options.iter().take(3).map(|option| format!("choice\t{}\t{}", option.action, option.win)));
    if let Some(other) = view.seat.side().map(Side::other)
        && let Some(flags) = view.board.flags[other]
    {
        let lens: DaysLens = days::State::lens(view, true);
        lines.extend(flags.iter().zip(lens.belief(other)).map(|(agenda, share)| format!("belief\t{agenda}\t{share}")));
    }
    lines.join("\n")
}

/// The trace of a record.
pub(crate) fn trace(record: &str) -> String {
    match table::game_of(record) {
        Ok("days") => trace_of::<days::State>(record),
        Ok("minutes") => trace_of::<minutes::State>(record),
        _ => String::new(),
    }
}

fn trace_of<G: Game + Traced>(record: &str) -> String {
    let Ok(replayed) = Record::<G>::read(record).map(|record| record.replay()) else { return String::new() };
    let entries: Vec<Vec<Step<G>>> = replayed.unwrap_or_default();
    let mut lines = Vec::new();
    for steps in &entries {
        for (index, step) in steps.iter().enumerate() {
            lines.push(wire::line(0, lines.len(), step, index + 1 == steps.len()).to_string());
        }
    }
    lines.join("\n")
}
