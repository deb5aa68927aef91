//! 13 Minutes as this page shows it.

mod ending;
mod large;
mod picture;
mod plate;
mod sphere;
mod strip;

use ::minutes::{Affiliation, Card, Fact, Heard, State, Use, View, Zone};
use client::{MinutesMark as Mark, track};
use kernel::Side;
use leptos::prelude::*;

use crate::icons::art;
use crate::play::last_played;
use crate::printed::Printed;
use crate::screen::Screen;
use crate::settings::{texts, tr};
use crate::shown::{Ending, InPlay, Interlude, Shown};
use crate::sound::Sound;

pub(crate) use picture::picture;

impl Shown for State {
    fn printed(view: &View, card: Card) -> Printed {
        let deck = view.cards();
        let slot = deck.slot(card);
        let row = slot.map(|slot| deck.row(slot));
        Printed {
            slug: Signal::stored(card.to_string()),
            sheet: "both",
            owner: row.and_then(|row| match row.affiliation {
                Affiliation::Side(side) => Some(side),
                Affiliation::Un => None,
            }),
            cubes: slot.map_or(0, |slot| deck.cubes(slot)),
            moves_markers: false,
            arena: row.map(|row| track(row.colour)),
            name: Signal::derive(move || texts().minutes_card(card)),
            event: Signal::derive(move || texts().minutes_event(deck, card)),
        }
    }

    fn large(screen: Screen<State>, mark: Mark) -> Option<AnyView> {
        Some(large::large(screen, mark))
    }

    fn bar(screen: Screen<State>) -> AnyView {
        let played = move || {
            let voice = screen.voice.get();
            <State as client::Playable>::summary(&voice, &screen.view.get())
        };
        view! {
            <span class="game-name">{tr("title-minutes")}</span>
            <span class="pl own-events">{tr("minutes-own-events-short")}</span>
            <span class="plays">{played}</span>
        }
        .into_any()
    }

    fn board(screen: Screen<State>) -> AnyView {
        let far = Signal::derive(move || screen.near().other());
        let near = Signal::derive(move || screen.near());
        view! {
            <strip::Strip screen side=far />
            <section class="zones-board" aria-label=tr("board-map")>
                <svg class="wide map-art" viewBox="0 0 1000 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("zones-wide.svg", "zones-wide") /></svg>
                <svg class="tall map-art" viewBox="0 0 600 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("zones-portrait.svg", "zones-portrait") /></svg>
                {Zone::ALL.map(|zone| sphere::zone(screen, zone)).into_iter().collect_view()}
            </section>
            <strip::Strip screen side=near />
        }
        .into_any()
    }

    fn in_play(view: &View, told: &[(usize, Heard)]) -> Option<InPlay<State>> {
        let deck = view.cards();
        let named = |card: Card, by: Side, how: Use| {
            let how = if how == Use::Event { "card-use-event" } else { "card-use-command" };
            InPlay { card, by, how }
        };
        let last = |heard| match heard {
            Heard::Whole(Fact::Play { side, card, how, .. }) => Some(named(card, side, how)),
            _ => None,
        };
        let now = view.board.play.map(|play| named(deck.card(play.slot), play.by, play.how));
        now.or_else(|| last_played::<State, _>(told, last))
    }

    fn place(name: &str) -> Option<Mark> {
        name.parse().ok().map(Mark::Place)
    }

    fn sound(mark: Mark) -> Sound {
        if matches!(mark, Mark::Card(_)) { Sound::Card } else { Sound::Cube }
    }

    fn interlude(_screen: Screen<State>, _told: &[(usize, Heard)]) -> Interlude {
        unreachable!("a game of 13 Minutes has no parts between which it stops")
    }

    fn ending(screen: Screen<State>, facts: Vec<(usize, Fact)>) -> Ending {
        ending::ending(screen, facts)
    }
}
