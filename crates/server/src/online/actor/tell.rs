//! What those at a table are told.

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, Side};
use online::{ChatLine, MAX_CHAT, Reason, Tell};
use store::Chat;

use super::{Actor, Seated};
use crate::online::state::State;

pub(super) fn written(tell: &Tell) -> Utf8Bytes {
    serde_json::to_string(tell).expect("what is told can be written").into()
}

impl Seated {
    /// Sends; who does not take what is sent is left, and comes back for it.
    pub(super) fn send(&self, tell: &Tell) {
        let _ = self.listener.to.try_send(written(tell));
    }
}

impl Actor {
    pub(super) fn tell_all(&mut self, tell: &Tell) {
        let text = written(tell);
        self.listeners.retain(|seated| seated.listener.to.try_send(text.clone()).is_ok());
    }

    /// Tells each seat what changed since `before`.
    pub(super) fn tell_change(&mut self, before: &State) {
        let at = self.state.moved;
        let mut by_seat: [Option<Vec<Utf8Bytes>>; 3] = [None, None, None];
        let mut slow = Vec::new();
        for seated in &self.listeners {
            let index = Seat::ALL.iter().position(|&seat| seat == seated.seat).unwrap_or(2);
            let texts = by_seat[index]
                .get_or_insert_with(|| self.state.change_since(before, seated.seat, at).iter().map(written).collect());
            if texts.iter().any(|text| seated.listener.to.try_send(text.clone()).is_err()) {
                slow.push(seated.listener.id);
            }
        }
        // Their sockets end, since nobody holds the other end of what they listen to.
        self.listeners.retain(|seated| !slow.contains(&seated.listener.id));
        let beside = before.ending != self.state.ending
            || before.offer != self.state.offer
            || before.play.is_none()
            || before.rematch != self.state.rematch
            || before.rematch_at != self.state.rematch_at
            || before.number() != self.state.number();
        if beside {
            self.tell_standing();
        }
    }

    /// Tells everybody how the table stands beside the game.
    pub(super) fn tell_standing(&mut self) {
        let (info, now) = (self.info(), self.app.now());
        let mut by_seat: [Option<Utf8Bytes>; 3] = [None, None, None];
        let state = &self.state;
        self.listeners.retain(|seated| {
            let index = Seat::ALL.iter().position(|&seat| seat == seated.seat).unwrap_or(2);
            let text = by_seat[index]
                .get_or_insert_with(|| written(&Tell::Table(Box::new(state.standing(seated.seat, info.clone(), now)))));
            seated.listener.to.try_send(text.clone()).is_ok()
        });
    }

    pub(super) async fn chatted(&mut self, side: Side, text: &str) -> Result<(), Reason> {
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.chars().count() > MAX_CHAT {
            return Err(Reason::TooLong { most: MAX_CHAT });
        }
        if text.is_empty() {
            return Ok(());
        }
        let (table, seat) = (self.state.id.to_string(), side.to_string());
        let chat = Chat { table, seat, text, at: self.app.now().at };
        self.app.store.say(&chat).await.map_err(|_| Reason::Unavailable)?;
        self.tell_chat().await;
        Ok(())
    }

    /// Tells what was said since.
    pub(super) async fn tell_chat(&mut self) {
        let Ok(said) = self.app.store.chat(&self.state.id, self.chat).await else { return };
        self.chat += said.len() as u32;
        let lines: Vec<ChatLine> = said.iter().filter_map(line).collect();
        if lines.is_empty() {
            return;
        }
        let tell = Tell::Chat { lines };
        let is_over = self.state.ending.is_some();
        self.listeners
            .iter()
            .filter(|seated| is_over || seated.seat != Seat::Spectator)
            .for_each(|seated| seated.send(&tell));
    }

    /// What was said, for a seat that may hear it.
    pub(super) async fn chat_for(&self, seat: Seat, after: u32) -> Option<Vec<ChatLine>> {
        if seat == Seat::Spectator && self.state.ending.is_none() {
            return None;
        }
        let said = self.app.store.chat(&self.state.id, after).await.ok()?;
        Some(said.iter().filter_map(line).collect())
    }
}

fn line(chat: &Chat) -> Option<ChatLine> {
    Some(ChatLine { seat: chat.seat.parse().ok()?, text: chat.text.clone(), at: chat.at })
}
