//! Signs drawn by us. Every sign is a shape of its own, so that nothing hangs on colour.

use days::Track;
use kernel::Side;
use leptos::prelude::*;

use crate::browser;

/// The sign of an arena, 20 by 20: a star, a column, a globe.
pub(crate) fn arena_icon(track: Track) -> impl IntoView {
    let path = match track {
        Track::Military => "M10 1 12.6 7.2 19 7.8 14.2 12 15.6 18.6 10 15.2 4.4 18.6 5.8 12 1 7.8 7.4 7.2Z",
        Track::Political => {
            "M2 7 10 1.5 18 7V9H2ZM4 10H6.4V16H4ZM8.8 10H11.2V16H8.8ZM13.6 10H16V16H13.6ZM2 17H18V19H2Z"
        }
        Track::WorldOpinion => {
            "M10 1A9 9 0 1 0 10 19 9 9 0 1 0 10 1ZM10 3C12 4.6 12.8 7 12.9 9.1H7.1C7.2 7 8 4.6 10 3ZM5.2 9.1H3.1A7 7 0 0 1 6.6 \
             3.9C5.8 5.4 5.3 7.2 5.2 9.1ZM5.2 10.9C5.3 12.8 5.8 14.6 6.6 16.1A7 7 0 0 1 3.1 10.9ZM10 17C8 15.4 7.2 13 7.1 \
             10.9H12.9C12.8 13 12 15.4 10 17ZM14.8 10.9H16.9A7 7 0 0 1 13.4 16.1C14.2 14.6 14.7 12.8 14.8 10.9ZM14.8 9.1C14.7 \
             7.2 14.2 5.4 13.4 3.9A7 7 0 0 1 16.9 9.1Z"
        }
    };
    view! { <path class="arena-icon" fill="currentColor" fill-rule="evenodd" d=path /> }
}

/// The sign of a side, 20 by 20: a shield for the US, a diamond with a bar for the USSR, a ring for the UN.
pub(crate) fn emblem(side: Option<Side>) -> impl IntoView {
    let path = match side {
        Some(Side::Us) => {
            "M2 2H18V11C18 15 14 18 10 19.5 6 18 2 15 2 11ZM4 8H16V6H4ZM7 10V15H8.6V10ZM11.4 10V15H13V10Z"
        }
        Some(Side::Ussr) => "M10 0 20 10 10 20 0 10ZM10 4.6 4.6 10 10 15.4 15.4 10ZM10 7 13 10 10 13 7 10Z",
        None => "M10 1A9 9 0 1 0 10 19 9 9 0 1 0 10 1ZM10 4.4A5.6 5.6 0 1 1 10 15.6 5.6 5.6 0 1 1 10 4.4ZM9 7H11V13H9Z",
    };
    let class = match side {
        Some(Side::Us) => "emblem us",
        Some(Side::Ussr) => "emblem ussr",
        None => "emblem un",
    };
    view! {
        <svg class=class viewBox="0 0 20 20" aria-hidden="true">
            <path fill-rule="evenodd" d=path />
        </svg>
    }
}

/// The mark of a side in a line of text: a square for the US, a diamond for the USSR, a ring for the UN.
pub(crate) fn mark(side: Option<Side>) -> impl IntoView {
    view! { <i class=format!("mk {}", side.map_or("un", Side::slug)) aria-hidden="true"></i> }
}

/// The sign of an arena in a line of text.
pub(crate) fn arena(track: Track) -> impl IntoView {
    view! { <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">{arena_icon(track)}</svg> }
}

/// Where a drawing is in a file of the page.
pub(crate) fn art(file: &str, id: &str) -> String {
    format!("{}#{id}", browser::file(file))
}

/// A sign of the sprite, by its name.
pub(crate) fn icon(name: &'static str) -> impl IntoView {
    view! { <svg class="ic" aria-hidden="true"><use href=art("icons.svg", name) /></svg> }
}
