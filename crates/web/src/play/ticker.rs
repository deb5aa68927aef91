use leptos::prelude::*;

use crate::settings::language;
use crate::shown::Shown;
use crate::stage::Stage;

/// What is just happening, in a line over the table, for as long as something moves. The log tells it to those who listen.
#[component]
pub(crate) fn Ticker<G: Shown>(
    stage: Stage<G>,
    told: Signal<Vec<(usize, G::Heard)>>,
    is_still: Signal<bool>,
) -> impl IntoView {
    let line = move || {
        // A line may be told by several facts together; those of the last entry are enough.
        let last = told.with(|told| {
            let ply = told.last()?.0;
            Some(told.iter().filter(|(at, _)| *at == ply).map(|&(_, heard)| heard).collect::<Vec<_>>())
        });
        let lines = G::lines(language(), &last.unwrap_or_default());
        let pointed = stage.pointed.get();
        lines.into_iter().rev().find(|(mark, _)| *mark == pointed).map(|(_, text)| text)
    };
    view! {
        <div class="ticker" class:away=is_still aria-hidden="true">
            {move || (!is_still.get()).then(line).flatten().map(|line| view! { <span>{line}</span> })}
        </div>
    }
}
