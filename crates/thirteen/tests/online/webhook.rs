//! Being told of one's turn elsewhere.

use online::{GameName, Webhook, WebhookForm};
use robot::{Person, Player};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::{Duration, timeout};

use crate::process::{Server, wanted};

/// The body of the next request, which is answered with this status.
async fn next(listener: &TcpListener, status: &str) -> Value {
    let (mut stream, _) = timeout(Duration::from_secs(30), listener.accept()).await.unwrap().unwrap();
    let mut request = String::new();
    loop {
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).await.unwrap();
        request += std::str::from_utf8(&bytes[..count]).unwrap();
        if let Some((_, body)) = request.split_once("\r\n\r\n")
            && let Ok(body) = serde_json::from_str(body)
        {
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            return body;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_again_until_it_listens_and_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let origin = ["--private-webhooks", "--origin", "https://thirteen.example.org"];
    let server = Server::on_file(&file, &origin);
    let (us, ussr) =
        (Person::new(server.web, Some("Anna")).await.unwrap(), Person::new(server.web, None).await.unwrap());
    let wish = serde_json::to_string(&Webhook { url, form: WebhookForm::Json }).unwrap();
    assert_eq!(us.ask("PUT", "/me/webhook", &wish).await.unwrap().status, 200);
    assert_eq!(
        us.ask("PUT", "/me/webhook", r#"{"url":"file:///x","form":"slack"}"#).await.unwrap().why(),
        "bad-options"
    );
    let id = us.open(&wanted(GameName::Days)).await.unwrap().id;
    ussr.sit(&id).await.unwrap();
    // The US is to choose, and not here.
    let first = next(&listener, "500 No").await;
    assert_eq!((first["event"].as_str(), first["table"].as_str()), (Some("your-turn"), Some(&*id)));
    assert!(first["link"].as_str().unwrap().starts_with("https://thirteen.example.org/"), "{first}");
    // The game goes on meanwhile.
    let webs = [server.web];
    let mut player = Player::<days::State>::new(&webs, &id, Some(&us.secret));
    player.until_begun().await.unwrap();
    let choice = player.choices()[0];
    player.order(client::Ask::Play(choice)).await.unwrap();
    assert_eq!(next(&listener, "200 OK").await, first, "told again");
}
