use kernel::Side;

use crate::Insight;

/// A game that the arena can measure bots by.
pub trait Measured: Insight {
    /// A number for the pending draw: the same draw of the same game has the same number, however it came about. Two games are
    /// dealt alike if their draws follow from these numbers.
    fn draw_key(state: &Self) -> u64;

    /// Who will play first, if the action decides that.
    fn initiative(state: &Self, action: Self::Action) -> Option<Side>;

    /// Who leads in prestige and by how much: positive for the US.
    fn prestige(state: &Self) -> i8;
}
