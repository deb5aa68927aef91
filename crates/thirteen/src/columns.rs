//! Games of computer players as columns of a Parquet file (docs/python.md).

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bots::play::{apply, choices, next_entry, seed};
use bots::{BotSpec, Insight, Thought};
use clap::Args;
use dataset::{Dataset as File, Decision};
use encoding::{Encoded, mask};
use kernel::{BySide, Outcome, Seat, Side};
use rayon::prelude::*;
use table::Seeded;
use terminal::WholeFile;

use crate::cli::{GameName, RulesArgs, ThreadsArgs};
use crate::player::Kind;
use crate::simulate::{BATCH, progress};

#[derive(Args, Debug)]
pub(crate) struct Dataset {
    /// The file to write.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The game to play.
    #[arg(long, value_enum, default_value = "days")]
    game: GameName,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed: the same one gives the same games, which are those of `thirteen simulate`.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays the US: random, greedy, search:1000 or a level such as envoy. What a search thought is written, too.
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    us: Kind,
    /// Who plays the USSR, likewise.
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    ussr: Kind,
    #[command(flatten)]
    threads: ThreadsArgs,
    #[command(flatten)]
    rules: RulesArgs,
}

pub(crate) fn run(args: &Dataset) -> Result<()> {
    let (Kind::Computer(us), Kind::Computer(ussr)) = (args.us, args.ussr) else {
        bail!("a person cannot be simulated: choose another player");
    };
    let players = BySide::new(us, ussr);
    match args.game {
        GameName::Days => write::<days::State>(args, args.rules.days()?, players),
        GameName::Minutes => write::<minutes::State>(args, args.rules.minutes()?, players),
    }
}

fn write<G: Insight + Encoded>(args: &Dataset, rules: G::Rules, players: BySide<BotSpec>) -> Result<()> {
    let name = args.file.display();
    let file =
        WholeFile::create(&args.file).with_context(|| format!("cannot write to {name}: choose another place"))?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.count()).build()?;
    let full = || format!("cannot write on to {name}: free some space or choose another place");
    let mut file = File::new::<G>(file).with_context(full)?;
    let bar = progress(args.games);
    let mut next = 0;
    while next < args.games {
        let batch: Vec<u64> = (next..args.games.min(next + BATCH)).collect();
        next += batch.len() as u64;
        let played: Vec<_> =
            pool.install(|| batch.par_iter().map(|&game| (game, play::<G>(rules, players, args.seed, game))).collect());
        for (game, (decisions, outcome)) in played {
            file.add(game, decisions, outcome).with_context(full)?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let file = file.finish().with_context(full)?;
    file.finish().with_context(|| format!("cannot give the file its name {name}"))
}

/// One game, as `thirteen simulate` plays it: its decisions, and what each side got.
fn play<G: Insight + Encoded>(
    rules: G::Rules,
    players: BySide<BotSpec>,
    seed: u64,
    game: u64,
) -> (Vec<Decision>, [f32; 2]) {
    let mut dealer = Seeded::of_game(seed, game);
    let mut state = G::begin(rules, &mut ());
    let mut decisions = Vec::new();
    let outcome = loop {
        let choose = |state: &G, side: Side, dealer: &mut Seeded| {
            let (action, decision) = decide(state, side, players[side], dealer, decisions.len());
            decisions.push(decision);
            action
        };
        match next_entry(&state, &mut dealer, choose) {
            Ok(entry) => apply(&mut state, entry),
            Err(outcome) => break outcome,
        }
    };
    (decisions, returns(outcome))
}

fn decide<G: Insight + Encoded>(
    state: &G,
    side: Side,
    player: BotSpec,
    dealer: &mut Seeded,
    ply: usize,
) -> (G::Action, Decision) {
    let view = state.view(Seat::Player(side));
    let (mut observation, mut legal) = (vec![0; G::OBSERVATION], vec![0; G::ACTIONS]);
    G::observe(&view, &mut observation);
    mask(state, &mut legal);
    let seed = seed(dealer);
    let player = if let BotSpec::Level(level) = player { level.spec() } else { player };
    let (action, thought) = match player {
        BotSpec::Search(search) => search.decide::<G>(&view, &choices(state), seed, &()),
        other => (other.bot::<G>().choose(&view, &choices(state), seed), None),
    };
    let value = thought.as_ref().and_then(|thought| {
        let of_action = thought.options.iter().find(|option| option.action == action);
        of_action.map(|option| option.win)
    });
    let decision = Decision {
        ply: ply as u32,
        player: side as u8,
        observation,
        mask: legal,
        action: G::code(state.rules(), action) as u16,
        policy: thought.map(|thought| policy::<G>(state.rules(), &thought)),
        value,
    };
    (action, decision)
}

/// How often a search looked into each action, as shares.
fn policy<G: Encoded>(rules: G::Rules, thought: &Thought<G::Action>) -> Vec<f32> {
    let all: u64 = thought.options.iter().map(|option| option.visits).sum();
    let mut shares = vec![0.0; G::ACTIONS];
    for option in &thought.options {
        shares[G::code(rules, option.action)] = option.visits as f32 / all.max(1) as f32;
    }
    shares
}

/// What each side got: 1 for the winner, -1 for the loser, nothing if nobody won.
fn returns(outcome: Outcome) -> [f32; 2] {
    match outcome.winner {
        Some(Side::Us) => [1.0, -1.0],
        Some(Side::Ussr) => [-1.0, 1.0],
        None => [0.0, 0.0],
    }
}
