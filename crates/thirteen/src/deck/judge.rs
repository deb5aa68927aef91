use std::io::Write;
use std::path::PathBuf;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Result;
use bots::BotSpec;
use bots::judge::{Bid, Event, Judgement, Plan, Series, Share, Watch, judge};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};
use minutes::Rules;

use crate::arena::{INTERRUPTED, stop_on_ctrl_c};
use crate::cli::ThreadsArgs;

#[derive(Args, Debug)]
pub(crate) struct Judge {
    /// The deck file; the built-in deck by default.
    file: Option<PathBuf>,
    /// Who plays both sides: a level such as secretary, or any player of the arena.
    #[arg(long, default_value = "secretary")]
    player: BotSpec,
    /// Games with bids. Half as many are played to learn what to bid, and a quarter without bids.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The seed: what all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArgs,
    /// Print the judgement as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Judge) -> Result<()> {
    let deck = args.file.as_deref().map_or(Ok(minutes::Deck::built_in()), super::read)?;
    let plan = Plan {
        rules: Rules::with_deck(deck),
        player: args.player,
        games: args.games,
        seed: args.seed,
        threads: args.threads.count(),
    };
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")?;
    let show = Show { bar: ProgressBar::new(0).with_style(style), interrupted: stop_on_ctrl_c()? };
    let judgement = judge(&plan, &show);
    show.bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&judgement)?)?;
    } else {
        write!(out, "{}", told(&judgement))?;
    }
    if show.interrupted.load(Ordering::Relaxed) {
        out.flush()?;
        eprintln!("thirteen: interrupted; the judgement is about the games that were played");
        process::exit(INTERRUPTED);
    }
    Ok(())
}

struct Show {
    bar: ProgressBar,
    interrupted: Arc<AtomicBool>,
}

impl Watch for Show {
    fn progress(&self, done: u32, all: u32) {
        self.bar.set_length(all.into());
        self.bar.set_position(done.into());
    }

    fn stop(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }
}

fn told(judgement: &Judgement) -> String {
    let Judgement { deck, player, seed, with_bids, without_bids, .. } = judgement;
    let head = format!(
        "Deck {deck}, {player} on both sides, seed {seed}: {} games with bids, {} without. 95 % intervals in brackets.\n",
        with_bids.games, without_bids.games
    );
    let warnings: String = if judgement.warnings.is_empty() {
        "Nothing speaks against it.\n".to_owned()
    } else {
        judgement.warnings.iter().map(|warning| format!("! {warning}\n")).collect()
    };
    let middle = format!(
        "The middle bid is {} of 13 cubes; both bid the same in {} of the games.\n",
        judgement.middle_bid,
        percent(&judgement.ties)
    );
    format!(
        "{head}\n{warnings}\n{}\n\n{middle}{}\n{}\n",
        ends(with_bids, without_bids),
        chart(&judgement.bids),
        events(&judgement.events)
    )
}

fn ends(with: &Series, without: &Series) -> Table {
    let mut table = table(&["", "with bids", "without"]);
    let mut row = |name: &str, value: &dyn Fn(&Series) -> String| {
        table.add_row([name.to_owned(), value(with), value(without)]);
    };
    row("the US wins, of decided games", &|series| percent(&series.us));
    row("whoever plays last wins, of decided games", &|series| percent(&series.last));
    row("nuclear war", &|series| percent(&series.war));
    row("  lost by whoever played last", &|series| percent(&series.war_by_last));
    row("draw", &|series| percent(&series.drawn));
    row("nobody wins", &|series| percent(&series.nobody));
    row("prestige, US : USSR", &|series| format!("{:.2} : {:.2}", series.prestige[0], series.prestige[1]));
    row("  apart", &|series| format!("{:.2}", series.distance));
    align(&mut table);
    table
}

/// A bar for each bid: how often it was made; and what it is worth against somebody who bids well.
fn chart(bids: &[Bid]) -> String {
    const WIDTH: u32 = 30;
    let most = bids.iter().map(|bid| bid.made).max().unwrap_or(0).max(1);
    let all: u32 = bids.iter().map(|bid| bid.made).sum::<u32>().max(1);
    let line = |bid: &Bid| {
        let bar = "#".repeat((bid.made * WIDTH / most) as usize);
        let often = 100.0 * f64::from(bid.made) / f64::from(all);
        format!("{:>5} {bar:<30} {often:>4.1} %  {:>4.1} %\n", bid.cubes, 100.0 * bid.worth)
    };
    let lines: String = bids.iter().map(line).collect();
    format!("  bid {:<30}  made   wins\n{lines}", "")
}

fn events(events: &[Event]) -> Table {
    let mut table = table(&["Event", "used when it could be", "prestige", "won with it", "without"]);
    for event in events {
        let Event { card, used, brought, won_with, won_without } = event;
        table.add_row([
            card.clone(),
            format!("{} of {}", percent(used), used.of),
            format!("{brought:+.2}"),
            percent(won_with),
            percent(won_without),
        ]);
    }
    align(&mut table);
    table
}

fn table(titles: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY).set_header(titles);
    table
}

fn align(table: &mut Table) {
    for index in 1..table.column_count() {
        if let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
}

fn percent(share: &Share) -> String {
    if share.of == 0 {
        return "-".to_owned();
    }
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}
