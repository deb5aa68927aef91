use kernel::Side;
use leptos::prelude::*;
use text::Voice;

use crate::browser;
use crate::icons::emblem;
use crate::settings::{language, tr};
use crate::view::{when, words};

/// Stands between two people at one screen until the right one sits down.
#[component]
pub(crate) fn Curtain(side: Signal<Option<Side>>, look: Callback<Side>) -> impl IntoView {
    Effect::new(move |_| {
        if side.get().is_some() {
            browser::focus_soon(".curtain button");
        }
    });
    let said =
        move |key: &str| side.get().map_or_else(String::new, |side| Voice::neutral(language()).of(key, side, &[]));
    let class = move || format!("curtain {}", side.get().map_or("", Side::slug));
    view! {
        {when(move || side.get().is_some(), move || view! {
            <div class=class role="dialog" aria-modal="true" aria-label=tr("curtain-title")>
                <div class="curtain-card">
                    {move || emblem(side.get())}
                    <h2>{words(move || said("curtain-pass"))}</h2>
                    <p>{tr("curtain-note")}</p>
                    <button class="btn pri" on:click=move |_| if let Some(side) = side.get_untracked() { look.run(side) }>
                        {words(move || said("curtain-open"))}
                    </button>
                </div>
            </div>
        })}
    }
}
