//! 13 Minutes as this page shows it.

mod ending;
mod groups;
mod large;
mod mark;
mod now;
mod picture;
mod plate;
mod position;
mod table;

use ::minutes::{Action, Affiliation, Campaign, Card, Colour, Fact, Heard, PLAYS, Phase, Slots, State, View, WAR};
use ::table::{Record, Series};
use days::Track;
use kernel::{Game, Seat, Side, Turn};
use leptos::prelude::*;
use text::{Language, Texts};

use crate::cards::Printed;
use crate::settings::texts;
use crate::shown::{Shown, Warning};
use crate::stage::Stage;

pub(crate) use mark::Mark;
pub(crate) use picture::picture;

impl Shown for State {
    type Card = Card;

    const THEN_RULES: &'static str = "then-rules";

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
            Phase::DealHand(_) | Phase::DealCuba => "pieces-and-set-up",
            Phase::Bid(_) | Phase::Coin | Phase::Order(_) => "the-bid",
            Phase::Play(_) | Phase::Draw(_) => "turns",
            Phase::Answer(_) => "an-opponents-card",
            Phase::Command(_) => "command",
            Phase::Line(_) => "event",
            Phase::Over(_) => "end-of-the-game",
        }
    }

    fn lines(language: Language, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::minutes::log(language, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn spot(heard: Heard) -> Option<Mark> {
        Mark::of(heard)
    }

    fn then(language: Language, after: &State, by: Side) -> Option<String> {
        let texts = Texts::of(language);
        match (after.turn(), after.board().pending.phase) {
            (Turn::Player(side), Phase::Answer(_)) => {
                let play = after.board().play?;
                let deck = after.board().rules.deck();
                let event = texts.minutes_event(deck, deck.card(play.slot));
                Some(texts.with("then-answer", &[("name", texts.side(side).into()), ("event", event.into())]))
            }
            (Turn::Player(side), _) if side == by => {
                Some(text::minutes::prompt(language, &after.view(Seat::Player(side))))
            }
            (Turn::Player(side), _) => Some(texts.with("wait-for", &[("name", texts.side(side).into())])),
            (Turn::Chance, _) => Some(texts.get("ask-chance")),
            (Turn::Over(_), _) => None,
        }
    }

    fn warnings(language: Language, view: &View) -> Vec<Warning> {
        if view.is_over() {
            return Vec::new();
        }
        let texts = Texts::of(language);
        let warn = |side: Side| {
            let sphere = view.board.spheres[side];
            let cards: Slots = sphere.iter().filter_map(|spot| plate::known(view, spot)).collect();
            let count = |colour| cards.intersection(view.cards().of_colour(colour)).len();
            let most = Colour::ALL.into_iter().map(count).max().unwrap_or(0);
            // A Cuba that this seat did not see may be of any colour.
            let hidden = sphere.len() - cards.len();
            let certain = most >= WAR;
            (most + hidden >= WAR).then(|| {
                let key = if certain { "war-spheres" } else { "war-spheres-possible" };
                Warning { side, certain, text: texts.with(key, &[("name", texts.side(side).into())]) }
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

    fn summary(language: Language, view: &View) -> String {
        let texts = Texts::of(language);
        if view.is_over() {
            let prestige = view.board.prestige;
            return texts.with("score-both", &[("us", prestige.us.into()), ("ussr", prestige.ussr.into())]);
        }
        texts.with("cards-played", &[("count", view.board.plays_made.into()), ("all", (2 * PLAYS).into())])
    }

    fn hand(view: &View) -> Option<Vec<Card>> {
        view.own.map(|own| view.cards().cards(own.hand).collect())
    }

    fn printed(view: &View, card: Card) -> Printed {
        let deck = view.cards();
        let slot = deck.slot(card);
        let row = slot.map(|slot| deck.row(slot));
        Printed {
            slug: Signal::derive(move || card.to_string()),
            owner: row.and_then(|row| match row.affiliation {
                Affiliation::Side(side) => Some(side),
                Affiliation::Un => None,
            }),
            cubes: slot.map_or(0, |slot| deck.cubes(slot)),
            seed: slot.map_or(0, |slot| slot.index()),
            moves_markers: false,
            arena: row.map(|row| track(row.colour)),
            name: Signal::derive(move || texts().minutes_card(card)),
            event: Signal::derive(move || texts().minutes_event(deck, card)),
        }
    }

    fn card_mark(card: Card) -> Mark {
        Mark::Card(card)
    }

    fn now(language: Language, view: &View, card: Card, near: Side) -> Vec<String> {
        now::now(language, view, card, near)
    }

    fn large(stage: Stage<State>, mark: Mark) -> Option<AnyView> {
        Some(large::large(stage, mark))
    }

    fn table(stage: Stage<State>) -> AnyView {
        table::table(stage)
    }

    fn lay_open(view: &mut View, facts: impl Iterator<Item = Fact>) {
        let laid = |fact| match fact {
            Fact::CubaDealt { card } | Fact::CubaExchanged { gave: card, .. } => Some(card),
            _ => None,
        };
        let cuba = facts.filter_map(laid).last().and_then(|card| view.cards().slot(card));
        view.own.iter_mut().for_each(|own| own.cuba = cuba);
    }

    fn ending(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
        ending::ending(stage, facts)
    }

    fn campaign(games: &[String]) -> Option<Campaign> {
        let mut series = Series::default();
        for game in games {
            series.add(Record::read(game).ok()?).ok()?;
        }
        Some(series.standing())
    }
}

/// The colour of a card, by the sign that it has in 13 Days too.
const fn track(colour: Colour) -> Track {
    match colour {
        Colour::Military => Track::Military,
        Colour::Political => Track::Political,
        Colour::WorldOpinion => Track::WorldOpinion,
    }
}

#[cfg(test)]
mod tests {
    use ::minutes::{Deck, Setup, Slot};

    use super::*;

    /// Who is warned, and whether for sure, if this lies in the sphere of the US.
    fn warned(sphere: Slots, seat: Seat) -> Option<bool> {
        let played = sphere.without(Slot::CUBA.alone());
        let mut setup = Setup { played, ..Setup::default() };
        setup.spheres.us = sphere;
        let view = setup.build().expect("a sound position").view(seat);
        match &State::warnings(Language::English, &view)[..] {
            [] => None,
            [Warning { side: Side::Us, certain, .. }] => Some(*certain),
            more => panic!("{more:?}"),
        }
    }

    #[test]
    fn war_is_warned_of_by_what_the_seat_can_know() {
        let military: Vec<Slot> = Deck::built_in().of_colour(Colour::Military).iter().collect();
        let some = |count: usize| military[..count].iter().copied().collect::<Slots>();
        let cuba = Slot::CUBA.alone();
        for seat in Seat::ALL {
            assert_eq!(warned(some(2), seat), None);
            assert_eq!(warned(some(3), seat), Some(true));
            assert_eq!(warned(some(1).union(cuba), seat), None);
            assert_eq!(warned(some(2).union(cuba), seat), Some(false));
        }
    }
}
