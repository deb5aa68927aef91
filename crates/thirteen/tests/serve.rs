//! What the program says of the page, with or without one in it. (The page itself is tested in a browser.)
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use assert_cmd::Command;

fn thirteen(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("thirteen"));
    command.args(args);
    command
}

#[test]
fn the_licences_of_what_others_wrote_are_printed() {
    let printed = thirteen(&["licences"]).assert().code(0).get_output().stdout.clone();
    let printed = String::from_utf8(printed).unwrap();
    for carried in ["\nhyper ", "\nleptos ", "\nrayon ", "Permission is hereby granted, free of charge"] {
        assert!(printed.contains(carried), "{carried}");
    }
    assert!(!printed.contains("\ntempfile "), "what only tests use is not carried");
}

#[test]
fn a_page_is_written_or_its_absence_explained() {
    let folder = tempfile::tempdir().unwrap();
    let output = thirteen(&["page", folder.path().join("new").to_str().unwrap()]).output().unwrap();
    let (told, error) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    if output.status.success() {
        assert!(told.contains("any web host"), "{told}");
        assert!(folder.path().join("new/index.html").exists());
    } else {
        assert!(told.is_empty() && error.contains("THIRTEEN_SKIP_UI"), "{error}");
        assert!(!folder.path().join("new").exists(), "nothing is begun that cannot be finished");
    }
}
