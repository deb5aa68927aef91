use days::{Agenda, Card, State};
use kernel::{Game, Seat, Side};
use leptos::prelude::*;

use crate::cards::{Large, spread};
use crate::games::days::Mark;
use crate::settings::{texts, tr};
use crate::stage::Stage;
use crate::view::words;

/// Every card of 13 Days, with the history behind it.
#[component]
pub(crate) fn Cards() -> impl IntoView {
    let view = State::first_view(days::Rules::default(), Seat::Player(Side::Us));
    let names = Signal::derive(Default::default);
    let stage = Stage::<State>::new(Signal::derive(move || view), Signal::derive(|| None), Vec::new, names);
    let agenda = |agenda: Agenda| {
        let open = move |_| stage.opened.set(Some(Mark::Agenda(agenda)));
        view! { <li><button class="agenda-chip" on:click=open>{words(move || texts().agenda(agenda))}</button></li> }
    };
    view! {
        <div class="gallery">
            <h1 tabindex="-1">{tr("nav-cards")}</h1>
            <p>{tr("gallery-lead")}</p>
            <h2>{tr("gallery-strategy")}</h2>
            {spread(stage, Card::all())}
            <h2>{tr("gallery-agendas")}</h2>
            <ul class="agenda-list">
                {Agenda::ALL.map(agenda).collect_view()}
                <li>
                    <button class="agenda-chip" on:click=move |_| stage.opened.set(Some(Mark::Letter))>
                        {tr("board-letter")}
                    </button>
                </li>
            </ul>
            <Large stage />
        </div>
    }
}
