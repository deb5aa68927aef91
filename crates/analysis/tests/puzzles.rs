//! Every puzzle that comes with the program, solved again.

use analysis::puzzle::{Making, Puzzle, Puzzled, SOLVE, Theme, harvest, of_day, shipped, solve};
use rayon::prelude::*;
use table::{GameKind, with_game};

fn of(puzzle: &Puzzle) -> GameKind {
    puzzle.game.parse().expect("a game")
}

fn is_solved<G: Puzzled>(number: usize, puzzle: &Puzzle) -> bool {
    let posed = puzzle.posed::<G>().unwrap_or_else(|why| panic!("puzzle {number}: {why}"));
    assert!((2..=4).contains(&posed.choices.len()) && puzzle.chances.len() == posed.choices.len(), "puzzle {number}");
    let best = puzzle.chances[puzzle.answer];
    let others = (0..posed.choices.len()).filter(|&at| at != puzzle.answer);
    assert!(others.into_iter().all(|at| puzzle.chances[at] < best), "puzzle {number}");
    assert!(puzzle.gap >= 700 && puzzle.error > 0 && puzzle.gap >= 3 * (puzzle.error - 1), "puzzle {number}");
    solve(&posed, SOLVE, 1).choice == posed.answer
}

#[test]
fn every_puzzle_can_be_solved() {
    let puzzles: Vec<(usize, Puzzle)> = shipped().collect();
    let failed: Vec<usize> = puzzles
        .par_iter()
        .filter(|(number, puzzle)| !with_game!(of(puzzle), G => is_solved::<G>(*number, puzzle)))
        .map(|(number, _)| *number)
        .collect();
    assert_eq!(failed, Vec::<usize>::new(), "not solved; `thirteen puzzle check` says the same");
}

#[test]
fn there_are_enough_and_of_every_theme() {
    let puzzles: Vec<(usize, Puzzle)> = shipped().collect();
    assert_eq!(puzzles.last().map(|(number, _)| *number), Some(puzzles.len()), "every line is a puzzle");
    assert!(puzzles.len() >= 300, "{}", puzzles.len());
    for theme in Theme::ALL {
        let of_theme = puzzles.iter().filter(|(_, puzzle)| puzzle.theme == theme.slug()).count();
        assert!(of_theme >= 5 || theme == Theme::TheirWar, "{theme}: {of_theme}");
    }
    let hard = puzzles.iter().filter(|(_, puzzle)| puzzle.difficulty() >= 4).count();
    assert!(hard >= 100, "{hard} that are hard");
    let views: std::collections::HashSet<String> = puzzles.iter().map(|(_, puzzle)| puzzle.record.clone()).collect();
    assert_eq!(views.len(), puzzles.len(), "no puzzle is there twice");
}

#[test]
fn every_puzzle_has_its_day() {
    for count in [1, 2, 7, 300, 317, 360] {
        let mut days: Vec<usize> = (20_000..20_000 + count as u64).map(|day| of_day(day, count)).collect();
        days.sort_unstable();
        assert!(days.into_iter().eq(1..=count), "{count}");
    }
}

#[test]
fn puzzles_are_found_in_games_and_read_back() {
    let making = Making { play: 150, verify: 200, gap: 0.1 };
    let found: Vec<Puzzle> = (0..3).flat_map(|seed| harvest::<minutes::State>(making, seed)).collect();
    assert!(!found.is_empty(), "bids alone are puzzles");
    for puzzle in &found {
        assert_eq!(Puzzle::read(&puzzle.written()).as_ref(), Ok(puzzle));
        assert!(puzzle.posed::<minutes::State>().is_ok());
        assert!(puzzle.posed::<days::State>().is_err(), "of another game");
    }
    assert!(Puzzle::read("{}").is_err());
}
