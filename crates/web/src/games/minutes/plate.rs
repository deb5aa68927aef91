use kernel::Side;
use leptos::prelude::*;
use minutes::{Action, Battleground, Slot, State, View, Zone};

use super::{Mark, track};
use crate::board::{arena_icon, emblem};
use crate::order::sort;
use crate::settings::texts;
use crate::shown::Grouped;
use crate::stage::Stage;
use crate::view::{part, words};

/// The card that lies at a place, if this seat knows it.
pub(super) fn known(view: &View, slot: Slot) -> Option<Slot> {
    if slot != Slot::CUBA {
        return Some(slot);
    }
    let turned_up = view.board.revealed.map(|revealed| revealed.cuba);
    turned_up.or_else(|| view.own.and_then(|own| own.cuba))
}

/// A battleground: a card with the cubes on it. Its head opens it, the rest is clicked to choose it.
#[component]
pub(super) fn Plate(stage: Stage<State>, spot: Slot) -> impl IntoView {
    let at = stage.view.get_untracked().cards().battleground(spot);
    let options = Memo::new(move |_| options(&stage.choices.get(), at));
    let pick = move |_| {
        let options = options.get_untracked();
        let now = stage.picked.get_untracked();
        let index = now.and_then(|now| options.iter().position(|&action| action == now));
        if let Some(&next) = options.get(index.map_or(0, |index| (index + 1) % options.len())) {
            stage.picked.set(Some(next));
        }
    };
    let colour = move || {
        let view = stage.view.get();
        known(&view, spot).map(|slot| track(view.cards().row(slot).colour))
    };
    let class = move || {
        let mut class = format!("ground {}", colour().map_or("hidden", |track| track.slug()));
        for (name, holds) in [
            (" target", !options.with(Vec::is_empty)),
            (" picked", stage.picked.get().is_some_and(|action| State::mark(action) == Some(Mark::Place(at)))),
            (" pointed", stage.pointed.get() == Some(Mark::Place(at))),
        ] {
            class.push_str(if holds { name } else { "" });
        }
        class
    };
    let away = move || {
        let (here, there) = (stage.view.get().board.zone(spot), stage.shown().board.zone(spot));
        (here != there).then_some(there)
    };
    view! {
        <div class=class data-place=at.to_string()>
            <button class="ground-head" on:click=move |_| stage.opened.set(Some(Mark::Place(at)))>
                {move || match colour() {
                    Some(track) => {
                        view! { <svg viewBox="0 0 20 20" aria-hidden="true">{arena_icon(track)}</svg> }.into_any()
                    }
                    None => view! { <span aria-hidden="true">"?"</span> }.into_any(),
                }}
                <b>{words(move || texts().minutes_place(at))}</b>
            </button>
            <button class="ground-body" disabled=move || options.with(Vec::is_empty) on:click=pick>
                <span class="sr">{words(move || texts().minutes_place(at))}": "</span>
                {Side::ALL.map(|side| view! { <Cubes stage spot side /> }).collect_view()}
            </button>
            {move || holder(&stage.shown(), spot).map(|side| view! { <span class="holder">{emblem(Some(side))}</span> })}
            {move || away().map(|zone| view! { <em>"→ "{texts().zone(zone)}</em> })}
        </div>
    }
}

/// Who dominates a battleground.
pub(super) fn holder(view: &View, slot: Slot) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| view.board.dominated(side).contains(slot))
}

fn options(choices: &[Action], at: Battleground) -> Vec<Action> {
    let mut found: Vec<Action> =
        choices.iter().copied().filter(|&action| State::mark(action) == Some(Mark::Place(at))).collect();
    sort(&mut found, |a, b| a < b);
    found
}

/// The cubes of a side, those that would come and go among them.
#[component]
fn Cubes(stage: Stage<State>, spot: Slot, side: Side) -> impl IntoView {
    let counts = Memo::new(move |_| (stage.view.get().board.cubes(side, spot), stage.shown().board.cubes(side, spot)));
    let signs = move || {
        let (now, after) = counts.get();
        let sign = |index: u8| {
            let state = match (index < now, index < after) {
                (true, true) => "",
                (false, _) => " coming",
                (true, false) => " going",
            };
            view! { <i class=format!("cube-sign {side}{state}") aria-hidden="true"></i> }
        };
        (0..now.max(after)).map(sign).collect_view()
    };
    view! {
        <span class="ground-row">
            <span class=format!("row-name {side}")>{words(move || texts().side(side))}" "{move || counts.get().0}</span>
            {signs}
        </span>
    }
}

/// A part of the table with its battlegrounds, and how near each colour is to war there.
#[component]
pub(super) fn ZoneColumn(stage: Stage<State>, zone: Zone) -> impl IntoView {
    let spots = Memo::new(move |_| stage.view.get().board.zone_spots(zone).iter().collect::<Vec<Slot>>());
    view! {
        <section class=format!("zone {zone}") aria-label=words(move || texts().zone(zone))>
            <h3>{words(move || texts().zone(zone))}</h3>
            {zone.side().map(|side| view! { <super::table::Colours stage side /> })}
            <div class="grounds">
                {part(move || spots.get().into_iter().map(|spot| view! { <Plate stage spot /> }).collect_view())}
            </div>
        </section>
    }
}
