//! A deal that is checked by the command line: an honest one passes, a forged draw is named.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;

use assert_cmd::Command;
use kernel::{BySide, Entry, Game, Turn};
use table::{Bytes32, Deal, Proof, Record, Table};

fn verify(text: &str, more: &[&str]) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    fs::write(&file, text).unwrap();
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("thirteen"));
    let output = command.arg("verify").arg(&file).args(more).output().unwrap();
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.success(), told)
}

fn proof() -> Proof {
    let server = Bytes32([3; 32]);
    let mixes = BySide::new(Some(Bytes32([1; 32])), Some(Bytes32([2; 32])));
    Proof { commitment: server.commitment(), deal: Deal { server, mixes } }
}

/// Plays the first choice each time, with fair draws but for the one after `forged` others.
fn game<G: Game>(forged: usize) -> (String, usize) {
    let (deal, mut table, mut draws, mut at) = (proof().deal, Table::<G>::new(G::Rules::default()), 0, 0);
    loop {
        match table.turn() {
            Turn::Over(_) => return (format!("{}\n{}", proof(), table.record()), at),
            Turn::Player(side) => drop(table.play(side, table.choices()[0]).unwrap()),
            Turn::Chance => {
                let mut commit = table.draw(&mut deal.dealer(0, table.ply())).unwrap();
                if draws == forged {
                    let other = |seed| table.draw(&mut table::Seeded::new(seed)).unwrap();
                    commit = (0..).map(other).find(|other| other.entry != commit.entry).unwrap();
                    at = table.ply() + 1;
                }
                draws += 1;
                table.accept(commit);
            }
        }
    }
}

#[test]
fn an_honest_deal_passes() {
    let (text, _) = game::<days::State>(usize::MAX);
    let (fair, told) = verify(&text, &[]);
    assert!(fair && told.starts_with("Fair: ") && told.contains(&proof().commitment.to_string()), "{told}");
    let (fair, told) =
        verify(&text, &["--commitment", &proof().commitment.to_string(), "--mix", &Bytes32([2; 32]).to_string()]);
    assert!(fair, "{told}");
    assert!(verify(&game::<minutes::State>(usize::MAX).0, &[]).0);
}

#[test]
fn a_forged_draw_is_named() {
    for forged in [0, 3, 7] {
        let (text, entry) = game::<days::State>(forged);
        let (fair, told) = verify(&text, &[]);
        assert!(!fair && told.contains(&format!("game 1, entry {entry} is wrong")), "{told}");
        let record = Record::<days::State>::read(&text).unwrap();
        let Entry::Chance(dealt) = record.entries()[entry - 1] else { panic!("a draw was forged") };
        assert!(told.contains(&format!("`{dealt}` was dealt")), "{told}");
    }
}

#[test]
fn what_cannot_be_checked_is_said() {
    let (text, _) = game::<days::State>(usize::MAX);
    let other = Bytes32([9; 32]).to_string();
    for (text, more, wanted) in [
        (
            text.lines().skip(1).map(|line| format!("{line}\n")).collect::<String>(),
            vec![],
            "no deal that can be checked",
        ),
        (text.replace("server=03", "server=04"), vec![], "is not the one that it committed to"),
        (text.replace("server=03", "server=x3"), vec![], "64 hexadecimal digits"),
        (text.clone(), vec!["--commitment", &other], "another commitment"),
        (text.clone(), vec!["--mix", &other], "what you added"),
        (text.clone(), vec!["--mix", "5"], "64 hexadecimal digits"),
        (text.replace("end ", "end 1"), vec![], "does not fit"),
    ] {
        let (fair, told) = verify(&text, &more);
        assert!(!fair && told.contains(wanted), "{wanted}: {told}");
    }
}
