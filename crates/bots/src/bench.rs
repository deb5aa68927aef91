use kernel::{Dealer, Seat, Side};

use crate::play::{advance, choices};
use crate::{Bot, Budget, Greedy, Insight, Rng, Search};

/// What a search of fixed positions with fixed budgets comes to: the same on every machine, and something else as soon as
/// anything about rules, guesses, evaluation or search changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Positions.
    pub positions: u32,
    /// Nodes of all trees.
    pub nodes: u64,
    /// Descents of all searches.
    pub iterations: u64,
    /// The visits of all root choices, weighted by their rank.
    pub sum: u64,
}

/// Nodes for each position.
const NODES: u64 = 3_000;
/// Games that the positions are taken from.
const GAMES: u64 = 6;
/// One in so many decisions of a game is searched.
const EVERY: u32 = 9;

/// Searches the fixed positions of a game.
#[must_use]
pub fn signature<G: Insight>() -> Signature {
    let mut signature = Signature { positions: 0, nodes: 0, iterations: 0, sum: 0 };
    for game in 0..GAMES {
        walk::<G>(game, &mut signature);
    }
    signature
}

/// Plays a game of greedy players and searches some of its decisions. Greedy players count plain facts, so the positions stay the
/// same when evaluation or search change.
fn walk<G: Insight>(game: u64, signature: &mut Signature) {
    let mut rng = Rng::of(13, game);
    let mut greedy = Greedy { guesses: 2, whims: 100 };
    let search = Search::new(Budget::Nodes(NODES));
    let mut state = G::begin(G::Rules::default(), &mut ());
    let mut decisions = rng.below(EVERY);
    let mut choose = |state: &G, side: Side, rng: &mut Rng| {
        let view = state.view(Seat::Player(side));
        decisions += 1;
        if decisions.is_multiple_of(EVERY) {
            let thought = search.think::<G>(&view, game, &());
            signature.positions += 1;
            signature.nodes += thought.nodes;
            signature.iterations += thought.iterations;
            let ranked = thought.options.iter().enumerate().map(|(i, option)| (i as u64 + 1) * option.visits);
            signature.sum += ranked.sum::<u64>();
        }
        Bot::<G>::choose(&mut greedy, &view, &choices(state), rng.bits())
    };
    while advance(&mut state, &mut rng, &mut choose).is_ok() {}
}
