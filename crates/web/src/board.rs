//! The table of 13 Days, drawn by us.

mod geometry;
mod icons;
mod land;
mod map;
mod piles;
mod place;
mod prestige;
mod strip;
mod tracks;

use days::State;
use leptos::prelude::*;

use crate::cards;
use crate::stage::Stage;

pub(crate) use icons::{arena_icon, emblem, letter_icon};
pub(crate) use map::Map;
pub(crate) use place::Place;
pub(crate) use prestige::{Prestige, Rounds};
pub(crate) use tracks::Tracks;

/// The whole table: the far side above, the near side and its hand below, the board between them.
pub(crate) fn table(stage: Stage<State>) -> AnyView {
    let far = Signal::derive(move || stage.near().other());
    let near = Signal::derive(move || stage.near());
    view! {
        <div class="table days">
            <strip::Strip stage side=far />
            <div class="board">
                <div class="board-map">
                    <Map stage />
                    <div class="board-foot">
                        <Prestige stage />
                        <Rounds stage />
                    </div>
                </div>
                <div>
                    <Tracks stage />
                    <piles::Piles stage />
                </div>
            </div>
            <strip::Strip stage side=near />
            <cards::Hand stage />
            <cards::Large stage />
        </div>
    }
    .into_any()
}
