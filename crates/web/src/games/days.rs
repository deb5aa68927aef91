//! 13 Days as this page shows it.

mod chapters;
mod danger;
pub(crate) mod groups;
mod mark;
mod position;

use ::days::{Action, Fact, Heard, Phase, State, View};
use kernel::{Game, Outcome, Seat, Side, Turn};
use leptos::prelude::*;
use text::{Language, Texts};

use crate::board;
use crate::screens::ending;
use crate::shown::{Group, Shown, Warning};
use crate::stage::Stage;

pub(crate) use mark::Mark;

impl Shown for State {
    type Mark = Mark;

    fn seat(view: &View) -> Seat {
        view.seat
    }

    fn choices(view: &View) -> Vec<Action> {
        view.choices().to_vec()
    }

    fn mover(view: &View) -> Option<Side> {
        view.board.pending.phase.turn().side()
    }

    fn outcome(view: &View) -> Option<Outcome> {
        match view.board.pending.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn prompt(language: Language, view: &View) -> String {
        text::days::prompt(language, view)
    }

    fn rules_of(view: &View) -> &'static str {
        match view.board.pending.phase {
            Phase::DealAgendas(_) | Phase::ChooseAgenda(_) => "2-agendas",
            Phase::DealHand(_) | Phase::Initiative(_) => "3-strategy",
            Phase::Play(_) | Phase::Taken(_) => "playing-a-card",
            Phase::Answer(_) => "an-opponents-card",
            Phase::Command(_) => "command",
            Phase::Line(_) | Phase::Take(_) | Phase::Replace(_) | Phase::Redraw(_) => "event",
            Phase::Television(_) | Phase::DrawAlliance(_) | Phase::Alliances(_) => "5-world-opinion-bonus",
            Phase::Over(_) => "end-of-the-game",
        }
    }

    fn choice(language: Language, view: &View, action: Action) -> String {
        text::days::choice(language, view, action)
    }

    fn groups(language: Language, view: &View, choices: &[Action]) -> Vec<Group<State>> {
        groups::groups(language, view, choices)
    }

    fn log(language: Language, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::days::log(language, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn then(language: Language, after: &State, by: Side) -> Option<String> {
        let texts = Texts::of(language);
        let board = after.board();
        match (after.turn(), board.pending.phase) {
            (Turn::Player(side), Phase::Answer(_)) => {
                let event = board.play().map_or(String::new(), |play| texts.event(play.card));
                Some(texts.with("then-answer", &[("name", texts.side(side).into()), ("event", event.into())]))
            }
            (Turn::Player(side), Phase::Play(_) | Phase::ChooseAgenda(_)) if side != by => {
                Some(texts.with("wait-for", &[("name", texts.side(side).into())]))
            }
            (Turn::Player(side), _) => Some(text::days::prompt(language, &after.view(Seat::Player(side)))),
            (Turn::Chance, Phase::Take(side)) => {
                Some(texts.with("then-take", &[("name", texts.side(side.other()).into())]))
            }
            (Turn::Chance, _) => Some(texts.get("ask-chance")),
            (Turn::Over(_), _) => None,
        }
    }

    fn then_rules(language: Language) -> String {
        Texts::of(language).get("then-round-ends")
    }

    fn warnings(language: Language, view: &View) -> Vec<Warning> {
        danger::warnings(language, view)
    }

    fn position(language: Language, view: &View) -> Vec<(String, Vec<String>)> {
        position::position(language, view)
    }

    fn chapters(language: Language, facts: &[(usize, Fact)]) -> Vec<(usize, String)> {
        chapters::chapters(language, facts)
    }

    fn table(stage: Stage<State>) -> AnyView {
        board::table(stage)
    }

    fn ending(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
        ending::days(stage, facts)
    }
}
