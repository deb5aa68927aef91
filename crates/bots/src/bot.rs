use kernel::Game;

use crate::Watch;

/// A player of a game.
///
/// It gets what its seat may know and nothing more: there is no way from a view to the true position, only to guesses
/// ([`Game::guess`]). The same view, choices and seed give the same answer, unless the bot thinks against a clock or is stopped.
pub trait Bot<G: Game>: Send {
    /// One of `choices`, which are the legal actions of the seat that `view` belongs to and not empty.
    fn choose(&mut self, view: &G::View, choices: &[G::Action], seed: u64) -> G::Action {
        self.choose_watched(view, choices, seed, &())
    }

    /// The same while somebody looks on, who may want the best answer so far.
    fn choose_watched(&mut self, view: &G::View, choices: &[G::Action], seed: u64, watch: &dyn Watch) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose_watched(&mut self, view: &G::View, choices: &[G::Action], seed: u64, watch: &dyn Watch) -> G::Action {
        (**self).choose_watched(view, choices, seed, watch)
    }
}
