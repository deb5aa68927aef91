use leptos::html::Details;
use leptos::prelude::*;

use crate::screen::Screen;
use crate::settings::tr;
use crate::shown::Shown;
use crate::view::part;

/// The whole position in words, put together when somebody wants to read it.
#[component]
pub(crate) fn Position<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let details = NodeRef::<Details>::new();
    let is_open = RwSignal::new(false);
    let parts = move || if is_open.get() { G::position(&screen.voice.get(), &screen.view.get()) } else { Vec::new() };
    let toggle = move |_| is_open.set(details.get_untracked().is_some_and(|details| details.open()));
    view! {
        <details class="position" node_ref=details on:toggle=toggle>
            <summary>{tr("position-title")}</summary>
            {part(move || parts().into_iter().map(|(title, lines)| view! {
                <h3>{title}</h3>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            }).collect_view())}
        </details>
    }
}
