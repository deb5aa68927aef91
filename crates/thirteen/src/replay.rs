use std::fs;
use std::io::Write;

use anyhow::{Context, Result, anyhow};
use kernel::Seat;
use table::{Record, Recorded, Series, Step, with_game};
use term::Drawn;
use wire::Traced;

use crate::cli::Replay;

/// The game that the printed rulebook plays through.
const PLAYTHROUGH: &str = include_str!("../../../tests/records/playthrough.record");

pub(crate) fn run(args: &Replay) -> Result<()> {
    let text = read(&args.record)?;
    match Recorded::of(&text).with_context(|| format!("{} is not a record", args.record))? {
        Recorded::Game(kind) => with_game!(kind, G => replay::<G>(args, &text)),
        Recorded::Campaign => replay_campaign(args, &text),
    }
}

pub(crate) fn read(name: &str) -> Result<String> {
    if name == "playthrough" {
        return Ok(PLAYTHROUGH.to_owned());
    }
    let bytes = fs::read(name).with_context(|| format!("cannot read {name}: give a record, or `playthrough`"))?;
    String::from_utf8(bytes)
        .map_err(|error| anyhow!("{name}, byte {}: a record is text in UTF-8", error.utf8_error().valid_up_to() + 1))
}

fn replay_campaign(args: &Replay, text: &str) -> Result<()> {
    let series = Series::read(text).with_context(|| args.record.clone())?;
    series.games().iter().try_for_each(|record| tell(args, record))
}

fn replay<G: Drawn + Traced>(args: &Replay, text: &str) -> Result<()> {
    tell(args, &Record::<G>::read(text).with_context(|| args.record.clone())?)
}

fn tell<G: Drawn + Traced>(args: &Replay, record: &Record<G>) -> Result<()> {
    let mut entries = record.replay();
    entries.truncate(args.at.map_or(entries.len(), |ply| ply + 1));
    let mut out = std::io::stdout().lock();
    if args.json {
        return print_json(&mut out, &entries);
    }
    let facts = record.facts().into_iter().take_while(|&(ply, _)| ply < entries.len());
    let heard: Vec<G::Heard> = facts.map(|(_, fact)| G::heard_from(fact, args.seat)).collect();
    for line in G::log(args.language.language, &heard) {
        writeln!(out, "{line}")?;
    }
    if let Some(last) = entries.last().and_then(|steps| steps.last()) {
        let view = last.after.view(args.seat.unwrap_or(Seat::Spectator));
        writeln!(out, "\n{}", G::board(args.language.language, &view))?;
        writeln!(out, "{}", G::prompt(args.language.language, &view))?;
    }
    Ok(())
}

fn print_json<G: Traced>(out: &mut impl Write, entries: &[Vec<Step<G>>]) -> Result<()> {
    let mut number = 0;
    for steps in entries {
        for (index, step) in steps.iter().enumerate() {
            writeln!(out, "{}", wire::line(0, number, step, index + 1 == steps.len()))?;
            number += 1;
        }
    }
    Ok(())
}
