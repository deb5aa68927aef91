//! What runs a replay.

use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;

use crate::settings::{texts, tr, tr_with};
use crate::shelf::Shelf;
use crate::view::part;

/// Milliseconds between two entries when a replay runs.
const PACE: u64 = 1_400;

/// Goes on by itself while `running`.
pub(super) fn run(running: RwSignal<bool>, ply: RwSignal<usize>, last: usize) {
    let handle = set_interval_with_handle(
        move || {
            if running.get_untracked() && ply.get_untracked() < last {
                ply.update(|ply| *ply += 1);
            } else if running.get_untracked() {
                running.set(false);
            }
        },
        Duration::from_millis(PACE),
    );
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
}

/// The arrow keys step, unless something else uses them.
pub(super) fn keys(step: impl Fn(isize) + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let busy = document().active_element().is_some_and(|element| element.tag_name() == "INPUT");
        match event.key().as_str() {
            "ArrowRight" if !busy => step(1),
            "ArrowLeft" if !busy => step(-1),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

#[component]
pub(super) fn Controls(ply: RwSignal<usize>, last: usize, running: RwSignal<bool>) -> impl IntoView {
    let step = move |to: usize| {
        running.set(false);
        ply.set(to.min(last));
    };
    let button = move |name: &'static str, sign: &'static str, to: fn(usize) -> usize| {
        view! {
            <button aria-label=tr(name) title=tr(name) on:click=move |_| step(to(ply.get_untracked()))>{sign}</button>
        }
    };
    let toggle = move || texts().get(if running.get() { "replay-stop" } else { "replay-run" });
    let at = move || tr_with("replay-ply", &[("ply", ply.get().into()), ("last", last.into())]);
    view! {
        <section class="controls" aria-label=tr("replay-controls")>
            {button("replay-first", "|◀", |_| 0)}
            {button("replay-back", "◀", |at| at.saturating_sub(1))}
            <button class="run" on:click=move |_| running.update(|running| *running = !*running)>{toggle}</button>
            {button("replay-next", "▶", |at| at + 1)}
            {button("replay-last", "▶|", |_| usize::MAX)}
            <label class="seek">
                <span>{at}</span>
                <input type="range" min="0" max=last prop:value=move || ply.get().to_string()
                    on:input:target=move |event| step(event.target().value().parse().unwrap_or(0)) />
            </label>
        </section>
    }
}

#[component]
pub(super) fn Chapters(chapters: Memo<Vec<(usize, String)>>, go: Callback<usize>) -> impl IntoView {
    let button = move |(at, name): (usize, String)| {
        view! { <button class="btn" on:click=move |_| go.run(at)>{name}</button> }
    };
    view! { <p class="row-buttons chapters">{part(move || chapters.get().into_iter().map(button).collect_view())}</p> }
}

/// From where the replay is seen: one of these seats, or nobody's for everything open.
#[component]
pub(super) fn Seats(seat: RwSignal<Option<Seat>>, seats: Vec<Option<Seat>>) -> impl IntoView {
    let name = |option: Option<Seat>| match option {
        Some(Seat::Player(side)) => texts().side(side),
        Some(Seat::Spectator) => texts().get("seat-spectator"),
        None => texts().get("seat-open"),
    };
    view! {
        <fieldset class="seats">
            <legend>{tr("replay-seat")}</legend>
            <div class="options">
                {seats
                    .into_iter()
                    .map(|option| {
                        view! {
                            <label class="option">
                                <input type="radio" name="seat" prop:checked=move || seat.get() == option
                                    on:change=move |_| seat.set(option) />
                                <span>{move || name(option)}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

/// What the lesson says at this point: the last comment at or before it.
#[component]
pub(super) fn Comment(ply: RwSignal<usize>) -> impl IntoView {
    let shelf = Shelf::Playthrough.open();
    let words = move || {
        let texts = shelf.get()?;
        let key = (0..=ply.get()).rev().map(|at| format!("playthrough-{at}")).find(|key| texts.has(key));
        key.map(|key| texts.get(&key))
    };
    view! { <p class="comment" aria-live="polite">{words}</p> }
}
