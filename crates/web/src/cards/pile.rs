use days::{Card, CardSet};
use leptos::prelude::*;

use super::face::{kind, owner};
use crate::board::emblem;
use crate::settings::texts;

/// Cards that lie face up together, each of which opens.
#[component]
pub(crate) fn PileList(cards: CardSet, open: Callback<Card>) -> impl IntoView {
    view! {
        <ul class="pile-list">
            {cards.iter().map(|card| view! {
                <li>
                    <button class=format!("pile-card {}", kind(card)) on:click=move |_| open.run(card)>
                        {emblem(owner(card))}
                        <span>{move || texts().card(card)}</span>
                        <b>{card.row().cubes}</b>
                    </button>
                </li>
            }).collect_view()}
        </ul>
    }
}
