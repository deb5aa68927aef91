use kernel::{Game, List, Outcome, Side, Turn, Witness};

use crate::{Budget, Guesses, Insight, Monitor, PLAYER_TYPES, Prospect, Rng, RuleFacts, Search, greedy};

/// A game whose choices can be explained.
pub trait Explain: Insight {
    /// A fact of the rules that speaks for or against a choice.
    type Reason: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// Something that the opponent may be after.
    type Aim: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// What an action of `side` brings. `before` is the position before it, `after` the one that it leads to once the side has done
    /// everything else with the card. What others may answer is no reason.
    fn reasons(before: &Self, action: Self::Action, after: &Self, side: Side) -> Vec<Self::Reason>;

    /// The one reason to name to `side` for a choice that ends the game, if the end speaks for itself.
    fn ending(end: Outcome, side: Side) -> Option<Self::Reason>;

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
    /// How many descents of a search it rests on.
    pub iterations: u64,
}

/// A choice with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<G: Explain> {
    /// The choice.
    pub action: G::Action,
    /// What to expect of it, as in [`Prospect::win`](crate::Prospect::win).
    pub win: f32,
    /// How often it should be made, 0 to 1, where always making the same choice could be exploited.
    pub often: Option<f32>,
    /// What it brings.
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
    let none = Advice { suggestions: Vec::new(), aims: aims.clone(), iterations: 0 };
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
    let total: u64 = thought.options.iter().map(|option| option.visits).sum();
    let suggestion = |option: &Prospect<G::Action>| Suggestion {
        action: option.action,
        win: option.win,
        often: thought.solved.then(|| option.visits as f32 / total.max(1) as f32),
        reasons: reasons(&positions, &lens, option.action, side),
    };
    let suggestions = thought.options.iter().take(most).map(suggestion).collect();
    Advice { suggestions, aims, iterations: thought.iterations }
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
    let plan = greedy::plan(&RuleFacts, lens, positions[0], action, side);
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
