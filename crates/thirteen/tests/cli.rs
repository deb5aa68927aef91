//! The command line as somebody uses it: the real binary, its output, its errors, its exit codes.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn thirteen(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("thirteen"));
    command.args(args);
    command
}

fn stdout(args: &[&str]) -> String {
    let output = thirteen(args).assert().code(0).get_output().clone();
    String::from_utf8(output.stdout).unwrap()
}

fn error(args: &[&str], code: i32) -> String {
    let output = thirteen(args).assert().code(code).get_output().clone();
    assert!(output.stdout.is_empty(), "errors go to stderr");
    String::from_utf8(output.stderr).unwrap()
}

fn playthrough() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/playthrough.record")
}

fn traced(folder: &TempDir, threads: &str) -> (Vec<u8>, String) {
    let file = folder.path().join(format!("trace-{threads}.jsonl"));
    let file_name = file.to_str().unwrap();
    let summary = stdout(&["simulate", "--games", "700", "--seed", "9", "--threads", threads, "--trace", file_name]);
    (fs::read(file).unwrap(), summary)
}

#[test]
fn the_same_seed_gives_the_same_bytes_whatever_the_threads() {
    let folder = TempDir::new().unwrap();
    let (one, four) = (traced(&folder, "1"), traced(&folder, "4"));
    assert!(one == four, "the traces or summaries differ");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "no draft is left behind: {left:?}");
    let other = stdout(&["simulate", "--games", "700", "--seed", "10"]);
    assert_ne!(one.1, other);
}

#[test]
fn the_version_tells_commit_and_date() {
    let told = stdout(&["--version"]);
    let git =
        |args: &[&str]| std::process::Command::new("git").args(args).output().ok().filter(|it| it.status.success());
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let expected = match git(&["-C", root, "show", "--no-patch", "--format=%h %cs", "HEAD"]) {
        Some(output) => format!(" ({})", String::from_utf8(output.stdout).unwrap().trim()),
        // Sources without their history have a version all the same.
        None => String::new(),
    };
    assert_eq!(told.trim(), format!("thirteen {}{expected}", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_trace_has_a_line_a_step() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("trace.jsonl");
    stdout(&["simulate", "--game", "days", "--games", "3", "--seed", "1", "--trace", file.to_str().unwrap()]);
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut expected = (0, 0);
    for line in &lines {
        if line["game"].as_u64() != Some(expected.0) {
            expected = (expected.0 + 1, 0);
        }
        assert_eq!((line["game"].as_u64(), line["step"].as_u64()), (Some(expected.0), Some(expected.1)));
        expected.1 += 1;
    }
    assert_eq!(expected.0, 2);
    assert_eq!(lines[0]["by"], "rules");
    assert_eq!(lines[0]["facts"][0]["t"], "defcon");
    assert!(lines.last().unwrap()["state"]["outcome"].is_object());
}

#[test]
fn a_summary_adds_up() {
    let summary: Value = serde_json::from_str(&stdout(&["simulate", "--games", "300", "--json"])).unwrap();
    let games: u64 = summary["outcomes"].as_array().unwrap().iter().map(|row| row["games"].as_u64().unwrap()).sum();
    assert_eq!((games, summary["games"].as_u64()), (300, Some(300)));
    let table = stdout(&["simulate", "--games", "300"]);
    assert!(table.contains("nuclear war") && table.contains("DEFCON step, US military"), "{table}");
}

#[test]
fn the_play_through_is_told_from_every_seat() {
    let open = stdout(&["replay", "playthrough"]);
    assert!(open.contains("The USSR holds the Personal Letter and wins"), "{open}");
    assert!(
        open.contains("The USSR draws Fidel Castro") || open.contains("The USSR draws Lessons of Munich"),
        "{open}"
    );
    let us = stdout(&["replay", "playthrough", "--seat", "us"]);
    assert!(us.contains("The USSR draws 5 cards.") && us.contains("The US draws Public Protests"), "{us}");
    let spectator = stdout(&["replay", playthrough(), "--seat", "spectator"]);
    assert!(spectator.contains("The US chooses its agenda in secret."), "{spectator}");
    assert!(spectator.contains("The USSR takes a card from the US hand."), "{spectator}");
    let french = stdout(&["replay", "playthrough", "--lang", "fr"]);
    assert!(french.contains("L’URSS détient la Lettre personnelle et gagne"), "{french}");
    let json = stdout(&["replay", "playthrough", "--json"]);
    assert!(json.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    let part = stdout(&["replay", "playthrough", "--at", "9"]);
    assert!(
        part.contains("The US places 3 cubes in the Atlantic (now 3).") && part.contains("USSR to move."),
        "{part}"
    );
}

#[test]
fn every_card_is_a_readable_sentence() {
    let deck = stdout(&["cards"]);
    assert_eq!(deck.lines().filter(|line| line.contains('■')).count(), 39);
    assert!(deck.contains("EXCOMM [DEFCON]"));
    let card = stdout(&["cards", "quarantine"]);
    assert!(card.contains("up to 2 cubes in the Atlantic"), "{card}");
    let json: Value = serde_json::from_str(&stdout(&["cards", "--json"])).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 39);
    assert!(stdout(&["cards", "--lang", "fr"]).contains("Équilibre stratégique"));
}

#[test]
fn wrong_usage_ends_with_two() {
    assert!(error(&["conquer"], 2).contains("conquer"));
    assert!(error(&["simulate", "--games", "many"], 2).contains("--games"));
    assert!(error(&["replay", "playthrough", "--seat", "moon"], 2).contains("us, ussr or spectator"));
    assert!(error(&["cards", "--lang", "xx"], 2).contains("en or fr"));
}

#[test]
fn whatever_else_goes_wrong_ends_with_one_and_says_what_to_do() {
    let missing = error(&["replay", "no-such-file"], 1);
    assert!(missing.contains("no-such-file") && missing.contains("playthrough"), "{missing}");
    assert!(error(&["cards", "moon"], 1).contains("thirteen cards"));
    assert!(error(&["simulate", "--us", "person"], 1).contains("thirteen play"));
    assert!(error(&["simulate", "--threads", "0"], 2).contains("--threads"));
    let nowhere = error(&["simulate", "--games", "1", "--trace", "/no/such/folder/trace"], 1);
    assert!(nowhere.contains("choose another place"), "{nowhere}");
}

#[test]
fn a_broken_record_is_named_with_line_and_reason() {
    let folder = TempDir::new().unwrap();
    let broken = |name: &str, text: &[u8]| -> String {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        error(&["replay", file.to_str().unwrap()], 1)
    };
    let text = fs::read_to_string(playthrough()).unwrap();
    assert!(broken("cut", &text.as_bytes()[..text.len() / 2]).contains("line "));
    let swapped = text.replace("us agenda italy", "us agenda berlin");
    assert!(broken("illegal", swapped.as_bytes()).contains("line 9: `us agenda berlin` is refused"));
    assert!(broken("bytes", b"thirteen 1\n\xff\xfe").contains("UTF-8"));
    assert!(broken("empty", b"").contains("thirteen 1"));
    assert!(broken("other", b"thirteen 1\ngame chess\nrules x\n").contains("chess"));
}

/// Types lines at a game against the usual opponent and returns the screen.
fn typed(args: &[&str], lines: &str) -> String {
    let mut all = vec!["play", "--seed", "4"];
    all.extend(args);
    let output = thirteen(&all).write_stdin(lines.to_owned()).assert().code(0).get_output().clone();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_whole_game_can_be_typed() {
    let screen = typed(&[], &"1\n".repeat(400));
    assert!(screen.contains("You win") || screen.contains("wins"), "{screen}");
    let two = typed(&["--ussr", "person"], &"1\n".repeat(800));
    assert!(two.contains("only you can see the screen"), "{two}");
    let watched = typed(&["--us", "random"], "");
    assert!(watched.contains("wins") || watched.contains("Nobody wins"), "{watched}");
}

#[test]
fn a_game_can_be_left_saved_and_taken_up() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.record");
    let name = file.to_str().unwrap();
    let screen =
        typed(&[], &format!("99\nnonsense\nhelp\ncard quarantine\ncard moon\n1\nboard\nlog\nsave {name}\nquit\n"));
    assert!(screen.contains("The numbers go from 1 to"), "{screen}");
    assert!(screen.contains("I don’t understand “nonsense”"), "{screen}");
    assert!(screen.contains("There is no card or agenda called `moon`"), "{screen}");
    assert!(screen.contains("was saved to"), "{screen}");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.starts_with("# us person\n# ussr attache\nthirteen 1\ngame days\n"), "{text}");
    let again = typed(&["--from", name], "quit\n");
    assert!(again.contains("round 1/3"), "{again}");
    let nowhere = typed(&[], "save /no/such/folder/game\nquit\n");
    assert!(nowhere.contains("could not be saved"), "{nowhere}");
}

#[test]
fn a_choice_can_be_taken_back_before_the_turn_passes() {
    // The first choice is the agenda: then the other side chooses, and that is that.
    let screen = typed(&[], "1\nundo\nquit\n");
    assert!(screen.contains("nothing can be taken back"), "{screen}");
}

#[test]
fn a_deck_is_judged_in_words_and_as_json() {
    let args = ["deck", "judge", "--games", "8", "--player", "greedy:guesses=1", "--seed", "4"];
    let told = stdout(&args);
    for word in ["8 games with bids, 2 without", "whoever plays last wins", "The middle bid is", "quarantine"] {
        assert!(told.contains(word), "{word} in {told}");
    }
    let json: serde_json::Value = serde_json::from_str(&stdout(&[&args[..], &["--json"]].concat())).unwrap();
    assert_eq!(json["with_bids"]["games"], 8);
    assert_eq!(json["events"].as_array().map(Vec::len), Some(13));
    assert_eq!(json["bids"].as_array().map(Vec::len), Some(14));
    assert!(error(&["deck", "judge", "no-such-deck.toml"], 1).contains("cannot read"));
}

#[test]
fn a_deck_is_shown_checked_and_played_with() {
    let folder = TempDir::new().unwrap();
    let shown = stdout(&["deck", "show"]);
    assert!(shown.contains("These Events are our own") && shown.contains("Quarantine"), "{shown}");
    assert_eq!(shown.matches('■').count(), 13 * 2 + 2, "28 cubes on 13 cards");
    let unwrapped = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(unwrapped(&shown).contains("in the neutral zone"), "{shown}");
    let french = stdout(&["deck", "show", "--lang", "fr"]);
    assert!(french.contains("Missiles défensifs"), "{french}");
    assert!(unwrapped(&french).contains("de la zone neutre, 2 au plus sur chacun"), "{french}");
    assert!(!unwrapped(&french).contains("neutral zone"), "{french}");
    let good = folder.path().join("good.toml");
    fs::write(&good, decks::BUILT_IN.replace("\"quarantine\"", "\"naval-drill\"")).unwrap();
    let good = good.to_str().unwrap();
    assert!(stdout(&["deck", "check", good]).contains("a sound deck"));
    assert!(stdout(&["deck", "show", good]).contains("Naval Drill"));
    let summary = stdout(&["simulate", "--game", "minutes", "--games", "50", "--deck", good]);
    assert!(summary.contains("50 games"), "{summary}");
    let bad = folder.path().join("bad.toml");
    fs::write(&bad, "[[card]]\nslug = \"A\"\ncubes = 9\n").unwrap();
    let bad = bad.to_str().unwrap();
    for args in [&["deck", "check", bad][..], &["simulate", "--game", "minutes", "--deck", bad]] {
        let told = error(args, 1);
        assert!(told.matches("line ").count() >= 3, "everything at once: {told}");
        assert!(told.contains("for example"), "{told}");
    }
    assert!(error(&["deck", "check", "no-such-file"], 1).contains("docs/decks.md"));
}

#[test]
fn thirteen_minutes_is_played_replayed_and_simulated_like_thirteen_days() {
    let screen = typed(&["--game", "minutes"], &"1\n".repeat(300));
    assert!(screen.contains("You win") || screen.contains("wins") || screen.contains("A draw"), "{screen}");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/minutes-3.record");
    let open = stdout(&["replay", record]);
    assert!(open.contains("is laid face down as Cuba"), "{open}");
    let seat = stdout(&["replay", record, "--seat", "us"]);
    assert!(seat.contains("A card is laid face down as Cuba."), "{seat}");
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("trace");
    let args = ["simulate", "--game", "minutes", "--campaign", "--games", "4", "--trace", file.to_str().unwrap()];
    assert!(stdout(&args).contains("games of a campaign"));
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| line["campaign"]["game"].as_u64().unwrap() >= 1));
    assert!(error(&["simulate", "--campaign"], 1).contains("--game minutes"));
    assert!(error(&["play", "--campaign"], 1).contains("--game minutes"));
}

#[test]
fn a_campaign_is_played_to_its_end() {
    let screen = typed(&["--game", "minutes", "--campaign", "--us", "random"], "");
    assert!(screen.contains("campaign after game 1"), "{screen}");
}

#[test]
fn every_player_understands_both_games() {
    for game in ["days", "minutes"] {
        let args = ["arena", "--game", game, "--pairs", "1", "--threads", "1", "greedy", "search:30", "cadet"];
        let report = stdout(&args);
        assert!(report.contains("6 games") && report.contains("search:30"), "{report}");
        let args = ["simulate", "--game", game, "--games", "2", "--us", "attache", "--ussr", "secretary"];
        assert!(stdout(&args).contains("2 games"));
    }
    let args = ["simulate", "--game", "minutes", "--campaign", "--games", "1", "--us", "envoy", "--ussr", "cadet"];
    assert!(stdout(&args).contains("games of a campaign"));
}

#[test]
fn advice_says_why_in_both_games() {
    let days = stdout(&["advise", "playthrough", "--at", "9", "--think", "300"]);
    assert!(days.contains("% to win"), "{days}");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/minutes-3.record");
    for (at, lang, word) in [("3", "en", "cubes"), ("13", "en", "% to win"), ("13", "fr", "% de chances")] {
        let advice = stdout(&["advise", record, "--at", at, "--think", "300", "--lang", lang]);
        assert!(advice.contains(word), "{advice}");
    }
}

#[test]
fn advice_is_refused_with_what_to_do() {
    let beyond = error(&["advise", "playthrough", "--at", "9999"], 1);
    assert!(beyond.contains("107 entries") && beyond.contains("from 0 to 107"), "{beyond}");
    assert!(error(&["advise", "playthrough", "--at", "107"], 1).contains("nobody has a choice"));
    assert!(error(&["advise", "playthrough", "--at", "9", "--think", "0"], 2).contains("a budget"));
    assert!(error(&["advise", "playthrough", "--at", "9", "--most", "0"], 2).contains("--most"));
    assert!(error(&["advise", "no-such-file", "--at", "9"], 1).contains("no-such-file"));
}

/// A report of the arena without what depends on the machine.
fn report(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&stdout(&[&["arena", "--json"], args].concat())).unwrap();
    for standing in report["standings"].as_array_mut().unwrap() {
        standing.as_object_mut().unwrap().remove("decision_ms");
    }
    report
}

#[test]
fn the_arena_finds_the_same_whatever_the_threads() {
    let args = ["--pairs", "7", "--seed", "5", "greedy", "cadet", "search:20"];
    let one = report(&[&args[..], &["--threads", "1"]].concat());
    assert_eq!(one, report(&[&args[..], &["--threads", "3"]].concat()));
    assert_eq!((&one["game"], &one["seed"], &one["games"]["games"]), (&"days".into(), &5.into(), &42.into()));
    for standing in one["standings"].as_array().unwrap() {
        assert!(standing["elo_error"].as_f64().unwrap() > 10.0, "{standing}");
    }
}

#[test]
fn a_test_ends_a_match_once_it_is_clear() {
    let clear = report(&["--pairs", "200", "--sprt", "0", "100", "greedy", "random"]);
    let (games, test) = (clear["games"]["games"].as_u64().unwrap(), &clear["matches"][0]["sprt"]);
    assert!(games < 200 && test["verdict"] == "elo1", "{games} games: {test}");
    assert!(stdout(&["arena", "--pairs", "3", "--sprt", "-5", "5", "random", "random"]).contains("not clear yet"));
}

#[test]
fn the_arena_keeps_records_that_replay() {
    let folder = TempDir::new().unwrap();
    let records = folder.path().join("records");
    let args =
        ["arena", "--game", "minutes", "--pairs", "2", "--records", records.to_str().unwrap(), "greedy", "greedy"];
    stdout(&args);
    let list = fs::read_to_string(records.join("games.jsonl")).unwrap();
    let list: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(list.len(), 4);
    for game in &list {
        let record = records.join(game["record"].as_str().unwrap());
        let told = stdout(&["replay", record.to_str().unwrap(), "--json"]);
        let last: Value = serde_json::from_str(told.lines().last().unwrap()).unwrap();
        let outcome = last["facts"].as_array().unwrap().iter().find(|fact| fact["t"] == "outcome").unwrap();
        assert_eq!(outcome["winner"], game["winner"], "{told}");
    }
    assert!(error(&args, 1).contains("choose a new folder"));
}

#[test]
fn the_arena_refuses_what_cannot_be_measured() {
    assert!(error(&["arena", "greedy", "chess"], 2).contains("cadet, attache, envoy"));
    assert!(error(&["arena", "greedy:guesses=0", "random"], 2).contains("guesses=N"));
    assert!(error(&["arena", "search:20,workers=40000", "random"], 2).contains("workers=N"));
    assert!(error(&["arena", "--pairs", "0", "random", "random"], 2).contains("--pairs"));
    assert!(error(&["arena", "--threads", "0", "random", "random"], 2).contains("--threads"));
    assert!(error(&["arena", "--sprt", "20", "0", "random", "random"], 1).contains("smaller first"));
    let nowhere = error(&["arena", "--records", "/dev/null/records", "random", "random"], 1);
    assert!(nowhere.contains("/dev/null/records") && nowhere.contains("choose another folder"), "{nowhere}");
}

#[test]
fn the_bench_says_how_fast_and_how_small() {
    let json: Value = serde_json::from_str(&stdout(&["bench", "--games", "50", "--rounds", "1", "--json"])).unwrap();
    assert!(json["state_bytes"].as_u64().unwrap() <= 192);
    assert!(json["decisions_per_second"].as_f64().unwrap() > 0.0);
    assert!(json["search_sum"].as_u64().unwrap() > 0 && json["search_nodes"].as_u64().unwrap() > 0);
}

#[test]
fn the_readme_is_true() {
    let readme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md")).unwrap();
    let mut verbs = std::collections::HashSet::new();
    for line in readme.lines().filter(|line| line.trim_start().starts_with("thirteen ")) {
        let words: Vec<&str> = line.trim().split(" #").next().unwrap().split_whitespace().skip(1).collect();
        // Every word is read before help is given: this alone takes no time.
        thirteen(&[&words[..], &["--help"]].concat()).assert().code(0);
        if ["play", "replay", "cards", "deck"].contains(&words[0]) {
            thirteen(&words).write_stdin("quit\n").assert().code(0);
        }
        verbs.insert(words[0]);
    }
    assert!(verbs.len() >= 8, "{verbs:?}");
    thirteen(&["play", "--no-such-option", "--help"]).assert().code(2);
    thirteen(&["play", "--ussr", "nobody", "--help"]).assert().code(2);
}

#[test]
fn the_numbers_of_the_games_are_printed_as_the_documents_have_them() {
    let documents = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/encoding.md")).unwrap();
    for game in ["days", "minutes"] {
        let tables = stdout(&["encoding", "--game", game]);
        assert!(tables.starts_with(&format!("## {game}_v1")) && documents.contains(tables.trim_end()), "{game}");
    }
    let lines = stdout(&["encoding", "--json"]);
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game["spans"].as_array().is_some_and(|spans| spans.len() > 20)));
}

#[test]
fn a_data_set_is_written_whole_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.parquet");
    let name = file.to_str().unwrap();
    stdout(&["dataset", name, "--games", "20", "--threads", "1"]);
    let bytes = fs::read(&file).unwrap();
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    stdout(&["dataset", name, "--games", "20", "--threads", "3"]);
    assert!(fs::read(&file).unwrap() == bytes, "the threads do not matter");
    assert!(error(&["dataset", name, "--us", "person"], 1).contains("choose another player"));
    assert!(error(&["dataset", "/no/such/folder/games.parquet"], 1).contains("choose another place"));
}
