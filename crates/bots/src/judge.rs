//! What a deck of *13 Minutes* is like to play, by games that computer players play with it.
//!
//! First they play after bids made at random, which tells what the order of play and the cubes are worth ([`OrderTerms`](crate::OrderTerms)); with
//! that, bids are solved as the players themselves do. Then they play with such bids, and a few games without any. Everything
//! follows from the seed, however many games run at once.

mod game;
mod report;
mod series;
mod warning;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use minutes::Rules;

use crate::BotSpec;
use crate::insight::minutes::order;
use game::{Bids, Noted};

pub use report::{Bid, Event, Judgement};
pub use series::{Series, Share};
pub use warning::Warning;

/// What to judge, and how.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The rules, the deck among them.
    pub rules: Rules,
    /// Who plays both sides.
    pub player: BotSpec,
    /// Games with bids. Half as many are played to learn what to bid, and a quarter without bids.
    pub games: u32,
    /// The seed of all luck.
    pub seed: u64,
    /// How many games run at once.
    pub threads: usize,
}

/// Follows the games as they are played, and can stop them. It is called from many threads.
pub trait Watch: Sync {
    /// So many of so many games have been played.
    fn progress(&self, _done: u32, _all: u32) {}

    /// Whether to begin no more games. The judgement is about those that were played.
    fn stop(&self) -> bool {
        false
    }
}

impl Watch for () {}

/// Judges a deck.
#[must_use]
pub fn judge(plan: &Plan, watch: &dyn Watch) -> Judgement {
    let (learning, without) = (plan.games.div_ceil(2), plan.games.div_ceil(4));
    let all = learning + without + plan.games;
    let learned = play(plan, Bids::AtRandom, learning, &|done| watch.progress(done, all), watch);
    let samples: Vec<_> = learned.iter().filter_map(Noted::sample).collect();
    let order = order::fitted(&samples);
    let tick = |done| watch.progress(learning + done, all);
    let without = play(plan, Bids::None, without, &tick, watch);
    let before = all - plan.games;
    let with = play(plan, Bids::Solved(order), plan.games, &|done| watch.progress(before + done, all), watch);
    report::report(plan, &order, &with, &without)
}

/// Plays games of one kind, in any order, and returns them in their own.
fn play(plan: &Plan, bids: Bids, games: u32, tick: &(dyn Fn(u32) + Sync), watch: &dyn Watch) -> Vec<Noted> {
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let noted = Mutex::new(Vec::new());
    let work = || {
        while !watch.stop() {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return;
            }
            let note = game::play(plan, bids, game);
            noted.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((game, note));
            tick(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    if plan.threads <= 1 || cfg!(target_family = "wasm") {
        work();
    } else {
        std::thread::scope(|scope| {
            (0..plan.threads).for_each(|_| {
                scope.spawn(work);
            });
        });
    }
    let mut noted = noted.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    noted.sort_by_key(|(game, _)| *game);
    noted.into_iter().map(|(_, note)| note).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_counts_every_game_and_is_the_same_however_many_run_at_once() {
        let plan = Plan {
            rules: Rules::default(),
            player: "greedy:guesses=1".parse().expect("a player"),
            games: 24,
            seed: 3,
            threads: 1,
        };
        let one = judge(&plan, &());
        let two = judge(&Plan { threads: 2, ..plan }, &());
        assert_eq!(one, two);
        assert_eq!((one.with_bids.games, one.without_bids.games), (24, 6));
        assert_eq!(one.with_bids.us.of + one.with_bids.nobody.count, 24);
        assert_eq!(one.bids.iter().map(|bid| bid.made).sum::<u32>(), 48);
        assert_eq!(one.events.len(), minutes::CARDS);
        assert!(one.events.iter().all(|event| event.used.count <= event.used.of));
        assert!(one.events.iter().map(|event| event.used.of).sum::<u32>() > 100);
    }
}
