//! How choices of 13 Minutes are laid out for a person.

use minutes::{Action, View};
use text::{Language, Texts};

use super::Mark;
use crate::shown::Group;

type Minutes = minutes::State;

/// The choices, grouped by the card or the battleground they are about.
pub(super) fn groups(language: Language, view: &View, choices: &[Action]) -> Vec<Group<Minutes>> {
    let texts = Texts::of(language);
    let mut groups: Vec<Group<Minutes>> = Vec::new();
    for &action in choices {
        let (mark, text) = (mark(action), short(language, view, action));
        let is_bid = matches!(action, Action::Bid(_));
        let same = |group: &&mut Group<Minutes>| is_bid || mark.is_some() && group.mark == mark;
        if let Some(group) = groups.iter_mut().find(same) {
            group.items.push((action, text));
            continue;
        }
        let title = match mark {
            Some(Mark::Place(at)) => Some(texts.minutes_place(at)),
            Some(Mark::Card(card)) => Some(texts.minutes_card(card)),
            None if is_bid => Some(texts.get("bid-title")),
            None => None,
        };
        groups.push(Group { title, mark, detail: None, on_table: false, items: vec![(action, text)] });
    }
    groups
}

pub(super) fn mark(action: Action) -> Option<Mark> {
    match action {
        Action::Command(card, _) | Action::Event(card, _) => Some(Mark::Card(card)),
        Action::Place(at, _) | Action::Remove(at, _) | Action::Move(at, _) => Some(Mark::Place(at)),
        _ => None,
    }
}

fn short(language: Language, view: &View, action: Action) -> String {
    let texts = Texts::of(language);
    match action {
        Action::Bid(cubes) => cubes.to_string(),
        Action::Place(_, count) => format!("+{count}"),
        Action::Remove(_, count) => format!("−{count}"),
        Action::Move(_, zone) => format!("→ {}", texts.zone(zone)),
        Action::Command(_, zone) => texts.with("short-command-zone", &[("zone", texts.zone(zone).into())]),
        Action::Event(_, zone) => texts.with("short-event-zone", &[("zone", texts.zone(zone).into())]),
        other => text::minutes::choice(language, view, other),
    }
}
