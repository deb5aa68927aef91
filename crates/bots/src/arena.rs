//! Measuring players against each other.
//!
//! Games are played in pairs with the same luck and sides swapped. What is counted is the pair, which takes most of the luck out.

mod bout;
mod elo;
mod measured;
mod report;
mod sprt;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{BySide, Game};

use crate::BotSpec;

pub use bout::{Bout, Played, Tally};
pub use elo::{Elo, FEWEST_GAMES, Pentanomial};
pub use measured::Measured;
pub use report::{Match, Report, Standing, Ways};
pub use sprt::{Sprt, Test, Verdict};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Config<G: Game> {
    /// Who plays: two, or more for a round robin.
    pub players: Vec<BotSpec>,
    /// The most pairs of games for each two of them.
    pub pairs: u32,
    /// The seed of all luck.
    pub seed: u64,
    /// How many games run at once.
    pub threads: usize,
    /// A test that ends a match as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// The options of the rules.
    pub rules: G::Rules,
}

/// Follows the games as they are played, and can stop them. It is called from many threads.
pub trait Observer<G: Game>: Sync {
    /// A pair of a match has ended; both are counted from 0. In the first game the first player of the match was the US.
    fn pair(&self, _match_number: usize, _pair: u32, _games: &[Played<G>; 2]) {}

    /// How far the arena has come.
    fn progress(&self, _tick: Tick) {}

    /// Whether to begin no more pairs. The report is about those that were played.
    fn stop(&self) -> bool {
        false
    }
}

/// How far the arena has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// Pairs played, in all matches.
    pub done: u64,
    /// The most pairs that will be played.
    pub all: u64,
    /// Score of the first player in the match under way.
    pub score: f64,
}

/// The matches of a round robin: the places of both players in their list.
pub fn matches(players: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..players).flat_map(move |a| (a + 1..players).map(move |b| (a, b)))
}

/// Plays everybody against everybody.
pub fn run<G: Measured>(config: &Config<G>, observer: &dyn Observer<G>) -> Report {
    let meetings: Vec<(usize, usize)> = matches(config.players.len()).collect();
    let all = meetings.len() as u64 * u64::from(config.pairs);
    let ledgers: Vec<Mutex<Ledger>> = meetings.iter().map(|_| Mutex::new(Ledger::default())).collect();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        while !observer.stop() {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= all {
                return;
            }
            let (number, pair) = ((job / u64::from(config.pairs)) as usize, (job % u64::from(config.pairs)) as u32);
            let ledger = &ledgers[number];
            if !lock(ledger).decided {
                let games = play_pair(config, meetings[number], pair);
                observer.pair(number, pair, &games);
                lock(ledger).enter(pair, games.map(|game| game.bout), config.sprt);
            }
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            observer.progress(Tick { done, all, score: lock(ledger).score() });
        }
    };
    if config.threads <= 1 || cfg!(target_family = "wasm") {
        work();
    } else {
        std::thread::scope(|scope| {
            (0..config.threads).for_each(|_| {
                scope.spawn(work);
            });
        });
    }
    let played = ledgers.into_iter().map(|ledger| ledger.into_inner().unwrap_or_else(|e| e.into_inner()).pairs);
    report::report(config, &meetings.into_iter().zip(played).collect::<Vec<_>>())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Both games of a pair: the first with the first player as the US.
fn play_pair<G: Measured>(config: &Config<G>, (a, b): (usize, usize), pair: u32) -> [Played<G>; 2] {
    let (a, b) = (config.players[a], config.players[b]);
    let seed = crate::Rng::of(config.seed, pair.into()).bits();
    // A player thinks with the same seed on either side.
    [BySide::new((a, 0), (b, 1)), BySide::new((b, 1), (a, 0))].map(|seats| bout::play::<G>(seats, seed, config.rules))
}

/// The pairs of a match. They come in in any order and are counted in their own, so that the result does not depend on how many
/// ran at once.
#[derive(Default)]
struct Ledger {
    waiting: Vec<(u32, [Bout; 2])>,
    pairs: Vec<[Bout; 2]>,
    decided: bool,
}

impl Ledger {
    fn enter(&mut self, pair: u32, bouts: [Bout; 2], sprt: Option<Sprt>) {
        self.waiting.push((pair, bouts));
        while let Some(at) = self.waiting.iter().position(|&(pair, _)| pair as usize == self.pairs.len()) {
            if self.decided {
                return;
            }
            self.pairs.push(self.waiting.swap_remove(at).1);
            self.decided = sprt.is_some_and(|sprt| sprt.test(&elo::pentanomial(&self.pairs)).verdict != Verdict::Open);
        }
    }

    fn score(&self) -> f64 {
        Elo::of(&elo::pentanomial(&self.pairs)).score
    }
}
