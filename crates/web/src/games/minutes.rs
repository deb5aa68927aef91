//! 13 Minutes as this page shows it.

mod ending;
mod groups;
mod mark;
mod position;
mod table;

use ::minutes::{Action, Fact, Heard, Phase, State, View};
use kernel::{Game, Outcome, Seat, Side, Turn};
use leptos::prelude::*;
use text::{Language, Texts};

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
        text::minutes::prompt(language, view)
    }

    fn rules_of(view: &View) -> &'static str {
        match (view.board.plays_made, view.board.pending.phase) {
            (_, Phase::Over(_)) => "end-of-the-game",
            (0, _) if view.board.play.is_none() => "the-bid",
            _ => "turns",
        }
    }

    fn choice(language: Language, view: &View, action: Action) -> String {
        text::minutes::choice(language, view, action)
    }

    fn groups(language: Language, view: &View, choices: &[Action]) -> Vec<Group<State>> {
        groups::groups(language, view, choices)
    }

    fn log(language: Language, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::minutes::log(language, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn then(language: Language, after: &State, by: Side) -> Option<String> {
        let texts = Texts::of(language);
        match after.turn() {
            Turn::Player(side) if side == by => Some(text::minutes::prompt(language, &after.view(Seat::Player(side)))),
            Turn::Player(side) => Some(texts.with("wait-for", &[("name", texts.side(side).into())])),
            Turn::Chance => Some(texts.get("ask-chance")),
            Turn::Over(_) => None,
        }
    }

    fn then_rules(language: Language) -> String {
        Texts::of(language).get("then-rules")
    }

    fn warnings(language: Language, view: &View) -> Vec<Warning> {
        let texts = Texts::of(language);
        let warn = |side: Side| {
            let certain = view.board.triggers_war(side) && !matches!(view.board.pending.phase, Phase::Over(_));
            certain.then(|| {
                let text = texts.with("war-spheres", &[("name", texts.side(side).into())]);
                Warning { side, certain, text }
            })
        };
        Side::ALL.into_iter().filter_map(warn).collect()
    }

    fn position(language: Language, view: &View) -> Vec<(String, Vec<String>)> {
        position::position(language, view)
    }

    fn chapters(language: Language, facts: &[(usize, Fact)]) -> Vec<(usize, String)> {
        let texts = Texts::of(language);
        let mut chapters = vec![(0, texts.get("the-beginning"))];
        for &(ply, fact) in facts {
            match fact {
                Fact::Order { .. } => chapters.push((ply, texts.get("the-first-card"))),
                Fact::Outcome { .. } => chapters.push((ply, texts.get("the-end"))),
                _ => {}
            }
        }
        chapters
    }

    fn table(stage: Stage<State>) -> AnyView {
        table::table(stage)
    }

    fn ending(_stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
        ending::ending(facts)
    }
}
