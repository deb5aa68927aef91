//! The word that a new version of the page is there.

use leptos::prelude::*;

use crate::settings::tr;

/// Says that a new version is ready, once the script that keeps the page (`boot.js`) has heard of it. Games are kept after
/// every choice, so nothing is lost by loading it.
#[component]
pub(crate) fn Update() -> impl IntoView {
    let ready = RwSignal::new(false);
    let heard = window_event_listener_untyped("thirteen-update", move |_| ready.set(true));
    on_cleanup(move || heard.remove());
    let reload = |_| {
        // A page that may not load itself anew is a page that somebody loads by hand.
        let _ = window().location().reload();
    };
    let note = move || {
        ready.get().then(
            || view! { <p>{tr("update-ready")}" "<button class="btn" on:click=reload>{tr("update-now")}</button></p> },
        )
    };
    view! { <div class="update" role="status">{note}</div> }
}
