//! Copies of what is kept, and records of it.

use std::process::Command;

use online::GameName;
use table::{Proof, Record};

use crate::process::{Server, played_fairly, two, wanted};

fn thirteen(args: &[&str]) -> (bool, String) {
    let output = Command::new(assert_cmd::cargo::cargo_bin!("thirteen")).args(args).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_store_is_copied_put_back_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, copy, records) = (path("tables.sqlite"), path("copy.sqlite"), path("records"));
    let mut server = Server::start(&["--data", &data]);
    let webs = [server.web];
    let (first, second) =
        (two(server.web, &wanted(GameName::Days)).await, two(server.web, &wanted(GameName::Minutes)).await);
    played_fairly::<days::State>([&webs, &webs], &first, 5).await;
    let (done, told) = thirteen(&["backup", &copy, "--data", &data]);
    assert!(done, "{told}");
    let (done, told) = thirteen(&["backup", &copy, "--data", &data]);
    assert!(!done && told.contains("exists already"), "{told}");
    played_fairly::<minutes::State>([&webs, &webs], &second, 6).await;
    let (done, told) = thirteen(&["export", &records, "--data", &data]);
    assert!(done && told.starts_with("2 games"), "{told}");
    let record = std::fs::read_to_string(format!("{records}/{}.record", first.id)).unwrap();
    assert!(Record::<days::State>::read(&record).is_ok() && Proof::read(&record).is_ok());
    let (fair, told) =
        thirteen(&["verify", &format!("{records}/{}.record", second.id), "--commitment", &second.commitment]);
    assert!(fair && told.starts_with("Fair"), "{told}");

    let (done, told) = thirteen(&["restore", &copy, "--data", &data, "--replace"]);
    assert!(!done && told.contains("Stop it first"), "{told}");
    tokio::task::block_in_place(|| server.stop());
    let (done, told) = thirteen(&["restore", &copy, "--data", &data]);
    assert!(!done && told.contains("--replace"), "{told}");
    let (done, told) = thirteen(&["restore", &copy, "--data", &data, "--replace"]);
    assert!(done, "{told}");
    server.again();
    let stage = async |id: &str| {
        let reply = server.web.api("GET", &format!("/tables/{id}"), None, "").await.unwrap();
        reply.read::<online::Opened>().unwrap().standing.table.stage
    };
    assert_eq!(stage(&first.id).await, online::Stage::Over);
    assert_eq!(stage(&second.id).await, online::Stage::Playing, "as it was when it was copied");
}
