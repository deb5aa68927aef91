//! Somebody at a table over a socket.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use client::{Ask, Client, Host, Link, News, Playable, Remote};
use futures_util::{SinkExt, StreamExt};
use kernel::{Dealer, Seat, SeatView};
use online::{Say, Stage, Standing};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::message::Coded;

use crate::Web;

/// Somebody at a table over a socket, with what their seat was told.
pub struct Player<G: Playable + Coded> {
    webs: Vec<Web>,
    table: String,
    secret: Option<String>,
    /// The table at the other end.
    pub remote: Remote<G>,
    /// What the person sees, once the game has begun.
    pub client: Option<Client<G>>,
    socket: Option<WebSocketStream<TcpStream>>,
    began: Instant,
    /// How often the connection was lost.
    pub lost: u32,
    /// Every text that came.
    pub heard: Vec<Utf8Bytes>,
    /// Whether those texts are kept.
    pub keep: bool,
}

impl<G: Playable + Coded> Player<G> {
    /// Somebody who will connect to one of these servers.
    #[must_use]
    pub fn new(webs: &[Web], table: &str, secret: Option<&str>) -> Self {
        Player {
            webs: webs.to_vec(),
            table: table.to_owned(),
            secret: secret.map(str::to_owned),
            remote: Remote::new(),
            client: None,
            socket: None,
            began: Instant::now(),
            lost: 0,
            heard: Vec::new(),
            keep: false,
        }
    }

    fn now(&self) -> f64 {
        self.began.elapsed().as_secs_f64() * 1000.0
    }

    /// Opens the connection.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn connect(&mut self) -> Result<()> {
        let web = *self.webs.first().context("a server")?;
        self.socket = Some(socket(web, &self.table, self.secret.as_deref()).await?);
        let now = self.now();
        self.remote.opened(now);
        self.send().await
    }

    /// Breaks the connection off, as a network does.
    pub fn cut(&mut self) {
        self.socket = None;
        self.remote.closed();
        self.lost += 1;
        // Another server may be there.
        self.webs.rotate_left(1);
    }

    async fn send(&mut self) -> Result<()> {
        let socket = self.socket.as_mut().context("no connection")?;
        while let Some(text) = self.remote.next_to_send() {
            socket.send(Message::text(text)).await?;
        }
        Ok(())
    }

    /// Takes the next message in, and connects again if need be.
    ///
    /// # Errors
    /// If what the server says cannot be read.
    pub async fn hear(&mut self) -> Result<()> {
        if self.socket.is_none() || self.send().await.is_err() {
            if self.socket.is_some() {
                self.cut();
            }
            while self.connect().await.is_err() {
                self.cut();
                sleep(self.remote.retry_in(7).min(Duration::from_millis(300))).await;
            }
        }
        let Some(socket) = self.socket.as_mut() else { return Ok(()) };
        match timeout(Duration::from_secs(30), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => {
                let now = self.now();
                self.remote.received(&text, now).map_err(anyhow::Error::msg)?;
                if self.keep {
                    self.heard.push(text);
                }
            }
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(Ok(_) | Err(_)) | None) => self.cut(),
            Err(_) => bail!("nothing was heard for 30 s at {}: {:?}", self.table, self.remote.link()),
        }
        self.take_news()
    }

    fn take_news(&mut self) -> Result<()> {
        while let Some(news) = self.remote.news() {
            if let News::Begun { seat, rules } = &news
                && self.client.is_none()
            {
                self.client = Some(Client::new(*seat, *rules));
            }
            let client = self.client.as_mut().context("news before the game began")?;
            if let Some(order) = client.hear(news) {
                self.remote.take(order);
            }
            client.show_all();
            // A program reads quickly.
            while client.playback().is_paused() {
                client.resume();
                client.show_all();
            }
        }
        Ok(())
    }

    /// Hears until this is so.
    ///
    /// # Errors
    /// If the connection says what cannot be read, or nothing for long.
    pub async fn until(&mut self, mut so: impl FnMut(&Self) -> bool) -> Result<()> {
        while !so(self) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Hears until the game has begun and everything was heard.
    ///
    /// # Errors
    /// As [`Player::until`].
    pub async fn until_begun(&mut self) -> Result<()> {
        self.until(|player| player.is_live() && player.client.as_ref().is_some_and(|client| client.ply() > 0)).await
    }

    /// Whether everything that happened was heard.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.remote.link() == Link::Live
    }

    /// How the table stands.
    #[must_use]
    pub fn standing(&self) -> Option<&Standing> {
        self.remote.standing()
    }

    /// Whether the table is over and everything was heard.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_live() && self.standing().is_some_and(|standing| standing.table.stage == Stage::Over)
    }

    /// What the seat may choose now, if nothing is on its way.
    #[must_use]
    pub fn choices(&self) -> Vec<G::Action> {
        let Some(client) = self.client.as_ref().filter(|_| self.is_live() && !self.remote.is_waiting()) else {
            return Vec::new();
        };
        client.playback().view().choices().to_vec()
    }

    /// Asks for something in the game.
    ///
    /// # Errors
    /// If the game has not begun.
    pub async fn order(&mut self, ask: Ask<G>) -> Result<()> {
        let order = self.client.as_ref().context("the game has not begun")?.order(ask);
        self.remote.take(order);
        // If it does not go out now it does when the connection is back.
        let _ = self.send().await;
        self.take_news()
    }

    /// Says something beside the game.
    ///
    /// # Errors
    /// If there is no connection.
    pub async fn say(&mut self, say: Say) -> Result<()> {
        self.until(Player::is_live).await?;
        self.remote.say(say);
        self.send().await
    }
}

/// A socket to a table.
pub(crate) async fn socket(web: Web, table: &str, secret: Option<&str>) -> Result<WebSocketStream<TcpStream>> {
    let stream = TcpStream::connect(web.0).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{}/api/v1/tables/{table}/socket", web.0).into_client_request()?;
    if let Some(secret) = secret {
        request.headers_mut().insert("authorization", format!("Bearer {secret}").parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let opened = client_async_with_config(request, stream, Some(config));
    Ok(timeout(Duration::from_secs(10), opened).await??.0)
}

/// Plays a table to its end, choosing at random and taking back now and then. Of a campaign, this side begins the next games.
///
/// # Errors
/// If the server says what cannot be read, or nothing for long.
pub async fn play_out<G: Playable + Coded>(player: &mut Player<G>, dealer: &mut impl Dealer) -> Result<()> {
    while !player.is_over() {
        let choices = player.choices();
        let client = player.client.as_ref();
        let (over, back) = client.map_or((false, false), |client| (client.record().is_some(), client.may_take_back()));
        let is_campaign = player.standing().is_some_and(|standing| standing.table.game == online::GameName::Campaign);
        let begins = player.standing().is_some_and(|standing| standing.you == Seat::Player(kernel::Side::Us));
        if over && is_campaign && begins && player.is_live() && !player.remote.is_waiting() {
            player.order(Ask::NextGame).await?;
        } else if back && !choices.is_empty() && dealer.below(20) == 0 {
            player.order(Ask::TakeBack).await?;
        } else if !choices.is_empty() {
            let action = choices[dealer.below(choices.len() as u32) as usize];
            player.order(Ask::Play(action)).await?;
        }
        if player.is_over() {
            break;
        }
        player.hear().await?;
    }
    Ok(())
}
