use kernel::{Dealer, Game};

use crate::{Bot, Monitor, Rng};

/// Any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose_monitored(
        &mut self,
        _view: &G::View,
        choices: &[G::Action],
        seed: u64,
        _monitor: &dyn Monitor,
    ) -> G::Action {
        choices[Rng::new(seed).below(choices.len() as u32) as usize]
    }
}
