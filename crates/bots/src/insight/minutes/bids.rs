//! Bidding for the order of play: a game of its own, in which both sides choose at once and both pay.

use kernel::{BySide, Game, Side};
use minutes::{Action, CUBES, Decision, Phase, State, View};

use super::features::sign;
use super::order;
use crate::insight::terms::terms;
use crate::{Mixed, Rng, numbers};

/// How many different bids there are.
pub(crate) const BIDS: usize = CUBES as usize + 1;
/// How many guesses a bid is judged by.
const GUESSES: u8 = 12;
/// How many rounds of regret matching are played.
const ROUNDS: u32 = 1500;

/// What a side wins with each bid against each bid of the other side.
type Matrix = [[f32; BIDS]; BIDS];

/// How often a side should bid each number of cubes. Nothing if it is not to bid.
pub(super) fn equilibrium(view: &View, rng: &mut Rng) -> Option<Vec<Mixed<Action>>> {
    let is_bid = matches!(view.board.pending.phase, Phase::Decide(_, Decision::Bid));
    if is_bid { mix(view, &order::of(view.board.rules), rng) } else { None }
}

/// The same, where the order of play is worth what `order` says. Nothing if the side of the view is not to bid.
pub fn mix(view: &View, order: &OrderTerms, rng: &mut Rng) -> Option<Vec<Mixed<Action>>> {
    let Phase::Decide(side, Decision::Bid) = view.board.pending.phase else { return None };
    let mut matrix = [[0.0; BIDS]; BIDS];
    for _ in 0..GUESSES {
        let guess = State::guess(view, rng);
        for (mine, row) in matrix.iter_mut().enumerate() {
            for (theirs, value) in row.iter_mut().enumerate() {
                *value += worth(order, &guess, side, mine as u8, theirs as u8) / f32::from(GUESSES);
            }
        }
    }
    let [mine, theirs] = solve(&matrix);
    let win = |row: &[f32; BIDS]| row.iter().zip(theirs).map(|(value, often)| value * often).sum();
    let mixed =
        |(cubes, probability)| Mixed { action: Action::Bid(cubes as u8), probability, win: win(&matrix[cubes]) };
    Some(mine.into_iter().enumerate().map(mixed).collect())
}

/// The chance of `side` to win once both bids are revealed. Equal bids are taken back; otherwise whoever bid more plays last.
pub(crate) fn worth(order: &OrderTerms, state: &State, side: Side, mine: u8, theirs: u8) -> f32 {
    let bids = if side == Side::Us { BySide::new(mine, theirs) } else { BySide::new(theirs, mine) };
    let Some(last) = bids.ahead() else { return 0.5 };
    let chance = numbers::chance(OrderTerms::of(state, last, bids).weighed(order));
    if side == last { chance } else { 1.0 - chance }
}

terms! {
    /// What the chance of the side that plays last depends on after the bids.
    pub struct OrderTerms {
        /// Playing last.
        last,
        /// The cubes that this side bid.
        paid,
        /// Of these, the cubes from the fifth on.
        paid_from_fifth,
        /// Of these, the cubes from the eighth on.
        paid_from_eighth,
        /// The cubes that the other side bid in vain.
        lost,
        /// Of these, the cubes from the fifth on.
        lost_from_fifth,
        /// Of these, the cubes from the eighth on.
        lost_from_eighth,
        /// Being the US.
        being_us,
        /// Cards of the side itself in its hand.
        own_cards,
        /// Cards of the other side in its own hand.
        their_own_cards,
    }
}

impl OrderTerms {
    /// What the chance of `last` depends on after these bids.
    #[must_use]
    pub fn of(state: &State, last: Side, bids: BySide<u8>) -> OrderTerms {
        let deck = state.board().rules.deck();
        let own =
            |side: Side| f32::from(state.hand(side).iter().filter(|&slot| deck.belongs(slot, side)).count() as u8);
        let first = last.other();
        let beyond = |side: Side| [0, 4, 7].map(|cubes| f32::from(bids[side].saturating_sub(cubes)));
        let [paid, paid_from_fifth, paid_from_eighth] = beyond(last);
        let [lost, lost_from_fifth, lost_from_eighth] = beyond(first);
        OrderTerms {
            last: 1.0,
            paid,
            paid_from_fifth,
            paid_from_eighth,
            lost,
            lost_from_fifth,
            lost_from_eighth,
            being_us: sign(last),
            own_cards: own(last),
            their_own_cards: own(first),
        }
    }
}

/// The mixed strategies of an equilibrium, found by regret matching.
fn solve(matrix: &Matrix) -> [[f32; BIDS]; 2] {
    let mut regrets = [[0.0f32; BIDS]; 2];
    let mut often = [[0.0f32; BIDS]; 2];
    for round in 1..=ROUNDS {
        let mixes = regrets.map(|regrets| wanted(&regrets));
        let [mine, theirs] = &mixes;
        let values: [[f32; BIDS]; 2] = [
            std::array::from_fn(|a| (0..BIDS).map(|b| theirs[b] * matrix[a][b]).sum()),
            std::array::from_fn(|b| (0..BIDS).map(|a| -mine[a] * matrix[a][b]).sum()),
        ];
        for side in 0..2 {
            let mean: f32 = values[side].iter().zip(mixes[side]).map(|(value, p)| value * p).sum();
            for bid in 0..BIDS {
                regrets[side][bid] = (regrets[side][bid] + values[side][bid] - mean).max(0.0);
                // Later rounds know better.
                often[side][bid] += round as f32 * mixes[side][bid];
            }
        }
    }
    often.map(|often| {
        let total: f32 = often.iter().sum();
        often.map(|each| each / total)
    })
}

/// A bid is made as often as it is regretted not to have been made.
fn wanted(regrets: &[f32; BIDS]) -> [f32; BIDS] {
    let total: f32 = regrets.iter().sum();
    if total > 0.0 { regrets.map(|regret| regret / total) } else { [1.0 / BIDS as f32; BIDS] }
}

#[cfg(test)]
mod tests {
    use kernel::Turn;

    use super::*;
    use crate::insight::minutes::weights::ORDER;
    use crate::play::{advance, any};

    #[test]
    fn what_one_side_wins_the_other_loses_and_nobody_wins_by_paying_more_for_the_same_order() {
        let mut state = State::begin(minutes::Rules::default(), &mut ());
        let mut rng = Rng::new(1);
        while state.turn() == Turn::Chance {
            advance(&mut state, &mut rng, |state, _, rng| any(state, rng)).expect("the game has only begun");
        }
        for side in Side::ALL {
            for mine in 0..=CUBES {
                for theirs in 0..=CUBES {
                    let chance = worth(&ORDER, &state, side, mine, theirs);
                    assert!((chance + worth(&ORDER, &state, side.other(), theirs, mine) - 1.0).abs() < 1e-6);
                    let dearer = mine + 1;
                    if dearer <= CUBES && dearer != theirs && mine != theirs {
                        assert!(
                            worth(&ORDER, &state, side, dearer, theirs) < chance,
                            "{side}: {dearer} against {theirs}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_bid_that_always_wins_is_always_made() {
        let mut matrix = [[0.2; BIDS]; BIDS];
        matrix[3] = [0.7; BIDS];
        assert!(solve(&matrix)[0][3] > 0.99);
    }

    #[test]
    fn what_is_found_out_is_mixed() {
        // Matching pennies on the first two numbers; the others lose.
        let mut matrix = [[0.0; BIDS]; BIDS];
        matrix.iter_mut().take(2).for_each(|row| *row = [1.0; BIDS]);
        (matrix[0][0], matrix[1][1]) = (0.0, 0.0);
        let [often, _] = solve(&matrix);
        assert!((often[0] - 0.5).abs() < 0.05 && (often[1] - 0.5).abs() < 0.05, "{often:?}");
    }
}
