use kernel::Game;

/// A player of a game.
///
/// It gets what its seat may know and nothing more: there is no way from a view to the true position, only to guesses
/// ([`Game::guess`]). The same view, choices and seed give the same answer, unless the bot thinks against a clock.
pub trait Bot<G: Game>: Send {
    /// One of `choices`, which are the legal actions of the seat that `view` belongs to and not empty.
    fn choose(&mut self, view: &G::View, choices: &[G::Action], seed: u64) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, view: &G::View, choices: &[G::Action], seed: u64) -> G::Action {
        (**self).choose(view, choices, seed)
    }
}
