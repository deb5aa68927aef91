//! The one binary: serve the page, play, watch, simulate and measure.

mod advise;
mod analyse;
mod arena;
mod bench;
mod cards;
mod cli;
mod columns;
mod deck;
mod grid;
mod kept;
mod manual;
mod numbers;
mod play;
mod player;
mod puzzle;
mod read_file;
mod replay;
mod serve;
mod simulate;
mod summary;
mod survey;
mod trace;
mod verify;
mod watcher;
mod window;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::parse().command.unwrap_or_else(cli::default_command) {
        Command::Serve(args) => serve::run(&args),
        Command::Page(args) => serve::page(&args),
        Command::Backup(args) => kept::backup(&args),
        Command::Restore(args) => kept::restore(&args),
        Command::Export(args) => kept::export(&args),
        Command::Openapi => serve::openapi(),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Deck(args) => deck::run(&args),
        Command::Dataset(args) => columns::run(&args),
        Command::Encoding(args) => numbers::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Advise(args) => advise::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Puzzle(command) => puzzle::run(&command),
        Command::Licences => serve::licences(),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man => manual::man(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough: not an error of ours.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What a file or its name says is quoted, not obeyed.
            eprintln!("{}", terminal::printable(&format!("thirteen: {error:#}")));
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
    kind == Some(std::io::ErrorKind::BrokenPipe)
}
