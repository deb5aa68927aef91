use super::Puzzle;

/// The puzzles that come with the program, one a line. The number of a puzzle is that of its line, from 1; new ones are added at
/// the end.
const LINES: &str = include_str!("../../puzzles.jsonl");

/// The puzzles that come with the program, each with its number.
pub fn shipped() -> impl Iterator<Item = (usize, Puzzle)> {
    (1..).zip(LINES.lines()).filter_map(|(number, line)| Puzzle::read(line).ok().map(|puzzle| (number, puzzle)))
}

/// The number of the puzzle of a day, of so many puzzles: the same for everybody, and each once before any comes again. The day is
/// counted from 1 January 1970.
#[must_use]
pub fn of_day(day: u64, puzzles: usize) -> usize {
    // A step without a common divisor visits every puzzle, and neighbours in the file, which are alike, are not neighbours in time.
    let count = puzzles.max(1) as u64;
    let step = (0..count).map(|more| count * 5 / 8 + more).find(|&step| common_divisor(step, count) == 1).unwrap_or(1);
    (day % count * step % count) as usize + 1
}

const fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
