use std::time::Duration;

use kernel::Side;

use crate::budget::{Budget, Clock, Monitor, Progress, system_clock};
use crate::tree::{Tree, Tuning};
use crate::{Bot, Evaluator, Guesses, Insight, Mixed, Rng, RuleFacts, war_check};

/// Information-set Monte Carlo tree search over guesses.
#[derive(Clone, Copy, Debug)]
pub struct Search<E = RuleFacts> {
    /// How much it may think.
    pub budget: Budget,
    /// How many trees it grows side by side (*root parallelization*), each with its share of the budget unless that is time. The
    /// answer depends on this number, but not on how many of them really run at once.
    pub workers: u32,
    /// Whether it weighs guesses by what the opponent has done.
    pub belief: bool,
    /// The parameters of the tree.
    pub tuning: Tuning,
    /// The clock for budgets of time.
    pub clock: Clock,
    /// Who judges the leaves.
    pub evaluator: E,
}

impl Search {
    /// A search of one worker with the evaluation from rule facts.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Search {
            budget,
            workers: 1,
            belief: true,
            tuning: Tuning::default(),
            clock: system_clock(),
            evaluator: RuleFacts,
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The choices, the most visited first.
    pub options: Vec<Prospect<A>>,
    /// How many descents it made.
    pub iterations: u64,
    /// How many nodes its trees have.
    pub nodes: u64,
    /// Whether the visits are how often each choice should be made, as an equilibrium says, and not only how much it was
    /// looked into.
    pub solved: bool,
}

/// A choice and what to expect of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect<A> {
    /// The choice.
    pub action: A,
    /// How many descents went through it.
    pub visits: u64,
    /// What to expect of it, 0 to 1: the chance to win, where a draw counts half and a war that both lose a little.
    pub win: f32,
}

impl<E> Search<E> {
    /// Thinks about a view until the budget is used or `monitor` says stop.
    pub fn think<G: Insight>(&self, view: &G::View, seed: u64, monitor: &(impl Monitor + ?Sized)) -> Thought<G::Action>
    where
        E: Evaluator<G>,
    {
        if let Some(mix) = G::equilibrium(view, &mut Rng::new(seed)) {
            return mixed(&mix);
        }
        let guesses = Guesses::<G>::new(view, self.belief);
        let start = (self.clock)();
        let work = |worker: u32| {
            let mut tree = Tree::new(&guesses, &self.evaluator, self.tuning, Rng::of(seed, worker.into()));
            let iterations = self.grow(&mut tree, worker, start, monitor);
            (tree.root().map(|(action, stat)| (action, stat.visits, stat.value())).collect(), iterations, tree.size())
        };
        merge(run(self.workers, work))
    }

    /// Thinks about a view, and leaves out the choices that are sure to lose by war, unless all are. Returns what it found about the
    /// other choices, and these choices themselves.
    pub(crate) fn consider<G: Insight>(
        &self,
        view: &G::View,
        side: Side,
        choices: &[G::Action],
        seed: u64,
        rng: &mut Rng,
        monitor: &(impl Monitor + ?Sized),
    ) -> (Thought<G::Action>, Vec<G::Action>)
    where
        E: Evaluator<G>,
    {
        let mut thought = self.think::<G>(view, seed, monitor);
        let safe = war_check::without_sure_war::<G>(view, side, choices, rng);
        thought.options.retain(|option| safe.contains(&option.action));
        (thought, safe)
    }

    /// Grows one tree, and returns how many descents that took.
    fn grow<G: Insight>(
        &self,
        tree: &mut Tree<'_, G, E>,
        worker: u32,
        start: Duration,
        monitor: &(impl Monitor + ?Sized),
    ) -> u64
    where
        E: Evaluator<G>,
    {
        const BATCH: u64 = 64;
        let mut iterations = 0;
        let part = |whole: u64| (whole / u64::from(self.workers)).max(1);
        loop {
            let (share, batch) = match self.budget {
                Budget::Time(time) => (((self.clock)() - start).as_secs_f32() / time.as_secs_f32().max(1e-6), BATCH),
                Budget::Iterations(all) => (iterations as f32 / part(all) as f32, BATCH.min(part(all) - iterations)),
                Budget::Nodes(all) => {
                    // A small position has fewer nodes than were asked for.
                    let size = tree.size().max(iterations / 4);
                    (size as f32 / part(all) as f32, 1)
                }
            };
            if worker == 0 && iterations % (BATCH * 16) == 0 {
                let win = tree.root().max_by_key(|(_, stat)| stat.visits).map_or(0.5, |(_, stat)| stat.value());
                monitor.progress(Progress { share: share.min(1.0), iterations, win });
            }
            if (share >= 1.0 || monitor.stop()) && iterations > 0 {
                return iterations;
            }
            for _ in 0..batch {
                tree.descend();
            }
            iterations += batch;
        }
    }
}

/// What a worker found: its root, how many descents it made, how many nodes its tree has.
type Harvest<A> = (Vec<(A, u32, f32)>, u64, u64);

fn run<A: Send>(workers: u32, work: impl Fn(u32) -> Harvest<A> + Sync) -> Vec<Harvest<A>> {
    if workers <= 1 || cfg!(target_family = "wasm") {
        return (0..workers.max(1)).map(work).collect();
    }
    std::thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

fn merge<A: Copy + PartialEq>(harvests: Vec<Harvest<A>>) -> Thought<A> {
    let mut thought = Thought { options: Vec::new(), iterations: 0, nodes: 0, solved: false };
    for (root, iterations, nodes) in harvests {
        thought.iterations += iterations;
        thought.nodes += nodes;
        for (action, visits, win) in root {
            let visits = u64::from(visits);
            match thought.options.iter_mut().find(|option| option.action == action) {
                Some(option) => {
                    let (before, after) = ((option.visits + 1) as f32, (visits + 1) as f32);
                    option.win = (option.win * before + win * after) / (before + after);
                    option.visits += visits;
                }
                None => thought.options.push(Prospect { action, visits, win }),
            }
        }
    }
    thought.options.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
    thought
}

/// A mixed strategy as if a search had found it.
fn mixed<A: Copy>(mix: &[Mixed<A>]) -> Thought<A> {
    const VISITS: f32 = 10_000.0;
    let prospect = |mixed: &Mixed<A>| Prospect {
        action: mixed.action,
        visits: (VISITS * mixed.probability).round() as u64,
        win: mixed.win,
    };
    let mut options: Vec<Prospect<A>> = mix.iter().map(prospect).collect();
    options.sort_by_key(|option| std::cmp::Reverse(option.visits));
    Thought { iterations: options.iter().map(|option| option.visits).sum(), options, nodes: 0, solved: true }
}

/// A secret choice is not made if it is worse than the favourite by this much.
const SLACK: f32 = 0.02;
/// Nor if it was visited so many times less often: its value is hardly known.
const RARE: u64 = 20;

impl<A: Copy> Thought<A> {
    /// The choice to make. If it need not be `mixing`, the most visited. If it must, any that is about as good, the better the more
    /// often; and if an equilibrium was solved for, any at all as often as that says: to leave out the rare ones could be exploited.
    #[must_use]
    pub fn pick(&self, mixing: bool, rng: &mut Rng) -> Option<A> {
        let most = self.options.first()?;
        if !mixing {
            return Some(most.action);
        }
        let weight = |option: &Prospect<A>| {
            if self.solved {
                return option.visits as f64;
            }
            let is_known = option.visits * RARE >= most.visits;
            if is_known { f64::from((1.0 - (most.win - option.win) / SLACK).clamp(0.0, 1.0)) } else { 0.0 }
        };
        self.options.get(rng.weighted(self.options.iter().map(weight))).map(|option| option.action)
    }
}

impl<E> Search<E> {
    /// Takes one of the choices, and says what was thought of them; nothing was if there is only one.
    ///
    /// # Panics
    /// If the view is a spectator's: only a player is asked to choose.
    pub fn decide<G: Insight>(
        &self,
        view: &G::View,
        choices: &[G::Action],
        seed: u64,
        monitor: &(impl Monitor + ?Sized),
    ) -> (G::Action, Option<Thought<G::Action>>)
    where
        E: Evaluator<G>,
    {
        if choices.len() == 1 {
            return (choices[0], None);
        }
        let side = G::seat(view).expect("only a player is asked to choose");
        let mut rng = Rng::of(seed, u64::MAX);
        let (thought, safe) = self.consider::<G>(view, side, choices, seed, &mut rng, monitor);
        let secret = G::is_secret(&G::guess(view, &mut rng));
        // Nothing is left of what the search found if it never came to try a safe choice.
        (thought.pick(secret, &mut rng).unwrap_or(safe[0]), Some(thought))
    }
}

impl<G: Insight, E: Evaluator<G>> Bot<G> for Search<E> {
    fn choose_monitored(
        &mut self,
        view: &G::View,
        choices: &[G::Action],
        seed: u64,
        monitor: &dyn Monitor,
    ) -> G::Action {
        self.decide::<G>(view, choices, seed, monitor).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secret_choices_are_made_as_often_as_they_are_good_and_solved_ones_as_often_as_was_found() {
        let options = vec![
            Prospect { action: 'a', visits: 800, win: 0.5 },
            Prospect { action: 'b', visits: 100, win: 0.49 },
            Prospect { action: 'c', visits: 80, win: 0.47 },
            Prospect { action: 'd', visits: 20, win: 0.6 },
        ];
        let mut thought = Thought { options, iterations: 1000, nodes: 0, solved: true };
        let often = |thought: &Thought<char>, mixing: bool| {
            let mut rng = Rng::new(1);
            let mut counts = [0; 4];
            for _ in 0..1000 {
                counts[thought.pick(mixing, &mut rng).map_or(0, |action| action as usize - 'a' as usize)] += 1;
            }
            counts
        };
        let [a, b, c, d] = often(&thought, true);
        assert!((750..850).contains(&a) && (60..140).contains(&b) && (50..110).contains(&c) && (5..40).contains(&d));
        thought.solved = false;
        // The second lacks half of what would rule it out, the third more than all of it, and the last is hardly known.
        let [a, b, c, d] = often(&thought, true);
        assert!((600..730).contains(&a) && (270..400).contains(&b) && c == 0 && d == 0, "{a} {b} {c} {d}");
        assert_eq!(often(&thought, false), [1000, 0, 0, 0]);
    }
}
