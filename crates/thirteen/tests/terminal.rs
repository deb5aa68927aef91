//! Playing and replaying in the terminal, with the real binary.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::Path;
use std::time::Duration;

use assert_cmd::Command;
use kernel::{Dealer, Turn};
use serde_json::Value;
use table::{Record, Seeded, Series, Table};
use tempfile::TempDir;

fn thirteen(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("thirteen"));
    command.args(args).timeout(Duration::from_secs(300));
    command
}

/// Types lines and returns the screen.
fn typed(args: &[&str], lines: &str) -> String {
    let output = thirteen(args).write_stdin(lines.to_owned()).assert().code(0).get_output().clone();
    String::from_utf8(output.stdout).unwrap()
}

fn stderr(args: &[&str]) -> String {
    let output = thirteen(args).assert().code(1).get_output().clone();
    assert!(output.stdout.is_empty(), "errors go to stderr");
    String::from_utf8(output.stderr).unwrap()
}

/// The game in the rulebook after so many entries, as a file.
fn playthrough_at(folder: &TempDir, ply: usize) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/playthrough.record");
    let record = Record::<days::State>::read(&fs::read_to_string(path).unwrap()).unwrap();
    let file = folder.path().join(format!("at-{ply}.record"));
    fs::write(&file, record.table_at(ply).record().to_string()).unwrap();
    file.to_str().unwrap().to_owned()
}

/// The first games of a campaign by chance, all of them or a few; at least two if there may be so many.
fn campaign(folder: &TempDir, most: usize) -> (String, Series) {
    let played = |seed| {
        let (mut dealer, mut series) = (Seeded::new(seed), Series::default());
        while series.standing().outcome().is_none() && series.games().len() < most {
            series.add(a_game_by_chance(&mut dealer)).unwrap();
        }
        series
    };
    let is_fit = |series: &Series| series.games().len() > 1 || series.standing().outcome().is_none();
    let series = (0..).map(played).find(is_fit).unwrap();
    let file = folder.path().join(format!("campaign-{most}"));
    fs::write(&file, series.to_string()).unwrap();
    (file.to_str().unwrap().to_owned(), series)
}

fn a_game_by_chance(dealer: &mut Seeded) -> Record<minutes::State> {
    let mut table = Table::new(minutes::Rules::default());
    loop {
        table.deal(dealer, |_| {});
        let Turn::Player(side) = table.turn() else { return table.record() };
        let choices = table.choices();
        table.play(side, choices[dealer.below(choices.len() as u32) as usize]).unwrap();
    }
}

#[test]
fn the_table_speaks_to_its_player() {
    let screen = typed(&["play", "--seed", "4"], &"1\n".repeat(12));
    for words in ["You plant your flags", "Attaché plants their flags", "You choose your agenda"] {
        assert!(screen.contains(words), "no `{words}` in {screen}");
    }
    let french = typed(&["play", "--seed", "4", "--lang", "fr"], "1\n");
    assert!(french.contains("URSS □") && french.contains("USA> ") && !french.contains("USSR"), "{french}");
}

#[test]
fn choices_are_previewed_and_advised_on() {
    let screen = typed(&["play", "--seed", "4"], "1\n1\nwhat 2\n? 99\nhint\nwhat\n");
    assert!(screen.contains("(+2 berlin)"), "the choice in notation: {screen}");
    assert!(screen.contains("- You place 2 cubes in Berlin (now 2)."), "{screen}");
    assert!(screen.contains("- You lead in Berlin, 2 to 1."), "{screen}");
    assert!(screen.contains("- Your Military marker rises to 3"), "{screen}");
    assert!(screen.contains("The numbers go from 1 to 21"), "{screen}");
    assert!(screen.contains("% to win") && screen.contains("`write FILE`: keep the game"), "{screen}");
    assert_eq!(screen.matches("Berlin         ■0 □1").count(), 3, "nothing was played: {screen}");
}

#[test]
fn war_is_warned_of_once() {
    let folder = TempDir::new().unwrap();
    let file = playthrough_at(&folder, 84);
    let args = ["play", "--from", &file, "--us", "person", "--ussr", "person"];
    let screen = typed(&args, "1\n");
    assert_eq!(screen.matches("⚠ If the round ended now, you would").count(), 1, "{screen}");
    assert!(screen.matches("13 Days · round 3/3").count() >= 2, "the table was drawn twice: {screen}");
    let again = typed(&args, "board\n");
    assert_eq!(again.matches("⚠ If the round ended now, you would").count(), 2, "{again}");
}

#[test]
fn a_game_that_goes_on_remembers_what_was_told() {
    let folder = TempDir::new().unwrap();
    let file = playthrough_at(&folder, 84);
    let args = ["play", "--from", &file, "--us", "cadet", "--ussr", "person", "--seed", "1"];
    let screen = typed(&args, "log\naftermath\ndiscards\nagendas\n");
    assert!(screen.contains("lines before; `log` tells everything"), "{screen}");
    assert!(screen.contains("You choose your agenda: Personal Letter."), "{screen}");
    assert!(screen.contains("Cadet chooses their agenda in secret."), "{screen}");
    assert!(screen.contains("In the aftermath: ") && screen.contains("Discard pile: "), "{screen}");
    assert!(screen.contains("Agendas already used: ") && screen.contains("Personal Letter"), "{screen}");
}

#[test]
fn a_kept_game_goes_on_between_the_same_players() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game");
    let file = file.to_str().unwrap();
    let screen = typed(&["play", "--seed", "4", "--us", "cadet", "--ussr", "person"], &format!("1\nwrite {file}\n"));
    assert!(screen.contains("was saved to") && screen.contains("the hidden cards too"), "{screen}");
    let again = typed(&["play", "--from", file], "log\n");
    assert!(again.contains("You choose your agenda: ") && again.contains("USSR> "), "{again}");
    let missing = stderr(&["play", "--from", "no-such-file"]);
    assert!(missing.contains("no-such-file") && missing.contains("kept by `write`"), "{missing}");
    let wrong = stderr(&["play", "--from", file, "--game", "minutes"]);
    assert!(wrong.contains("another game"), "{wrong}");
    let rules = stderr(&["play", "--from", file, "--agenda-scoring", "standard"]);
    assert!(rules.contains("leave the options of the rules out"), "{rules}");
}

#[test]
fn the_aftermath_that_is_turned_up_is_named() {
    for seat in [&[][..], &["--seat", "us"], &["--seat", "spectator"]] {
        let told = typed(&[&["replay", "playthrough"], seat].concat(), "");
        let last = told.rsplit("The aftermath: ").next().unwrap();
        assert!(told.contains("The aftermath: ") && last.contains("(USSR\u{a0}■"), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn a_full_disk_spoils_no_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game");
    fs::write(&file, "what was there").unwrap();
    let binary = assert_cmd::cargo::cargo_bin!("thirteen");
    // Nothing can be written to a regular file beyond this limit; the signal that says so is ignored.
    let script = format!("trap '' XFSZ; ulimit -f 0; exec {} play --seed 4", binary.display());
    let lines = format!("write {}\nboard\n", file.display());
    let output = Command::new("sh").args(["-c", &script]).write_stdin(lines).assert().code(0).get_output().clone();
    let screen = String::from_utf8(output.stdout).unwrap();
    assert!(screen.contains("could not be saved"), "{screen}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "what was there");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left behind");
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_is_written_through() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let trace = |name: &str| typed(&["simulate", "--games", "1", "--seed", "1", "--trace", &at(name)], "");
    fs::write(at("plain.part"), "of somebody else").unwrap();
    trace("plain");
    assert_eq!(fs::read_to_string(at("plain.part")).unwrap(), "of somebody else");
    std::os::unix::fs::symlink("real", at("link")).unwrap();
    trace("link");
    assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
    assert_eq!(fs::read(at("real")).unwrap(), fs::read(at("plain")).unwrap());
    assert!(std::process::Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    let (pipe, reader) = (at("pipe"), at("pipe"));
    let reader = std::thread::spawn(move || fs::read(reader).unwrap());
    trace("pipe");
    assert_eq!(reader.join().unwrap(), fs::read(at("plain")).unwrap());
    assert!(!fs::metadata(pipe).unwrap().is_file(), "the pipe is still there");
}

#[test]
fn a_record_commands_no_terminal() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("evil");
    fs::write(&file, "thirteen 1\ngame \x1b[2J\x1b]0;owned\x07\n").unwrap();
    for args in [&["replay"][..], &["play", "--from"]] {
        let told = stderr(&[args, &[file.to_str().unwrap()]].concat());
        assert!(told.contains("\\u{1b}[2J") && !told.contains('\x1b') && !told.contains('\x07'), "{told}");
    }
    let echoed = typed(&["play", "--seed", "4"], "\x1b[2J\ncard \x1b[31m\n");
    assert!(!echoed.contains('\x1b'), "{echoed}");
}

#[cfg(unix)]
#[test]
fn a_record_without_end_is_refused() {
    for args in [&["replay"][..], &["play", "--from"], &["advise", "--at", "1"]] {
        let told = stderr(&[args, &["/dev/zero"]].concat());
        assert!(told.contains("/dev/zero is longer than 4 MiB"), "{told}");
    }
}

#[test]
fn a_campaign_goes_on_and_is_counted() {
    let folder = TempDir::new().unwrap();
    let (file, series) = campaign(&folder, 1);
    let prestige = series.standing().prestige();
    let stands = format!("campaign after game 1: US {}, USSR {}", prestige.us, prestige.ussr);
    let kept = folder.path().join("kept").to_str().unwrap().to_owned();
    let screen = typed(&["play", "--from", &file, "--seed", "2"], &format!("1\nwrite {kept}\n"));
    assert!(screen.contains(&stands), "{screen}");
    assert!(fs::read_to_string(&kept).unwrap().contains("\ngame minutes-campaign\ngames 2\n"));
    let end = typed(&["play", "--from", &kept, "--us", "random", "--ussr", "random", "--seed", "2"], "");
    assert!(end.contains("campaign after game 2"), "{end}");
    assert!(end.contains("the campaign"), "the winner: {end}");
}

#[test]
fn a_campaign_is_replayed_with_its_standing() {
    let folder = TempDir::new().unwrap();
    let (file, series) = campaign(&folder, usize::MAX);
    let games = series.games().len();
    let told = typed(&["replay", &file], "");
    assert_eq!(told.matches("campaign after game ").count(), games, "{told}");
    let last = told.lines().last().unwrap();
    assert!(last.contains("the campaign"), "{last}");
    let json = typed(&["replay", &file, "--json"], "");
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (number, record) in series.games().iter().enumerate() {
        let of_game: Vec<&Value> = lines.iter().filter(|line| line["game"] == number).collect();
        assert_eq!(of_game.len(), record.replay().iter().map(Vec::len).sum::<usize>());
        assert!(of_game.iter().enumerate().all(|(step, line)| line["step"] == step));
        assert!(of_game.iter().all(|line| line["campaign"]["game"] == number + 1));
    }
    assert!(stderr(&["replay", &file, "--step"]).contains("single games"));
}

#[test]
fn a_game_is_gone_through_step_by_step() {
    let steps = typed(&["replay", "playthrough", "--step"], "\n\nback\n9\nfoo\n9999\n\u{1b}\nquit\n");
    assert!(steps.contains("Welcome. Before anything is dealt"), "{steps}");
    assert_eq!(steps.matches("The US is dealt three agendas and plants its").count(), 2, "once more: {steps}");
    assert!(steps.contains("The US places 3 cubes in the Atlantic (now 3)."), "{steps}");
    assert!(steps.contains("Atlantic       ■3 □0") && steps.contains("this is a bluff"), "{steps}");
    assert!(steps.contains("I don’t understand “foo”") && steps.contains("a number from 0 to 107"), "{steps}");
    assert!(!steps.contains('\x1b'), "{steps}");
    let end = typed(&["replay", "playthrough", "--step", "--at", "107"], "\n");
    assert!(end.contains("[107/107]") && end.contains("holds the Personal Letter and wins"), "{end}");
    let seat = typed(&["replay", "playthrough", "--step", "--at", "4", "--seat", "us", "--lang", "fr"], "");
    assert!(seat.contains("[4/107]") && seat.contains("URSS"), "{seat}");
}

#[test]
fn the_width_of_the_window_is_respected() {
    let widest = |columns: &str, args: &[&str], lines: &str| {
        let mut command = thirteen(args);
        command.env("COLUMNS", columns).env("LINES", "24").write_stdin(lines.to_owned());
        let screen = String::from_utf8(command.assert().code(0).get_output().stdout.clone()).unwrap();
        assert!(!screen.contains('\x1b'), "no colours where there is no terminal");
        // What is typed ends a line, but is not to be seen here.
        screen.replace("> ", ">\n").lines().map(|line| line.chars().count()).max().unwrap()
    };
    let all = "1\nhand\nlog\nhelp\n".repeat(12) + "hint\nwhat 1\ncard quarantine\ndiscards\n";
    for lang in ["en", "fr"] {
        let play = ["play", "--seed", "4", "--lang", lang];
        for args in [&play[..], &["replay", "playthrough", "--lang", lang], &["cards", "--lang", lang]] {
            assert!(widest("80", args, &all) <= 80, "{args:?}");
            let wide = widest("120", args, &all);
            assert!((81..=120).contains(&wide), "{args:?}: {wide}");
        }
    }
}

/// Every table of a whole game, from the empty line above it to the question below, is in the window at once.
#[test]
fn the_table_fits_the_window_at_every_decision() {
    for (columns, rows) in [(80, 24), (120, 40)] {
        for (lang, game) in [("en", "days"), ("fr", "days"), ("en", "minutes"), ("fr", "minutes")] {
            for seed in ["1", "2", "3"] {
                let args = ["play", "--game", game, "--ussr", "random", "--seed", seed, "--lang", lang];
                let mut command = thirteen(&args);
                command.env("COLUMNS", columns.to_string()).env("LINES", rows.to_string());
                // The second choice, where there is one, comes to more than always the first.
                command.write_stdin("2\n1\n".repeat(300));
                let screen = String::from_utf8(command.assert().code(0).get_output().stdout.clone()).unwrap();
                let tables: Vec<&str> =
                    screen.split("> ").filter(|part| part.contains("DEFCON") || game == "minutes").collect();
                assert!(tables.len() > 4, "{screen}");
                for part in tables {
                    let table = part.rsplit("\n\n").next().unwrap_or(part);
                    let high = table.lines().count();
                    let wide = table.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                    assert!(high <= rows && wide <= columns, "{args:?}: {wide}x{high}\n{table}");
                }
            }
        }
    }
}

#[test]
fn the_tables_of_all_commands_are_of_one_style() {
    let simulated = typed(&["simulate", "--games", "20", "--seed", "1"], "");
    let fought = typed(&["arena", "random", "greedy", "--pairs", "5", "--seed", "1"], "");
    for told in [&simulated, &fought] {
        assert!(told.contains("───") && told.contains("═══"), "{told}");
        assert!(!told.contains("+--") && !told.contains("| "), "{told}");
    }
    assert!(fought.contains("too few games") && !fought.contains('±'), "no strength from ten games: {fought}");
    assert!(fought.lines().all(|line| line.chars().count() <= 80), "{fought}");
}

#[test]
fn shells_and_manuals_know_every_command() {
    let help = typed(&["--help"], "");
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands.map_while(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 10, "{help}");
    let man = typed(&["man"], "");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let completions = typed(&["completions", shell], "");
        assert!(commands.iter().all(|command| completions.contains(command)), "{shell}");
        assert!(completions.contains("agenda-scoring"), "{shell}");
    }
    for command in commands.iter().filter(|command| **command != "help") {
        assert!(man.contains(&format!(".SH \"THIRTEEN {}\"", command.to_uppercase())), "{command}");
    }
    assert!(man.contains("Go on with a saved game or campaign"), "{man}");
}
