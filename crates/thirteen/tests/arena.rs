//! What the arena and the simulation promise when something goes wrong around them: nothing that was played is lost, and a failure
//! shows in the exit code.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

fn thirteen(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("thirteen"));
    command.args(args);
    command
}

fn run(args: &[&str]) -> Output {
    thirteen(args).output().unwrap()
}

fn stdout(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refusal(args: &[&str], code: i32) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The games that a list names, each of which must replay to the end that it names.
fn kept(folder: &Path) -> usize {
    let list = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    assert!(list.is_empty() || list.ends_with('\n'), "the last line is cut off: {list}");
    let games: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for game in games.iter().take(6) {
        let told = stdout(&["replay", folder.join(game["record"].as_str().unwrap()).to_str().unwrap(), "--json"]);
        let last: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
        let outcome = last["facts"].as_array().unwrap().iter().find(|fact| fact["t"] == "outcome").unwrap();
        assert_eq!(outcome["winner"], game["winner"], "{told}");
    }
    games.len()
}

/// An arena that would play for hours, once it has kept a few games.
fn long_arena(records: &Path, stdout: Stdio) -> Child {
    let args = ["arena", "--game", "minutes", "--threads", "2", "--pairs", "1000000", "--records"];
    let mut command = thirteen(&args);
    command.args([records.to_str().unwrap(), "random", "random"]).stdout(stdout).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let start = Instant::now();
    while fs::read_to_string(records.join("games.jsonl")).map_or(0, |list| list.lines().count()) < 4 {
        assert!(start.elapsed() < Duration::from_secs(60), "no game was kept as it was played");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

#[test]
fn games_are_kept_when_nobody_reads_the_report() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("closed");
    let args =
        ["arena", "--game", "minutes", "--pairs", "2", "--records", records.to_str().unwrap(), "random", "random"];
    let mut child = thirteen(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot print the report"), "{output:?}");
    assert_eq!(kept(&records), 4);
}

#[cfg(target_os = "linux")]
#[test]
fn games_are_kept_when_the_report_cannot_be_written() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("full");
    let args =
        ["arena", "--game", "minutes", "--pairs", "2", "--records", records.to_str().unwrap(), "random", "random"];
    let output = thirteen(&args).stdout(File::create("/dev/full").unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot print the report"), "{output:?}");
    assert_eq!(kept(&records), 4);
    let trial = refusal(&["arena", "--pairs", "1", "--trial", "/dev/full", "random", "random"], 1);
    assert!(trial.contains("cannot write the trial to /dev/full"), "{trial}");
}

#[test]
fn an_arena_that_cannot_keep_its_games_stops_at_once_and_loses_none_that_it_kept() {
    let folder = TempDir::new().unwrap();
    let (records, elsewhere) = (folder.path().join("records"), folder.path().join("elsewhere"));
    let child = long_arena(&records, Stdio::null());
    fs::rename(&records, &elsewhere).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("cannot write") && said.contains(".record") && said.contains("are kept"), "{said}");
    assert!(kept(&elsewhere) >= 4);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_an_arena_with_a_report_on_what_was_played() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("records");
    let child = long_arena(&records, Stdio::piped());
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{output:?}");
    let games = kept(&records);
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(games >= 4 && report.contains(&format!("{games} games: ")), "{games} were kept: {report}");
}

#[test]
fn no_strength_is_named_after_a_few_games() {
    let few = stdout(&["arena", "--pairs", "5", "greedy", "random"]);
    assert!(few.contains("too few games") && !few.contains('±'), "{few}");
    let report: Value =
        serde_json::from_str(&stdout(&["arena", "--json", "--pairs", "5", "greedy", "random"])).unwrap();
    assert!(report["standings"][0]["elo"].is_null() && report["matches"][0]["strength"]["elo"].is_null(), "{report}");
    let enough = stdout(&["arena", "--pairs", "10", "random", "random"]);
    assert!(!enough.contains("too few games") && enough.contains('±'), "{enough}");
}

#[test]
fn a_trial_is_a_line_that_says_what_it_decides() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("trials.md");
    let args = ["arena", "--seed", "3", "--pairs", "10", "--trial", file.to_str().unwrap()];
    stdout(&[&args[..], &["greedy", "random"]].concat());
    stdout(&["arena", "--pairs", "50", "--trial", file.to_str().unwrap(), "random", "random"]);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[0].starts_with("| commit | command |"), "{text}");
    assert!(lines[2].contains("| `thirteen arena --seed 3 --pairs 10 greedy random` |"), "{text}");
    assert!(lines[2].contains("greedy against random: ") && lines[2].ends_with("| the first is stronger |"), "{text}");
    assert!(lines[3].ends_with("| inside its error: decides nothing |"), "{text}");
    let few = folder.path().join("few.md");
    stdout(&["arena", "--pairs", "2", "--trial", few.to_str().unwrap(), "greedy", "random"]);
    assert!(fs::read_to_string(few).unwrap().ends_with("| too few games: decides nothing |\n"));
    let nowhere = refusal(&["arena", "--trial", "/dev/null/trial", "random", "random"], 1);
    assert!(nowhere.contains("/dev/null/trial") && nowhere.contains("choose another place"), "{nowhere}");
}

#[test]
fn threads_are_bounded_alike() {
    for threads in ["0", "1025", "-1", "many"] {
        for args in [&["arena", "random", "random"][..], &["simulate", "--games", "1"]] {
            let threads = format!("--threads={threads}");
            let said = refusal(&[args, &[&threads]].concat(), 2);
            assert!(said.contains("--threads"), "{said}");
        }
    }
    assert!(stdout(&["simulate", "--games", "3", "--threads", "1024"]).contains("3 games"));
}

#[test]
fn options_of_the_other_game_are_refused() {
    for verb in [&["arena", "--pairs", "1", "random", "random"][..], &["simulate", "--games", "1"], &["play"]] {
        let said = |args: &[&str]| refusal(&[verb, args].concat(), 1);
        assert!(said(&["--max-cubes", "3"]).contains("--max-cubes is an option of 13 Minutes"));
        assert!(said(&["--deck", "deck.toml"]).contains("--deck is an option of 13 Minutes"));
        let minutes = said(&["--game", "minutes", "--agenda-scoring", "standard"]);
        assert!(minutes.contains("--agenda-scoring is an option of 13 Days"), "{minutes}");
    }
    assert!(stdout(&["simulate", "--games", "2", "--agenda-scoring", "before-escalation"]).contains("2 games"));
    assert!(stdout(&["simulate", "--games", "2", "--game", "minutes", "--max-cubes", "4"]).contains("2 games"));
}
