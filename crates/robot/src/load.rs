//! Many tables at once, and how long each move takes until both seats were told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{Ask, Host, News, Order, Remote};
use futures_util::{SinkExt, StreamExt};
use kernel::{Dealer, Game, Seat, SeatView, Side};
use online::{GameName, NewTable, Options, Pace};
use table::Seeded;
use tokio::net::TcpStream;
use tokio::sync::{Barrier, Semaphore};
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::player::socket;
use crate::{Person, Web};

/// How much load.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// So many tables are open, with both players connected.
    pub tables: usize,
    /// So long they play.
    pub time: Duration,
    /// So many moves a second all tables together want; as many as there can be, if nothing is said.
    pub rate: Option<f64>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Moves that were accepted.
    pub moves: usize,
    /// In so long.
    pub time: Duration,
    /// From sending to both seats told: half of the moves took no longer …
    pub p50: Duration,
    /// … and 99 of 100.
    pub p99: Duration,
}

/// One seat, with no more than a player needs.
struct Light {
    socket: WebSocketStream<TcpStream>,
    remote: Remote<days::State>,
    seat: Seat,
    view: Option<days::View>,
    ply: usize,
}

impl Light {
    async fn connect(web: Web, table: &str, person: &Person, side: Side) -> Result<Light> {
        let socket = socket(web, table, Some(&person.secret)).await?;
        let mut light = Light { socket, remote: Remote::new(), seat: Seat::Player(side), view: None, ply: 0 };
        light.remote.opened(0.0);
        light.send().await?;
        while light.ply == 0 {
            light.hear().await?;
        }
        Ok(light)
    }

    async fn send(&mut self) -> Result<()> {
        while let Some(text) = self.remote.next_to_send() {
            self.socket.send(Message::text(text)).await?;
        }
        Ok(())
    }

    async fn hear(&mut self) -> Result<()> {
        let message =
            timeout(Duration::from_secs(60), self.socket.next()).await?.context("the socket was closed")??;
        if let Message::Text(text) = message {
            self.remote.received(&text, 0.0).map_err(anyhow::Error::msg)?;
        }
        // An order that was decided before everything was heard goes out now.
        self.send().await?;
        while let Some(news) = self.remote.news() {
            match news {
                News::Begun { seat, rules } => self.view = Some(days::State::first_view(rules, seat)),
                News::Heard { ply, told, .. } => {
                    let view = self.view.as_mut().context("a game")?;
                    told.into_iter().for_each(|(_, heard)| days::State::hear(view, heard));
                    self.ply = ply;
                }
                News::Refused(why) => anyhow::bail!("refused: {why}"),
                News::Rewound { .. } | News::Over(_) => {}
            }
        }
        Ok(())
    }

    fn choices(&self) -> Vec<days::Action> {
        self.view.map_or_else(Vec::new, |view| view.choices().to_vec())
    }
}

/// How long moves took, as they come in.
type Took = tokio::sync::mpsc::UnboundedSender<Duration>;

/// Plays at a table for as long as somebody wants to know how long moves take.
async fn play(
    web: Web,
    seed: u64,
    every: Duration,
    ready: Arc<Barrier>,
    gate: Arc<Semaphore>,
    took: Took,
) -> Result<()> {
    let mut dealer = Seeded::of_game(seed, 1);
    let place = gate.acquire().await?;
    let (us, ussr) = (Person::new(web, None).await?, Person::new(web, None).await?);
    let mut both = sit(web, &us, &ussr).await?;
    drop(place);
    ready.wait().await;
    let spread = Duration::from_micros(u64::from(dealer.below(every.as_micros().max(1) as u32)));
    let mut next = tokio::time::Instant::now() + spread;
    while !took.is_closed() {
        if !every.is_zero() {
            sleep_until(next).await;
            next += every;
        }
        let Some(mover) = both.iter().position(|light| !light.choices().is_empty()) else {
            both = sit(web, &us, &ussr).await?;
            continue;
        };
        let choices = both[mover].choices();
        let (ply, action) = (both[mover].ply, choices[dealer.below(choices.len() as u32) as usize]);
        let begun = Instant::now();
        let order = Order { seat: both[mover].seat, ply, ask: Ask::Play(action) };
        both[mover].remote.take(order);
        both[mover].send().await?;
        for light in &mut both {
            while light.ply <= ply {
                light.hear().await?;
            }
        }
        let _ = took.send(begun.elapsed());
    }
    Ok(())
}

async fn sit(web: Web, us: &Person, ussr: &Person) -> Result<[Light; 2]> {
    let (game, options, side) = (GameName::Days, Options::default(), Some(Side::Us));
    let wanted =
        NewTable { game, options, side, pace: Pace::None, open: false, rated: false, hints: false, computer: None };
    let table = us.open(&wanted).await?.id;
    ussr.sit(&table).await?;
    Ok([Light::connect(web, &table, us, Side::Us).await?, Light::connect(web, &table, ussr, Side::Ussr).await?])
}

/// Opens the tables, lets them play, and says how that went. `opened` is called when all are open and nobody plays yet.
///
/// # Errors
/// If the server refuses or breaks something off.
pub async fn load(web: Web, load: Load, opened: impl FnOnce()) -> Result<Figures> {
    let (ready, gate) = (Arc::new(Barrier::new(load.tables + 1)), Arc::new(Semaphore::new(64)));
    let every = load.rate.map_or(Duration::ZERO, |rate| Duration::from_secs_f64(load.tables as f64 / rate));
    let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
    let mut tables = tokio::task::JoinSet::new();
    for seed in 0..load.tables {
        tables.spawn(play(web, seed as u64, every, Arc::clone(&ready), Arc::clone(&gate), tell.clone()));
    }
    tokio::select! {
        failed = tables.join_next() => failed.context("a table")???,
        _ = async {
            // The last to be ready is this: those who wait know that all are open.
            while gate.available_permits() < 64 || told.is_closed() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
            opened();
            ready.wait().await
        } => {}
    }
    let begun = Instant::now();
    let mut took = Vec::new();
    while begun.elapsed() < load.time {
        match timeout(Duration::from_millis(100), told.recv()).await {
            Ok(Some(one)) => took.push(one),
            Ok(None) => break,
            Err(_) => {}
        }
    }
    let time = begun.elapsed();
    drop(told);
    tables.shutdown().await;
    took.sort_unstable();
    let at = |part: f64| took.get((took.len() as f64 * part) as usize).copied().unwrap_or_default();
    Ok(Figures { moves: took.len(), time, p50: at(0.5), p99: at(0.99) })
}
