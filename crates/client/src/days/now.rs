//! What the Event of a card would do at this moment.

use days::{Action, Affiliation, Card, CardSet, Decision, Fact, Phase, Setup, State, View};
use kernel::{BySide, Side};
use text::Voice;

use crate::now::event_now;

/// What `card` is good for now: Command by `near`, and its Event by its side; a UN card is used by `near`.
pub(super) fn now(voice: &Voice, view: &View, card: Card, near: Side) -> Vec<String> {
    let texts = voice.texts();
    let user = match card.row().affiliation {
        Affiliation::Side(side) => side,
        Affiliation::Un => near,
    };
    let board = &view.board;
    let mut hands = BySide::<CardSet>::default();
    hands[user].insert(card);
    let setup = Setup {
        rules: board.rules,
        cubes: board.cubes,
        defcon: board.defcon,
        prestige: board.prestige,
        round: board.round,
        letter: board.letter,
        modifiers: board.modifiers,
        first: user,
        hands,
        ..Setup::default()
    };
    let cubes = board.modifiers[near].command(card.row().cubes);
    let mut lines = vec![texts.with("large-command", &[("cubes", cubes.into())])];
    let Ok(state) = setup.build() else { return lines };
    let play = Action::Event(card);
    let told = |fact: &Fact| !matches!(fact, Fact::Play { .. } | Fact::Event { .. } | Fact::Discard { .. });
    let asks = |after: &State| !matches!(after.board().pending.phase, Phase::Decide(_, Decision::Play));
    lines.extend(event_now(voice, state, user, play, told, asks));
    lines
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat};
    use text::{Language, Texts};

    use super::*;

    #[test]
    fn every_event_says_something_at_the_start() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Player(Side::Us));
        for language in Language::ALL {
            for card in Card::all() {
                assert!(now(&language.into(), &view, card, Side::Us).len() > 1, "{card}");
            }
        }
    }

    #[test]
    fn a_condition_that_does_not_hold_is_told() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Player(Side::Us));
        // The US marker is not above that of the USSR.
        let lines = now(&Language::English.into(), &view, Card::EyeballToEyeball, Side::Us);
        assert_eq!(lines[1..], [Texts::of(Language::English).get("now-nothing")]);
    }
}
