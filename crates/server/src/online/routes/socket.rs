//! A table over a socket.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use online::{MAX_SAID, Problem, Reason, Say, Tell};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Id;
use crate::online::Site;
use crate::online::actor::{Listener, Message};
use crate::online::app::App;
use crate::online::failure::{Done, Failure};
use crate::online::limits::Whom;

/// A socket from which nothing comes for so long is closed.
const IDLE: Duration = Duration::from_secs(60);
/// Who takes so little of what is sent is left, and comes back for it.
const WAITING: usize = 64;

/// Becomes a WebSocket: see `Say` and `Tell`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/socket", params(("id" = String, Path)), responses(
    (status = 101, description = "The socket"), (status = 400, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 426, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn socket(
    State(site): State<Arc<Site>>,
    headers: HeaderMap,
    Id(id): Id,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Done<Response> {
    let app = site.app().await?;
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(why) => {
            let mut response = Failure(Reason::Unreadable { detail: why.to_string() }).into_response();
            *response.status_mut() = why.into_response().status();
            return Ok(response);
        }
    };
    let most = app.config.sockets;
    if most > 0 && app.metrics.sockets.now() >= i64::from(most) {
        return Err(Reason::TooMany { what: "open sockets".to_owned(), most }.into());
    }
    let person = app.person(&headers).await?.map(|person| person.id);
    app.store.table(&id).await?.ok_or_else(|| Reason::NoSuch { what: "table".to_owned() })?;
    let upgrade =
        upgrade.max_message_size(MAX_SAID).max_frame_size(MAX_SAID).read_buffer_size(2048).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.add(1);
        Attendance { id: app.number(), app: Arc::clone(&app), table: id, person, socket }.run().await;
        app.metrics.sockets.add(-1);
    }))
}

/// Somebody at a table over a socket.
struct Attendance {
    app: Arc<App>,
    table: String,
    person: Option<String>,
    id: u64,
    socket: WebSocket,
}

impl Attendance {
    async fn run(mut self) {
        // The table alone holds on to the other end: when it lets go, the socket ends.
        let (to, mut told) = mpsc::channel::<Utf8Bytes>(WAITING);
        let mut to = Some(to);
        let again = to.as_ref().map(mpsc::Sender::downgrade);
        loop {
            tokio::select! {
                text = told.recv() => match text {
                    Some(text) => if self.socket.send(Frame::Text(text)).await.is_err() { break },
                    None => break,
                },
                frame = timeout(IDLE, self.socket.recv()) => {
                    let Ok(Some(Ok(frame))) = frame else { break };
                    let text = match frame {
                        Frame::Text(text) => text,
                        Frame::Close(_) => break,
                        Frame::Ping(_) | Frame::Pong(_) => continue,
                        Frame::Binary(_) => Utf8Bytes::from_static("(binary)"),
                    };
                    let listen = to.take().or_else(|| again.as_ref().and_then(mpsc::WeakSender::upgrade));
                    let Some(listen) = listen else { break };
                    match self.hear(&text, listen).await {
                        Ok(unused) => to = unused,
                        Err(reason) => {
                            let seq = None;
                            if !self.tell(&Tell::Refused { seq, reason }).await { break }
                        }
                    }
                }
            }
        }
        drop(to);
        self.app.tables.leave(&self.table, self.id).await;
        let end = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::from_static("") };
        let _ = timeout(Duration::from_secs(1), self.socket.send(Frame::Close(Some(end)))).await;
    }

    async fn tell(&mut self, tell: &Tell) -> bool {
        let text = serde_json::to_string(tell).unwrap_or_default();
        self.socket.send(Frame::Text(text.into())).await.is_ok()
    }

    /// Takes what was said. The end that the table did not take comes back.
    async fn hear(
        &mut self,
        text: &str,
        listen: mpsc::Sender<Utf8Bytes>,
    ) -> Result<Option<mpsc::Sender<Utf8Bytes>>, Reason> {
        if let Some(person) = &self.person {
            self.app.rates.take(Whom::Person(person.clone()), Instant::now())?;
        }
        let say: Say = serde_json::from_str(text).map_err(|why| Reason::Unreadable { detail: why.to_string() })?;
        match say {
            Say::Ping => {
                self.tell(&Tell::Pong).await;
                Ok(Some(listen))
            }
            Say::Hello { from } => {
                let listener = Listener { id: self.id, person: self.person.clone(), to: listen };
                let (app, table) = (Arc::clone(&self.app), self.table.clone());
                app.tables.ask(&app, &table, |answer| Message::Join { listener, from, answer }).await?;
                Ok(None)
            }
            say => {
                let message = Message::Said { id: self.id, say };
                self.app.tables.send(&self.app, &self.table, message).await;
                Ok(None)
            }
        }
    }
}
