use leptos::prelude::*;
use minutes::{Battleground, Slot, State};

use client::{MinutesMark as Mark, known, standing};

use crate::cards::{history, large_card};
use crate::screen::Screen;
use crate::settings::{texts, tr};
use crate::view::part;

/// A card in large, or Cuba.
pub(super) fn large(screen: Screen<State>, mark: Mark) -> AnyView {
    match mark {
        Mark::Card(card) | Mark::Place(Battleground::Card(card)) => large_card(screen, card),
        Mark::Place(Battleground::Cuba) => cuba(screen).into_any(),
    }
}

/// Cuba, whose card lies face down until the end unless somebody looked.
fn cuba(screen: Screen<State>) -> impl IntoView {
    let lines = move || standing(&screen.voice.get(), &screen.view.get(), Slot::CUBA, Battleground::Cuba);
    let card = move || {
        let view = screen.view.get();
        match known(&view, Slot::CUBA) {
            Some(slot) => texts().with("cuba-is", &[("card", texts().minutes_card(view.cards().card(slot)).into())]),
            None => texts().get("cuba-hidden"),
        }
    };
    view! {
        <article class="large-card agenda">
            <header><h2>{tr("battleground-cuba")}</h2></header>
            <p class="large-event">{tr("cuba-text")}</p>
            <section>
                <h3>{tr("large-now")}</h3>
                <ul class="now">
                    <li>{card}</li>
                    {part(move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view())}
                </ul>
            </section>
            {history("history-agenda-cuba-political".to_owned())}
        </article>
    }
}
