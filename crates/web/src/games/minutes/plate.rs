use client::{MinutesMark as Mark, holder, known, track};
use kernel::Side;
use leptos::prelude::*;
use minutes::{Slot, State};

use crate::drag::{Grip, press};
use crate::icons::{arena, mark};
use crate::screen::Screen;
use crate::settings::texts;
use crate::view::words;

/// A battleground: a card with the cubes on it. Its head opens it, the rest is clicked to choose it.
pub(super) fn plate(screen: Screen<State>, spot: Slot) -> impl IntoView {
    let at = screen.view.get_untracked().cards().battleground(spot);
    let here = Mark::Place(at);
    let options = Memo::new(move |_| screen.clicks(here));
    let is_target = move || options.with(|options| !options.choices.is_empty());
    let is_staged = move || options.with(|options| options.staged.is_some());
    let next = move || options.with(|options| options.choices.first().map(ToString::to_string));
    let colour = move || {
        let view = screen.view.get();
        known(&view, spot).map(|slot| track(view.cards().row(slot).colour))
    };
    let class = move || format!("ground {}", colour().map_or("hidden", |track| track.slug()));
    let away = move || {
        let (here, there) = (screen.view.get().board.zone(spot), screen.after().board.zone(spot));
        (here != there).then_some(there)
    };
    view! {
        <div class=class class:can=is_target class:sel=is_staged class:pointed=move || screen.pointed.get() == Some(here) data-place=at.to_string()>
            <button class="ground-head" on:click=move |_| screen.opened.set(Some(here))>
                {move || colour().map_or_else(|| view! { <span aria-hidden="true">"?"</span> }.into_any(), |track| arena(track).into_any())}
                <b>{words(move || texts().minutes_place(at))}</b>
            </button>
            <button class="ground-body" disabled=move || !is_target() data-choice=next
                on:pointerdown=move |event| press(screen, Grip::Place(here), &event) on:click=move |_| screen.step(here)>
                <span class="sr">{words(move || texts().minutes_place(at))}": "</span>
                {Side::ALL.map(|side| cubes(screen, spot, side)).into_iter().collect_view()}
            </button>
            {move || holder(&screen.after(), spot).map(|side| view! { <span class="holder">{mark(Some(side))}</span> })}
            {move || away().map(|zone| view! { <em>"→ "{texts().zone(zone)}</em> })}
        </div>
    }
}

/// The cubes of a side, those that would come and go among them.
fn cubes(screen: Screen<State>, spot: Slot, side: Side) -> impl IntoView {
    let counts =
        Memo::new(move |_| (screen.view.get().board.cubes(side, spot), screen.after().board.cubes(side, spot)));
    let signs = move || {
        let (now, after) = counts.get();
        let sign = |index: u8| {
            let state = match (index < now, index < after) {
                (true, true) => "q on",
                (false, _) => "q coming",
                (true, false) => "q on going",
            };
            view! { <i class=state aria-hidden="true"></i> }
        };
        (0..now.max(after)).map(sign).collect_view()
    };
    view! {
        <span class=format!("row r-{side}")>
            <span class="sr">{words(move || texts().side(side))}" "{move || counts.get().0}</span>
            {signs}
        </span>
    }
}
