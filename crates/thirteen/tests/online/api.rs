//! What is asked over HTTP, and what is refused.

use online::{GameName, Lobby, Me, Mine, Opened, PrivateLink, Server as About};
use robot::Person;

use crate::process::{Server, two, wanted};

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_made_only_when_it_is_needed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data/tables.sqlite");
    let server = Server::on_file(&file, &[]);
    for path in ["/api/v1", "/api/v1/", "/healthz", "/readyz", "/metrics", "/api/v1/openapi.json"] {
        assert_eq!(server.web.ask("GET", path, &[], "").await.unwrap().status, 200, "{path}");
    }
    let about: About = server.web.api("GET", "", None, "").await.unwrap().read().unwrap();
    assert_eq!((&*about.server, about.version), ("thirteen", 1));
    assert!(!file.exists(), "who only wants the page leaves nothing on the disk");
    Person::new(server.web, None).await.unwrap();
    assert!(file.exists());
    let metrics = server.web.ask("GET", "/metrics", &[], "").await.unwrap().body;
    assert!(metrics.contains("# TYPE thirteen_sockets gauge"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_belongs_to_a_secret_that_can_be_carried() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let web = server.web;
    let reply = web.api("POST", "/me", None, r#"{"name":"Lena K."}"#).await.unwrap();
    for wanted in ["httponly", "samesite=lax", "path=/", "cache-control: no-store", "content-security-policy: "] {
        assert!(reply.head.contains(wanted), "{wanted} in {}", reply.head);
    }
    assert!(!reply.head.contains("; secure"), "plain HTTP has no secure cookies");
    let taken = web.api("POST", "/me", None, r#"{"name":"lena k."}"#).await.unwrap();
    assert_eq!((taken.status, &*taken.why()), (409, "name-taken"));
    assert_eq!(web.api("POST", "/me", None, r#"{"name":"<b>"}"#).await.unwrap().why(), "bad-name");
    assert_eq!(web.api("GET", "/me", None, "").await.unwrap().status, 401);
    assert_eq!(web.api("GET", "/me", Some(&"0".repeat(64)), "").await.unwrap().why(), "unknown");

    let guest = Person::new(web, None).await.unwrap();
    let me: Me = guest.ask("PUT", "/me", r#"{"name":"Marek"}"#).await.unwrap().read().unwrap();
    assert_eq!(me.person.name.as_deref(), Some("Marek"));
    // To another device by the private link, with the cookie that it gets.
    let link: PrivateLink = guest.ask("GET", "/me/link", "").await.unwrap().read().unwrap();
    let moved = web.api("POST", "/me/link", None, &serde_json::to_string(&link).unwrap()).await.unwrap();
    let there: Me = moved.read().unwrap();
    assert_eq!(there.person, me.person);
    let cookie = format!("a=1; thirteen={}", link.secret);
    let known = web.ask("GET", "/api/v1/me", &[("cookie", &cookie)], "").await.unwrap();
    assert_eq!(known.read::<Me>().unwrap().person, me.person);
    assert!(web.api("POST", "/me/link", None, r#"{"secret":"00"}"#).await.unwrap().why() == "unknown");
    // The secret is not kept: only its hash is.
    let stored = std::fs::read(folder.path().join("tables.sqlite")).unwrap();
    let log = std::fs::read(folder.path().join("tables.sqlite-wal")).unwrap_or_default();
    let holds = |bytes: &[u8]| bytes.windows(64).any(|window| window == link.secret.as_bytes());
    assert!(!holds(&stored) && !holds(&log));
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_mean_nothing_have_a_reason_and_no_effect() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &[]);
    let (web, two) = (server.web, two(server.web, &wanted(GameName::Days)).await);
    let (table, stranger) = (format!("/tables/{}", two.id), Person::new(web, None).await.unwrap());
    let long = "x".repeat(100_000);
    let cases: &[(&str, &str, &str, &str)] = &[
        ("POST", "/tables", "", "unreadable"),
        ("POST", "/tables", "{\"game\":\"chess\"}", "unreadable"),
        ("POST", "/tables", "{\"game\":\"days\",\"more\":1}", "unreadable"),
        ("POST", "/tables", "{\"game\":\"days\",\"options\":{\"max_cubes\":5}}", "bad-options"),
        ("POST", "/tables", "{\"game\":\"minutes\",\"options\":{\"max_cubes\":0}}", "bad-options"),
        ("POST", "/tables", "{\"game\":\"minutes\",\"options\":{\"deck\":\"[[card]]\"}}", "bad-options"),
        ("POST", "/tables", "{\"game\":\"days\",\"pace\":{\"kind\":\"slow\",\"days\":0}}", "bad-options"),
        ("POST", "/tables", "{\"game\":\"days\",\"computer\":\"hal\"}", "bad-options"),
        ("POST", "/tables", "{\"game\":\"days\",\"rated\":true}", "needs-name"),
        ("POST", "/tables", &long, "too-long"),
        ("POST", "/tables/none/seat", "{}", "no-such"),
        ("GET", "/tables/..%2f..", "", "no-such"),
        ("GET", "/nothing", "", "no-such"),
        ("PATCH", "/me", "", "no-such"),
    ];
    for &(method, path, body, why) in cases {
        let reply = stranger.ask(method, path, body).await.unwrap();
        assert_eq!(reply.why(), why, "{method} {path} {body:.80} {}", reply.body);
        assert!((400..500).contains(&reply.status));
    }
    for (path, body, why) in [
        ("seat", "{}", "seat-taken"),
        ("say", "{\"say\":\"resign\"}", "not-your-seat"),
        ("say", "{\"say\":\"play\",\"seq\":3,\"action\":\"done\"}", "not-your-seat"),
        ("say", "[]", "unreadable"),
    ] {
        assert_eq!(stranger.ask("POST", &format!("{table}/{path}"), body).await.unwrap().why(), why);
    }
    assert_eq!(web.api("GET", &format!("{table}/record"), None, "").await.unwrap().why(), "not-yet");
    assert_eq!(stranger.ask("DELETE", &table, "").await.unwrap().why(), "not-your-seat");
    assert_eq!(two.us.ask("DELETE", &table, "").await.unwrap().why(), "seat-taken", "the game has begun");
    let elsewhere = [("origin", "https://evil.example"), ("authorization", &*format!("Bearer {}", two.us.secret))];
    let forged = web.ask("POST", &format!("/api/v1{table}/say"), &elsewhere, "{\"say\":\"resign\"}").await.unwrap();
    assert_eq!((forged.status, &*forged.why()), (403, "origin"));
    let opened: Opened = web.api("GET", &table, None, "").await.unwrap().read().unwrap();
    assert!(opened.standing.table.ending.is_none() && opened.choices.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_notes_and_limits() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on_file(&folder.path().join("tables.sqlite"), &["--tables", "3", "--watchers", "1"]);
    let host = Person::new(server.web, Some("Host")).await.unwrap();
    let mut hidden = wanted(GameName::Minutes);
    (hidden.open, hidden.side) = (false, None);
    let secret = host.open(&hidden).await.unwrap().id;
    let open = host.open(&wanted(GameName::Days)).await.unwrap().id;
    let lobby: Lobby = server.web.api("GET", "/lobby", None, "").await.unwrap().read().unwrap();
    assert_eq!(lobby.open.iter().map(|table| &*table.id).collect::<Vec<_>>(), [&*open]);
    let opened: Opened = server.web.api("GET", &format!("/tables/{secret}"), None, "").await.unwrap().read().unwrap();
    let table = opened.standing.table;
    assert!(table.host_side.is_none() && table.us.is_free() && table.ussr.is_free(), "the lot is not shown");
    host.open(&wanted(GameName::Days)).await.unwrap();
    let reply = host.ask("POST", "/tables", "{\"game\":\"days\"}").await.unwrap();
    assert_eq!((reply.status, &*reply.why()), (429, "too-many"));
    assert_eq!(host.ask("DELETE", &format!("/tables/{secret}"), "").await.unwrap().status, 204);
    assert_eq!(host.ask("GET", &format!("/tables/{secret}"), "").await.unwrap().status, 404);

    let guest = Person::new(server.web, None).await.unwrap();
    guest.sit(&open).await.unwrap();
    let [mine, theirs]: [Mine; 2] = [
        host.ask("GET", "/me/tables", "").await.unwrap().read().unwrap(),
        guest.ask("GET", "/me/tables", "").await.unwrap().read().unwrap(),
    ];
    assert_eq!((mine.tables.len(), mine.tables[0].your_turn, &*mine.tables[0].table.id), (2, true, &*open));
    assert_eq!((theirs.tables.len(), theirs.tables[0].your_turn), (1, false));
    let notes = format!("/tables/{open}/notes");
    host.ask("PUT", &notes, r#"{"text":"Turkey!"}"#).await.unwrap();
    assert!(host.ask("GET", &notes, "").await.unwrap().body.contains("Turkey!"));
    assert!(!guest.ask("GET", &notes, "").await.unwrap().body.contains("Turkey!"));

    let webs = [server.web];
    let mut first = robot::Player::<days::State>::new(&webs, &open, None);
    first.until_begun().await.unwrap();
    let mut second = robot::Player::<days::State>::new(&webs, &open, None);
    second.until(|second| second.remote.reason().is_some()).await.unwrap();
    assert!(matches!(second.remote.reason(), Some(online::Reason::TooMany { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_waits_and_a_proxy_says_who_asks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let server = Server::start(&["--data", file.to_str().unwrap(), "--proxy", "127.0.0.1", "--rate", "5"]);
    let ask = async |from: &str| {
        let headers = [("x-forwarded-for", from), ("x-forwarded-proto", "https")];
        server.web.ask("POST", "/api/v1/me", &headers, r#"{"name":null}"#).await.unwrap()
    };
    let mut refused = 0;
    for _ in 0..40 {
        let reply = ask("203.0.113.7, 198.51.100.9").await;
        refused += usize::from(reply.status == 429 && reply.head.contains("retry-after: 1"));
    }
    assert!(refused > 10, "{refused}");
    let other = ask("198.51.100.10").await;
    assert_eq!(other.status, 201, "others are not held up");
    assert!(other.head.contains("; secure"), "behind HTTPS the cookie stays there");
    let metrics = server.web.ask("GET", "/metrics", &[("x-forwarded-for", "198.51.100.10")], "").await.unwrap();
    assert_eq!(metrics.status, 403, "from outside nobody reads it");
}
