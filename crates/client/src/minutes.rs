//! 13 Minutes, laid out for a person.

mod groups;
mod mark;
mod now;
mod outlook;
mod picture;
mod position;
mod warnings;

use ::minutes::{Action, Campaign, Card, Colour, Decision, Draw, Fact, Heard, PLAYS, Phase, Slot, State, View};
use days::Track;
use kernel::{Game, Seat, SeatView, Side, Turn};
use table::{Record, Series};
use text::Voice;

use crate::saved::{Played, TakenUp};
use crate::{Group, Outlook, Playable, Warning};

pub use mark::Mark;
pub use now::{held, standing};

/// The card that lies at a place, if this seat knows it.
#[must_use]
pub fn known(view: &View, slot: Slot) -> Option<Slot> {
    if slot != Slot::CUBA {
        return Some(slot);
    }
    let turned_up = view.board.revealed.map(|revealed| revealed.cuba);
    turned_up.or_else(|| view.own.and_then(|own| own.cuba))
}

/// Who dominates a battleground.
#[must_use]
pub fn holder(view: &View, slot: Slot) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| view.board.dominated(side).contains(slot))
}

/// The colour of a card, by the sign that it has in 13 Days too.
#[must_use]
pub const fn track(colour: Colour) -> Track {
    match colour {
        Colour::Military => Track::Military,
        Colour::Political => Track::Political,
        Colour::WorldOpinion => Track::WorldOpinion,
    }
}

impl Playable for State {
    type Mark = Mark;
    type Card = Card;

    const THEN_RULES: &'static str = "then-rules";
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
        matches!(action, Action::Command(..) | Action::Event(..) | Action::Use)
    }

    fn is_plain(action: Action) -> bool {
        matches!(action, Action::Decline | Action::First(_))
    }

    fn names(voice: &Voice, view: &View) -> Vec<(String, Mark)> {
        let cards = view.cards().cards(::minutes::Slots::CARDS);
        cards.map(|card| (voice.texts().minutes_card(card), Mark::Card(card))).collect()
    }

    fn rules_sections(view: &View) -> (&'static str, &'static str) {
        match view.board.pending.phase {
            Phase::Draw(Draw::Hand(_) | Draw::Cuba) => ("the-table", "pieces-and-set-up"),
            Phase::Decide(_, Decision::Bid) | Phase::Draw(Draw::Coin) => ("the-bid", "the-bid"),
            Phase::Decide(_, Decision::Order) => ("who-plays-first", "the-bid"),
            Phase::Decide(_, Decision::Play) | Phase::Draw(Draw::Card(_)) => ("playing-a-card", "turns"),
            Phase::Decide(_, Decision::Answer) => ("cards-of-the-other-side", "an-opponents-card"),
            Phase::Decide(_, Decision::Command) => ("command", "command"),
            Phase::Decide(_, Decision::Line) => ("event", "event"),
            Phase::Over(_) => ("the-end-of-the-game", "end-of-the-game"),
        }
    }

    fn lines(voice: &Voice, told: &[Heard]) -> Vec<(Option<Mark>, String)> {
        text::minutes::log(voice, told).into_iter().map(|line| (Mark::of(line.heard), line.text)).collect()
    }

    fn moved(heard: Heard) -> Option<Mark> {
        Mark::of(heard)
    }

    fn then(voice: &Voice, after: &State, by: Side) -> Option<String> {
        let texts = voice.texts();
        match (after.turn(), after.board().pending.phase) {
            (Turn::Player(side), Phase::Decide(_, Decision::Answer)) => {
                let play = after.board().play?;
                let deck = after.board().rules.deck();
                let event = texts.minutes_event(deck, deck.card(play.slot));
                Some(voice.of("then-answer", side, &[("event", event.into())]))
            }
            (Turn::Player(side), _) if side == by => {
                Some(text::minutes::prompt(voice, &after.view(Seat::Player(side))))
            }
            (Turn::Player(side), _) => Some(voice.of("wait-for", side, &[])),
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
        let texts = voice.texts();
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

    fn picture(voice: &Voice, view: &View) -> String {
        picture::picture(voice, view)
    }

    fn summary(voice: &Voice, view: &View) -> String {
        let texts = voice.texts();
        if view.is_over() {
            let prestige = view.board.prestige;
            return texts.with("score-both", &[("us", prestige.us.into()), ("ussr", prestige.ussr.into())]);
        }
        texts.with("cards-played", &[("count", view.board.plays_made.into()), ("all", (2 * PLAYS).into())])
    }

    fn hand(view: &View) -> Option<Vec<Card>> {
        view.own.map(|own| view.cards().cards(own.hand).collect())
    }

    fn card_mark(card: Card) -> Mark {
        Mark::Card(card)
    }

    fn now(voice: &Voice, view: &View, card: Card, near: Side) -> Vec<String> {
        now::now(voice, view, card, near)
    }

    fn lay_open(view: &mut View, facts: impl Iterator<Item = Fact>) {
        let laid = |fact| match fact {
            Fact::CubaDealt { card } | Fact::CubaExchanged { gave: card, .. } => Some(card),
            _ => None,
        };
        let cuba = facts.filter_map(laid).last().and_then(|card| view.cards().slot(card));
        view.own.iter_mut().for_each(|own| own.cuba = cuba);
    }

    fn played(record: Record<State>, earlier: Option<&[Record<State>]>) -> Played {
        let Some(earlier) = earlier else { return Played::Minutes(record) };
        let mut series = Series::default();
        for game in earlier.iter().cloned().chain([record]) {
            series.add(game).expect("games of a campaign follow each other");
        }
        Played::Campaign(series)
    }

    fn taken_up(played: Played) -> Option<TakenUp<State>> {
        match played {
            Played::Days(_) => None,
            Played::Minutes(record) => Some((record, None)),
            Played::Campaign(series) => {
                let (last, earlier) = series.games().split_last()?;
                Some((last.clone(), Some(earlier.to_vec())))
            }
        }
    }

    fn campaign(games: &[Record<State>]) -> Option<Campaign> {
        let mut series = Series::default();
        for game in games {
            series.add(game.clone()).ok()?;
        }
        Some(series.standing())
    }
}
