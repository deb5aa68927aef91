use leptos::prelude::*;

use crate::settings::{language, tr};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::part;

/// The whole position in words.
#[component]
pub(crate) fn Position<G: Shown>(stage: Stage<G>) -> impl IntoView {
    let parts = move || G::position(language(), &stage.view.get());
    view! {
        <details class="position">
            <summary>{tr("position-title")}</summary>
            {part(move || parts().into_iter().map(|(title, lines)| view! {
                <h3>{title}</h3>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            }).collect_view())}
        </details>
    }
}
