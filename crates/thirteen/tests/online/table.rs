//! Two people at a table.

use std::time::Duration;

use client::{Ask, Link};
use kernel::{Seat, SeatView, Side};
use online::{End, GameName, OfferKind, Opened, Pace, Profile, Say, Stage, Tell};
use robot::{Person, Player};
use table::{Proof, Seeded, Series};

use crate::process::{Server, played, played_fairly, two, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn each_game_and_a_campaign_are_played_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("new/tables.sqlite"), &[]);
    let webs = [server.web];
    let days = two(server.web, &wanted(GameName::Days)).await;
    let minutes = two(server.web, &wanted(GameName::Minutes)).await;
    let campaign = two(server.web, &wanted(GameName::Campaign)).await;
    let (_, _, record) = tokio::join!(
        played_fairly::<days::State>([&webs, &webs], &days, 1),
        played_fairly::<minutes::State>([&webs, &webs], &minutes, 2),
        played::<minutes::State>([&webs, &webs], &campaign, 3),
    );
    let record = record.unwrap();
    let series = Series::read(&record).unwrap();
    assert!(series.standing().outcome().is_some(), "a campaign goes on until somebody has won");
    assert!(Proof::read(&record).unwrap().check_series(&series).unwrap() > 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_sees_what_lies_open_and_hears_no_chat_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let (webs, two) = ([server.web], two(server.web, &wanted(GameName::Days)).await);
    let mut watcher = Player::<days::State>::new(&webs, &two.id, None);
    watcher.keep = true;
    watcher.until_begun().await.unwrap();
    let mut us = Player::<days::State>::new(&webs, &two.id, Some(&two.us.secret));
    us.until_begun().await.unwrap();
    us.say(Say::Chat { text: "  good luck\u{7}  ".to_owned() }).await.unwrap();
    us.until(|us| us.remote.chat().len() == 1).await.unwrap();
    assert_eq!(us.remote.chat()[0].text, "good luck");
    let mut ussr = Player::<days::State>::new(&webs, &two.id, Some(&two.ussr.secret));
    ussr.until_begun().await.unwrap();
    assert_eq!(ussr.remote.chat().len(), 1, "what was said before is there");
    assert!(ussr.standing().unwrap().table.us.here, "they are here");
    // A watcher's orders have no effect.
    watcher.remote.say(Say::Resign);
    watcher.until(|watcher| watcher.remote.reason().is_some()).await.unwrap();
    assert_eq!(watcher.remote.reason(), Some(&online::Reason::NotYourSeat));
    assert_eq!(watcher.client.as_ref().unwrap().seat(), Seat::Spectator);
    ussr.say(Say::Resign).await.unwrap();
    for player in [&mut us, &mut ussr, &mut watcher] {
        player.until(Player::is_over).await.unwrap();
        let ending = player.standing().unwrap().table.ending.unwrap();
        assert_eq!((ending.winner, ending.end), (Some(Side::Us), End::Resigned));
        assert!(player.standing().unwrap().proof.is_some(), "everything is open");
    }
    let before_the_end = |text: &&str| !text.contains("\"tell\":\"over\"");
    let heard: Vec<&str> = watcher.heard.iter().map(|text| text.as_str()).take_while(before_the_end).collect();
    assert!(!heard.is_empty() && heard.iter().all(|text| !text.contains("good luck")));
    watcher.cut();
    watcher.until(|watcher| !watcher.remote.chat().is_empty()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_of_one_seat_act_at_once_and_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let (webs, two) = ([server.web], two(server.web, &wanted(GameName::Days)).await);
    let mut devices = [Some(&two.us.secret), Some(&two.us.secret)]
        .map(|secret| Player::<days::State>::new(&webs, &two.id, secret.map(|secret| &**secret)));
    for device in &mut devices {
        device.until_begun().await.unwrap();
    }
    let choices = devices[0].choices();
    assert!(choices.len() > 1, "the US chooses its agenda first");
    let [one, other] = &mut devices;
    let (first, second) = tokio::join!(one.order(Ask::Play(choices[0])), other.order(Ask::Play(choices[1])));
    first.unwrap();
    second.unwrap();
    for device in [&mut *one, &mut *other] {
        device.until(|device| !device.remote.is_waiting() && device.client.as_ref().unwrap().ply() > 2).await.unwrap();
    }
    assert_eq!(one.client.as_ref().unwrap().ply(), other.client.as_ref().unwrap().ply());
    assert_eq!(one.client.as_ref().unwrap().playback().view(), other.client.as_ref().unwrap().playback().view());
    let stale = |device: &Player<days::State>| matches!(device.remote.reason(), Some(online::Reason::Stale { .. }));
    // The one that lost is told why, soon.
    for _ in 0..50 {
        if stale(one) != stale(other) {
            break;
        }
        for device in [&mut *one, &mut *other] {
            let _ = tokio::time::timeout(Duration::from_millis(50), device.hear()).await;
        }
    }
    assert!(stale(one) != stale(other), "one was first");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_misses_nothing_not_even_a_take_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let (webs, two) = ([server.web], two(server.web, &wanted(GameName::Days)).await);
    let mut us = Player::<days::State>::new(&webs, &two.id, Some(&two.us.secret));
    let mut ussr = Player::<days::State>::new(&webs, &two.id, Some(&two.ussr.secret));
    let mut dealer = Seeded::new(4);
    let mut backs = 0;
    for round in 0..400 {
        us.until(Player::is_live).await.unwrap();
        ussr.until(Player::is_live).await.unwrap();
        if us.is_over() || backs > 5 {
            break;
        }
        // One of them loses the connection while the other plays and takes back.
        let (player, away) = if us.choices().is_empty() { (&mut ussr, &mut us) } else { (&mut us, &mut ussr) };
        let Some(&choice) = player.choices().get(round % player.choices().len().max(1)) else { continue };
        if round % 3 == 0 {
            away.cut();
        }
        player.order(Ask::Play(choice)).await.unwrap();
        player.until(|player| !player.remote.is_waiting()).await.unwrap();
        if player.client.as_ref().unwrap().may_take_back() {
            backs += 1;
            player.order(Ask::TakeBack).await.unwrap();
            player.until(|player| !player.remote.is_waiting()).await.unwrap();
            let choices = player.choices();
            let other = choices[kernel::Dealer::below(&mut dealer, choices.len() as u32) as usize];
            player.order(Ask::Play(other)).await.unwrap();
            player.until(|player| !player.remote.is_waiting()).await.unwrap();
        }
        let seq = player.standing().unwrap().seq;
        away.until(|away| away.remote.link() == Link::Live && away.standing().unwrap().seq == seq).await.unwrap();
        let views = [&*player, &*away].map(|one| *one.client.as_ref().unwrap().playback().view());
        let seen = |view: days::View| view.board;
        assert_eq!(seen(views[0]), seen(views[1]), "both see the same board");
    }
    assert!(backs > 2, "choices were taken back: {backs}");
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_rematch_rating_and_profile() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let [anna, boris] = ["Anna", "Boris"].map(|name| (name, server.web));
    let (anna, boris) =
        (Person::new(anna.1, Some(anna.0)).await.unwrap(), Person::new(boris.1, Some(boris.0)).await.unwrap());
    let mut wish = wanted(GameName::Minutes);
    (wish.rated, wish.pace) = (true, Pace::Slow { days: 3 });
    let id = anna.open(&wish).await.unwrap().id;
    let guest = Person::new(server.web, None).await.unwrap();
    let reply = guest.ask("POST", &format!("/tables/{id}/seat"), "{}").await.unwrap();
    assert_eq!((reply.status, &*reply.why()), (403, "needs-name"));
    boris.sit(&id).await.unwrap();
    let webs = [server.web];
    let mut us = Player::<minutes::State>::new(&webs, &id, Some(&anna.secret));
    let mut ussr = Player::<minutes::State>::new(&webs, &id, Some(&boris.secret));
    us.until_begun().await.unwrap();
    ussr.until_begun().await.unwrap();
    us.say(Say::Offer { what: OfferKind::Abandon }).await.unwrap();
    ussr.until(|ussr| ussr.standing().unwrap().offer.is_some()).await.unwrap();
    let offer = ussr.standing().unwrap().offer.unwrap();
    assert_eq!((offer.by, offer.what), (Side::Us, OfferKind::Abandon));
    ussr.say(Say::Answer { accept: false }).await.unwrap();
    us.until(|us| us.standing().unwrap().offer.is_none()).await.unwrap();
    us.say(Say::Resign).await.unwrap();
    for player in [&mut us, &mut ussr] {
        player.until(Player::is_over).await.unwrap();
        player.say(Say::Rematch).await.unwrap();
    }
    us.until(|us| us.standing().unwrap().table.rematch.is_some()).await.unwrap();
    let rematch = us.standing().unwrap().table.rematch.clone().unwrap();
    let seated: Opened = anna.sit(&rematch).await.map(|_| ()).and(boris.sit(&rematch).await).unwrap();
    assert_eq!(
        (seated.standing.you, seated.standing.table.stage),
        (Seat::Player(Side::Us), Stage::Playing),
        "sides swapped"
    );
    let reply = guest.ask("POST", &format!("/tables/{rematch}/seat"), "{}").await.unwrap();
    assert_eq!(reply.status, 403);
    let profile =
        |person: &Person| server.web.api("GET", Box::leak(format!("/people/{}", person.id).into_boxed_str()), None, "");
    let (mut lost, mut won): (Profile, Profile);
    loop {
        // Results are counted a moment after the end.
        (lost, won) = (profile(&anna).await.unwrap().read().unwrap(), profile(&boris).await.unwrap().read().unwrap());
        if lost.games.len() == 1 && won.games.len() == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let rating = |profile: &Profile| profile.ratings.minutes.unwrap().rating;
    assert!(rating(&lost) < 1500.0 && rating(&won) > 1500.0 && won.ratings.days.is_none());
    assert_eq!(
        (won.games[0].end, won.games[0].score, won.games[0].opponent.as_deref()),
        (End::Resigned, 1.0, Some("Anna"))
    );
    assert_eq!((won.tallies[0].won, won.tallies[0].side, won.running), (1, Side::Ussr, 1));
    let export = boris.ask("GET", "/me/export", "").await.unwrap();
    let line: online::Export = serde_json::from_str(export.body.trim()).unwrap();
    assert!(line.table == id && line.record.contains("# deal 1 commitment="));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_takes_only_what_it_should() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let (webs, two) = ([server.web], two(server.web, &wanted(GameName::Days)).await);
    let mut us = Player::<days::State>::new(&webs, &two.id, Some(&two.us.secret));
    us.until_begun().await.unwrap();
    let before = us.client.as_ref().unwrap().ply();
    for (said, why) in [
        (Say::Play { seq: 999, action: "agenda italy".to_owned() }, "stale"),
        (Say::Play { seq: us.standing().unwrap().seq, action: "nonsense".to_owned() }, "unreadable"),
        (Say::Play { seq: us.standing().unwrap().seq, action: "event excomm".to_owned() }, "illegal"),
        (Say::Claim, "clock-runs"),
        (Say::Chat { text: "x".repeat(501) }, "too-long"),
    ] {
        us.say(said.clone()).await.unwrap();
        us.until(|us| us.remote.reason().is_some()).await.unwrap();
        let told = serde_json::to_value(us.remote.reason().unwrap()).unwrap();
        assert_eq!(told["why"], why, "{said:?}");
    }
    assert_eq!(us.client.as_ref().unwrap().ply(), before);
    let tell: Tell = serde_json::from_str(r#"{"tell":"pong"}"#).unwrap();
    assert_eq!(tell, Tell::Pong);
    assert!(us.client.as_ref().unwrap().playback().view().turn().side() == Some(Side::Us));
}
