use kernel::{Dealer, List, Seat, Turn};

use crate::{Bot, Budget, Dice, Greedy, Insight, Search};

/// What a search makes of fixed positions with fixed nodes: the same on every machine, and another number as soon as anything
/// about rules, guesses, evaluation or search changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Positions.
    pub positions: u32,
    /// Nodes of all trees.
    pub nodes: u64,
    /// Descents of all searches.
    pub iterations: u64,
    /// What comes of all root visits.
    pub sum: u64,
}

/// Nodes for a position.
const NODES: u64 = 3_000;
/// Games that positions are taken from.
const GAMES: u64 = 6;
/// One of so many decisions of a game is searched.
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

/// Plays a game of greedy players and searches some of its decisions. Greedy plays by plain facts, so that the positions stay
/// the same when evaluation or search change.
fn walk<G: Insight>(game: u64, signature: &mut Signature) {
    let mut dice = Dice::of(13, game);
    let mut greedy = Greedy { guesses: 2, whims: 100 };
    let search = Search::new(Budget::Nodes(NODES));
    let mut state = G::begin(G::Rules::default(), &mut ());
    let mut decisions = dice.below(EVERY);
    loop {
        match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => state.deal_unchecked(state.draw(&mut dice), &mut ()),
            Turn::Player(side) => {
                let view = state.view(Seat::Player(side));
                decisions += 1;
                if decisions.is_multiple_of(EVERY) {
                    let thought = search.think::<G>(&view, game, &());
                    signature.positions += 1;
                    signature.nodes += thought.nodes;
                    signature.iterations += thought.iterations;
                    let weighed = thought.options.iter().enumerate().map(|(i, option)| (i as u64 + 1) * option.visits);
                    signature.sum += weighed.sum::<u64>();
                }
                let mut choices = List::<G::Action>::new();
                state.actions(&mut choices);
                let action = Bot::<G>::choose(&mut greedy, &view, &choices, dice.bits());
                state.play_unchecked(action, &mut ());
            }
        }
    }
}
