use std::io::{IsTerminal, Write};

use anyhow::{Result, bail};
use bots::play::{apply, ask, choices, next_entry};
use bots::{BotSpec, Insight};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{BySide, Game, Seat, Side, Turn};
use rayon::prelude::*;
use table::{Seeded, Step, begin, step};
use wire::Traced;

use crate::cli::{GameName, Simulate};
use crate::player::Kind;
use crate::summary::Summary;
use crate::survey::{CampaignEnd, Surveyed};
use crate::trace::{TraceFile, write_steps};

/// Games that are played before anything is written: enough for all threads, little enough to keep in memory.
pub(crate) const BATCH: u64 = 512;

pub(crate) fn run(args: &Simulate) -> Result<()> {
    let (Kind::Computer(us), Kind::Computer(ussr)) = (args.us, args.ussr) else {
        bail!("a person cannot be simulated: choose another player, or `thirteen play`");
    };
    let players = BySide::new(us, ussr);
    match (args.game, args.campaign) {
        (GameName::Days, false) => {
            let rules = args.rules.days()?;
            simulate(args, |seed, game, traced| play::<days::State>(rules, players, seed, game, traced))
        }
        (GameName::Minutes, false) => {
            let rules = args.rules.minutes()?;
            simulate(args, |seed, game, traced| play::<minutes::State>(rules, players, seed, game, traced))
        }
        (GameName::Minutes, true) => {
            let rules = args.rules.minutes()?;
            simulate(args, |seed, game, traced| play_campaign(rules, players, seed, game, traced))
        }
        (GameName::Days, true) => bail!("13 Days has no campaign: add --game minutes"),
    }
}

/// Plays the games by `play`, many at a time, and sums them up in order.
fn simulate(args: &Simulate, play: impl Fn(u64, u64, bool) -> Played + Sync) -> Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.count()).build()?;
    let mut trace = args.trace.as_deref().map(TraceFile::create).transpose()?;
    let bar = progress(args.games);
    let mut summary = Summary::default();
    let mut next = 0;
    while next < args.games {
        let batch: Vec<u64> = (next..args.games.min(next + BATCH)).collect();
        let traced = trace.is_some();
        let played: Vec<Played> =
            pool.install(|| batch.par_iter().map(|&game| play(args.seed, game, traced)).collect());
        for game in played {
            summary.add(&game.summary);
            if let Some(trace) = &mut trace {
                trace.write(&game.lines)?;
            }
        }
        next += batch.len() as u64;
        bar.set_position(next);
    }
    bar.finish_and_clear();
    if let Some(trace) = trace {
        trace.finish()?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", summary.to_json())?;
    } else {
        write!(out, "{}", summary.to_table())?;
    }
    Ok(())
}

pub(crate) fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

struct Played {
    summary: Summary,
    lines: Vec<u8>,
}

/// One game. What happens in it follows from the seed and its number alone.
fn play<G: Traced + Surveyed + Insight>(
    rules: G::Rules,
    players: BySide<BotSpec>,
    seed: u64,
    game: u64,
    traced: bool,
) -> Played {
    let mut dealer = Seeded::of_game(seed, game);
    let (mut lines, mut number) = (Vec::new(), 0);
    let mut summary = Summary::default();
    let (end, decisions) = play_out::<G>(rules, players, &mut dealer, traced, |steps| {
        write_steps(&mut lines, game, &mut number, steps, None);
    });
    if let Turn::Over(outcome) = end.turn() {
        summary.note(outcome, decisions, &end);
    }
    Played { summary, lines }
}

/// One campaign of 13 Minutes: game after game, from one run of chance.
fn play_campaign(rules: minutes::Rules, players: BySide<BotSpec>, seed: u64, game: u64, traced: bool) -> Played {
    let mut dealer = Seeded::of_game(seed, game);
    let (mut lines, mut number) = (Vec::new(), 0);
    let mut summary = Summary::default();
    let (mut campaign, mut decisions) = (minutes::Campaign::new(), 0);
    loop {
        let (end, more) = play_out::<minutes::State>(rules, players, &mut dealer, traced, |steps| {
            write_steps(&mut lines, game, &mut number, steps, Some(campaign));
        });
        decisions += more;
        if let Turn::Over(outcome) = end.turn() {
            campaign = campaign.with(outcome, end.board().prestige);
        }
        if let Some(outcome) = campaign.outcome() {
            summary.note(outcome, decisions, &CampaignEnd { campaign });
            return Played { summary, lines };
        }
    }
}

/// Plays a game to its end and shows its steps to `see` if they are wanted. Returns how it ended and how many decisions it took.
fn play_out<G: Insight>(
    rules: G::Rules,
    players: BySide<BotSpec>,
    dealer: &mut Seeded,
    traced: bool,
    mut see: impl FnMut(&[Step<G>]),
) -> (G, u64) {
    let (mut state, steps) = begin::<G>(rules);
    let mut bots = players.map(|player| player.bot::<G>());
    let mut decisions = 0;
    if traced {
        see(&steps);
    }
    let mut choose = |state: &G, side: Side, dealer: &mut Seeded| {
        decisions += 1;
        let view = state.view(Seat::Player(side));
        ask::<G>(&mut *bots[side], &view, &choices(state), dealer, &())
    };
    while let Ok(entry) = next_entry(&state, dealer, &mut choose) {
        if traced {
            let (after, steps) = step(state, entry).expect("players and dealers make legal entries");
            state = after;
            see(&steps);
        } else {
            apply(&mut state, entry);
        }
    }
    (state, decisions)
}
