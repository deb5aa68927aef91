//! A part of the table with its battlegrounds, and how near each colour is to war there.

use client::{known, track};
use kernel::Side;
use leptos::prelude::*;
use minutes::{Colour, Slot, State, WAR, Zone};

use super::plate::plate;
use crate::icons::arena;
use crate::screen::Screen;
use crate::settings::{texts, tr_with};
use crate::view::{part, words};

pub(super) fn zone(screen: Screen<State>, zone: Zone) -> impl IntoView {
    let spots = Memo::new(move |_| screen.view.get().board.zone_spots(zone).iter().collect::<Vec<Slot>>());
    view! {
        <section class=format!("zone {zone}") aria-label=words(move || texts().zone(zone))>
            <h3>{words(move || texts().zone(zone))}</h3>
            {zone.side().map(|side| colours(screen, side))}
            <div class="grounds">
                {part(move || spots.get().into_iter().map(|spot| plate(screen, spot)).collect_view())}
            </div>
        </section>
    }
}

/// How many cards of each colour lie in a sphere: three of one mean war.
fn colours(screen: Screen<State>, side: Side) -> impl IntoView {
    let count = move |colour: Colour| {
        let view = screen.after();
        let spots = view.board.zone_spots(Zone::sphere(side));
        let is_so = |slot: &Slot| known(&view, *slot).is_some_and(|slot| view.cards().row(slot).colour == colour);
        spots.iter().filter(is_so).count()
    };
    let sign = move |colour: Colour| {
        let track = track(colour);
        let label = move || {
            let name = texts().track(track);
            tr_with("colour-count", &[("colour", name.into()), ("count", count(colour).into()), ("war", WAR.into())])
        };
        let pips = move || {
            (0..WAR)
                .map(|pip| {
                    let class = if usize::from(pip) < count(colour) { "pip on" } else { "pip" };
                    view! { <i class=class></i> }
                })
                .collect_view()
        };
        let near = move || match usize::from(WAR).saturating_sub(count(colour)) {
            0 => "full",
            1 => "near",
            _ => "",
        };
        view! {
            <li class=move || format!("colour {track} {}", near())>
                {arena(track)}<span aria-hidden="true">{pips}</span><span class="sr">{words(label)}</span>
            </li>
        }
    };
    view! { <ul class="colours">{Colour::ALL.map(sign).into_iter().collect_view()}</ul> }
}
