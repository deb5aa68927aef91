//! The tables that are awake.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use online::Reason;
use tokio::sync::{mpsc, oneshot};

use super::actor::{Actor, Answer, MAILBOX, Message};
use super::app::App;

/// The tables that are awake, by name.
#[derive(Default)]
pub(crate) struct Tables(Mutex<HashMap<String, mpsc::Sender<Message>>>);

impl Tables {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Message>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The names of those that are awake.
    pub(crate) fn awake(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// Sends a message to a table, which wakes up if it sleeps.
    pub(crate) async fn send(&self, app: &Arc<App>, id: &str, mut message: Message) {
        loop {
            let awake = self.lock().get(id).cloned();
            let to = awake.unwrap_or_else(|| self.wake(app, id));
            match to.send(message).await {
                Ok(()) => return,
                // It was just going to sleep.
                Err(mpsc::error::SendError(back)) => {
                    message = back;
                    self.forget(id, &to);
                }
            }
        }
    }

    /// Sends a question to a table, and waits for the answer.
    ///
    /// # Errors
    /// What the table answers, or that it cannot be read.
    pub(crate) async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        message: impl FnOnce(Answer<T>) -> Message,
    ) -> Result<T, Reason> {
        let (answer, answered) = oneshot::channel();
        self.send(app, id, message(answer)).await;
        answered.await.unwrap_or(Err(Reason::Unavailable))
    }

    /// Wakes a table whose computer may be to move.
    pub(crate) async fn nudge(&self, app: &Arc<App>, id: &str) {
        self.send(app, id, Message::Nudge).await;
    }

    /// Tells a table that something was written elsewhere, unless it sleeps.
    pub(crate) fn wake_if_awake(&self, id: &str) {
        let to = self.lock().get(id).cloned();
        if let Some(to) = to {
            // If its mailbox is full it has other reasons to look.
            let _ = to.try_send(Message::Woken);
        }
    }

    /// Tells a table that somebody left, unless it sleeps.
    pub(crate) async fn leave(&self, id: &str, listener: u64) {
        let to = self.lock().get(id).cloned();
        if let Some(to) = to {
            let _ = to.send(Message::Leave { id: listener }).await;
        }
    }

    /// Closes a table that was taken away.
    pub(crate) async fn close(&self, id: &str) {
        let to = self.lock().get(id).cloned();
        if let Some(to) = to {
            let _ = to.send(Message::Bye).await;
        }
    }

    /// Tells every table that the server ends.
    pub(crate) async fn say_bye(&self) {
        let all: Vec<mpsc::Sender<Message>> = self.lock().values().cloned().collect();
        for to in all {
            let _ = to.send(Message::Bye).await;
        }
    }

    fn wake(&self, app: &Arc<App>, id: &str) -> mpsc::Sender<Message> {
        let (to, mut mailbox) = mpsc::channel(MAILBOX);
        match self.lock().entry(id.to_owned()) {
            Entry::Occupied(other) => return other.get().clone(),
            Entry::Vacant(place) => {
                place.insert(to.clone());
            }
        }
        let (app, id, own) = (Arc::clone(app), id.to_owned(), to.clone());
        tokio::spawn(async move {
            let failed = match Actor::wake(Arc::clone(&app), &id).await {
                Ok(actor) => {
                    app.metrics.tables.add(1);
                    mailbox = actor.run(mailbox).await;
                    app.metrics.tables.add(-1);
                    None
                }
                Err(reason) => {
                    mailbox.close();
                    Some(reason)
                }
            };
            app.tables.forget(&id, &own);
            drop(own);
            while let Some(message) = mailbox.recv().await {
                match &failed {
                    Some(reason) => refuse(message, reason),
                    // It came too late: the table wakes up again for it, if somebody waits for an answer.
                    None if message.is_question() => Box::pin(app.tables.send(&app, &id, message)).await,
                    None => {}
                }
            }
        });
        to
    }

    fn forget(&self, id: &str, to: &mpsc::Sender<Message>) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(|other| other.same_channel(to)) {
            tables.remove(id);
        }
    }
}

/// Answers a message to a table that cannot be woken.
fn refuse(message: Message, reason: &Reason) {
    let reason = || reason.clone();
    match message {
        Message::Join { answer, .. } => drop(answer.send(Err(reason()))),
        Message::Asked { answer, .. } | Message::Sit { answer, .. } | Message::Look { answer, .. } => {
            drop(answer.send(Err(reason())));
        }
        Message::Record { answer } => drop(answer.send(Err(reason()))),
        Message::Leave { .. } | Message::Said { .. } | Message::Woken | Message::Nudge | Message::Bye => {}
    }
}
