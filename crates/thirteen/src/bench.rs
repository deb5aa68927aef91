use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

use anyhow::{Result, ensure};
use bots::Insight;
use bots::bench::Signature;
use cpu_time::ThreadTime;
use kernel::{Dealer, Game, Gather, List, Turn, Witness};
use serde_json::{Map, Value, json};
use table::{Seeded, with_game};

use crate::cli::Bench;

pub(crate) fn run(args: &Bench) -> Result<()> {
    ensure!(args.rounds > 0 && args.games > 0, "at least one round and one game are needed");
    with_game!(args.game.kind(), G => bench::<G>(args))
}

struct Count {
    decisions: u64,
    draws: u64,
}

fn bench<G: Insight>(args: &Bench) -> Result<()> {
    let mut times: Vec<Duration> = Vec::new();
    let mut count = Count { decisions: 0, draws: 0 };
    for round in 0..args.rounds {
        // Time of this thread alone: other programs on the machine do not count.
        let start = ThreadTime::now();
        count = random_games::<G>(args.games, round as u64);
        times.push(start.elapsed());
    }
    times.sort();
    let seconds = times[times.len() / 2].as_secs_f64();
    let games = args.games as f64;
    let mut figures = json!({
        "game": G::SLUG,
        "state_bytes": size_of::<G>(),
        "action_bytes": size_of::<G::Action>(),
        "games": args.games,
        "rounds": args.rounds,
        "decisions_per_game": count.decisions as f64 / games,
        "draws_per_game": count.draws as f64 / games,
        "games_per_second": (games / seconds).round(),
        "decisions_per_second": (count.decisions as f64 / seconds).round(),
        "nanoseconds_per_decision": seconds * 1e9 / count.decisions as f64,
    });
    if let (Some(figures), false) = (figures.as_object_mut(), args.rules_only) {
        figures.extend(search::<G>());
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{figures}")?;
        return Ok(());
    }
    if let Some(figures) = figures.as_object() {
        for (name, value) in figures {
            writeln!(out, "{:<26} {value}", name.replace('_', " "))?;
        }
    }
    Ok(())
}

/// What a search makes of fixed positions: the same on every machine, but for the speed.
fn search<G: Insight>() -> Map<String, Value> {
    let start = ThreadTime::now();
    let Signature { positions, nodes, iterations, sum } = bots::bench::signature::<G>();
    let seconds = start.elapsed().as_secs_f64();
    [
        ("search_positions", positions.into()),
        ("search_nodes", nodes.into()),
        ("search_iterations", iterations.into()),
        ("search_sum", sum.into()),
        ("search_iterations_per_second", (iterations as f64 / seconds).round().into()),
    ]
    .map(|(name, value): (&str, Value)| (name.to_owned(), value))
    .into_iter()
    .collect()
}

/// A dealer, list or witness that no other part of the program has, so that the compiler lays the rules out for the loop
/// below alone, as it does in a program that does nothing but play.
struct Alone<T>(T);

impl Dealer for Alone<Seeded> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }
}

impl<G: Game> Witness<G> for Alone<()> {
    #[inline]
    fn fact(&mut self, _fact: G::Fact) {}
}

impl<T: Copy> Gather<T> for Alone<List<T>> {
    #[inline]
    fn add(&mut self, item: T) {
        self.0.add(item);
    }

    #[inline]
    fn add_if(&mut self, item: T, wanted: bool) {
        self.0.add_if(item, wanted);
    }

    #[inline]
    fn add_rows<const N: usize>(&mut self, rows: impl Iterator<Item = ([T; N], u8)>) {
        self.0.add_rows(rows);
    }
}

/// Whole games of random players, one thread, nothing written down.
fn random_games<G: Game>(games: u64, seed: u64) -> Count {
    let mut count = Count { decisions: 0, draws: 0 };
    let mut nobody = Alone(());
    let mut choices = Alone(List::<G::Action>::new());
    for game in 0..games {
        let mut dealer = Alone(Seeded::of_game(seed, game));
        let mut state = G::begin(G::Rules::default(), &mut nobody);
        loop {
            match state.turn() {
                Turn::Player(_) => {
                    choices.0.clear();
                    state.actions(&mut choices);
                    let action = choices.0[dealer.below(choices.0.len() as u32) as usize];
                    state.play_unchecked(action, &mut nobody);
                    count.decisions += 1;
                }
                Turn::Chance => {
                    let chance = state.draw(&mut dealer);
                    state.deal_unchecked(chance, &mut nobody);
                    count.draws += 1;
                }
                Turn::Over(outcome) => {
                    black_box(outcome);
                    break;
                }
            }
        }
    }
    count
}
