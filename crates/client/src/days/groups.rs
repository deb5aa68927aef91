//! How choices are laid out for a person.

use days::{Action, Agenda, Card, Play, State, Use, View};
use kernel::SeatView;
use text::Voice;

use super::Mark;
use crate::Group;

pub(super) fn mark(action: Action) -> Option<Mark> {
    match action {
        Action::Place(pieces) | Action::Remove(pieces) => Some(Mark::Place(pieces.at())),
        Action::Shift(steps) => Some(Mark::Track(steps.track())),
        Action::Command(card)
        | Action::CommandWithLetter(card)
        | Action::Event(card)
        | Action::Discard(card)
        | Action::Save(card) => Some(Mark::Card(card)),
        Action::Agenda(agenda) => Some(Mark::Agenda(agenda)),
        _ => None,
    }
}

pub(super) fn short(voice: &Voice, view: &View, action: Action) -> String {
    let texts = voice.texts();
    let side = view.turn().side().expect("only a side has choices");
    let command = |card: Card, how: Use, key: &str| {
        let cubes = view.board.command_cubes(Play { card, by: side, how });
        texts.with(key, &[("cubes", cubes.into())])
    };
    match action {
        Action::Place(pieces) => format!("+{}", pieces.count()),
        Action::Remove(pieces) => format!("−{}", pieces.count()),
        Action::Shift(steps) if steps.by() > 0 => format!("▲ {}", steps.by()),
        Action::Shift(steps) => format!("▼ {}", -steps.by()),
        Action::Command(card) => command(card, Use::Command, "short-command"),
        Action::CommandWithLetter(card) => command(card, Use::CommandWithLetter, "short-command-letter"),
        Action::Event(_) => texts.get("short-event"),
        Action::Discard(_) => texts.get("short-discard"),
        Action::Save(_) => texts.get("short-save"),
        Action::Agenda(_) => texts.get("short-choose"),
        other => text::days::choice(voice, view, other),
    }
}

pub(super) fn group(voice: &Voice, view: &View, action: Action) -> Group<State> {
    let mark = mark(action);
    Group {
        title: title(voice, mark),
        mark,
        detail: detail(voice, view, mark),
        on_table: in_hand(view, mark) || matches!(mark, Some(Mark::Place(_) | Mark::Agenda(_))),
        items: Vec::new(),
    }
}

// From fewest to most: what is removed stands before what is placed.
pub(super) fn weight(action: Action) -> i8 {
    match action {
        Action::Remove(pieces) => -(pieces.count() as i8),
        Action::Place(pieces) => pieces.count() as i8,
        Action::Shift(steps) => steps.by(),
        _ => 0,
    }
}

fn title(voice: &Voice, mark: Option<Mark>) -> Option<String> {
    let texts = voice.texts();
    match mark? {
        Mark::Place(at) => Some(texts.place(at)),
        Mark::Track(track) => Some(texts.track(track)),
        Mark::Card(card) => Some(texts.card(card)),
        Mark::Agenda(agenda) => Some(texts.agenda(agenda)),
        _ => None,
    }
}

/// What stands under the title: what an agenda says and would pay, what an Event does.
fn detail(voice: &Voice, view: &View, mark: Option<Mark>) -> Option<String> {
    let texts = voice.texts();
    match mark? {
        Mark::Agenda(agenda) => Some(format!("{} {}", texts.agenda_text(agenda), worth(voice, view, agenda))),
        Mark::Card(card) => Some(texts.event(card)),
        _ => None,
    }
}

/// What an agenda would score now.
#[must_use]
pub fn worth(voice: &Voice, view: &View, agenda: Agenda) -> String {
    match view.board.award(agenda) {
        Some((side, amount)) => voice.of("worth-now", side, &[("amount", amount.into())]),
        None => voice.get("worth-nothing"),
    }
}

/// Whether a card is in the hand, which offers its own choices.
fn in_hand(view: &View, mark: Option<Mark>) -> bool {
    matches!(mark, Some(Mark::Card(card)) if view.own.is_some_and(|own| own.hand.contains(card)))
}
