use kernel::Side;

use crate::{Budget, Dice, Guesses, Insight, RuleFacts, Search, Watch, greedy};

/// A game whose choices can be explained.
pub trait Explain: Insight {
    /// A fact of the rules that speaks for or against a choice.
    type Reason: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// Something that the opponent may be after.
    type Aim: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// What `action` of `side` brings, given the position before it, and after it and what the side can go on to do with the
    /// card by itself. What others may answer is no reason.
    fn reasons(before: &Self, action: Self::Action, after: &Self, side: Side) -> Vec<Self::Reason>;

    /// What the opponent of the seat may be after, and how likely each is, 0 to 1.
    fn aims(view: &Self::View) -> Vec<(Self::Aim, f32)>;
}

/// Advice for whoever a view belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<G: Explain> {
    /// The few best choices, the best first.
    pub suggestions: Vec<Suggestion<G>>,
    /// What the opponent may be after, and how likely each is, 0 to 1.
    pub aims: Vec<(G::Aim, f32)>,
    /// How many descents it rests on.
    pub iterations: u64,
}

/// A choice with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<G: Explain> {
    /// The choice.
    pub action: G::Action,
    /// The chance to win with it.
    pub win: f32,
    /// Its part of the descents, 0 to 1: how sure the search is of it.
    pub share: f32,
    /// What it brings.
    pub reasons: Vec<G::Reason>,
}

/// Advises the side that is to move in a view: at most `most` choices. Nothing is suggested to anybody else.
pub fn advise<G: Explain>(
    view: &G::View,
    budget: Budget,
    workers: u32,
    seed: u64,
    most: usize,
    watch: &impl Watch,
) -> Advice<G> {
    let aims = G::aims(view);
    let mut dice = Dice::new(seed);
    let guesses = Guesses::<G>::new(view, true);
    let before = guesses.make(&mut dice);
    let Some(side) = before.turn().side().filter(|&side| G::seat(view) == Some(side)) else {
        return Advice { suggestions: Vec::new(), aims, iterations: 0 };
    };
    let thought = Search { workers, ..Search::new(budget) }.think::<G>(view, seed, watch);
    let best = thought.options.iter().take(most).map(|option| {
        let mut after = before;
        after.play_unchecked(option.action, &mut ());
        let decided = greedy::decided(&RuleFacts, guesses.lens(), after, side);
        // A card is played for what it leads to; a part of it speaks for itself, if it says anything.
        let alone = if G::is_quiet(&before) { Vec::new() } else { G::reasons(&before, option.action, &after, side) };
        let reasons = if alone.is_empty() { G::reasons(&before, option.action, &decided, side) } else { alone };
        Suggestion {
            action: option.action,
            win: option.win,
            share: option.visits as f32 / thought.iterations.max(1) as f32,
            reasons,
        }
    });
    Advice { suggestions: best.collect(), aims, iterations: thought.iterations }
}
