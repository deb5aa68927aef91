use days::{Card, CardSet, State};
use leptos::prelude::*;

use super::Mark;
use crate::board::emblem;
use crate::shown::Shown;
use crate::stage::Stage;

/// Cards that lie face up together, each of which opens.
#[component]
pub(super) fn PileList(stage: Stage<State>, cards: CardSet) -> impl IntoView {
    let view = stage.view.get_untracked();
    let row = move |card: Card| {
        let printed = State::printed(&view, card);
        view! {
            <li>
                <button class=format!("pile-card {}", printed.kind())
                    on:click=move |_| stage.opened.set(Some(Mark::Card(card)))>
                    {emblem(printed.owner)}
                    <span>{printed.name}</span>
                    <b>{printed.cubes}</b>
                </button>
            </li>
        }
    };
    view! { <ul class="pile-list">{cards.iter().map(row).collect_view()}</ul> }
}
