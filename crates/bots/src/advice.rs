use kernel::{Game, List, Outcome, Side, Turn, Witness};

use crate::{Budget, Dice, Guesses, Insight, KINDS, Prospect, RuleFacts, Search, Watch, greedy};

/// A game whose choices can be explained.
pub trait Explain: Insight {
    /// A fact of the rules that speaks for or against a choice.
    type Reason: Copy + Eq + std::fmt::Debug + Send + Sync;
    /// Something that the opponent may be after.
    type Aim: Copy + Eq + std::fmt::Debug + Send + Sync;

    /// What `action` of `side` brings, given the position before it, and the one that it and what the side goes on to do with
    /// the card bring about. What others may answer is no reason.
    fn reasons(before: &Self, action: Self::Action, after: &Self, side: Side) -> Vec<Self::Reason>;

    /// What is to be said to `side` of a choice that ends the game, if the end speaks for itself.
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
    /// How many descents it rests on.
    pub iterations: u64,
}

/// A choice with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<G: Explain> {
    /// The choice.
    pub action: G::Action,
    /// What to expect of it, as in [`Prospect::win`](crate::Prospect::win).
    pub win: f32,
    /// How often it should be made, 0 to 1, where always to do the same would be found out.
    pub often: Option<f32>,
    /// What it brings.
    pub reasons: Vec<G::Reason>,
}

/// How many guesses must agree on a reason: what only some of them say is hidden, and no fact.
const GUESSES: usize = 8;

/// Advises the side that is to move in a view: at most `most` choices. Nothing is suggested to anybody else.
pub fn advise<G: Explain>(
    view: &G::View,
    budget: Budget,
    workers: u32,
    seed: u64,
    most: usize,
    watch: &(impl Watch + ?Sized),
) -> Advice<G> {
    let aims = G::aims(view);
    let none = Advice { suggestions: Vec::new(), aims: aims.clone(), iterations: 0 };
    let Some(side) = G::seat(view) else { return none };
    let mut dice = Dice::new(seed);
    let positions = positions::<G>(view, side, &mut dice);
    if positions[0].turn() != Turn::Player(side) {
        return none;
    }
    let mut choices = List::<G::Action>::new();
    positions[0].actions(&mut choices);
    let search = Search { workers, ..Search::new(budget) };
    let (thought, _) = search.consider::<G>(view, side, &choices, seed, &mut dice, watch);
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

/// Positions in which the opponent is of each kind in turn, as far as it can be: nothing is a fact because it is likely.
fn positions<G: Insight>(view: &G::View, side: Side, dice: &mut Dice) -> [G; GUESSES] {
    const TRIES: usize = 32;
    let guesses = Guesses::<G>::new(view, false);
    std::array::from_fn(|i| {
        let is_wanted = |guess: &G| G::kind(guesses.lens(), guess, side.other()) == i % KINDS;
        let mut guess = guesses.make(dice);
        for _ in 1..TRIES {
            if is_wanted(&guess) {
                break;
            }
            guess = guesses.make(dice);
        }
        guess
    })
}

/// What speaks for or against an action in every one of the positions.
fn reasons<G: Explain>(positions: &[G], lens: &G::Lens, action: G::Action, side: Side) -> Vec<G::Reason> {
    let plan = greedy::plan(&RuleFacts, lens, positions[0], action, side);
    let alone = common(positions, &plan[..1], side);
    // A card is played for what it leads to; a part of it speaks for itself, if it says anything.
    if alone.is_empty() || G::is_quiet(&positions[0]) { common(positions, &plan, side) } else { alone }
}

/// The reasons for a plan that hold in every one of the positions.
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

/// The position that a plan itself brings about, and who moves once the rules have taken their course. What they reveal and
/// score before that speaks neither for nor against the plan.
fn carried_out<G: Game>(before: &G, plan: &[G::Action]) -> (G, Turn) {
    let (mut state, mut pause) = (*before, Pause(None));
    for &action in plan {
        pause.0 = None;
        state.play_unchecked(action, &mut pause);
    }
    (pause.0.unwrap_or(state), state.turn())
}

/// Keeps the position from which on the rules take steps by themselves.
struct Pause<G>(Option<G>);

impl<G: Game> Witness<G> for Pause<G> {
    fn fact(&mut self, _fact: G::Fact) {}

    fn rules(&mut self, so_far: &G) {
        self.0.get_or_insert(*so_far);
    }
}
