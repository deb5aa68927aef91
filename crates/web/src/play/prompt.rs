use leptos::prelude::*;

use crate::screen::Screen;
use crate::settings::{tr, tr_with};
use crate::shown::Shown;
use crate::view::{when, words};

/// The one sentence that says whose turn it is and what to do, with the rules behind it.
#[component]
pub(crate) fn Prompt<G: Shown>(
    screen: Screen<G>,
    /// How far the computer has come, while it thinks.
    progress: Signal<Option<f32>>,
    is_still: Signal<bool>,
    /// Opens the rules at what is asked.
    rules: Callback<()>,
) -> impl IntoView {
    let voice = screen.voice;
    let sentence = move || {
        if is_still.get() {
            return screen.draft.with(|draft| {
                // What is decided is still what is asked, until it is played.
                let decided = draft.is_complete().then(|| *draft.view_at(draft.actions().len() - 1));
                G::prompt(voice.get(), &decided.unwrap_or_else(|| screen.after()))
            });
        }
        // While something is shown that happened, nothing is asked.
        let name = voice.with(|voice| voice.label(screen.near().other()));
        tr_with("turn-playing", &[("name", name.into())])
    };
    // What threatens the person at the table stands here, once.
    let warning = move || {
        let you = screen.voice.with(text::Voice::you)?;
        let found = G::warnings(&voice.get(), &screen.after()).into_iter().find(|it| it.side == you)?;
        Some(view! { <p class="war-note" class:certain=found.certain>{found.text}</p> })
    };
    let share = move || (100.0 * progress.get().unwrap_or(0.0)).round() as u32;
    view! {
        <section class="prompt" class:yours=move || !screen.choices.with(Vec::is_empty)>
            <h2 tabindex="-1">{words(sentence)}</h2>
            <button class="rules-link" aria-label=tr("rules-of-this") title=tr("rules-of-this")
                on:click=move |_| rules.run(())>"?"</button>
            {warning}
            {when(move || progress.get().is_some(), move || view! {
                <progress max="100" prop:value=move || share().to_string() aria-label=tr("thinking")></progress>
            })}
        </section>
    }
}
