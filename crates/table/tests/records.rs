//! Records: written and read back, kept for ever, and never a panic.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use days::State;
use kernel::laws::{Watch, anything, walk};
use kernel::{Dealer, Game, Refusal};
use table::{Fault, Record, RecordError, Seeded, Table, game_of};

const PLAYTHROUGH: &str = include_str!("../../../tests/records/playthrough.record");

fn read(text: &str) -> Result<Record<State>, RecordError> {
    Record::read(text)
}

fn fault(text: &str) -> (usize, Fault) {
    let error = read(text).unwrap_err();
    (error.line, error.fault)
}

/// The play-through without comments, so that line numbers are easy to count.
fn plain() -> Vec<String> {
    let lines = PLAYTHROUGH.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

fn joined(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

#[test]
fn random_games_come_back_as_they_were_written() {
    for game in 0..500 {
        let watch = Watch { longest: 400, views: false };
        let walk = walk::<State, Seeded>(Default::default(), &mut Seeded::of_game(21, game), anything, watch).unwrap();
        let record = Table::<State>::restore(walk.end.rules(), &walk.entries).unwrap().record();
        let text = record.to_string();
        assert_eq!(game_of(&text), Ok("days"));
        let again = read(&text).unwrap();
        assert_eq!(again, record);
        assert_eq!(again.to_string(), text, "one game has one spelling");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    assert_eq!(fault(""), (1, Fault::NotARecord));
    assert_eq!(fault("hello\n"), (1, Fault::NotARecord));
    assert_eq!(fault("\u{0}\u{1}"), (1, Fault::NotARecord));
    assert_eq!(fault("thirteen 99\n"), (1, Fault::Version("99".into())));
    assert_eq!(fault("thirteen 1\nrules x\n"), (2, Fault::Header("game")));
    assert_eq!(fault("thirteen 1\n\n# comment\ngame days\n"), (5, Fault::Header("rules")));
    let (line, other) = fault("thirteen 1\ngame chess\nrules x\n");
    assert_eq!((line, other.to_string()), (2, "this is a record of `chess`, not of `days`".into()));
    let (line, rules) = fault("thirteen 1\ngame days\nrules agenda_scoring=never\nend 0\n");
    assert!(line == 3 && rules.to_string().contains("before-escalation"), "{rules}");
}

#[test]
fn an_unknown_word_is_named_and_the_right_form_shown() {
    let mut lines = plain();
    lines[5] = "us agenda moon".into();
    let error = read(&joined(&lines)).unwrap_err().to_string();
    assert_eq!(error, "line 6: `us agenda moon` cannot be read: expected an agenda, such as italy or personal-letter");
    lines[5] = "bribe khrushchev".into();
    assert!(matches!(fault(&joined(&lines)), (6, Fault::Unreadable { .. })));
}

#[test]
fn an_illegal_a_late_and_a_foreign_move_are_refused() {
    let mut lines = plain();
    lines[5] = "us agenda berlin".into();
    assert!(matches!(fault(&joined(&lines)), (6, Fault::Refused { why: Refusal::Illegal, .. })));
    let mut lines = plain();
    lines.swap(5, 6);
    let (line, why) = fault(&joined(&lines));
    assert_eq!((line, why.to_string()), (6, "`ussr agenda personal-letter` is refused: it is the turn of us".into()));
    let mut lines = plain();
    let end = lines.len() - 1;
    lines.insert(end, "us done".into());
    assert!(matches!(fault(&joined(&lines)), (line, Fault::Refused { why: Refusal::Over, .. }) if line == end + 1));
    let mut lines = plain();
    lines.insert(5, "draw excomm".into());
    assert!(matches!(fault(&joined(&lines)), (6, Fault::Refused { why: Refusal::PlayerFirst(_), .. })));
}

#[test]
fn a_file_that_was_cut_off_is_noticed_wherever_it_ends() {
    let text = joined(&plain());
    let whole = read(&text).unwrap();
    for end in 0..text.len() - 1 {
        // A cut inside the last line of all leaves `end`, or a number that does not fit.
        let error = read(&text[..end]).expect_err(&text[..end]);
        assert!(error.line <= plain().len() + 1, "{error}");
    }
    assert_eq!(read(text.trim_end()), Ok(whole), "a missing line feed does not matter");
    let mut lines = plain();
    lines.push("us done".into());
    assert_eq!(fault(&joined(&lines)), (lines.len(), Fault::AfterEnd));
    let count = lines.len() - 5;
    let at = lines.len() - 2;
    lines.truncate(at + 1);
    lines[at] = "end 7".into();
    assert_eq!(fault(&joined(&lines)), (at + 1, Fault::Count { said: "7".into(), found: count }));
}

#[test]
fn broken_bytes_never_panic() {
    let original = PLAYTHROUGH.as_bytes();
    let mut dealer = Seeded::new(22);
    for _ in 0..4_000 {
        let mut bytes = original.to_vec();
        for _ in 0..=dealer.below(4) {
            let at = dealer.below(bytes.len() as u32) as usize;
            match dealer.below(4) {
                0 => bytes[at] = dealer.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, dealer.below(256) as u8),
                _ => {
                    let other = dealer.below(bytes.len() as u32) as usize;
                    bytes.swap(at, other);
                }
            }
        }
        // Whatever comes of it, it is an answer; what is accepted is a game.
        if let Ok(record) = read(&String::from_utf8_lossy(&bytes)) {
            assert!(record.replay().is_ok());
        }
    }
}
