//! Measuring players against each other.
//!
//! Games are played in pairs on the same luck with sides swapped; what is counted is the pair, which takes most of the luck out.

mod bout;
mod elo;
mod report;
mod sprt;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::BySide;

use crate::{Insight, Player};

pub use bout::{Bout, Tally};
pub use elo::{Elo, Pentanomial};
pub use report::{Match, Report, Standing, Ways};
pub use sprt::{Sprt, Test, Verdict};

/// What to measure.
#[derive(Clone, Debug)]
pub struct Config<G: Insight> {
    /// Who plays: two, or more for a round robin.
    pub players: Vec<Player>,
    /// Pairs of games for each two of them, at most.
    pub pairs: u32,
    /// What all luck follows from.
    pub seed: u64,
    /// Games that run at once.
    pub threads: usize,
    /// A test that ends a match as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// Whether to keep what happened in every game.
    pub records: bool,
    /// The options of the rules.
    pub rules: G::Rules,
}

/// How far the arena has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tick {
    /// Pairs played, of all matches.
    pub done: u64,
    /// Pairs to play at most.
    pub all: u64,
    /// Score of the first player of the match under way.
    pub score: f64,
}

/// Plays everybody against everybody.
pub fn run<G: Insight>(config: &Config<G>, progress: &(dyn Fn(Tick) + Sync)) -> Report {
    let meetings: Vec<(usize, usize)> =
        (0..config.players.len()).flat_map(|a| (a + 1..config.players.len()).map(move |b| (a, b))).collect();
    let all = meetings.len() as u64 * u64::from(config.pairs);
    let matches: Vec<Mutex<Ledger>> = meetings.iter().map(|_| Mutex::new(Ledger::default())).collect();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || {
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= all {
                return;
            }
            let (meeting, pair) = ((job / u64::from(config.pairs)) as usize, (job % u64::from(config.pairs)) as u32);
            let ledger = &matches[meeting];
            if !lock(ledger).decided {
                let bouts = play_pair(config, meetings[meeting], pair);
                lock(ledger).enter(pair, bouts, config.sprt);
            }
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            progress(Tick { done, all, score: lock(ledger).score() });
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
    let played = matches.into_iter().map(|ledger| ledger.into_inner().unwrap_or_else(|e| e.into_inner()).settled());
    report::report(config, meetings.into_iter().zip(played).collect())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Both games of a pair: the first with the first player as the US.
fn play_pair<G: Insight>(config: &Config<G>, (a, b): (usize, usize), pair: u32) -> [Bout; 2] {
    let (a, b) = (config.players[a], config.players[b]);
    let seed = crate::Dice::of(config.seed, pair.into()).bits();
    // A player thinks with dice of its own, the same on either side.
    [BySide::new((a, 0), (b, 1)), BySide::new((b, 1), (a, 0))]
        .map(|seats| bout::play::<G>(seats, seed, config.rules, config.records))
}

/// The pairs of a match as they come in, in any order; they are counted in order, so that the result does not depend on
/// how many ran at once.
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

    fn settled(self) -> Vec<[Bout; 2]> {
        self.pairs
    }
}
