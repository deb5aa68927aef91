use bots::{Prospect, Rng, Thought, compare};
use kernel::{BySide, Entry, Game, Seat, Side};

use crate::analysed::chance;
use crate::{Analysed, Points};

/// A choice that somebody made where there was more than one, judged from what they knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<A> {
    /// How many entries the game had before it.
    pub ply: usize,
    /// Who chose.
    pub side: Side,
    /// What was chosen.
    pub made: A,
    /// What the search would have chosen.
    pub best: A,
    /// The chance with what was chosen.
    pub chance: Points,
    /// What the choice gave away: the chance with the best less that with the one made, if that is more than its error; else
    /// nothing. Never less than nothing.
    pub cost: Points,
    /// The standard error of the difference between the two.
    pub error: Points,
}

/// What two searches of a decision found, before the errors of a whole game are known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged<A> {
    /// What the search would choose.
    pub best: A,
    /// The value of the best to the seat, 0 to 1, mean of the two searches.
    pub best_value: f32,
    /// That of what was made.
    pub made_value: f32,
    /// By how much the difference of the two values differed between the searches.
    pub spread: f32,
}

/// Judges what was `made` by the seat of a view, by two searches that know nothing of each other: how far they are apart tells
/// how sure the verdict is.
#[must_use]
pub fn judge<G: Analysed>(view: &G::View, made: G::Action, iterations: u64, seed: u64) -> Judged<G::Action> {
    let thoughts = [0, 1].map(|half| compare::<G>(view, made, (iterations / 2).max(1), Rng::of(seed, half).bits()));
    let favourite = |thought: &Thought<G::Action>| thought.options.first().map_or((0, made), |o| (o.visits, o.action));
    let by_visits =
        |action: G::Action| -> u64 { thoughts.iter().filter_map(|t| found(t, action)).map(|o| o.visits).sum() };
    let candidates = BySide::new(favourite(&thoughts[0]).1, favourite(&thoughts[1]).1);
    let mut best = if by_visits(candidates.ussr) > by_visits(candidates.us) { candidates.ussr } else { candidates.us };
    let value = |action: G::Action| thoughts.each_ref().map(|thought| found(thought, action).map(|option| option.win));
    let best_of = value(best).map(|win| win.unwrap_or(0.5));
    // What only reaches in another order what others reach is as good as they are.
    let made_of = [0, 1].map(|i| value(made)[i].unwrap_or(best_of[i]));
    let mean = |of: [f32; 2]| (of[0] + of[1]) / 2.0;
    if mean(made_of) >= mean(best_of) || value(made)[0].is_none() {
        best = made;
    }
    let spread = (best_of[0] - made_of[0]) - (best_of[1] - made_of[1]);
    Judged { best, best_value: mean(best_of).max(mean(made_of)), made_value: mean(made_of), spread }
}

fn found<A: Copy + PartialEq>(thought: &Thought<A>, action: A) -> Option<&Prospect<A>> {
    thought.options.iter().find(|option| option.action == action)
}

/// Every choice of a game with what was found about it, in the order of the game.
pub(crate) type Verdicts<G> = Vec<(usize, Side, <G as Game>::Action, Judged<<G as Game>::Action>)>;

/// The decisions of a game. The error of one is that of its own two searches and that of all decisions of the game, half and half:
/// two searches say little about an error.
pub(crate) fn decisions<G: Analysed>(verdicts: &Verdicts<G>) -> Vec<Decision<G::Action>> {
    let own = |judged: &Judged<G::Action>| judged.spread * judged.spread / 4.0;
    let differing = || verdicts.iter().filter(|(_, _, made, judged)| *made != judged.best);
    let all = differing().map(|(.., judged)| own(judged)).sum::<f32>() / differing().count().max(1) as f32;
    let decision = |&(ply, side, made, judged): &(usize, Side, G::Action, Judged<G::Action>)| {
        let error = Points::of(((own(&judged) + all) / 2.0).sqrt());
        let lost = chance(judged.best_value) - chance(judged.made_value);
        let cost = if made == judged.best || lost <= error { Points::NONE } else { lost };
        let best = if cost == Points::NONE { made } else { judged.best };
        Decision { ply, side, made, best, chance: chance(judged.made_value), cost, error }
    };
    verdicts.iter().map(decision).collect()
}

/// The choice of an entry, if somebody made it who had another.
pub(crate) fn choice<G: Game>(state: &G, entry: Entry<G>) -> Option<(Side, G::Action, G::View)> {
    let Entry::Action(side, action) = entry else { return None };
    (bots::play::choices(state).len() > 1).then(|| (side, action, state.view(Seat::Player(side))))
}
