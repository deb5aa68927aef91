use clap::ValueEnum;
use kernel::{Dealer, Game};
use table::Seeded;

/// Who plays a side.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Somebody at the keyboard.
    Person,
    /// Any legal action, each equally likely.
    Random,
}

/// Chooses for a program, from what its seat sees.
pub(crate) fn choose<G: Game>(kind: Kind, _view: &G::View, choices: &[G::Action], dealer: &mut Seeded) -> G::Action {
    match kind {
        Kind::Person | Kind::Random => choices[dealer.below(choices.len() as u32) as usize],
    }
}
