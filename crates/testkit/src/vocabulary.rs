use kernel::{Game, Seat};

use crate::Checked;

/// The words of the cases that only one game has.
pub trait Vocabulary {
    /// The game.
    type Game: Game;
    /// What is given of a position. What is not said is as the game starts.
    type Setup: Default;

    /// The options that the game is played with.
    fn rules(setup: &Self::Setup) -> <Self::Game as Game>::Rules;

    /// Changes what is given.
    ///
    /// # Errors
    /// If the words make no sense.
    fn give(setup: &mut Self::Setup, words: &[&str]) -> Checked;

    /// The position that is given.
    ///
    /// # Errors
    /// If there can be no such position.
    fn build(setup: Self::Setup) -> Checked<Self::Game>;

    /// The stable name of what is waited for.
    fn asks(state: &Self::Game) -> &'static str;

    /// Whether a seat sees something hidden.
    ///
    /// # Errors
    /// If there is no such thing.
    fn sees(state: &Self::Game, seat: Seat, what: &str) -> Checked<bool>;

    /// Checks what only this game has.
    ///
    /// # Errors
    /// If it does not hold, or the words make no sense.
    fn check(state: &Self::Game, words: &[&str]) -> Checked;
}
