use kernel::{Game, Side};

use crate::{Analysis, Points};

/// A moment that decided a game: a card, or another choice of weight, with which a seat gave much away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The decision of [`Analysis::decisions`] that cost most.
    pub decision: usize,
    /// How many entries the game had before it.
    pub ply: usize,
    /// What was given away with it.
    pub cost: Points,
    /// The standard error of that.
    pub error: Points,
}

/// So many moments are told.
const MOST: usize = 3;
/// What cost less than this decided nothing.
const LEAST: Points = Points(200);

/// The moments of a seat that cost most, in the order of the game.
#[must_use]
pub fn moments<G: Game>(analysis: &Analysis<G>, seat: Side) -> Vec<Moment> {
    let own = analysis.decisions.iter().enumerate().filter(|(_, each)| each.side == seat && each.cost >= LEAST);
    let moment = |(decision, each): (usize, &crate::Decision<G::Action>)| Moment {
        decision,
        ply: each.ply,
        cost: each.cost,
        error: each.error,
    };
    let mut moments: Vec<Moment> = own.map(moment).collect();
    moments.sort_by_key(|moment| std::cmp::Reverse(moment.cost));
    moments.truncate(MOST);
    moments.sort_by_key(|moment| moment.ply);
    moments
}
