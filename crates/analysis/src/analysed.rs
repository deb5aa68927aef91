use bots::Explain;
use kernel::{BySide, Outcome, Side};

use crate::Points;

/// A game that can be analysed.
pub trait Analysed: Explain {
    /// The chance of the US before anything is dealt, between players who search.
    const US_AT_START: Points;
}

impl Analysed for days::State {
    // 257 of 598 decided games of `search:1000` and `search:4000` against themselves: docs/trials/games.md.
    const US_AT_START: Points = Points(4_300);
}

impl Analysed for minutes::State {
    // Neither side wins more than chance would have it: docs/trials/games.md.
    const US_AT_START: Points = Points(5_000);
}

/// The chance of each side before anything is dealt. Of two chances one is the other's rest.
pub(crate) fn at_start<G: Analysed>() -> BySide<Points> {
    BySide::new(G::US_AT_START, Points::ALL - G::US_AT_START)
}

/// What an outcome is worth: all to the winner, half in a draw, nothing to anybody in a war that both lose.
pub(crate) fn result(outcome: Outcome) -> BySide<Points> {
    BySide::from_fn(|side: Side| match outcome.winner {
        Some(winner) if winner == side => Points::ALL,
        None if outcome.why != kernel::Why::NuclearWar => Points(Points::ALL.0 / 2),
        _ => Points::NONE,
    })
}

/// The chance that is told to a person, made from the value that a search found.
pub(crate) fn chance(value: f32) -> Points {
    Points::of(value).within()
}
