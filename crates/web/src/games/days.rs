//! 13 Days as this page shows it.

mod chapters;
mod danger;
mod groups;
mod large;
mod mark;
mod now;
mod pile;
mod position;

use ::days::{Action, Affiliation, Card, Fact, Heard, Phase, State, View};
use kernel::{Game, Indexed, Seat, Side, Turn};
use leptos::prelude::*;
use text::{Language, Texts};

use crate::board;
use crate::cards::Printed;
use crate::screens::ending;
use crate::settings::texts;
use crate::shown::{Shown, Warning};
use crate::stage::Stage;

pub(crate) use mark::Mark;

impl Shown for State {
    type Card = Card;

    const THEN_RULES: &'static str = "then-round-ends";

    fn seat(view: &View) -> Seat {
        view.seat
    }

    fn mover(view: &View) -> Option<Side> {
        view.board.pending.phase.turn().side()
    }

    fn choices(view: &View) -> Vec<Action> {
        view.choices().to_vec()
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

    fn lines(language: Language, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::days::log(language, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn spot(heard: Heard) -> Option<Mark> {
        Mark::of(heard)
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

    fn warnings(language: Language, view: &View) -> Vec<Warning> {
        danger::warnings(language, view)
    }

    fn position(language: Language, view: &View) -> Vec<(String, Vec<String>)> {
        position::position(language, view)
    }

    fn chapters(language: Language, facts: &[(usize, Fact)]) -> Vec<(usize, String)> {
        chapters::chapters(language, facts)
    }

    fn summary(language: Language, view: &View) -> String {
        let texts = Texts::of(language);
        let round = texts.with("round-name", &[("round", view.board.round.into())]);
        format!("{round}, {}", texts.standing(view.board.prestige))
    }

    fn hand(view: &View) -> Option<Vec<Card>> {
        view.own.map(|own| own.hand.iter().collect())
    }

    fn printed(_view: &View, card: Card) -> Printed {
        let row = card.row();
        Printed {
            slug: Signal::derive(move || card.to_string()),
            owner: match row.affiliation {
                Affiliation::Side(side) => Some(side),
                Affiliation::Un => None,
            },
            cubes: row.cubes,
            seed: card.index(),
            moves_markers: row.icon,
            arena: None,
            name: Signal::derive(move || texts().card(card)),
            event: Signal::derive(move || texts().event(card)),
        }
    }

    fn card_mark(card: Card) -> Mark {
        Mark::Card(card)
    }

    fn now(language: Language, view: &View, card: Card, near: Side) -> Vec<String> {
        now::now(language, view, card, near)
    }

    fn large(stage: Stage<State>, mark: Mark) -> Option<AnyView> {
        large::large(stage, mark)
    }

    fn table(stage: Stage<State>) -> AnyView {
        board::table(stage)
    }

    fn ending(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
        ending::days(stage, facts)
    }
}
