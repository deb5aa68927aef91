use kernel::SeatView;
use minutes::effect::Deed;
use minutes::{Action, Card, Decision, Phase, View};

use crate::{Arg, Language, Voice};

/// What an action that is offered does, in a few words to the side that chooses.
#[must_use]
pub fn choice(voice: impl Into<Voice>, view: &View, action: Action) -> String {
    let side = view.turn().side().expect("only a side has choices");
    let voice = voice.into().addressing(side);
    let texts = voice.texts();
    let card = |card: Card| -> Arg<'_> { ("card", texts.minutes_card(card).into()) };
    let into = |zone| -> Arg<'_> { ("into", voice.into_zone(zone).into()) };
    let cubes =
        |key: &str, count: u8, place: String| texts.with(key, &[("count", count.into()), ("place", place.into())]);
    match action {
        Action::Bid(count) => texts.with("minutes-choose-bid", &[("count", count.into())]),
        Action::First(first) if first == side => texts.get("choose-first-own"),
        Action::First(first) => voice.between("choose-first-other", side, first, &[]),
        Action::Command(played, zone) => {
            let cubes = view.cards().slot(played).map_or(0, |slot| view.cards().cubes(slot));
            texts.with("minutes-choose-command", &[card(played), into(zone), ("cubes", cubes.into())])
        }
        Action::Event(played, zone) => texts.with("minutes-choose-event", &[card(played), into(zone)]),
        Action::Use => texts.get("choose-use"),
        Action::Decline => texts.get("choose-decline"),
        Action::Place(at, count) => cubes("choose-place", count, texts.on_minutes_place(at)),
        Action::Remove(at, count) => cubes("choose-remove", count, texts.from_minutes_place(at)),
        Action::Move(at, zone) => {
            texts.with("minutes-choose-move", &[("place", texts.minutes_place(at).into()), into(zone)])
        }
        Action::Exchange(given) => texts.with("minutes-choose-exchange", &[card(given)]),
        Action::Way(way) => voice.minutes_way(view, way),
        Action::Done => voice.minutes_done(view),
    }
}

/// What is thrown away by an action that is offered, if anything is: a Command in which no cube is moved.
#[must_use]
pub fn waste(voice: impl Into<Voice>, view: &View, action: Action) -> Option<String> {
    let is_wasted = action == Action::Done && matches!(view.board.pending.phase, Phase::Decide(_, Decision::Command));
    let cubes = view.board.play.filter(|_| is_wasted).map(|play| view.cards().cubes(play.slot))?;
    Some(voice.into().with("waste-command", &[("count", cubes.into())]))
}

impl Voice {
    /// A way of an Event, in the words of its line. Those are English: no built-in card has ways.
    fn minutes_way(&self, view: &View, way: u8) -> String {
        let number: Arg<'_> = ("way", way.into());
        let index = usize::from(view.board.pending.cursor.line) + usize::from(way) - 1;
        match view.board.event().get(index) {
            Some(line) if self.language() == Language::English => {
                let alone = minutes::effect::Line { or: false, ..*line };
                self.with("minutes-choose-way", &[number, ("what", decks::sentences(&[alone]).into())])
            }
            _ => self.with("minutes-choose-way-plain", &[number]),
        }
    }

    /// Doing no more, said by what was done so far.
    fn minutes_done(&self, view: &View) -> String {
        let cursor = &view.board.pending.cursor;
        let stopped =
            |key: &str, done: u8| self.with(key, &[("done", done.into()), ("all", (done + cursor.left).into())]);
        let deed = match view.board.pending.phase {
            Phase::Decide(_, Decision::Line) => view.board.line().map(|line| line.deed),
            _ => None,
        };
        match deed {
            Some(Deed::Place { .. }) if cursor.moved > 0 => stopped("choose-stop-placed", cursor.moved),
            Some(Deed::Place { .. }) => self.get("choose-place-nothing"),
            Some(Deed::Remove { .. }) if cursor.moved > 0 => stopped("choose-stop-removed", cursor.moved),
            Some(Deed::Remove { .. }) => self.get("choose-remove-nothing"),
            Some(Deed::Move { .. }) if !cursor.done.is_empty() => stopped("choose-stop-moved", cursor.done.len()),
            Some(Deed::Move { .. }) => self.get("choose-move-nothing"),
            Some(Deed::Exchange) => self.get("choose-leave-cuba"),
            _ => self.get("choose-command-nothing"),
        }
    }
}
