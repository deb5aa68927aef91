use days::{Affiliation, Card};
use kernel::{Indexed, Side};
use leptos::prelude::*;

use crate::board::emblem;
use crate::settings::{texts, tr, tr_with};

/// The side of a card, if it has one.
pub(super) fn owner(card: Card) -> Option<Side> {
    match card.row().affiliation {
        Affiliation::Side(side) => Some(side),
        Affiliation::Un => None,
    }
}

/// The word that styles a card by its side.
pub(super) fn kind(card: Card) -> &'static str {
    owner(card).map_or("un", Side::slug)
}

/// The face of a card: a picture, its cubes, its name, its Event. What stands below is up to the caller.
#[component]
pub(crate) fn Face(
    card: Card,
    /// What a click on the name does.
    open: Callback<Card>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let row = card.row();
    let owner_name = move || match owner(card) {
        Some(side) => texts().side(side),
        None => texts().get("side-un-short"),
    };
    view! {
        <article class=format!("card {}", kind(card)) data-card=card.slug()>
            <div class="card-top">
                <Art card />
                <span class="card-owner">{emblem(owner(card))}<span>{owner_name}</span></span>
                <span class="card-cubes" role="img" aria-label=move || tr_with("card-cubes", &[("count", row.cubes.into())])>
                    {(0..row.cubes).map(|_| view! { <i></i> }).collect_view()}
                </span>
            </div>
            <h3 class="card-name">
                <button on:click=move |_| open.run(card)>{move || texts().card(card)}</button>
            </h3>
            <p class="card-event">
                <Show when=move || row.icon><abbr class="icon" title=tr("card-icon")>"☢"</abbr>" "</Show>
                {move || texts().event(card)}
            </p>
            {children.map(|children| children())}
        </article>
    }
}

/// A poster of its own for each card, cut from stripes, rays or rings.
#[component]
pub(crate) fn Art(card: Card) -> impl IntoView {
    let seed = card.index() % 13;
    let shapes = (0..7usize).map(|index| {
        let turn = (seed * 29 + index * 17) as f64;
        let step = index as f64;
        match owner(card) {
            Some(Side::Us) => {
                let x = step * 30.0 - 14.0 + (turn % 23.0);
                format!("M{x} 60 {} 0H{}L{} 60Z", x + 26.0, x + 26.0 + 5.0 + turn % 11.0, x + 5.0 + turn % 11.0)
            }
            Some(Side::Ussr) => {
                let (from, width) = (step * 34.0 - 30.0 + turn % 13.0, 8.0 + turn % 14.0);
                format!("M{} 60 {from} 0H{}Z", 40.0 + 9.0 * seed as f64, from + width)
            }
            None => {
                let (x, r) = (20.0 + 13.0 * seed as f64, 10.0 + 19.0 * step);
                format!(
                    "M{} 60A{r} {r} 0 0 1 {} 60H{}A{} {} 0 0 0 {} 60Z",
                    x - r,
                    x + r,
                    x + r - 8.0,
                    r - 8.0,
                    r - 8.0,
                    x - r + 8.0
                )
            }
        }
    });
    view! {
        <svg class="card-art" viewBox="0 0 200 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {shapes.map(|d| view! { <path d=d /> }).collect_view()}
        </svg>
    }
}
