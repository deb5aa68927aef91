//! How choices are laid out for a person.

use minutes::{Action, State, View};
use text::Voice;

use super::Mark;
use crate::Group;

pub(super) fn mark(action: Action) -> Option<Mark> {
    match action {
        Action::Command(card, _) | Action::Event(card, _) | Action::Exchange(card) => Some(Mark::Card(card)),
        Action::Place(at, _) | Action::Remove(at, _) | Action::Move(at, _) => Some(Mark::Place(at)),
        _ => None,
    }
}

pub(super) fn short(voice: &Voice, view: &View, action: Action) -> String {
    let texts = voice.texts();
    match action {
        Action::Bid(cubes) => cubes.to_string(),
        Action::Place(_, count) => format!("+{count}"),
        Action::Remove(_, count) => format!("−{count}"),
        Action::Move(_, zone) => format!("→ {}", texts.zone(zone)),
        Action::Command(_, zone) => texts.with("short-command-zone", &[("zone", texts.zone(zone).into())]),
        Action::Event(_, zone) => texts.with("short-event-zone", &[("zone", texts.zone(zone).into())]),
        other => text::minutes::choice(voice, view, other),
    }
}

pub(super) fn group(voice: &Voice, view: &View, action: Action) -> Group<State> {
    let texts = voice.texts();
    let mark = mark(action);
    let title = match (mark, action) {
        (Some(Mark::Place(at)), _) => Some(texts.minutes_place(at)),
        (Some(Mark::Card(card)), _) => Some(texts.minutes_card(card)),
        (None, Action::Bid(_)) => Some(texts.get("bid-title")),
        _ => None,
    };
    let on_table = mark.is_some() && view.own.is_some();
    Group { title, mark, detail: None, on_table, items: Vec::new() }
}

// From fewest to most: what is removed stands before what is placed.
pub(super) fn weight(action: Action) -> i8 {
    match action {
        Action::Remove(_, count) => -(count as i8),
        Action::Place(_, count) => count as i8,
        _ => 0,
    }
}
