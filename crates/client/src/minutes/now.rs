//! What a card would do at this moment.

use kernel::{BySide, Side};
use minutes::{Action, Affiliation, Battleground, Card, Decision, Fact, Phase, Setup, Slot, Slots, State, View, Zone};
use text::Voice;

use super::holder;
use crate::now::event_now;

/// What `card` is good for now: Command by `near`, and its Event by its side; a UN card is used by `near`. Of a card that
/// lies on the table it is told how it stands.
pub(super) fn now(voice: &Voice, view: &View, card: Card, near: Side) -> Vec<String> {
    let texts = voice.texts();
    let Some(slot) = view.cards().slot(card) else { return Vec::new() };
    if view.board.table.contains(slot) {
        return standing(voice, view, slot, Battleground::Card(card));
    }
    let cubes = view.cards().cubes(slot);
    let mut lines = vec![texts.with("large-command", &[("cubes", cubes.into())])];
    let user = match view.cards().row(slot).affiliation {
        Affiliation::Side(side) => side,
        Affiliation::Un => near,
    };
    let told = |fact: &Fact| !matches!(fact, Fact::Play { .. } | Fact::Event { .. } | Fact::Drawn { .. });
    let goes_on = |after: &State| matches!(after.board().pending.phase, Phase::Decide(_, Decision::Line));
    if let Some(state) = lay_out(view, slot, user) {
        lines.extend(event_now(voice, state, user, Action::Event(card, Zone::Neutral), told, goes_on));
    }
    lines
}

/// How a battleground stands: where it lies, who dominates it.
#[must_use]
pub fn standing(voice: &Voice, view: &View, slot: Slot, at: Battleground) -> Vec<String> {
    let (board, texts) = (&view.board, voice.texts());
    let place = ("place", texts.minutes_place(at).into());
    let zone = texts.with("stands-in", &[place, ("zone", texts.zone(board.zone(slot)).into())]);
    vec![zone, held(voice, view, slot)]
}

/// Who dominates a battleground, in words.
#[must_use]
pub fn held(voice: &Voice, view: &View, slot: Slot) -> String {
    match holder(view, slot) {
        Some(side) => voice.of("stands-with", side, &[]),
        None => voice.get("stands-with-nobody"),
    }
}

/// The table as it is, with the card in the hand of `user`, who is to play.
fn lay_out(view: &View, slot: Slot, user: Side) -> Option<State> {
    let board = &view.board;
    let played = board.table.without(Slot::CUBA.alone());
    let mut hands = BySide::<Slots>::default();
    hands[user].insert(slot);
    let cubes = BySide::from_fn(|side| {
        let mut counts = [0; Slot::COUNT];
        Slots::ALL.iter().for_each(|at| counts[at.index()] = board.cubes(side, at));
        counts
    });
    let first = if played.len().is_multiple_of(2) { user } else { user.other() };
    let setup = Setup {
        rules: board.rules,
        played,
        spheres: board.spheres,
        cubes,
        out: board.out,
        saw_cuba: board.saw_cuba,
        hands,
        first,
        ..Setup::default()
    };
    setup.build().ok()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat};
    use minutes::Deck;
    use text::{Language, Texts};

    use super::*;

    #[test]
    fn every_event_says_something_on_an_empty_table() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Player(Side::Us));
        for language in Language::ALL {
            for card in Deck::built_in().cards(Slots::CARDS) {
                assert!(now(&language.into(), &view, card, Side::Us).len() > 1, "{card}");
            }
        }
    }

    #[test]
    fn nothing_is_told_of_what_lies_hidden() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Spectator);
        let maskirovka: Card = "maskirovka".parse().expect("a card of the built-in deck");
        let texts = Texts::of(Language::English);
        let lines = now(&Language::English.into(), &view, maskirovka, Side::Us).join(" ");
        let others = Deck::built_in().cards(Slots::CARDS).filter(|&card| card != maskirovka);
        others.for_each(|card| assert!(!lines.contains(&texts.minutes_card(card)), "{lines}"));
    }

    #[test]
    fn a_card_on_the_table_tells_where_it_lies() {
        let card = Deck::built_in().cards(Slots::CARDS).next().expect("a deck has cards");
        let played = Deck::built_in().slot(card).expect("it is in the deck").alone();
        let view = Setup { played, ..Setup::default() }.build().expect("a sound position").view(Seat::Spectator);
        assert_eq!(now(&Language::English.into(), &view, card, Side::Us).len(), 2);
    }
}
