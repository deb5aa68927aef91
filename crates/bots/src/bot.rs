use kernel::Game;

use crate::Monitor;

/// A computer player of a game.
///
/// It gets what its seat may know and nothing more: there is no way from a view to the true position, only to guesses
/// ([`Game::guess`]). The same view, choices and seed give the same answer, unless the bot thinks against a clock or is stopped.
pub trait Bot<G: Game>: Send {
    /// Takes one of `choices`: the legal actions of the seat that `view` belongs to, at least one.
    fn choose(&mut self, view: &G::View, choices: &[G::Action], seed: u64) -> G::Action {
        self.choose_monitored(view, choices, seed, &())
    }

    /// The same under the eyes of a monitor, who may want the best answer so far.
    fn choose_monitored(
        &mut self,
        view: &G::View,
        choices: &[G::Action],
        seed: u64,
        monitor: &dyn Monitor,
    ) -> G::Action;
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose_monitored(
        &mut self,
        view: &G::View,
        choices: &[G::Action],
        seed: u64,
        monitor: &dyn Monitor,
    ) -> G::Action {
        (**self).choose_monitored(view, choices, seed, monitor)
    }
}
