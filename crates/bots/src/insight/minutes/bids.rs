//! Bidding for the order of play: a game of its own, in which both sides choose at once and both pay.

use kernel::{BySide, Game, Side};
use minutes::{Action, CUBES, Phase, State, View};

use super::evaluate;
use crate::{Dice, Mixed};

/// Every number that can be bid.
const BIDS: usize = CUBES as usize + 1;
/// Guesses that a bid is judged by.
const GUESSES: u8 = 12;
/// Rounds in which both sides come to regret their bids.
const ROUNDS: u32 = 1500;

/// What a side wins with each bid against each bid of the other side.
type Matrix = [[f32; BIDS]; BIDS];

/// How often a side should bid each number of cubes. Nothing if it is not to bid.
pub(super) fn mix(view: &View, dice: &mut Dice) -> Option<Vec<Mixed<Action>>> {
    let Phase::Bid(side) = view.board.pending.phase else { return None };
    let mut matrix = [[0.0; BIDS]; BIDS];
    for _ in 0..GUESSES {
        let guess = State::guess(view, dice);
        for (mine, row) in matrix.iter_mut().enumerate() {
            for (theirs, value) in row.iter_mut().enumerate() {
                *value += worth(&guess, side, mine as u8, theirs as u8) / f32::from(GUESSES);
            }
        }
    }
    let [mine, theirs] = solve(&matrix);
    let win = |row: &[f32; BIDS]| row.iter().zip(theirs).map(|(value, often)| value * often).sum();
    let mixed = |(cubes, often)| Mixed { action: Action::Bid(cubes as u8), often, win: win(&matrix[cubes]) };
    Some(mine.into_iter().enumerate().map(mixed).collect())
}

/// The chance of `side` to win once both bids are revealed.
fn worth(state: &State, side: Side, mine: u8, theirs: u8) -> f32 {
    let bids = if side == Side::Us { BySide::new(mine, theirs) } else { BySide::new(theirs, mine) };
    evaluate::after_bids(state, bids)[side]
}

/// The mixtures of both sides that no answer can hurt: regret matching, each learning from the other.
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

/// As often as it is regretted not to have bid so.
fn wanted(regrets: &[f32; BIDS]) -> [f32; BIDS] {
    let total: f32 = regrets.iter().sum();
    if total > 0.0 { regrets.map(|regret| regret / total) } else { [1.0 / BIDS as f32; BIDS] }
}

#[cfg(test)]
mod tests {
    use super::*;

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
