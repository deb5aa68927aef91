//! A bot in ten lines of Python plays a whole game over the interface.

use std::process::Command;

use online::{GameName, Opened, Stage};
use robot::Person;

use crate::process::{Server, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn ten_lines_of_python_play_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let person = Person::new(server.web, None).await.unwrap();
    let mut wish = wanted(GameName::Days);
    wish.computer = Some("cadet".to_owned());
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");
    let lines = std::fs::read_to_string(bot).unwrap();
    assert!(lines.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).count() <= 10);
    let mut command = Command::new("python3");
    command.arg(bot).arg(format!("http://{}", server.web.0)).arg(serde_json::to_string(&wish).unwrap());
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let told = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    assert!(output.status.success(), "{told} {}", String::from_utf8_lossy(&output.stderr));
    let table: Opened = person.ask("GET", &format!("/tables/{told}"), "").await.unwrap().read().unwrap();
    assert_eq!(table.standing.table.stage, Stage::Over);
}
