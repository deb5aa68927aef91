//! The table of 13 Minutes: cards in three zones.

use days::Track;
use kernel::Side;
use leptos::prelude::*;
use minutes::{Action, Affiliation, Battleground, Card, Colour, Slot, State, View, Zone};

use super::Mark;
use super::groups::mark;
use crate::board::{arena_icon, emblem};
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;

/// The whole table.
pub(super) fn table(stage: Stage<State>) -> AnyView {
    view! {
        <div class="table minutes">
            {Side::ALL.map(|side| view! { <Strip stage side /> }).collect_view()}
            <div class="zones">{Zone::ALL.map(|zone| view! { <ZoneColumn stage zone /> }).collect_view()}</div>
            <Hand stage />
            <p class="deck-note">{tr("minutes-own-events")}</p>
        </div>
    }
    .into_any()
}

#[component]
fn Strip(stage: Stage<State>, side: Side) -> impl IntoView {
    let view = stage.view;
    let out = move || view.get().board.out[side];
    view! {
        <section class=format!("strip {side}") aria-label=move || texts().side(side)>
            <h2 class="strip-name">{emblem(Some(side))}<span>{move || texts().side(side)}</span></h2>
            <span>{move || tr_with("say-cards", &[("count", view.get().hands[side].into())])}</span>
            <span class="supply">
                <i class=format!("cube-sign {side}") aria-hidden="true"></i>
                {move || tr_with("board-supply-count", &[("count", stage.shown().board.supply[side].into())])}
            </span>
            <Show when=move || out() != 0>
                <span class="supply">{move || tr_with("cubes-out", &[("count", out().into())])}</span>
            </Show>
        </section>
    }
}

#[component]
fn ZoneColumn(stage: Stage<State>, zone: Zone) -> impl IntoView {
    let spots = Memo::new(move |_| stage.view.get().board.zone_spots(zone).iter().collect::<Vec<Slot>>());
    view! {
        <section class=format!("zone {zone}") aria-label=move || texts().zone(zone)>
            <h3>{move || texts().zone(zone)}</h3>
            {move || spots.get().into_iter().map(|slot| view! { <Plate stage spot=slot /> }).collect_view()}
        </section>
    }
}

/// The card that lies at a place, if this seat knows it.
fn known(view: &View, slot: Slot) -> Option<Slot> {
    if slot != Slot::CUBA {
        return Some(slot);
    }
    let turned_up = view.board.revealed.map(|revealed| revealed.cuba);
    turned_up.or_else(|| view.own.and_then(|own| own.cuba))
}

const fn track(colour: Colour) -> Track {
    match colour {
        Colour::Military => Track::Military,
        Colour::Political => Track::Political,
        Colour::WorldOpinion => Track::WorldOpinion,
    }
}

/// A battleground: a card with the cubes on it.
#[component]
fn Plate(stage: Stage<State>, spot: Slot) -> impl IntoView {
    let slot = spot;
    let at = stage.view.get_untracked().cards().battleground(slot);
    let options = Memo::new(move |_| options(&stage.choices.get(), at));
    let pick = move |_| {
        let options = options.get_untracked();
        let now = stage.picked.get_untracked();
        let index = now.and_then(|now| options.iter().position(|&action| action == now));
        if let Some(&next) = options.get(index.map_or(0, |index| (index + 1) % options.len())) {
            stage.picked.set(Some(next));
        }
    };
    let colour = move || known(&stage.view.get(), slot).map(|slot| stage.view.get().cards().row(slot).colour);
    let class = move || {
        let kind = colour().map_or("hidden", |colour| track(colour).slug());
        let pointed = stage.pointed.get() == Some(Mark::Place(at));
        format!("ground {kind}{}", if pointed { " pointed" } else { "" })
    };
    let goes = move || {
        let after = stage.shown().board;
        Zone::ALL.into_iter().find(|&zone| after.zone_spots(zone).contains(slot))
    };
    let is_here = move || goes().is_none_or(|zone| stage.view.get().board.zone_spots(zone).contains(slot));
    view! {
        <button class=class disabled=move || options.with(Vec::is_empty) on:click=pick data-place=at.slug()>
            <span class="ground-head">
                <svg viewBox="0 0 20 20" aria-hidden="true">{move || colour().map(|colour| arena_icon(track(colour)))}</svg>
                <b>{move || texts().minutes_place(at)}</b>
            </span>
            {Side::ALL.map(|side| view! { <Cubes stage spot=slot side /> }).collect_view()}
            <Show when=move || !is_here()>
                <em>{move || goes().map(|zone| format!("→ {}", texts().zone(zone)))}</em>
            </Show>
        </button>
    }
}

fn options(choices: &[Action], at: Battleground) -> Vec<Action> {
    choices.iter().copied().filter(|&action| mark(action) == Some(Mark::Place(at))).collect()
}

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
            <span class=format!("row-name {side}")>{move || texts().side(side)}" "{move || counts.get().0}</span>
            {signs}
        </span>
    }
}

/// The hand of the near side.
#[component]
fn Hand(stage: Stage<State>) -> impl IntoView {
    let cards = move || {
        let view = stage.view.get();
        view.own.map(|own| view.cards().cards(own.hand).collect::<Vec<Card>>()).unwrap_or_default()
    };
    let label = move || tr_with("hand-of", &[("name", texts().side(stage.near()).into())]);
    view! {
        <section class="hand" aria-label=label>
            {move || cards().into_iter().map(|card| view! { <InHand stage card /> }).collect_view()}
        </section>
    }
}

#[component]
fn InHand(stage: Stage<State>, card: Card) -> impl IntoView {
    let view = stage.view.get_untracked();
    let deck = view.cards();
    let row = deck.slot(card).map(|slot| *deck.row(slot));
    let owner = row.and_then(|row| match row.affiliation {
        Affiliation::Side(side) => Some(side),
        Affiliation::Un => None,
    });
    let cubes = deck.slot(card).map_or(0, |slot| deck.cubes(slot));
    let colour = row.map(|row| track(row.colour));
    let event = move || texts().minutes_event(stage.view.get().cards(), card);
    view! {
        <div class="in-hand idle">
            <article class=format!("card {}", owner.map_or("un", Side::slug)) data-card=card.slug()>
                <div class="card-top">
                    <span class="card-owner">{emblem(owner)}</span>
                    <span class="card-cubes" role="img" aria-label=move || tr_with("card-cubes", &[("count", cubes.into())])>
                        {(0..cubes).map(|_| view! { <i></i> }).collect_view()}
                    </span>
                </div>
                <h3 class="card-name">{move || texts().minutes_card(card)}</h3>
                <p class="card-event"><small>{move || colour.map(|track| texts().track(track))}</small><br />{event}</p>
            </article>
        </div>
    }
}
