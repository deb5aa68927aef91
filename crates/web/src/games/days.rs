//! 13 Days as this page shows it.

mod bar;
mod chart;
mod ending;
mod interlude;
mod large;
mod map;
mod offer;
mod picture;
mod pile;
mod strip;
mod tracks;

use ::days::{Action, Affiliation, Battleground, Card, Fact, Heard, Play, State, Use, View};
use client::{DaysMark as Mark, Playable};
use leptos::prelude::*;
use minutes::{Deck, Slots};

use crate::play::last_played;
use crate::printed::Printed;
use crate::screen::Screen;
use crate::settings::texts;
use crate::shown::{Ending, InPlay, Interlude, Shown};
use crate::sound::Sound;

pub(crate) use picture::picture;

impl Shown for State {
    fn printed(_view: &View, card: Card) -> Printed {
        let row = card.row();
        Printed {
            slug: Signal::stored(card.slug().to_owned()),
            // The cards that 13 Minutes has too are drawn on a sheet that both games use.
            sheet: if Deck::built_in().cards(Slots::CARDS).any(|shared| shared.slug() == *card.slug()) {
                "both"
            } else {
                "days"
            },
            owner: match row.affiliation {
                Affiliation::Side(side) => Some(side),
                Affiliation::Un => None,
            },
            cubes: row.cubes,
            moves_markers: row.icon,
            arena: None,
            name: Signal::derive(move || texts().card(card)),
            event: Signal::derive(move || texts().event(card)),
        }
    }

    fn large(screen: Screen<State>, mark: Mark) -> Option<AnyView> {
        large::large(screen, mark)
    }

    fn bar(screen: Screen<State>) -> AnyView {
        bar::bar(screen)
    }

    fn board(screen: Screen<State>) -> AnyView {
        let far = Signal::derive(move || screen.near().other());
        let near = Signal::derive(move || screen.near());
        view! {
            <strip::Strip screen side=far />
            <map::Map screen />
            <tracks::Tracks screen />
            <strip::Strip screen side=near />
        }
        .into_any()
    }

    fn offer(screen: Screen<State>) -> AnyView {
        offer::offer(screen)
    }

    fn is_in_hand(view: &View, action: Action) -> bool {
        let is_held = |card: Card| view.own.is_some_and(|own| own.hand.contains(card));
        match State::mark(action) {
            Some(Mark::Card(card)) => is_held(card),
            Some(Mark::Agenda(_)) => true,
            _ => false,
        }
    }

    fn in_play(view: &View, told: &[(usize, Heard)]) -> Option<InPlay<State>> {
        let named = |play: Play| InPlay {
            card: play.card,
            by: play.by,
            how: match play.how {
                Use::Event => "card-use-event",
                Use::Command | Use::CommandWithLetter => "card-use-command",
            },
        };
        let last = |heard| match heard {
            Heard::Whole(Fact::Play { side, card, how, .. }) => Some(named(Play { card, by: side, how })),
            _ => None,
        };
        view.board.play().map(named).or_else(|| last_played::<State, _>(told, last))
    }

    fn place(name: &str) -> Option<Mark> {
        Battleground::ALL.into_iter().find(|at| at.slug() == name).map(Mark::Place)
    }

    fn sound(mark: Mark) -> Sound {
        if matches!(mark, Mark::Card(_)) { Sound::Card } else { Sound::Cube }
    }

    fn interlude(screen: Screen<State>, told: &[(usize, Heard)]) -> Interlude {
        interlude::interlude(screen, told)
    }

    fn ending(screen: Screen<State>, facts: Vec<(usize, Fact)>) -> Ending {
        ending::ending(screen, facts)
    }
}
