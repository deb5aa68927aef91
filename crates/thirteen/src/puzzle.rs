use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use analysis::Points;
use analysis::puzzle::{Making, Posed, Puzzle, Puzzled, SOLVE, harvest, of_day, shipped, solve};
use anyhow::{Context, Result, bail, ensure};
use bots::{Budget, advise};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use table::{GameKind, with_game};
use terminal::{Drawn, wrap};
use text::Voice;
use text::advice::Advised;

use crate::cli::{GameName, LanguageArgs};
use crate::window;

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Find puzzles in games of strong players, and add them to a file.
    Make(Make),
    /// Show a puzzle, or list them all.
    Show(Show),
    /// Answer a puzzle, and hear why.
    Solve(Solve),
    /// Solve every puzzle again by a search.
    Check(Check),
}

#[derive(Args, Debug)]
pub(crate) struct Make {
    /// The game to find puzzles in.
    #[arg(long, value_enum, default_value = "days")]
    game: GameName,
    /// How many games to play.
    #[arg(long, default_value_t = 10)]
    games: u64,
    /// The seed: the same one gives the same games and puzzles.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many descents of a search the players think with.
    #[arg(long, default_value_t = Making::default().play, value_parser = clap::value_parser!(u64).range(1..))]
    play: u64,
    /// How many descents a verdict rests on; it must be the same with twice as many.
    #[arg(long, default_value_t = Making::default().verify, value_parser = clap::value_parser!(u64).range(2..))]
    verify: u64,
    /// By how many games in 100 the answer must be better than the next choice.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..100))]
    gap: u8,
    /// The file to add them to, a line each; printed if it is not said.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    /// The number of the puzzle, or `today`. All are listed if it is not said.
    #[arg(value_name = "NUMBER|today")]
    puzzle: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Solve {
    /// The number of the puzzle, or `today`.
    #[arg(value_name = "NUMBER|today")]
    puzzle: String,
    /// Your answer: a, b, c or d. The computer solves it if it is not said.
    #[arg(value_name = "LETTER")]
    answer: Option<char>,
    #[command(flatten)]
    language: LanguageArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    /// A file of puzzles, a line each; those of the program if it is not said.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// How many descents of a search each is solved with.
    #[arg(long, default_value_t = SOLVE, value_parser = clap::value_parser!(u64).range(1..))]
    think: u64,
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::Make(args) => with_game!(args.game.kind(), G => make::<G>(args)),
        Command::Show(args) => show(args),
        Command::Solve(args) => {
            let (number, puzzle) = find(&args.puzzle)?;
            with_game!(kind(&puzzle)?, G => answer::<G>(args, number, &puzzle))
        }
        Command::Check(args) => check(args),
    }
}

fn make<G: Puzzled>(args: &Make) -> Result<()> {
    let making = Making { play: args.play, verify: args.verify, gap: f32::from(args.gap) / 100.0 };
    let mut out: Box<dyn Write> = match &args.out {
        Some(file) => {
            let opened = OpenOptions::new().create(true).append(true).open(file);
            Box::new(opened.with_context(|| format!("cannot write {}", file.display()))?)
        }
        None => Box::new(std::io::stdout().lock()),
    };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {msg} puzzles, {eta} left")?;
    let bar = ProgressBar::new(args.games).with_style(style).with_message("0");
    let mut found = 0;
    for game in 0..args.games {
        for puzzle in harvest::<G>(making, bots::Rng::of(args.seed, game).bits()) {
            writeln!(out, "{}", puzzle.written())?;
            found += 1;
        }
        out.flush()?;
        bar.set_message(found.to_string());
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// A puzzle by its number, or that of today.
fn find(name: &str) -> Result<(usize, Puzzle)> {
    let count = shipped().count();
    let number = if name == "today" {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        of_day(seconds / 86_400, count)
    } else {
        name.parse().with_context(|| format!("{name} is no puzzle: give a number from 1 to {count}, or `today`"))?
    };
    let found = shipped().find(|&(each, _)| each == number);
    found.with_context(|| format!("there is no puzzle {number}: give a number from 1 to {count}"))
}

fn kind(puzzle: &Puzzle) -> Result<GameKind> {
    puzzle.game.parse().with_context(|| format!("{} is no game", puzzle.game))
}

fn show(args: &Show) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let Some(name) = &args.puzzle else {
        for (number, puzzle) in shipped() {
            let theme = Voice::neutral(args.language.language).get(&format!("theme-{}", puzzle.theme));
            if args.json {
                writeln!(out, "{}", puzzle.written())?;
            } else {
                writeln!(out, "{number:>4}  {:8} {theme:28} {}/5", puzzle.game, puzzle.difficulty())?;
            }
        }
        return Ok(());
    };
    let (number, puzzle) = find(name)?;
    if args.json {
        return Ok(writeln!(out, "{}", puzzle.written())?);
    }
    with_game!(kind(&puzzle)?, G => pose::<G>(args.language, number, &puzzle, &mut out))
}

/// The letter of a choice.
fn letter(at: usize) -> char {
    char::from(b'A' + at as u8)
}

/// The position, the question and the choices.
fn pose<G: Puzzled + Drawn>(
    language: LanguageArgs,
    number: usize,
    puzzle: &Puzzle,
    out: &mut impl Write,
) -> Result<()> {
    let posed: Posed<G> = puzzle.posed()?;
    let voice = Voice::to(language.language, posed.side);
    let screen = window::screen();
    let theme = voice.get(&format!("theme-{}", puzzle.theme));
    let args = [("number", number.into()), ("theme", theme.into()), ("difficulty", puzzle.difficulty().into())];
    writeln!(out, "{}", voice.with("puzzle-head", &args))?;
    let mut lines = G::board(&voice, screen, &posed.view);
    lines.extend(G::in_play(&voice, screen, &posed.view));
    lines.extend(G::own(&voice, screen, &posed.view, false));
    lines.extend(wrap(&G::prompt(&voice, &posed.view), 0, 2, screen.width));
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    for (at, &action) in posed.choices.iter().enumerate() {
        writeln!(out, "  {}) {}", letter(at), G::choice(&voice, &posed.view, action))?;
    }
    Ok(())
}

/// Whether an answer is right, and why: every choice with its chance and what speaks for and against it.
fn answer<G: Puzzled + Advised + Drawn>(args: &Solve, number: usize, puzzle: &Puzzle) -> Result<()> {
    let posed: Posed<G> = puzzle.posed()?;
    let mut out = std::io::stdout().lock();
    pose::<G>(args.language, number, puzzle, &mut out)?;
    let last = letter(posed.choices.len() - 1);
    let chosen = match args.answer.map(|letter| letter.to_ascii_uppercase()) {
        Some(given) => {
            ensure!(('A'..=last).contains(&given), "{given} is no choice: answer with a letter from A to {last}");
            given as usize - 'A' as usize
        }
        None => {
            let choice = solve(&posed, SOLVE, 1).choice;
            posed.choices.iter().position(|&action| action == choice).unwrap_or(puzzle.answer)
        }
    };
    let voice = Voice::to(args.language.language, posed.side);
    let key = if chosen == puzzle.answer { "puzzle-right" } else { "puzzle-wrong" };
    let best = G::choice(&voice, &posed.view, posed.answer);
    writeln!(out, "\n{}", voice.with(key, &[("choice", best.into())]))?;
    let advice = advise::<G>(&posed.view, Budget::Iterations(SOLVE), 1, 1, usize::MAX, &());
    for (at, &action) in posed.choices.iter().enumerate() {
        let chance = Points(puzzle.chances[at]).percent();
        writeln!(out, "  {}) {}: {chance}", letter(at), G::choice(&voice, &posed.view, action))?;
        let found = advice.suggestions.iter().find(|suggestion| suggestion.action == action);
        let [pros, cons] =
            found.map(|found| text::advice::reasons(voice.texts(), &posed.view, found)).unwrap_or_default();
        for (sign, reasons) in [('+', pros), ('-', cons)] {
            for reason in reasons {
                writeln!(out, "     {sign} {reason}")?;
            }
        }
    }
    let [gap, error] = [puzzle.gap, puzzle.error].map(|each| Points(each).percent().into());
    writeln!(out, "{}", voice.with("puzzle-gap", &[("gap", gap), ("error", error)]))?;
    Ok(())
}

fn check(args: &Check) -> Result<()> {
    let puzzles: Vec<(usize, Puzzle)> = match &args.file {
        None => shipped().collect(),
        Some(file) => {
            let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            let read = |(number, line)| Ok((number, Puzzle::read(line).with_context(|| format!("line {number}"))?));
            (1..).zip(text.lines()).map(read).collect::<Result<_>>()?
        }
    };
    let mut failed = Vec::new();
    for (number, puzzle) in &puzzles {
        let solved = with_game!(kind(puzzle)?, G => {
            let posed = puzzle.posed::<G>().with_context(|| format!("puzzle {number}"))?;
            solve(&posed, args.think, 1).choice == posed.answer
        });
        if !solved {
            failed.push(number.to_string());
        }
    }
    println!("{} of {} solved", puzzles.len() - failed.len(), puzzles.len());
    if !failed.is_empty() {
        bail!("not solved: {}", failed.join(", "));
    }
    Ok(())
}
