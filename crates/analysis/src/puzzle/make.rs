//! Finding puzzles: a game is played by a search, and every decision is held against a cheap filter, then against ever dearer ones.

use bots::{Budget, Prospect, Rng, Search, Thought, advise, compare};
use kernel::{Dealer, Seat, SeatView, Side, Turn};
use table::Table;

use super::{Posed, Puzzle, Puzzled, SOLVE, Theme, failures, solve};
use crate::analysed::chance;

/// How puzzles are made.
#[derive(Clone, Copy, Debug)]
pub struct Making {
    /// How many descents the players of the games have.
    pub play: u64,
    /// How many descents a verdict rests on; it must be the same with twice as many.
    pub verify: u64,
    /// By how much the answer must be better than the next choice, 0 to 1.
    pub gap: f32,
}

impl Default for Making {
    fn default() -> Self {
        Making { play: 800, verify: 2_000, gap: 0.07 }
    }
}

/// How many choices are offered.
const OFFERED: usize = 4;
/// How many seeds must agree.
const SEEDS: u64 = 3;
/// At least so many of thirty tries of the three weakest levels fail.
const FAILS: u8 = 9;
/// With less than this a game is lost whatever one does.
const HOPELESS: f32 = 0.12;
/// How many descents the last word has.
const STRONGEST: u64 = 10_000;
/// The gap is so many times its error.
const SURE: f32 = 3.0;

/// Plays a game and returns the puzzles in it.
#[must_use]
pub fn harvest<G: Puzzled>(making: Making, seed: u64) -> Vec<Puzzle> {
    let mut rng = Rng::new(seed);
    let mut table = Table::<G>::new(G::Rules::default());
    let mut found = Vec::new();
    loop {
        table.deal(&mut rng, |_| {});
        let Turn::Player(side) = table.turn() else { return found };
        let (view, legal) = (table.view(Seat::Player(side)), table.choices());
        let mut action = legal[0];
        if legal.len() > 1 {
            let thought = Search::new(Budget::Iterations(making.play)).think::<G>(&view, rng.bits(), &());
            action = thought.pick(G::is_secret(&G::guess(&view, &mut rng)), &mut rng).unwrap_or(action);
            found.extend(examine(making, &table, side, &thought, rng.bits()));
        }
        table.play(side, action).expect("a search chooses what is offered");
    }
}

/// A puzzle of a position, if it is one. What costs least is asked first.
fn examine<G: Puzzled>(
    making: Making,
    table: &Table<G>,
    side: Side,
    thought: &Thought<G::Action>,
    seed: u64,
) -> Option<Puzzle> {
    let best = *thought.options.first()?;
    let others: Vec<Prospect<G::Action>> = offered(thought, best, making.gap);
    let next = *others.first()?;
    if best.win - next.win < making.gap || best.win < HOPELESS {
        return None;
    }
    let mut actions: Vec<G::Action> = others.iter().map(|option| option.action).collect();
    let mut rng = Rng::new(seed);
    actions.insert(rng.below(actions.len() as u32 + 1) as usize, best.action);
    let view = table.view(Seat::Player(side));
    let posed = Posed::<G> { record: table.record(), side, view, choices: actions, answer: best.action };
    // What was hardly looked into proves nothing yet.
    if gap_to(&posed, next.action, SOLVE, seed)?.0 < making.gap || solve(&posed, SOLVE, 1).choice != posed.answer {
        return None;
    }
    let (gap, error, values) = verify(making, &posed, seed)?;
    let theme = theme(&posed)?;
    let fails = failures(&posed, seed);
    if fails[..3].iter().sum::<u8>() < FAILS || !is_clear(making, &posed, seed) {
        return None;
    }
    Some(Puzzle {
        game: G::SLUG.to_owned(),
        theme: theme.slug().to_owned(),
        choices: posed.choices.iter().map(ToString::to_string).collect(),
        chances: values.iter().map(|&value| chance(value).0).collect(),
        answer: posed.choices.iter().position(|&action| action == posed.answer)?,
        gap: chance(gap).0,
        error: chance(error).0.max(1),
        fails,
        record: posed.record.to_string(),
    })
}

/// The choices to offer besides the best: the likeliest to be taken. Of bids, which are mixed, those that are clearly worse.
fn offered<A: Copy + PartialEq>(thought: &Thought<A>, best: Prospect<A>, gap: f32) -> Vec<Prospect<A>> {
    let mut others: Vec<Prospect<A>> =
        thought.options.iter().copied().filter(|option| option.action != best.action).collect();
    if thought.solved {
        others.retain(|option| best.win - option.win >= gap);
        let step = (others.len() / (OFFERED - 1)).max(1);
        others = others.into_iter().step_by(step).collect();
    }
    others.sort_by(|a, b| b.win.total_cmp(&a.win));
    others.truncate(OFFERED - 1);
    others
}

/// By how much the answer is better than another choice when both are looked into as much, and the value of that one.
fn gap_to<G: Puzzled>(posed: &Posed<G>, other: G::Action, iterations: u64, seed: u64) -> Option<(f32, f32)> {
    let thought = compare::<G>(&posed.view, other, iterations, seed);
    let win = |action| thought.options.iter().find(|option| option.action == action).map(|option| option.win);
    Some((win(posed.answer)? - win(other)?, win(other)?))
}

/// The gap to the next choice, its error, and the value of every choice: if all seeds agree.
fn verify<G: Puzzled>(making: Making, posed: &Posed<G>, seed: u64) -> Option<(f32, f32, Vec<f32>)> {
    let at = posed.choices.iter().position(|&action| action == posed.answer)?;
    let mut gaps = Vec::new();
    let mut values = vec![0.0; posed.choices.len()];
    for round in 0..SEEDS {
        let tried = solve(posed, making.verify, Rng::of(seed, round).bits());
        if tried.choice != posed.answer {
            return None;
        }
        values[at] += tried.values[at] / SEEDS as f32;
        let mut gap = f32::INFINITY;
        for (i, &other) in posed.choices.iter().enumerate().filter(|&(i, _)| i != at) {
            let (by, value) = gap_to(posed, other, making.verify / 2, Rng::of(seed, SEEDS + round).bits())?;
            gap = gap.min(by);
            values[i] += value / SEEDS as f32;
        }
        gaps.push(gap);
    }
    let mean = gaps.iter().sum::<f32>() / gaps.len() as f32;
    let square = gaps.iter().map(|gap| (gap - mean) * (gap - mean)).sum::<f32>() / (gaps.len() - 1) as f32;
    let error = (square / gaps.len() as f32).sqrt();
    (mean >= making.gap && mean >= SURE * error).then_some((mean, error, values))
}

/// Whether the answer is the same with twice the search, and of all choices with many times as much. Bids are mixed, and have no
/// best among all.
fn is_clear<G: Puzzled>(making: Making, posed: &Posed<G>, seed: u64) -> bool {
    let all = Posed::<G> { choices: posed.view.choices().to_vec(), ..posed.clone() };
    let is_answer = |posed: &Posed<G>, iterations| solve(posed, iterations, seed).choice == posed.answer;
    is_bid(posed) || is_answer(posed, 2 * making.verify) && is_answer(&all, STRONGEST)
}

/// Whether both sides choose at once, so that there is not one best choice but a mix.
fn is_bid<G: Puzzled>(posed: &Posed<G>) -> bool {
    G::equilibrium(&posed.view, &mut Rng::new(1)).is_some()
}

/// What it is about, if anything can be said for the answer.
fn theme<G: Puzzled>(posed: &Posed<G>) -> Option<Theme> {
    let advice = advise::<G>(&posed.view, Budget::Iterations(SOLVE), 1, 1, usize::MAX, &());
    let reasons = |action: G::Action| {
        let found = advice.suggestions.iter().find(|suggestion| suggestion.action == action);
        found.map_or_else(Vec::new, |suggestion| suggestion.reasons.clone())
    };
    let others: Vec<_> = posed
        .choices
        .iter()
        .filter(|&&action| action != posed.answer)
        .map(|&action| (action, reasons(action)))
        .collect();
    G::theme(&posed.view, (posed.answer, &reasons(posed.answer)), &others)
}
