//! 13 Days, laid out for a person.

mod chapters;
mod groups;
mod mark;
mod now;
mod outlook;
mod picture;
mod position;
mod warnings;

use ::days::effect::Line;
use ::days::{Action, Card, Decision, Draw, Fact, Heard, Phase, State, View};
use kernel::{Game, Seat, Side, Turn};
use table::Record;
use text::Voice;

use crate::saved::{Played, TakenUp};
use crate::{Group, Outlook, Playable, Warning};

pub use groups::worth;
pub use mark::Mark;

impl Playable for State {
    type Mark = Mark;
    type Card = Card;

    const THEN_RULES: &'static str = "then-round-ends";
    const STOP: Action = Action::Done;

    fn mark(action: Action) -> Option<Mark> {
        groups::mark(action)
    }

    fn short(voice: &Voice, view: &View, action: Action) -> String {
        groups::short(voice, view, action)
    }

    fn group(voice: &Voice, view: &View, action: Action) -> Group<State> {
        groups::group(voice, view, action)
    }

    fn weight(action: Action) -> i8 {
        groups::weight(action)
    }

    fn is_opening(action: Action) -> bool {
        matches!(action, Action::Command(_) | Action::CommandWithLetter(_) | Action::Event(_) | Action::Use)
    }

    fn is_plain(action: Action) -> bool {
        matches!(action, Action::Decline | Action::First(_) | Action::Save(_) | Action::Discard(_))
    }

    fn names(voice: &Voice, _view: &View) -> Vec<(String, Mark)> {
        let cards = Card::all().map(|card| (voice.texts().card(card), Mark::Card(card)));
        let agendas =
            ::days::Agenda::ALL.into_iter().map(|agenda| (voice.texts().agenda(agenda), Mark::Agenda(agenda)));
        cards.chain(agendas).collect()
    }

    fn rules_sections(view: &View) -> (&'static str, &'static str) {
        let moves_marker = matches!(view.board.line(), Some(Line::Shift { .. }));
        match view.board.pending.phase {
            Phase::Draw(Draw::Agendas(_)) | Phase::Decide(_, Decision::Agenda) => ("your-agenda", "2-agendas"),
            Phase::Draw(Draw::Hand(_)) | Phase::Decide(_, Decision::Initiative) => ("who-plays-first", "3-strategy"),
            Phase::Decide(_, Decision::Play) => ("playing-a-card", "playing-a-card"),
            Phase::Decide(_, Decision::Taken) | Phase::Draw(Draw::Take(_) | Draw::Replace(_)) => {
                ("a-card-you-took", "playing-a-card")
            }
            Phase::Decide(_, Decision::Answer) => ("cards-of-the-other-side", "an-opponents-card"),
            Phase::Decide(_, Decision::Command) => ("command", "command"),
            Phase::Decide(_, Decision::Line) if moves_marker => ("moving-a-marker", "event"),
            Phase::Decide(_, Decision::Line) => ("event", "event"),
            Phase::Draw(Draw::Redraw(_)) => ("discarding-and-drawing", "event"),
            Phase::Decide(_, Decision::Television) => ("television", "5-world-opinion-bonus"),
            Phase::Draw(Draw::Alliance(_)) | Phase::Decide(_, Decision::Alliances) => {
                ("alliances", "5-world-opinion-bonus")
            }
            Phase::Over(_) => ("the-end-of-the-game", "end-of-the-game"),
        }
    }

    fn lines(voice: &Voice, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::days::log(voice, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn moved(heard: Heard) -> Option<Mark> {
        Mark::of(heard)
    }

    fn then(voice: &Voice, after: &State, by: Side) -> Option<String> {
        let texts = voice.texts();
        let board = after.board();
        match (after.turn(), board.pending.phase) {
            (Turn::Player(side), Phase::Decide(_, Decision::Answer)) => {
                let event = board.play().map_or(String::new(), |play| texts.event(play.card));
                Some(voice.of("then-answer", side, &[("event", event.into())]))
            }
            (Turn::Player(side), Phase::Decide(_, Decision::Play | Decision::Agenda)) if side != by => {
                Some(voice.of("wait-for", side, &[]))
            }
            (Turn::Player(side), _) => Some(text::days::prompt(voice, &after.view(Seat::Player(side)))),
            (Turn::Chance, Phase::Draw(Draw::Take(side))) => Some(voice.of("then-take", side.other(), &[])),
            (Turn::Chance, _) => Some(texts.get("ask-chance")),
            (Turn::Over(_), _) => None,
        }
    }

    fn outlook(voice: &Voice, before: &View, after: &View) -> Vec<Outlook> {
        outlook::outlook(voice, before, after)
    }

    fn warnings(voice: &Voice, view: &View) -> Vec<Warning> {
        warnings::warnings(voice, view)
    }

    fn position(voice: &Voice, view: &View) -> Vec<(String, Vec<String>)> {
        position::position(voice, view)
    }

    fn chapters(voice: &Voice, facts: &[(usize, Fact)]) -> Vec<(usize, String)> {
        chapters::chapters(voice, facts)
    }

    fn picture(voice: &Voice, view: &View) -> String {
        picture::picture(voice, view)
    }

    fn summary(voice: &Voice, view: &View) -> String {
        let texts = voice.texts();
        let round = texts.with("round-name", &[("round", view.board.round.into())]);
        format!("{round}, {}", texts.standing(view.board.prestige))
    }

    fn hand(view: &View) -> Option<Vec<Card>> {
        view.own.map(|own| own.hand.iter().collect())
    }

    fn card_mark(card: Card) -> Mark {
        Mark::Card(card)
    }

    fn now(voice: &Voice, view: &View, card: Card, near: Side) -> Vec<String> {
        now::now(voice, view, card, near)
    }

    fn pauses(heard: Heard) -> bool {
        matches!(heard, Heard::Whole(Fact::Round { .. }))
    }

    fn played(record: Record<State>, _earlier: Option<&[Record<State>]>) -> Played {
        Played::Days(record)
    }

    fn taken_up(played: Played) -> Option<TakenUp<State>> {
        if let Played::Days(record) = played { Some((record, None)) } else { None }
    }
}
