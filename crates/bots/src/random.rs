use kernel::{Dealer, Game};

use crate::{Bot, Dice, Watch};

/// Any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose_watched(&mut self, _view: &G::View, choices: &[G::Action], seed: u64, _watch: &dyn Watch) -> G::Action {
        choices[Dice::new(seed).below(choices.len() as u32) as usize]
    }
}
