use core::fmt::Debug;
use core::hash::Hash;

use crate::{Game, List, Lowest, Seat, Turn};

/// What a seat may know of a game, and what follows from that alone.
pub trait SeatView: Copy + Eq + Hash + Debug + Send + Sync {
    /// The game.
    type Game: Game<View = Self>;

    /// Whose view it is.
    fn seat(&self) -> Seat;

    /// The options the game is played with.
    fn rules(&self) -> <Self::Game as Game>::Rules;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// What the side of this seat may choose now; nothing if it is not to move.
    fn choices(&self) -> List<<Self::Game as Game>::Action> {
        let mut choices = List::new();
        if self.turn().side().is_some_and(|side| self.seat().is(side)) {
            // The law *fair*: a side's choices are the same in every guess.
            Self::Game::guess(self, &mut Lowest).actions(&mut choices);
        }
        choices
    }
}
