use std::collections::HashSet;
use std::fmt;

use kernel::{Game, List};

/// The ways through an Event: sequences of choices, and the positions they lead to.
#[derive(Debug)]
pub struct Paths<G> {
    /// How many sequences there are.
    pub paths: u64,
    /// How many a searcher walks.
    pub in_order: u64,
    /// Where they lead.
    pub results: HashSet<G>,
}

impl<G> fmt::Display for Paths<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>6} {:>7} {:>8}", self.paths, self.results.len(), self.in_order)
    }
}

/// Walks every path from `state` for as long as positions are `inside`.
///
/// # Panics
/// If a position has a flaw, or a searcher does not reach them all.
#[must_use]
pub fn paths<G: Game>(state: G, inside: fn(&G) -> bool) -> Paths<G> {
    let (mut results, mut reached) = (HashSet::new(), HashSet::new());
    let paths = walk(state, inside, false, &mut results);
    let in_order = walk(state, inside, true, &mut reached);
    assert_eq!(results, reached, "a searcher reaches everything");
    Paths { paths, in_order, results }
}

fn walk<G: Game>(state: G, inside: fn(&G) -> bool, in_order: bool, results: &mut HashSet<G>) -> u64 {
    if !inside(&state) {
        results.insert(state);
        return 1;
    }
    let mut actions = List::<G::Action>::new();
    if in_order {
        state.actions_in_order(&mut actions);
    } else {
        state.actions(&mut actions);
    }
    let after = |&action: &G::Action| {
        let mut after = state;
        after.play_unchecked(action, &mut ());
        assert_eq!(after.flaw(), None);
        after
    };
    actions.iter().map(after).map(|after| walk(after, inside, in_order, results)).sum()
}
