//! The commands that take games apart and pose puzzles.

use assert_cmd::Command;

fn thirteen(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("thirteen").expect("the program is built");
    command.args(args);
    command
}

fn said(args: &[&str]) -> String {
    let output = thirteen(args).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

const MINUTES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/minutes-1.record");

#[test]
fn a_game_is_taken_apart_and_its_sums_add_up() {
    let text = said(&["analyse", MINUTES, "--think", "60"]);
    assert!(text.contains("at the start") && text.contains("the cards"), "{text}");
    let json = said(&["analyse", MINUTES, "--think", "60", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for side in ["us", "ussr"] {
        let number = |name: &str| report[side][name].as_i64().expect(name);
        let sum = number("start") + number("own") + number("theirs") + number("cards");
        assert_eq!(sum, number("end"), "{side}");
    }
    assert!(said(&["analyse", "playthrough", "--think", "20", "--lang", "fr"]).contains("les cartes"));
}

#[test]
fn what_cannot_be_analysed_is_refused_with_the_reason() {
    let says = |args: &[&str], wanted: &str| {
        let output = thirteen(args).assert().failure().get_output().stderr.clone();
        let text = String::from_utf8(output).expect("text");
        assert!(text.contains(wanted), "{text}");
    };
    says(&["analyse", "nothing-here"], "cannot read");
    says(&["analyse", MINUTES, "--game", "2"], "leave --game out");
    says(&["puzzle", "show", "x"], "give a number");
    says(&["puzzle", "show", "100000"], "there is no puzzle");
    says(&["puzzle", "solve", "1", "z"], "answer with a letter");
}

#[test]
fn puzzles_are_shown_and_answered() {
    let list = said(&["puzzle", "show"]);
    assert!(list.lines().count() >= 300, "{}", list.lines().count());
    let shown = said(&["puzzle", "show", "1"]);
    assert!(shown.contains("A) ") && shown.contains("difficulty"), "{shown}");
    assert!(said(&["puzzle", "show", "today"]).contains("B) "));
    // One of the letters is right, and each answer says why.
    let answers: Vec<String> = ["a", "b"].iter().map(|letter| said(&["puzzle", "solve", "1", letter])).collect();
    assert!(answers.iter().filter(|answer| answer.contains("Yes:")).count() <= 1);
    assert!(said(&["puzzle", "solve", "1"]).contains("Yes:"), "the computer solves it");
    assert!(said(&["puzzle", "solve", "1", "--lang", "fr"]).contains("Oui"));
}
