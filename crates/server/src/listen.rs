//! Taking connections, within limits, until it is time to end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::Receiver;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use crate::answer::answer;
use crate::greeting::tell;
use crate::online::Peer;
use crate::page::File;

/// What a client may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// How many connections there are at once. More wait until one ends.
    pub(crate) connections: usize,
    /// How long a client may take to send the head of a request, or be silent between two.
    pub(crate) silence: Duration,
    /// How long a client may take none of what it is sent.
    pub(crate) stall: Duration,
    /// How long what has begun may still take when the server is to end.
    pub(crate) parting: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Limits { connections: 1024, silence: seconds(15), stall: seconds(20), parting: seconds(2) }
    }
}

/// Answers out of these files whatever nobody else answers.
pub(crate) fn with_page(router: Router, files: &'static [File]) -> Router {
    router.fallback(move |request: axum::extract::Request| async move { answer(files, &request).map(Body::new) })
}

/// Serves until `ends` says so. What has begun is then finished, but not for long, and not if `ends` says so again; `before`
/// comes first.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    mut ends: Receiver<()>,
    before: impl Future<Output = ()>,
) {
    let seats = Arc::new(Semaphore::new(limits.connections));
    let (ending, end) = watch::channel(false);
    loop {
        let (seat, stream, peer) = tokio::select! {
            next = next(&listener, &seats) => next,
            _ = ends.recv() => break,
        };
        tokio::spawn(attend(stream, peer, seat, router.clone(), limits, end.clone()));
    }
    // Whoever comes now is refused and does not wait.
    drop(listener);
    let finish = async {
        before.await;
        ending.send_replace(true);
        // When every seat is free nobody is left.
        let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
        let _ = seats.acquire_many(all).await;
    };
    tokio::select! {
        () = finish => {}
        () = sleep(limits.parting) => {}
        _ = ends.recv() => {}
    }
}

/// The next connection, once there is a seat for it.
async fn next(listener: &TcpListener, seats: &Arc<Semaphore>) -> (OwnedSemaphorePermit, TcpStream, SocketAddr) {
    let seat = Arc::clone(seats).acquire_owned().await.expect("nobody closes the semaphore");
    let mut pause = Duration::from_millis(10);
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (seat, stream, peer),
            Err(error) if is_of_the_client(&error) => {}
            // Most likely there are no descriptors left: wait until connections end.
            Err(error) => {
                if pause >= Duration::from_secs(1) {
                    tell(io::stderr(), &format!("thirteen: cannot take connections now: {error}\n"));
                }
                sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(1));
            }
        }
    }
}

/// Whether only this one client is gone.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Answers a client until it leaves, takes too long, or becomes a socket.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    _seat: OwnedSemaphorePermit,
    router: Router,
    limits: Limits,
    mut end: watch::Receiver<bool>,
) {
    // Without it small answers would wait for company; that it fails on a dead connection does not matter.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stall));
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.silence)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    // A client that broke off, spoke nonsense or was too slow: its connection is closed, and nobody wants to know.
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = end.wait_for(|end| *end) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Instant;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::mpsc::{Sender, channel};
    use tokio::task::JoinHandle;
    use tokio::time::timeout;

    use super::*;
    use crate::page::Form;

    static LARGE: [u8; 32 << 20] = [b'x'; 32 << 20];
    static PAGE: [File; 2] = [
        File {
            name: "index.html",
            named_by_content: false,
            plain: Form { tag: "\"i\"", bytes: b"page" },
            compressed: &[],
        },
        File { name: "large", named_by_content: false, plain: Form { tag: "\"l\"", bytes: &LARGE }, compressed: &[] },
    ];
    const SHORT: Duration = Duration::from_millis(300);
    const LONG: Duration = Duration::from_secs(60);
    const PATIENT: Limits = Limits { connections: 8, silence: LONG, stall: LONG, parting: LONG };

    struct Running {
        address: SocketAddr,
        ends: Sender<()>,
        server: JoinHandle<()>,
    }

    async fn start(limits: Limits) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (ends, told) = channel(2);
        Running {
            address,
            ends,
            server: tokio::spawn(listen(listener, with_page(Router::new(), &PAGE), limits, told, async {})),
        }
    }

    impl Running {
        async fn says(&self, words: &str) -> TcpStream {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            stream.write_all(words.as_bytes()).await.unwrap();
            stream
        }

        async fn get(&self, path: &str) -> String {
            let mut stream = self.says(&format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).await;
            let mut told = String::new();
            stream.read_to_string(&mut told).await.unwrap();
            told
        }

        /// Asks it to end so many times; how long that takes.
        async fn end(self, times: usize) -> Duration {
            let begun = Instant::now();
            for _ in 0..times {
                self.ends.send(()).await.unwrap();
            }
            timeout(LONG / 2, self.server).await.expect("it ends").unwrap();
            begun.elapsed()
        }
    }

    #[tokio::test]
    async fn it_answers_and_ends_at_once_when_nothing_is_under_way() {
        let running = start(PATIENT).await;
        assert!(running.get("/").await.ends_with("\r\n\r\npage"));
        assert!(running.get("/none").await.starts_with("HTTP/1.1 404"));
        let mut head = running.says("HEAD / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut told = String::new();
        head.read_to_string(&mut told).await.unwrap();
        assert!(told.contains("content-length: 4") && told.ends_with("\r\n\r\n"), "{told}");
        assert!(running.end(1).await < LONG / 10);
    }

    #[tokio::test]
    async fn a_half_sent_request_does_not_keep_it_alive() {
        let running = start(Limits { parting: SHORT, ..PATIENT }).await;
        let _half = running.says("GET / HTTP/1.1\r\nhos").await;
        running.get("/").await;
        let took = running.end(1).await;
        assert!((SHORT..LONG / 10).contains(&took), "{took:?}");
    }

    #[tokio::test]
    async fn a_client_that_stops_reading_does_not_keep_it_alive() {
        let running = start(Limits { parting: SHORT, ..PATIENT }).await;
        let mut deaf = running.says("GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await;
        deaf.read_u8().await.unwrap();
        let took = running.end(1).await;
        assert!((SHORT..LONG / 10).contains(&took), "{took:?}");
    }

    #[tokio::test]
    async fn asked_twice_it_ends_at_once() {
        let running = start(PATIENT).await;
        let mut deaf = running.says("GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await;
        deaf.read_u8().await.unwrap();
        assert!(running.end(2).await < LONG / 10);
    }

    #[tokio::test]
    async fn what_has_begun_is_finished() {
        let running = start(PATIENT).await;
        let mut slow = running.says("GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let first = slow.read_u8().await.unwrap();
        let ending = tokio::spawn(running.end(1));
        sleep(SHORT).await;
        let mut rest = Vec::new();
        slow.read_to_end(&mut rest).await.unwrap();
        assert_eq!(first, b'H');
        assert!(rest.len() > LARGE.len() && rest.ends_with(b"xx"), "{} bytes", rest.len());
        ending.await.unwrap();
    }

    #[tokio::test]
    async fn heads_must_arrive_in_time_and_answers_must_be_taken() {
        let running = start(Limits { silence: SHORT, stall: SHORT, ..PATIENT }).await;
        for words in ["", "GET / HTTP/1.1\r\nhos", "GET / HTTP/1.1\r\nhost: x\r\n\r\n"] {
            let mut idle = running.says(words).await;
            let mut told = Vec::new();
            timeout(LONG / 10, idle.read_to_end(&mut told)).await.expect("it is closed").unwrap();
        }
        let mut deaf = running.says("GET /large HTTP/1.1\r\nhost: x\r\n\r\n").await;
        sleep(SHORT * 4).await;
        let mut told = Vec::new();
        // Closed in the middle, or reset.
        let _ = timeout(LONG / 10, deaf.read_to_end(&mut told)).await.expect("it is closed");
        assert!(told.len() < LARGE.len(), "{} bytes", told.len());
        running.end(1).await;
    }

    #[tokio::test]
    async fn connections_are_bounded_and_the_next_has_its_turn() {
        let running = start(Limits { connections: 3, ..PATIENT }).await;
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(running.says("GET / HTTP/1.1\r\nhos").await);
        }
        sleep(SHORT).await;
        assert!(timeout(SHORT, running.get("/")).await.is_err(), "a fourth waits");
        held.pop();
        assert!(timeout(LONG / 10, running.get("/")).await.expect("there is a seat").contains("page"));
        drop(held);
        running.end(1).await;
    }
}
