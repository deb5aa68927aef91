use kernel::SeatView;
use minutes::{Action, Card, View};

use crate::{Arg, Language, Texts};

/// What an action that is offered does, in a few words.
#[must_use]
pub fn choice(language: Language, view: &View, action: Action) -> String {
    let texts = Texts::of(language);
    let card = |card: Card| -> Arg<'_> { ("card", texts.minutes_card(card).into()) };
    let into = |zone| -> Arg<'_> { ("into", texts.into_zone(zone).into()) };
    let place = |at| -> Arg<'_> { ("place", texts.minutes_place(at).into()) };
    let side = view.turn().side().expect("only a side has choices");
    match action {
        Action::Bid(count) => texts.with("minutes-choose-bid", &[("count", count.into())]),
        Action::First(first) if first == side => texts.get("choose-first-own"),
        Action::First(first) => texts.with("choose-first-other", &[("name", texts.side(first).into())]),
        Action::Command(played, zone) => {
            let cubes = view.cards().slot(played).map_or(0, |slot| view.cards().cubes(slot));
            texts.with("minutes-choose-command", &[card(played), into(zone), ("cubes", cubes.into())])
        }
        Action::Event(played, zone) => texts.with("minutes-choose-event", &[card(played), into(zone)]),
        Action::Use => texts.get("choose-use"),
        Action::Decline => texts.get("choose-decline"),
        Action::Place(at, count) => texts.with("choose-place", &[("count", count.into()), place(at)]),
        Action::Remove(at, count) => texts.with("choose-remove", &[("count", count.into()), place(at)]),
        Action::Move(at, zone) => texts.with("minutes-choose-move", &[place(at), into(zone)]),
        Action::Exchange(given) => texts.with("minutes-choose-exchange", &[card(given)]),
        Action::Way(way) => texts.minutes_way(language, view, way),
        Action::Done => texts.get("choose-done"),
    }
}

impl Texts {
    /// A way of an event, in the words of its line. Those are English: no built-in card has ways.
    fn minutes_way(&self, language: Language, view: &View, way: u8) -> String {
        let number: Arg<'_> = ("way", way.into());
        let index = usize::from(view.board.pending.cursor.line) + usize::from(way) - 1;
        match view.board.event().get(index) {
            Some(line) if language == Language::English => {
                let alone = minutes::effect::Line { or: false, ..*line };
                self.with("minutes-choose-way", &[number, ("what", decks::sentences(&[alone]).into())])
            }
            _ => self.with("minutes-choose-way-plain", &[number]),
        }
    }
}
