use client::DaysMark;
use days::{Agenda, Card};
use kernel::{Seat, Side};
use leptos::prelude::*;
use minutes::{Deck, Slots};

use crate::cards::{Large, spread};
use crate::screen::Screen;
use crate::settings::{texts, tr};
use crate::shown::Shown;
use crate::view::words;

/// Every card of both games, with the history behind it.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    view! {
        <div class="page gallery">
            <h1 tabindex="-1">{tr("nav-cards")}</h1>
            <p>{tr("gallery-lead")}</p>
            <Gallery game="days" />
            <Gallery game="minutes" />
        </div>
    }
}

/// The cards of one game.
#[component]
pub(crate) fn Gallery(game: &'static str) -> impl IntoView {
    if game == "minutes" {
        let screen = still::<minutes::State>();
        return view! {
            <h2>{tr("title-minutes")}</h2>
            {spread(screen, Deck::built_in().cards(Slots::CARDS))}
            <Large screen />
        }
        .into_any();
    }
    let screen = still::<days::State>();
    let agenda = move |agenda: Agenda| {
        let open = move |_| screen.opened.set(Some(DaysMark::Agenda(agenda)));
        view! { <li><button class="chip" on:click=open>{words(move || texts().agenda(agenda))}</button></li> }
    };
    view! {
        <h2>{tr("title-days")}": "{tr("gallery-strategy")}</h2>
        {spread(screen, Card::all())}
        <h2>{tr("title-days")}": "{tr("gallery-agendas")}</h2>
        <ul class="agenda-list">
            {Agenda::ALL.map(agenda).into_iter().collect_view()}
            <li>
                <button class="chip" on:click=move |_| screen.opened.set(Some(DaysMark::Letter))>{tr("board-letter")}</button>
            </li>
        </ul>
        <Large screen />
    }
    .into_any()
}

fn still<G: Shown>() -> Screen<G> {
    let view = G::first_view(G::Rules::default(), Seat::Player(Side::Us));
    Screen::still(Signal::derive(move || view), Signal::derive(|| None))
}
