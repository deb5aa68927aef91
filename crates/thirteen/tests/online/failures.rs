//! Power cuts, a full disk, and clocks that run meanwhile.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use kernel::{Dealer, Side};
use online::{End, GameName, Opened, Pace, Say};
use robot::Player;
use table::Seeded;
use tokio::time::{Instant, sleep, sleep_until};

use crate::process::{Server, Two, played_fairly, two, wanted};

async fn tables(server: &Server, count: usize) -> Vec<Two> {
    let mut tables = Vec::new();
    for number in 0..count {
        let game = if number % 2 == 0 { GameName::Days } else { GameName::Minutes };
        tables.push(two(server.web, &wanted(game)).await);
    }
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_loses_nothing_and_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let mut games = tokio::task::JoinSet::new();
    for (number, two) in tables(&server, 50).await.into_iter().enumerate() {
        let web = server.web;
        games.spawn(async move {
            let (webs, seed) = ([web], number as u64);
            if number % 2 == 0 {
                played_fairly::<days::State>([&webs, &webs], &two, seed).await;
            } else {
                played_fairly::<minutes::State>([&webs, &webs], &two, seed).await;
            }
        });
    }
    let (mut dealer, mut cuts, mut ended) = (Seeded::new(1962), 0, 0);
    let mut next = Instant::now();
    while ended < 50 {
        tokio::select! {
            game = games.join_next() => {
                game.unwrap().unwrap();
                ended += 1;
            }
            () = sleep_until(next) => {
                next = Instant::now() + Duration::from_millis(u64::from(50 + dealer.below(250)));
                server.kill();
                cuts += 1;
                server.again();
            }
        }
    }
    assert!(cuts >= 3, "{cuts} power cuts");
}

#[tokio::test(flavor = "multi_thread")]
async fn asked_to_end_it_finishes_and_tells_everybody_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let two = two(server.web, &wanted(GameName::Days)).await;
    let webs = [server.web];
    let mut us = Player::<days::State>::new(&webs, &two.id, Some(&two.us.secret));
    us.keep = true;
    us.until_begun().await.unwrap();
    let listening = tokio::spawn(async move {
        while !us.heard.iter().any(|text| text.as_str().contains("\"bye\"")) {
            us.hear().await.unwrap();
        }
        us
    });
    sleep(Duration::from_millis(100)).await;
    let begun = std::time::Instant::now();
    tokio::task::block_in_place(|| server.stop());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    let mut us = listening.await.unwrap();
    server.again();
    us.until(Player::is_live).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_out_on_a_stopped_server_and_are_settled_right() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let mut server = Server::on_file(&file, &["--grace", "2"]);
    let mut wish = wanted(GameName::Days);
    wish.pace = Pace::Live { seconds: 10, increment: 0 };
    let short = two(server.web, &wish).await;
    wish.pace = Pace::Live { seconds: 3600, increment: 0 };
    let long = two(server.web, &wish).await;
    // The US is to choose. The server is away for longer than it had.
    sleep(Duration::from_millis(500)).await;
    tokio::task::block_in_place(|| server.stop());
    backdate(&file, 60_000);
    server.again();
    short.us.until_ready().await.unwrap();
    let claim = async |two: &Two| two.ussr.say(&two.id, &Say::Claim).await.unwrap();
    assert_eq!(claim(&short).await.why(), "clock-runs", "who could not move has a moment after the return");
    sleep(Duration::from_millis(2500)).await;
    let over: Opened = claim(&short).await.read().unwrap();
    let ending = over.standing.table.ending.unwrap();
    assert_eq!((ending.winner, ending.end), (Some(Side::Ussr), End::Time));
    assert_eq!(claim(&long).await.why(), "clock-runs", "an hour is not over");
    let clocks = long.us.ask("GET", &format!("/tables/{}", long.id), "").await.unwrap().read::<Opened>().unwrap();
    let left = clocks.standing.clocks.unwrap().us;
    assert!((3_500_000..3_545_000).contains(&left), "the clock ran while the server was away: {left}");
    assert_eq!(short.us.say(&short.id, &Say::Claim).await.unwrap().why(), "game-over");
}

/// Makes everything that was kept older, as if so much time had passed.
fn backdate(file: &Path, by: i64) {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.execute_batch(&format!("UPDATE entries SET at = at - {by}; UPDATE beat SET at = at - {by};")).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_service_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let server = Server::on_file(&file, &[]);
    let two = two(server.web, &wanted(GameName::Days)).await;
    let look = async |who: &robot::Person| {
        who.ask("GET", &format!("/tables/{}", two.id), "").await.unwrap().read::<Opened>().unwrap()
    };
    let before = look(&two.us).await;
    let say = Say::Play { seq: before.standing.seq, action: before.choices[0].clone() };
    // No file of the process may grow any more.
    let limit = |most: &str| {
        let set =
            Command::new("prlimit").args(["--pid", &server.pid().to_string(), &format!("--fsize={most}")]).status();
        assert!(set.unwrap().success());
    };
    limit("4096:unlimited");
    let refused = two.us.say(&two.id, &say).await.unwrap();
    assert_eq!((refused.status, &*refused.why()), (503, "unavailable"), "{}", refused.body);
    assert_eq!(server.web.ask("GET", "/healthz", &[], "").await.unwrap().status, 200);
    assert_eq!(server.web.ask("GET", "/readyz", &[], "").await.unwrap().status, 503);
    assert_eq!(look(&two.us).await.standing.seq, before.standing.seq, "nothing was done");
    limit("unlimited:unlimited");
    let done = two.us.say(&two.id, &say).await.unwrap();
    assert_eq!(done.status, 200, "{}", done.body);
    let webs = [server.web];
    played_fairly::<days::State>([&webs, &webs], &two, 8).await;
    let connection = rusqlite::Connection::open(&file).unwrap();
    let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(found, "ok");
}
