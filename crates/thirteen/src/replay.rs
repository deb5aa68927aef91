mod step;

use std::io::Write;

use anyhow::{Context, Result, ensure};
use kernel::{Game, Seat, Turn};
use minutes::Campaign;
use table::{Record, Recorded, Series, with_game};
use terminal::{Drawn, wrap};
use text::Voice;
use wire::Traced;

use crate::cli::Replay;
use crate::trace::write_steps;
use crate::{read_file, window};

/// The game that the printed rulebook plays through.
const PLAYTHROUGH: &str = include_str!("../../../tests/records/playthrough.record");

pub(crate) fn run(args: &Replay) -> Result<()> {
    let text = read(&args.record)?;
    match Recorded::of(&text).with_context(|| format!("{} is not a record", args.record))? {
        Recorded::Game(kind) => with_game!(kind, G => replay::<G>(args, &text)),
        Recorded::Campaign => replay_campaign(args, &text),
    }
}

/// The text of a record, or of the game in the rulebook.
pub(crate) fn read(name: &str) -> Result<String> {
    if name == "playthrough" {
        Ok(PLAYTHROUGH.to_owned())
    } else {
        read_file::record(name, "a record, or `playthrough`")
    }
}

fn replay<G: Drawn + Traced>(args: &Replay, text: &str) -> Result<()> {
    let record = Record::<G>::read(text).with_context(|| args.record.clone())?;
    let mut out = std::io::stdout().lock();
    if args.step {
        let comments = text == PLAYTHROUGH;
        return step::by_step(args, &record, comments, &mut std::io::stdin().lock(), &mut out);
    }
    tell(args, &record, None, &mut out)
}

/// Every game of a campaign, with how it stands after each.
fn replay_campaign(args: &Replay, text: &str) -> Result<()> {
    ensure!(!args.step, "{} is a campaign: --step goes through single games", args.record);
    let series = Series::read(text).with_context(|| args.record.clone())?;
    let mut out = std::io::stdout().lock();
    let mut standing = Campaign::new();
    for record in series.games() {
        tell(args, record, Some(standing), &mut out)?;
        let end = record.position_at(usize::MAX);
        if let Turn::Over(outcome) = end.turn() {
            standing = standing.with(outcome, end.board().prestige);
            if !args.json {
                let lines = terminal::campaign(&voice(args), standing);
                lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            }
        }
    }
    Ok(())
}

/// Whoever asks for a seat is told what that seat was told, but not as if they had played.
fn voice(args: &Replay) -> Voice {
    Voice::neutral(args.language.language)
}

/// A game in words, and the table at its end; or as a trace.
fn tell<G: Drawn + Traced>(
    args: &Replay,
    record: &Record<G>,
    campaign: Option<Campaign>,
    out: &mut impl Write,
) -> Result<()> {
    let (screen, voice) = (window::screen(), voice(args));
    let mut entries = record.replay();
    entries.truncate(args.at.map_or(entries.len(), |ply| ply + 1));
    if args.json {
        let (mut lines, mut number) = (Vec::new(), 0);
        let game = campaign.map_or(0, |before| before.games().into());
        entries.iter().for_each(|steps| write_steps(&mut lines, game, &mut number, steps, campaign));
        return Ok(out.write_all(&lines)?);
    }
    let facts = record.facts().into_iter().take_while(|&(ply, _)| ply < entries.len());
    let heard: Vec<G::Heard> = facts.map(|(_, fact)| G::heard_from(fact, args.seat)).collect();
    for line in G::log(&voice, &heard) {
        wrap(&line, 0, 2, screen.width).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    }
    let view = record.position_at(entries.len() - 1).view(args.seat.unwrap_or(Seat::Spectator));
    draw::<G>(&voice, &view, out)
}

/// The table, and who is asked what.
fn draw<G: Drawn>(voice: &Voice, view: &G::View, out: &mut impl Write) -> Result<()> {
    let screen = window::screen();
    let mut lines = vec![String::new()];
    lines.extend(G::board(voice, screen, view));
    lines.extend(G::in_play(voice, screen, view));
    lines.extend(G::own(voice, screen, view, false));
    lines.extend(wrap(&G::prompt(voice, view), 0, 2, screen.width));
    Ok(lines.iter().try_for_each(|line| writeln!(out, "{line}"))?)
}
