use days::{Agenda, Card};
use kernel::{Game, Seat, Side};
use leptos::prelude::*;
use minutes::{Deck, Slots};

use crate::cards::{Large, spread};
use crate::games::days::Mark;
use crate::settings::{texts, tr};
use crate::stage::Stage;
use crate::view::words;

/// Every card of both games, with the history behind it.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let days = Stage::<days::State>::still(days::State::first_view(days::Rules::default(), Seat::Player(Side::Us)));
    let agenda = |agenda: Agenda| {
        let open = move |_| days.opened.set(Some(Mark::Agenda(agenda)));
        view! { <li><button class="agenda-chip" on:click=open>{words(move || texts().agenda(agenda))}</button></li> }
    };
    view! {
        <div class="gallery">
            <h1 tabindex="-1">{tr("nav-cards")}</h1>
            <p>{tr("gallery-lead")}</p>
            <h2>{tr("title-days")}": "{tr("gallery-strategy")}</h2>
            {spread(days, Card::all())}
            <h2>{tr("title-days")}": "{tr("gallery-agendas")}</h2>
            <ul class="agenda-list">
                {Agenda::ALL.map(agenda).collect_view()}
                <li>
                    <button class="agenda-chip" on:click=move |_| days.opened.set(Some(Mark::Letter))>
                        {tr("board-letter")}
                    </button>
                </li>
            </ul>
            <Large stage=days />
            {minutes()}
        </div>
    }
}

fn minutes() -> impl IntoView {
    let view = minutes::State::first_view(minutes::Rules::default(), Seat::Player(Side::Us));
    let stage = Stage::<minutes::State>::still(view);
    view! {
        <h2>{tr("title-minutes")}</h2>
        {spread(stage, Deck::built_in().cards(Slots::CARDS))}
        <Large stage />
    }
}
