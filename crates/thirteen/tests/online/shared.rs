//! Two processes on one PostgreSQL.

use std::time::Duration;

use kernel::Dealer;
use online::{GameName, Opened, Say};
use robot::{Cluster, Player};
use table::Seeded;
use tokio::time::{Instant, sleep, sleep_until};

use crate::process::{Server, played_fairly, two, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn players_on_different_processes_play_while_one_is_killed() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut servers = [Server::start(&["--database", &url]), Server::start(&["--database", &url])];
    let webs = [servers[0].web, servers[1].web];
    let swapped = [webs[1], webs[0]];
    let mut games = tokio::task::JoinSet::new();
    let count = 24;
    for number in 0..count {
        let game = if number % 2 == 0 { GameName::Days } else { GameName::Minutes };
        let two = two(webs[number % 2], &wanted(game)).await;
        games.spawn(async move {
            if number % 2 == 0 {
                played_fairly::<days::State>([&webs, &swapped], &two, number as u64).await;
            } else {
                played_fairly::<minutes::State>([&webs, &swapped], &two, number as u64).await;
            }
        });
    }
    let (mut dealer, mut ended, mut cuts) = (Seeded::new(7), 0, 0);
    let mut next = Instant::now();
    while ended < count {
        tokio::select! {
            game = games.join_next() => {
                game.unwrap().unwrap();
                ended += 1;
            }
            () = sleep_until(next) => {
                next = Instant::now() + Duration::from_millis(u64::from(200 + dealer.below(500)));
                let server = &mut servers[dealer.below(2) as usize];
                server.kill();
                cuts += 1;
                sleep(Duration::from_millis(300)).await;
                server.again();
            }
        }
    }
    assert!(cuts > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_process_takes_the_other_tells_and_a_database_that_is_gone_is_said() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let servers = [Server::start(&["--database", &url]), Server::start(&["--database", &url])];
    let two = two(servers[0].web, &wanted(GameName::Days)).await;
    let [here, there] = servers.each_ref().map(|server| [server.web]);
    let mut us = Player::<days::State>::new(&here, &two.id, Some(&two.us.secret));
    let mut ussr = Player::<days::State>::new(&there, &two.id, Some(&two.ussr.secret));
    us.until_begun().await.unwrap();
    ussr.until_begun().await.unwrap();
    let choice = us.choices()[0];
    us.order(client::Ask::Play(choice)).await.unwrap();
    ussr.until(|ussr| !ussr.choices().is_empty()).await.unwrap();
    ussr.say(Say::Chat { text: "hello there".to_owned() }).await.unwrap();
    us.until(|us| !us.remote.chat().is_empty()).await.unwrap();

    let look = async || two.ussr.at(there[0]).ask("GET", &format!("/tables/{}", two.id), "").await.unwrap();
    let before: Opened = look().await.read().unwrap();
    cluster.fail();
    let say = Say::Play { seq: before.standing.seq, action: before.choices[0].clone() };
    let refused = two.ussr.at(there[0]).say(&two.id, &say).await.unwrap();
    assert_eq!((refused.status, &*refused.why()), (503, "unavailable"));
    assert_eq!(there[0].ask("GET", "/readyz", &[], "").await.unwrap().status, 503);
    cluster.go_on();
    two.ussr.at(there[0]).until_ready().await.unwrap();
    let after: Opened = look().await.read().unwrap();
    assert_eq!(after.standing.seq, before.standing.seq);
    assert_eq!(two.ussr.at(there[0]).say(&two.id, &say).await.unwrap().status, 200);
    us.until(|us| !us.choices().is_empty() || us.standing().unwrap().seq > before.standing.seq).await.unwrap();
}
