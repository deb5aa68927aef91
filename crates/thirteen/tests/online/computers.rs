//! Computer players at tables.

use std::time::{Duration, Instant};

use online::{GameName, Opened, Say, Stage};
use robot::{Person, Player, play_out};
use table::Seeded;

use crate::process::{Server, two, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_a_seat_and_goes_on_after_a_power_cut() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let person = Person::new(server.web, None).await.unwrap();
    let mut wish = wanted(GameName::Minutes);
    wish.computer = Some("cadet".to_owned());
    let id = person.open(&wish).await.unwrap().id;
    let webs = [server.web];
    let mut player = Player::<minutes::State>::new(&webs, &id, Some(&person.secret));
    player.until_begun().await.unwrap();
    assert!(player.standing().unwrap().table.ussr.computer.is_some());
    server.kill();
    server.again();
    play_out(&mut player, &mut Seeded::new(3)).await.unwrap();
    let record = server.web.api("GET", &format!("/tables/{id}/record"), None, "").await.unwrap().body;
    assert!(record.contains("# us person\n# ussr cadet\n") && record.contains(" ussr=-"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_computers_leave_the_server_responsive() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &["--thinkers", "1"]);
    let person = Person::new(server.web, None).await.unwrap();
    let mut wish = wanted(GameName::Days);
    (wish.computer, wish.side) = (Some("premier".to_owned()), Some(kernel::Side::Ussr));
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(person.open(&wish).await.unwrap().id);
    }
    // All of them think about their first choice; two people beside them do not notice.
    let two = two(server.web, &wanted(GameName::Days)).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..40 {
        let table: Opened = two.us.ask("GET", &format!("/tables/{}", two.id), "").await.unwrap().read().unwrap();
        let who = if table.choices.is_empty() { &two.ussr } else { &two.us };
        let table: Opened = who.ask("GET", &format!("/tables/{}", two.id), "").await.unwrap().read().unwrap();
        let say = Say::Play { seq: table.standing.seq, action: table.choices[0].clone() };
        let begun = Instant::now();
        assert_eq!(who.say(&two.id, &say).await.unwrap().status, 200);
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "{slowest:?}");
    let metrics = server.web.ask("GET", "/metrics", &[], "").await.unwrap().body;
    assert!(metrics.contains("thirteen_computers_thinking"), "{metrics}");
    // Every table gets its share: in a while each computer has chosen.
    let begun = Instant::now();
    loop {
        let mut waiting = 0;
        for id in &tables {
            let table: Opened = person.ask("GET", &format!("/tables/{id}"), "").await.unwrap().read().unwrap();
            assert_eq!(table.standing.table.stage, Stage::Playing);
            waiting += usize::from(table.standing.seq < 2);
        }
        if waiting == 0 {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "{waiting} tables have waited for long");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
