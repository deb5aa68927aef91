//! A table that is awake: one task with a bounded mailbox. It writes down, then takes, then tells.

mod load;
mod tell;

pub(crate) use load::{load, load_from};

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use kernel::{BySide, Seat, Side};
use online::{Chair, Hello, Opened, Reason, Say, SitDown, TableInfo, Tell};
use store::{Append, Entry};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use super::app::App;
use super::state::State;

/// How many messages wait for a table.
pub(crate) const MAILBOX: usize = 64;
/// A table that nobody looks at goes to sleep after so long.
const SLEEPY: Duration = Duration::from_secs(20);

/// An answer that somebody waits for.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Reason>>;

/// Somebody who listens: where what the seat is told goes to.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) id: u64,
    /// Who, if it is known.
    pub(crate) person: Option<String>,
    pub(crate) to: mpsc::Sender<Utf8Bytes>,
}

/// What a table is sent.
pub(crate) enum Message {
    Join {
        listener: Listener,
        from: Option<Hello>,
        answer: Answer<Seat>,
    },
    Leave {
        id: u64,
    },
    /// From a socket; what comes of it goes to the listener.
    Said {
        id: u64,
        say: Say,
    },
    /// From a request.
    Asked {
        person: String,
        say: Say,
        answer: Answer<Opened>,
    },
    Sit {
        chair: Chair,
        sit: SitDown,
        answer: Answer<Opened>,
    },
    Look {
        person: Option<String>,
        answer: Answer<Opened>,
    },
    Record {
        answer: Answer<String>,
    },
    /// Another process wrote something.
    Woken,
    /// Its computer player may be to move.
    Nudge,
    /// The server ends.
    Bye,
}

impl Message {
    /// Whether somebody waits for an answer.
    pub(crate) fn is_question(&self) -> bool {
        !matches!(self, Message::Leave { .. } | Message::Said { .. } | Message::Woken | Message::Nudge | Message::Bye)
    }
}

struct Seated {
    listener: Listener,
    seat: Seat,
}

/// A table that is awake.
pub(crate) struct Actor {
    app: Arc<App>,
    state: State,
    /// Keeps a stranger's deck on the shelf for as long as the table is awake.
    _deck: Option<minutes::Lease>,
    listeners: Vec<Seated>,
    /// What a computer player comes to, and the step it was asked at.
    thought: Option<(u32, oneshot::Receiver<Option<String>>)>,
    /// Whether something may have been written that is not known here.
    dirty: bool,
    chat: u32,
}

impl Actor {
    /// Runs until nobody needs the table.
    pub(super) async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) -> mpsc::Receiver<Message> {
        self.think();
        loop {
            tokio::select! {
                message = mailbox.recv() => match message {
                    None => break,
                    Some(Message::Bye) => {
                        self.tell_all(&Tell::Bye);
                        break;
                    }
                    Some(message) => self.handle(message).await,
                },
                chosen = thought(&mut self.thought) => self.thought_of(chosen).await,
                () = sleep(SLEEPY), if self.listeners.is_empty() && self.thought.is_none() => break,
            }
        }
        // Who writes to it now is told that it is gone, and wakes it anew.
        mailbox.close();
        mailbox
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Join { listener, from, answer } => self.join(listener, from, answer).await,
            Message::Leave { id } => self.leave(id),
            Message::Said { id, say } => self.said(id, say).await,
            Message::Asked { person, say, answer } => {
                let done = self.asked(&person, say).await;
                let _ = answer.send(done.map(|()| self.opened(Some(&person))));
            }
            Message::Sit { chair, sit, answer } => {
                let done = self.sit(chair, &sit).await;
                let _ = answer.send(done);
            }
            Message::Look { person, answer } => {
                self.heal().await;
                let _ = answer.send(Ok(self.opened(person.as_deref())));
            }
            Message::Record { answer } => {
                let _ = answer.send(self.state.whole_record().ok_or(Reason::NotYet));
            }
            Message::Woken => {
                self.dirty = true;
                self.heal().await;
                self.tell_chat().await;
            }
            Message::Nudge => self.think(),
            Message::Bye => {}
        }
    }

    async fn join(&mut self, listener: Listener, from: Option<Hello>, answer: Answer<Seat>) {
        self.heal().await;
        let side = listener.person.as_deref().and_then(|person| self.state.side_of(person));
        let seat = side.map_or(Seat::Spectator, Seat::Player);
        let most = self.app.config.watchers;
        if seat == Seat::Spectator && self.watchers() >= most {
            let _ = answer.send(Err(Reason::TooMany { what: "watchers".to_owned(), most }));
            return;
        }
        // Who says hello again on the same socket listens once.
        self.listeners.retain(|seated| seated.listener.id != listener.id);
        if answer.send(Ok(seat)).is_err() {
            return;
        }
        let seated = Seated { listener, seat };
        for tell in self.state.catch_up(seat, from, self.app.now().at) {
            seated.send(&tell);
        }
        if let Some(lines) = self.chat_for(seat, 0).await {
            seated.send(&Tell::Chat { lines });
        }
        self.listeners.push(seated);
        self.tell_standing();
    }

    fn leave(&mut self, id: u64) {
        let before = self.listeners.len();
        self.listeners.retain(|seated| seated.listener.id != id);
        if self.listeners.len() < before {
            self.tell_standing();
        }
    }

    async fn said(&mut self, id: u64, say: Say) {
        let Some(seated) = self.listeners.iter().find(|seated| seated.listener.id == id) else { return };
        let (seat, seq) = (seated.seat, seq_of(&say));
        let done = match (seat.side(), say) {
            (None, _) => Err(Reason::NotYourSeat),
            (Some(side), Say::Chat { text }) => self.chatted(side, &text).await,
            (Some(side), say) => self.order(side, &say).await,
        };
        if let Err(reason) = done {
            self.app.metrics.refused.add(1);
            if let Some(seated) = self.listeners.iter().find(|seated| seated.listener.id == id) {
                seated.send(&Tell::Refused { seq, reason });
            }
        }
    }

    async fn asked(&mut self, person: &str, say: Say) -> Result<(), Reason> {
        self.heal().await;
        let side = self.state.side_of(person).ok_or(Reason::NotYourSeat)?;
        match say {
            Say::Chat { text } => self.chatted(side, &text).await,
            say => self.order(side, &say).await,
        }
    }

    async fn sit(&mut self, chair: Chair, sit: &SitDown) -> Result<Opened, Reason> {
        self.heal().await;
        let person = chair.person.as_ref().map(|person| person.id.clone());
        let lines = self.state.decide_sit(chair, sit)?;
        self.write(lines).await?;
        // Who watched until now has a seat.
        for seated in &mut self.listeners {
            if seated.listener.person == person {
                let side = person.as_deref().and_then(|person| self.state.side_of(person));
                seated.seat = side.map_or(Seat::Spectator, Seat::Player);
                self.state.catch_up(seated.seat, None, self.app.now().at).iter().for_each(|tell| seated.send(tell));
            }
        }
        self.tell_standing();
        Ok(self.opened(person.as_deref()))
    }

    async fn order(&mut self, side: Side, say: &Say) -> Result<(), Reason> {
        if self.dirty {
            self.catch_up().await.map_err(|_| Reason::Unavailable)?;
        }
        let lines = self.state.decide(side, say, self.app.now())?;
        if lines.is_empty() {
            return Ok(());
        }
        self.write(lines).await?;
        self.app.metrics.orders.add(1);
        if matches!(say, Say::Rematch) {
            self.open_rematch().await?;
        }
        Ok(())
    }

    /// Writes down, takes, tells: in this order.
    async fn write(&mut self, lines: Vec<String>) -> Result<(), Reason> {
        let (at, body) = (self.app.now().at.max(self.state.moved), lines.join("\n"));
        let mut next = self.state.clone();
        if let Some(play) = &mut next.play {
            play.forget_told();
        }
        next.apply(&body, at).map_err(|detail| Reason::Unreadable { detail })?;
        let entry = Entry { seq: self.state.seq, at, body };
        let append = Append { table: self.state.id.to_string(), entry, head: next.head() };
        match self.app.commits.append(append).await {
            Ok(true) => {
                self.take(next);
                Ok(())
            }
            // Another process was first.
            Ok(false) => {
                let decided = self.state.seq;
                self.catch_up().await.map_err(|_| Reason::Unavailable)?;
                Err(Reason::Stale { decided, now: self.state.seq })
            }
            // Whether it was written nobody knows before the store answers again.
            Err(_) => {
                self.dirty = true;
                Err(Reason::Unavailable)
            }
        }
    }

    /// Takes a state that is on disk, and tells everybody.
    fn take(&mut self, next: State) {
        let before = std::mem::replace(&mut self.state, next);
        self.tell_change(&before);
        self.think();
        self.app.follow(&before, &self.state, self.here());
    }

    /// Reads on, if something may have been missed.
    async fn heal(&mut self) {
        if self.dirty
            && let Err(error) = self.catch_up().await
        {
            tracing::warn!(table = &*self.state.id, %error, "a table could not be read on");
        }
    }

    async fn catch_up(&mut self) -> Result<(), String> {
        let entries =
            self.app.store.entries(&self.state.id, self.state.seq).await.map_err(|error| error.to_string())?;
        for entry in entries {
            let mut next = self.state.clone();
            if let Some(play) = &mut next.play {
                play.forget_told();
            }
            next.apply(&entry.body, entry.at)?;
            self.take(next);
        }
        self.dirty = false;
        Ok(())
    }

    /// Lets the computer think, if it is to move and does not think already.
    fn think(&mut self) {
        let Some(side) = self.state.turn() else { return };
        let level = self.state.chairs[side].computer.as_ref().and_then(|level| level.parse().ok());
        if let (Some(level), Some(play)) = (level, &self.state.play)
            && self.thought.as_ref().is_none_or(|(seq, _)| *seq != self.state.game_seq)
        {
            self.thought = Some((self.state.game_seq, self.app.thinkers.think(play.thought(side, level))));
        }
    }

    async fn thought_of(&mut self, chosen: Option<String>) {
        let asked = self.thought.take().map(|(seq, _)| seq);
        let (Some(side), Some(action)) = (self.state.turn(), chosen) else { return };
        if asked == Some(self.state.game_seq) {
            let say = Say::Play { seq: self.state.seq, action };
            if let Err(reason) = self.order(side, &say).await {
                tracing::warn!(table = &*self.state.id, %reason, "a computer's choice was not taken");
                sleep(Duration::from_millis(200)).await;
            }
        }
        self.think();
    }

    /// Opens the table of the rematch once both want it, with the sides swapped and both seated.
    async fn open_rematch(&mut self) -> Result<(), Reason> {
        let wanted =
            Side::ALL.into_iter().all(|side| self.state.rematch[side] || self.state.chairs[side].computer.is_some());
        if !wanted || self.state.rematch_at.is_some() {
            return Ok(());
        }
        let id = self.app.open_rematch(&self.state).await?;
        self.write(State::rematch_line(&id)).await
    }

    fn opened(&self, person: Option<&str>) -> Opened {
        let side = person.and_then(|person| self.state.side_of(person));
        let seat = side.map_or(Seat::Spectator, Seat::Player);
        self.state.opened(seat, self.info(), self.app.now())
    }

    /// What everybody may know, with who is here.
    fn info(&self) -> TableInfo {
        let mut info = self.state.info();
        info.watchers = self.watchers();
        let here = self.here();
        for side in Side::ALL {
            info.chair_mut(side).here = here[side];
        }
        info
    }

    fn here(&self) -> BySide<bool> {
        BySide::from_fn(|side| {
            self.state.chairs[side].computer.is_some() || self.listeners.iter().any(|seated| seated.seat.is(side))
        })
    }

    fn watchers(&self) -> u32 {
        self.listeners.iter().filter(|seated| seated.seat == Seat::Spectator).count() as u32
    }
}

/// What the computer comes to; never, if it does not think.
async fn thought(thought: &mut Option<(u32, oneshot::Receiver<Option<String>>)>) -> Option<String> {
    match thought {
        Some((_, receiver)) => receiver.await.unwrap_or(None),
        None => std::future::pending().await,
    }
}

/// The step that an order names.
fn seq_of(say: &Say) -> Option<u32> {
    match say {
        Say::Play { seq, .. } | Say::TakeBack { seq } | Say::NextGame { seq } => Some(*seq),
        _ => None,
    }
}
