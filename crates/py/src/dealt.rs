use kernel::Game;
use table::Seeded;

/// Deals until a side must choose or the game is over.
#[inline]
pub(crate) fn settle<G: Game>(state: &mut G, dealer: &mut Seeded) {
    while state.turn() == kernel::Turn::Chance {
        let chance = state.draw(dealer);
        state.deal_unchecked(chance, &mut ());
    }
}

/// What each side gets for how a game ended: 1 for the winner, -1 for the loser, nothing for both if nobody won.
pub(crate) fn returns<G: Game>(state: &G) -> [f32; 2] {
    match state.turn() {
        kernel::Turn::Over(kernel::Outcome { winner: Some(kernel::Side::Us), .. }) => [1.0, -1.0],
        kernel::Turn::Over(kernel::Outcome { winner: Some(kernel::Side::Ussr), .. }) => [-1.0, 1.0],
        _ => [0.0, 0.0],
    }
}
