use days::{Battleground, State};
use leptos::prelude::*;

use super::Place;
use super::geometry::{NARROW, PLATE, WIDE, plate, spot};
use super::land::{LAND, MERIDIANS, PARALLELS};
use crate::settings::tr;
use crate::stage::Stage;
use crate::view::words;

/// The map with its nine battlegrounds.
#[component]
pub(crate) fn Map(stage: Stage<State>) -> impl IntoView {
    let size = move || if stage.portrait.get() { NARROW } else { WIDE };
    let scale = move || {
        let (width, height) = size();
        format!("scale({} {})", f64::from(width) / f64::from(WIDE.0), f64::from(height) / f64::from(WIDE.1))
    };
    view! {
        <svg
            class="map"
            role="group"
            aria-label=tr("board-map")
            viewBox=words(move || format!("0 0 {} {}", size().0, size().1))
        >
            <defs>
                <pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
                    <rect class="land-ground" width="7" height="7" />
                    <circle class="land-dot" cx="3.5" cy="3.5" r="1.1" />
                </pattern>
            </defs>
            <rect class="sea" width="780" height="520" />
            <g class="ground" transform=scale aria-hidden="true">
                {PARALLELS.iter().chain(&MERIDIANS).map(|&d| view! { <path class="grid" d=d /> }).collect_view()}
                {LAND.iter().map(|&d| view! { <path class="land" d=d /> }).collect_view()}
                {Battleground::ALL.map(|at| spot(at).map(|(x, y)| {
                    view! { <circle class="spot" class:fire=at.arena() as u8 == 0 cx=x cy=y r="5" /> }
                })).collect_view()}
            </g>
            <g class="leads" aria-hidden="true">
                {Battleground::ALL.map(|at| view! { <path class="lead" d=words(move || lead(at, stage.portrait.get())) /> }).collect_view()}
            </g>
            {Battleground::ALL.map(|at| view! { <Place stage at /> }).collect_view()}
        </svg>
    }
}

/// The line from a plate to the spot it speaks of.
fn lead(at: Battleground, narrow: bool) -> String {
    let Some((x, y)) = spot(at) else { return String::new() };
    let (size, (left, top)) = (if narrow { NARROW } else { WIDE }, plate(at, narrow));
    let x = x * f64::from(size.0) / f64::from(WIDE.0);
    let y = y * f64::from(size.1) / f64::from(WIDE.1);
    let (to_x, to_y) = (x.clamp(left, left + PLATE.0), y.clamp(top, top + PLATE.1));
    format!("M{x} {y}L{to_x} {to_y}")
}
