use kernel::Side;
use leptos::prelude::*;
use minutes::State;

use crate::drag::{Grip, press};
use crate::icons::mark;
use crate::screen::Screen;
use crate::settings::{texts, tr_with};
use crate::view::{part, when, words};

/// What a side has beside the table: hand, supply, cubes that it bid, battlegrounds that it dominates.
#[component]
pub(super) fn Strip(screen: Screen<State>, side: Signal<Side>) -> impl IntoView {
    let view = screen.view;
    let is_near = move || side.get() == screen.near();
    let class = move || format!("strip {} {}", side.get(), if is_near() { "me" } else { "opp" });
    let name = move || screen.voice.with(|voice| voice.label(side.get()));
    let count = move || view.get().hands[side.get()];
    let out = move || view.get().board.out[side.get()];
    let held = move || screen.after().board.dominated(side.get()).len();
    let supply = move || tr_with("board-supply-count", &[("count", screen.after().board.supply[side.get()].into())]);
    view! {
        <section class=class aria-label=words(name)>
            <h2 class="who">
                {move || mark(Some(side.get()))}{words(name)}" "
                {move || (name() != texts().side(side.get())).then(|| view! { <span class="sub">{texts().side(side.get())}</span> })}
            </h2>
            {when(move || !is_near(), move || view! {
                <span class="backs" role="img" aria-label=words(move || tr_with("say-cards", &[("count", count().into())]))>
                    {part(move || (0..count()).map(|_| view! { <i></i> }).collect_view())}
                </span>
            })}
            <span class="sub r" class:grip=is_near
                on:pointerdown=move |event| if is_near() { press(screen, Grip::Supply, &event) }>{words(supply)}</span>
            {when(move || out() != 0, move || view! { <span class="sub o">{words(move || tr_with("cubes-out", &[("count", out().into())]))}</span> })}
            <span class="sub held">{words(move || tr_with("grounds-held", &[("count", held().into())]))}</span>
        </section>
    }
}
