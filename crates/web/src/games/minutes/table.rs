//! The table of 13 Minutes: cards in three zones.

use kernel::Side;
use leptos::prelude::*;
use minutes::{Colour, Slot, State, WAR, Zone};

use super::plate::{ZoneColumn, known};
use super::track;
use crate::board::{arena_icon, emblem};
use crate::cards::{Hand, Large};
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::words;

/// The whole table: the far side above, the near side and its hand below, the zones between them.
pub(super) fn table(stage: Stage<State>) -> AnyView {
    let far = Signal::derive(move || stage.near().other());
    let near = Signal::derive(move || stage.near());
    view! {
        <div class="table minutes">
            <Strip stage side=far />
            <div class="zones">{Zone::ALL.map(|zone| view! { <ZoneColumn stage zone /> }).collect_view()}</div>
            <Strip stage side=near />
            <Hand stage />
            <p class="deck-note">{tr("minutes-own-events")}</p>
            <Large stage />
        </div>
    }
    .into_any()
}

/// What a side has beside the table: hand, supply, cubes that it bid.
#[component]
fn Strip(stage: Stage<State>, side: Signal<Side>) -> impl IntoView {
    let view = stage.view;
    let backs = move || {
        let count = view.get().hands[side.get()];
        let label = tr_with("say-cards", &[("count", count.into())]);
        view! {
            <span class="backs" role="img" aria-label=label>
                {(0..count).map(|_| view! { <i class="back"></i> }).collect_view()}
            </span>
        }
    };
    let out = move || view.get().board.out[side.get()];
    let held = move || stage.shown().board.dominated(side.get()).len();
    view! {
        <section class=words(move || format!("strip {}", side.get())) aria-label=words(move || texts().side(side.get()))>
            <h2 class="strip-name">
                {move || emblem(Some(side.get()))}
                <span>{words(move || texts().side(side.get()))}</span>
                <small>{move || stage.names.get()[side.get()].clone()}</small>
            </h2>
            {backs}
            <span class="supply">
                <i class=words(move || format!("cube-sign {}", side.get())) aria-hidden="true"></i>
                {words(move || tr_with("board-supply-count", &[("count", stage.shown().board.supply[side.get()].into())]))}
            </span>
            <span class="supply">{words(move || tr_with("grounds-held", &[("count", held().into())]))}</span>
            {move || (out() != 0).then(|| view! {
                <span class="supply">{tr_with("cubes-out", &[("count", out().into())])}</span>
            })}
        </section>
    }
}

/// How many cards of each colour lie in a sphere: three of one mean war.
#[component]
pub(super) fn Colours(stage: Stage<State>, side: Side) -> impl IntoView {
    let count = move |colour: Colour| {
        let view = stage.shown();
        let spots = view.board.zone_spots(Zone::sphere(side));
        let is_so = |slot: &Slot| known(&view, *slot).is_some_and(|slot| view.cards().row(slot).colour == colour);
        spots.iter().filter(is_so).count()
    };
    let sign = move |colour: Colour| {
        let track = track(colour);
        let is_full = move || count(colour) >= usize::from(WAR);
        let label = move || {
            let name = texts().track(track);
            tr_with("colour-count", &[("colour", name.into()), ("count", count(colour).into()), ("war", WAR.into())])
        };
        view! {
            <li class=format!("colour {track}") class:full=is_full>
                <svg viewBox="0 0 20 20" aria-hidden="true">{arena_icon(track)}</svg>
                <span aria-hidden="true">{move || count(colour)}"/"{WAR}</span>
                <span class="sr">{label}</span>
            </li>
        }
    };
    view! { <ul class="colours">{Colour::ALL.map(sign).collect_view()}</ul> }
}
