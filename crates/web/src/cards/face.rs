use days::Track;
use kernel::Side;
use leptos::prelude::*;

use crate::board::{arena_icon, emblem};
use crate::settings::{texts, tr, tr_with};
use crate::view::words;

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(crate) struct Printed {
    /// Its stable name.
    pub(crate) slug: Signal<String>,
    /// Its side, if it has one.
    pub(crate) owner: Option<Side>,
    /// Its cubes.
    pub(crate) cubes: u8,
    /// Which poster it bears.
    pub(crate) seed: usize,
    /// Whether cubes that its Event moves move markers.
    pub(crate) moves_markers: bool,
    /// Its colour, where cards have one.
    pub(crate) arena: Option<Track>,
    /// Its name.
    pub(crate) name: Signal<String>,
    /// What its Event does.
    pub(crate) event: Signal<String>,
}

impl Printed {
    /// The word that styles it by its side.
    pub(crate) fn kind(self) -> &'static str {
        self.owner.map_or("un", Side::slug)
    }

    /// The name of its side.
    pub(crate) fn owner_name(self) -> String {
        self.owner.map_or_else(|| texts().get("side-un-short"), |side| texts().side(side))
    }
}

/// The face of a card: a picture, its cubes, its name, its Event. What stands below is up to the caller.
#[component]
pub(crate) fn Face(
    card: Printed,
    /// What a click on the name does.
    open: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    view! {
        <article class=format!("card {}", card.kind()) data-card=card.slug>
            <div class="card-top">
                <Art card />
                <span class="card-owner">{emblem(card.owner)}<span>{move || card.owner_name()}</span></span>
                <span class="card-cubes" role="img" aria-label=words(move || tr_with("card-cubes", &[("count", card.cubes.into())]))>
                    {(0..card.cubes).map(|_| view! { <i></i> }).collect_view()}
                </span>
            </div>
            <h3 class="card-name"><button on:click=move |_| open.run(())>{card.name}</button></h3>
            {card.arena.map(|track| view! { <Arena track /> })}
            <p class="card-event">
                {card.moves_markers.then(|| view! { <abbr class="icon" title=tr("card-icon")>"☢"</abbr>" " })}
                {card.event}
            </p>
            {children.map(|children| children())}
        </article>
    }
}

/// The colour of a card, as sign and word.
#[component]
pub(crate) fn Arena(track: Track) -> impl IntoView {
    view! {
        <p class=format!("card-arena {track}")>
            <svg viewBox="0 0 20 20" aria-hidden="true">{arena_icon(track)}</svg>
            {words(move || texts().track(track))}
        </p>
    }
}

/// A poster of its own for each card, cut from stripes, rays or rings.
#[component]
pub(crate) fn Art(card: Printed) -> impl IntoView {
    let seed = card.seed % 13;
    let shapes = (0..7usize).map(|index| {
        let turn = (seed * 29 + index * 17) as f64;
        let step = index as f64;
        match card.owner {
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
