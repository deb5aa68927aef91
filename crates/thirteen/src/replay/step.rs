//! A game gone through entry by entry, with the table at each.

use std::io::{BufRead, Write};

use anyhow::Result;
use kernel::Seat;
use table::Record;
use terminal::{Drawn, Ink, printable, wrap};

use super::{draw, voice};
use crate::cli::Replay;
use crate::window;

/// Shows a point of the game, asks where to go, and so on until somebody has seen enough.
pub(super) fn by_step<G: Drawn>(
    args: &Replay,
    record: &Record<G>,
    comments: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let last = record.entries().len();
    let mut ply = args.at.unwrap_or(0).min(last);
    loop {
        show(args, record, ply, comments, out)?;
        match ask(args, ply, last, input, out)? {
            Some(to) => ply = to,
            None => return Ok(()),
        }
    }
}

/// What followed from the last entry, the table after it, and what there is to say of it.
fn show<G: Drawn>(args: &Replay, record: &Record<G>, ply: usize, comments: bool, out: &mut impl Write) -> Result<()> {
    let (screen, voice) = (window::screen(), voice(args));
    let facts = record.facts().into_iter().filter(|&(at, _)| at == ply);
    let heard: Vec<G::Heard> = facts.map(|(_, fact)| G::heard_from(fact, args.seat)).collect();
    draw::<G>(&voice, &record.position_at(ply).view(args.seat.unwrap_or(Seat::Spectator)), out)?;
    for line in G::log(&voice, &heard) {
        wrap(&line, 2, 2, screen.width).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    let comment = format!("playthrough-{ply}");
    if comments && voice.texts().has(&comment) {
        let lines = wrap(&voice.get(&comment), 0, 0, screen.width);
        lines.iter().try_for_each(|line| writeln!(out, "{}", screen.paint(Ink::Strong, line)))?;
    }
    Ok(())
}

/// Where to go from here; nothing if somebody leaves, or goes on at the end.
fn ask(
    args: &Replay,
    ply: usize,
    last: usize,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<usize>> {
    let voice = voice(args);
    loop {
        write!(out, "{} ", voice.with("term-step", &[("ply", ply.into()), ("last", last.into())]))?;
        out.flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let typed = String::from_utf8_lossy(&bytes);
        match typed.trim() {
            "" => return Ok(Some(ply + 1).filter(|&next| next <= last)),
            "back" | "b" => return Ok(Some(ply.saturating_sub(1))),
            "quit" | "q" => return Ok(None),
            typed => match typed.parse().ok().filter(|&to| to <= last) {
                Some(to) => return Ok(Some(to)),
                None => {
                    let args = [("text", printable(typed).into()), ("last", last.into())];
                    writeln!(out, "{}", voice.with("term-step-unknown", &args))?;
                }
            },
        }
    }
}
