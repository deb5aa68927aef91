use crate::tree::Tree;
use crate::{Guesses, Insight, Prospect, Rng, RuleFacts, Search, Thought, Tuning};

/// Thinks about a view, and about the choice that was `made` as much as about its favourite, so that the values of the two can be
/// held against each other: a search looks into what it does not like too seldom to know what it is worth. The choices come with
/// the most visited first, but for what was `made`, which stands by the visits that it would have had by itself.
///
/// A choice that only reaches in another order what others reach ([`kernel::Game::actions_in_order`]) is not among them.
pub fn compare<G: Insight>(view: &G::View, made: G::Action, iterations: u64, seed: u64) -> Thought<G::Action> {
    if G::equilibrium(view, &mut Rng::new(seed)).is_some() {
        return Search::new(crate::Budget::Iterations(1)).think::<G>(view, seed, &());
    }
    let guesses = Guesses::<G>::new(view, true);
    let mut tree = Tree::new(&guesses, &RuleFacts, Tuning::default(), Rng::new(seed));
    let free = (iterations - iterations / 3).max(1);
    (0..free).for_each(|_| tree.descend());
    let visits = |tree: &Tree<'_, G, RuleFacts>| -> Vec<u32> { tree.root().map(|(_, stat)| stat.visits).collect() };
    let liked = visits(&tree);
    let at = tree.root().position(|(action, _)| action == made);
    let mut done = free;
    if let Some(at) = at {
        let most = liked.iter().copied().max().unwrap_or(0);
        let more = u64::from(most - liked[at]).min(iterations / 3);
        (0..more).for_each(|_| tree.descend_through(made));
        done += more;
    }
    let prospect = |((action, stat), &visits): ((G::Action, crate::tree::EdgeStats), &u32)| Prospect {
        action,
        visits: visits.into(),
        win: stat.value(),
    };
    let mut options: Vec<Prospect<G::Action>> = tree.root().zip(&liked).map(prospect).collect();
    options.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
    Thought { options, iterations: done, nodes: tree.size(), solved: false }
}
