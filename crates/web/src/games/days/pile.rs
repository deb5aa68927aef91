use days::{Card, CardSet, State};
use leptos::prelude::*;

use client::DaysMark as Mark;

use crate::icons::mark;
use crate::screen::Screen;
use crate::shown::Shown;

/// Cards that lie face up together, each of which opens.
pub(super) fn pile_list(screen: Screen<State>, cards: CardSet) -> impl IntoView {
    let view = screen.view.get_untracked();
    let row = move |card: Card| {
        let printed = State::printed(&view, card);
        view! {
            <li>
                <button class=format!("pile-card {}", printed.kind())
                    on:click=move |_| screen.opened.set(Some(Mark::Card(card)))>
                    {mark(printed.owner)}
                    <span>{printed.name}</span>
                    <b>{printed.cubes}</b>
                </button>
            </li>
        }
    };
    view! { <ul class="pile-list">{cards.iter().map(row).collect_view()}</ul> }
}
