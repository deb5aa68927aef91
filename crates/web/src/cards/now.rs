//! What the Event of a card would do at this moment.

use days::{Action, Affiliation, Card, CardSet, Fact, Phase, Setup, View};
use kernel::{BySide, Entry, Game, Seat, Side};
use text::{Language, Texts};

use crate::shown::{Shown, told};

/// What the Event of `card` would do if its side used it now; a UN card is used by `near`.
pub(crate) fn now(language: Language, view: &View, card: Card, near: Side) -> Vec<String> {
    let texts = Texts::of(language);
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
    let Ok(state) = setup.build() else { return Vec::new() };
    let Ok((after, steps)) = table::step(state, Entry::Action(user, Action::Event(card))) else { return Vec::new() };
    let effects: Vec<Fact> = steps
        .iter()
        .flat_map(|step| &step.facts)
        .copied()
        .filter(|fact| !matches!(fact, Fact::Play { .. } | Fact::Event { .. } | Fact::Discard { .. }))
        .collect();
    let told = told::<days::State>(&effects, Seat::Player(user));
    let mut lines: Vec<String> = days::State::log(language, &told).into_iter().map(|(_, line)| line).collect();
    // The Event goes on if it asks somebody or draws a card.
    let asks = !matches!(after.board().pending.phase, Phase::Play(_));
    lines.extend(days::State::then(language, &after, user).filter(|_| asks));
    if asks {
        let mut choices = kernel::List::<Action>::new();
        after.actions(&mut choices);
        let asked = after.turn().side().unwrap_or(user);
        let names: Vec<String> = choices
            .iter()
            .map(|&action| text::days::choice(language, &after.view(Seat::Player(asked)), action))
            .collect();
        if !names.is_empty() && names.len() <= 12 {
            lines.push(texts.with("now-choices", &[("choices", names.join("; ").into())]));
        }
    }
    if lines.is_empty() {
        lines.push(texts.get("now-nothing"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_says_something_at_the_start() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Player(Side::Us));
        for language in Language::ALL {
            for card in Card::all() {
                assert!(!now(language, &view, card, Side::Us).is_empty(), "{card}");
            }
        }
    }

    #[test]
    fn a_condition_that_does_not_hold_is_told() {
        let view = Setup::default().build().expect("a sound position").view(Seat::Player(Side::Us));
        // The US marker is not above that of the USSR.
        let lines = now(Language::English, &view, Card::EyeballToEyeball, Side::Us);
        assert_eq!(lines, [Texts::of(Language::English).get("now-nothing")]);
    }
}
