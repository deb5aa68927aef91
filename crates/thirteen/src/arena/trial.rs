//! Lines of docs/trials: what was tried, what came of it, and what that decides.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use bots::arena::{FEWEST_GAMES, Match, Report};

const HEAD: &str = "| commit | command | result of the first player (95 %) | decision |\n|---|---|---|---|\n";

/// A file to append lines to.
pub(super) struct Trial {
    path: PathBuf,
    file: File,
}

/// Opens the file, or makes it, before anything is played.
pub(super) fn open(path: &Path) -> Result<Trial> {
    let context = || format!("cannot write the trial to {}: choose another place", path.display());
    let file = OpenOptions::new().append(true).create(true).open(path).with_context(context)?;
    Ok(Trial { path: path.to_owned(), file })
}

/// Appends a line for each match; a new file gets the head of the table first.
pub(super) fn append(mut trial: Trial, report: &Report) -> Result<()> {
    let context = || format!("cannot write the trial to {}", trial.path.display());
    let is_new = trial.file.metadata().with_context(context)?.len() == 0;
    let (commit, command) = (commit(), command(std::env::args().skip(1)));
    let lines =
        report.matches.iter().map(|m| format!("| {commit} | `{command}` | {} | {} |\n", result(m), decision(m)));
    let text: String = is_new.then(|| HEAD.to_owned()).into_iter().chain(lines).collect();
    trial.file.write_all(text.as_bytes()).with_context(context)
}

/// The commit that is checked out, with a `+` if files differ from it.
fn commit() -> String {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let Some(commit) = git(&["rev-parse", "--short", "HEAD"]) else { return "unknown".to_owned() };
    let is_clean = git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|changes| changes.is_empty());
    if is_clean { commit } else { commit + "+" }
}

/// The command again, without where the trial is written.
fn command(mut args: impl Iterator<Item = String>) -> String {
    let mut words = vec!["thirteen".to_owned()];
    while let Some(word) = args.next() {
        if word == "--trial" {
            args.next();
        } else if !word.starts_with("--trial=") {
            words.push(if word.contains(' ') { format!("'{word}'") } else { word });
        }
    }
    words.join(" ")
}

fn result(m: &Match) -> String {
    let [won, lost, nobody] = m.wins;
    let (score, error) = (100.0 * m.strength.score, 100.0 * m.strength.score_error);
    format!("{} against {}: {won} : {lost}, {nobody} nobody; {score:.1} % ± {error:.1}", m.first, m.second)
}

/// What a result decides. One inside its error decides nothing.
fn decision(m: &Match) -> &'static str {
    let lead = m.strength.score - 0.5;
    if m.games.games < FEWEST_GAMES {
        "too few games: decides nothing"
    } else if lead.abs() <= m.strength.score_error {
        "inside its error: decides nothing"
    } else if lead > 0.0 {
        "the first is stronger"
    } else {
        "the second is stronger"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_can_be_given_again_without_writing_another_line() {
        let said = |text: &str| command(text.split(' ').map(str::to_owned));
        assert_eq!(said("arena --trial docs/x.md --seed 3 greedy random"), "thirteen arena --seed 3 greedy random");
        assert_eq!(said("arena --trial=docs/x.md greedy random"), "thirteen arena greedy random");
    }
}
