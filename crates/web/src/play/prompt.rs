use leptos::prelude::*;

use crate::route::Route;
use crate::settings::{language, texts, tr};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::when;

/// The one sentence that says whose turn it is and what to do, with the rules behind it.
#[component]
pub(crate) fn Prompt<G: Shown>(stage: Stage<G>, thinking: Signal<bool>, is_still: Signal<bool>) -> impl IntoView {
    // While something is shown that happened, nothing is asked.
    let sentence =
        move || if is_still.get() { G::prompt(language(), &stage.view.get()) } else { texts().get("prompt-moving") };
    let rules = move || Route::Rules { game: G::SLUG.to_owned(), at: G::rules_of(&stage.view.get()).to_owned() }.hash();
    view! {
        <section class="prompt" class:yours=move || !stage.choices.with(Vec::is_empty)>
            <h2 tabindex="-1">{sentence}</h2>
            {when(move || thinking.get(), move || view! {
                <span class="thinking" role="status"><i></i><i></i><i></i><span class="sr">{tr("thinking")}</span></span>
            })}
            <a class="rules-link" href=rules aria-label=tr("rules-of-this") title=tr("rules-of-this")>"?"</a>
        </section>
    }
}
