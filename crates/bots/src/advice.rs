use std::cmp::Ordering;

use kernel::{Game, List, Outcome, Side, Turn, Witness};

use crate::told::{Band, Class, Ranked, ranked};
use crate::{Budget, Guesses, Insight, Monitor, PLAYER_TYPES, Rng, RuleFacts, Search, Thought, greedy};

/// A game whose choices can be explained.
pub trait Explain: Insight {
    /// A fact of the rules that speaks for or against a choice.
    type Reason: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// A part of what a side should be about.
    type Step: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// Something that the opponent may be after.
    type Aim: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// What an action of `side` brings. `before` is the position before it, `after` the one that it leads to once the side has done
    /// everything else with the card. What others may answer is no reason.
    fn reasons(before: &Self, action: Self::Action, after: &Self, side: Side) -> Vec<Self::Reason>;

    /// Whether a reason speaks for its choice; otherwise it speaks against it.
    fn speaks_for(reason: Self::Reason) -> bool;

    /// What is said of a choice for which nothing else speaks: of the best, and of another.
    fn last_resort(is_best: bool) -> Self::Reason;

    /// How the other side leaves the Event of a card aside that was played for Command, if it is asked that.
    fn refusal(state: &Self) -> Option<Self::Action>;

    /// What the seat of a view should be about, whatever it chooses: the most pressing first.
    fn plan(view: &Self::View) -> Vec<Self::Step>;

    /// The one reason to name to `side` for a choice that ends the game, if the end speaks for itself.
    fn ending(end: Outcome, side: Side) -> Option<Self::Reason>;

    /// What the opponent of the seat may be after, and how likely each is, 0 to 1.
    fn aims(view: &Self::View) -> Vec<(Self::Aim, f32)>;
}

/// Advice for whoever a view belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<G: Explain> {
    /// What to be about in this position: the most pressing first.
    pub plan: Vec<G::Step>,
    /// The few best choices, by class.
    pub suggestions: Vec<Suggestion<G>>,
    /// What the opponent may be after, and how likely each is, 0 to 1.
    pub aims: Vec<(G::Aim, f32)>,
    /// How many descents of a search it rests on.
    pub iterations: u64,
}

/// A choice with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<G: Explain> {
    /// The choice.
    pub action: G::Action,
    /// The chance to win with it, 0 to 1, as a range.
    pub band: Band,
    /// How good it is beside the others. Within a class there is no order.
    pub class: Class,
    /// How often it should be made, 0 to 1, where always making the same choice could be exploited.
    pub often: Option<f32>,
    /// What it brings: what speaks for it first. There is always something.
    pub reasons: Vec<G::Reason>,
}

/// How many guesses must agree on a reason. What holds only in some of them depends on what is hidden, and is no fact.
const GUESSES: usize = 8;

/// Advises the side to move, if the view is its own: at most `most` choices. Nothing is suggested to anybody else.
pub fn advise<G: Explain>(
    view: &G::View,
    budget: Budget,
    workers: u32,
    seed: u64,
    most: usize,
    monitor: &(impl Monitor + ?Sized),
) -> Advice<G> {
    let aims = G::aims(view);
    let none = Advice { plan: Vec::new(), suggestions: Vec::new(), aims: aims.clone(), iterations: 0 };
    let Some(side) = G::seat(view) else { return none };
    let mut rng = Rng::new(seed);
    let positions = positions::<G>(view, side, &mut rng);
    if positions[0].turn() != Turn::Player(side) {
        return none;
    }
    let mut choices = List::<G::Action>::new();
    positions[0].actions(&mut choices);
    let search = Search { workers, ..Search::new(budget) };
    let (thought, _) = search.consider::<G>(view, side, &choices, seed, &mut rng, monitor);
    let lens = G::lens(view, true);
    let is_best = |class| matches!(class, Class::ClearlyBest | Class::AboutEqual);
    let suggestion = |&Ranked { action, band, class, .. }: &Ranked<G::Action>| Suggestion {
        action,
        band,
        class,
        often: often(&thought, action),
        reasons: told_reasons(&positions, &lens, action, side, is_best(class)),
    };
    let mut told = ranked::<G>(view, &thought);
    if thought.solved {
        // All are about equal; what is to be done most often is worth knowing first.
        told.sort_by(|a, b| {
            often(&thought, b.action).partial_cmp(&often(&thought, a.action)).unwrap_or(Ordering::Equal)
        });
    }
    let suggestions = told.iter().take(most).map(suggestion).collect();
    Advice { plan: G::plan(view), suggestions, aims, iterations: thought.iterations }
}

/// How often a choice should be made, where that was solved for.
fn often<A: Copy + PartialEq>(thought: &Thought<A>, action: A) -> Option<f32> {
    let total: u64 = thought.options.iter().map(|option| option.visits).sum();
    let visits = thought.options.iter().find(|option| option.action == action)?.visits;
    thought.solved.then(|| visits as f32 / total.max(1) as f32)
}

/// What speaks for and against a choice of the seat of a view, without any search: the choice is taken for one of the best or not.
pub fn explain<G: Explain>(view: &G::View, action: G::Action, is_best: bool, seed: u64) -> Vec<G::Reason> {
    let Some(side) = G::seat(view) else { return Vec::new() };
    let positions = positions::<G>(view, side, &mut Rng::new(seed));
    told_reasons(&positions, &G::lens(view, true), action, side, is_best)
}

/// How many reasons are told for a choice, and how many against it.
const FOR: usize = 4;
const AGAINST: usize = 3;

/// The reasons that are told: the weightiest, and never only what speaks against one of the best.
fn told_reasons<G: Explain>(
    positions: &[G],
    lens: &G::Lens,
    action: G::Action,
    side: Side,
    is_best: bool,
) -> Vec<G::Reason> {
    let (mut told, mut against): (Vec<_>, Vec<_>) =
        reasons(positions, lens, action, side).into_iter().partition(|&reason| G::speaks_for(reason));
    told.truncate(FOR);
    against.truncate(AGAINST);
    if told.is_empty() && (is_best || against.is_empty()) {
        told.push(G::last_resort(is_best));
    }
    told.extend(against);
    told
}

/// Guesses in which the opponent is of each type in turn, as far as possible: nothing is a fact only because it is likely.
fn positions<G: Insight>(view: &G::View, side: Side, rng: &mut Rng) -> [G; GUESSES] {
    const TRIES: usize = 32;
    let guesses = Guesses::<G>::new(view, false);
    std::array::from_fn(|i| {
        let is_wanted = |guess: &G| G::player_type(guesses.lens(), guess, side.other()) == i % PLAYER_TYPES;
        let mut guess = guesses.make(rng);
        for _ in 1..TRIES {
            if is_wanted(&guess) {
                break;
            }
            guess = guesses.make(rng);
        }
        guess
    })
}

/// What speaks for or against an action in all of the positions.
fn reasons<G: Explain>(positions: &[G], lens: &G::Lens, action: G::Action, side: Side) -> Vec<G::Reason> {
    let plan = greedy::plan(&RuleFacts, lens, positions[0], action, side, G::refusal);
    let alone = common(positions, &plan[..1], side);
    // A card is played for what it leads to. A choice within a card has its own reasons, if any.
    if alone.is_empty() || G::is_quiet(&positions[0]) { common(positions, &plan, side) } else { alone }
}

/// The reasons for a plan that hold in all of the positions.
fn common<G: Explain>(positions: &[G], plan: &[G::Action], side: Side) -> Vec<G::Reason> {
    let outcomes = positions.iter().map(|before| (before, carried_out(before, plan)));
    let ending = |turn| if let Turn::Over(end) = turn { G::ending(end, side) } else { None };
    let mut endings = outcomes.clone().map(|(_, (_, turn))| ending(turn));
    if let Some(Some(first)) = endings.next()
        && endings.all(|other| other == Some(first))
    {
        return vec![first];
    }
    let in_both = |mut kept: Vec<G::Reason>, found: Vec<G::Reason>| {
        kept.retain(|reason| found.contains(reason));
        kept
    };
    let reasons = outcomes.map(|(before, (after, _))| G::reasons(before, plan[0], &after, side));
    reasons.reduce(in_both).unwrap_or_default()
}

/// The position to which a plan leads by itself, and who moves once the rules have taken their course. What they reveal and score
/// on the way speaks neither for nor against the plan.
fn carried_out<G: Game>(before: &G, plan: &[G::Action]) -> (G, Turn) {
    let (mut state, mut pause) = (*before, Pause(None));
    for &action in plan {
        pause.0 = None;
        state.play_unchecked(action, &mut pause);
    }
    (pause.0.unwrap_or(state), state.turn())
}

/// Keeps the position at which the rules took over.
struct Pause<G>(Option<G>);

impl<G: Game> Witness<G> for Pause<G> {
    fn fact(&mut self, _fact: G::Fact) {}

    fn rules(&mut self, so_far: &G) {
        self.0.get_or_insert(*so_far);
    }
}
