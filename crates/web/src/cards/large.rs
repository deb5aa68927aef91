use leptos::html::Dialog;
use leptos::prelude::*;

use super::face::{Arena, Art};
use crate::board::emblem;
use crate::settings::{language, tr, tr_with};
use crate::shelf::Shelf;
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::{part, words};

/// Whatever was opened, in large.
#[component]
pub(crate) fn Large<G: Shown>(stage: Stage<G>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let close = move || stage.opened.set(None);
    let content = move || G::large(stage, stage.opened.get()?);
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match stage.opened.get() {
            Some(_) if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            None if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog class="large" node_ref=dialog aria-label=tr("large-label") on:close=move |_| close()>
            <button class="close" aria-label=tr("close") on:click=move |_| close()>"×"</button>
            {content}
        </dialog>
    }
}

/// A card in large: what it says, what it would do now, and the history behind it.
pub(crate) fn large_card<G: Shown>(stage: Stage<G>, card: G::Card) -> AnyView {
    let printed = G::printed(&stage.view.get_untracked(), card);
    let lines = move || G::now(language(), &stage.view.get(), card, stage.near());
    view! {
        <article class=format!("large-card {}", printed.kind())>
            <header>
                <Art card=printed />
                <h2>{printed.name}</h2>
                <p class="large-owner">
                    {emblem(printed.owner)}
                    {move || printed.owner_name()}" · "
                    {words(move || tr_with("card-cubes", &[("count", printed.cubes.into())]))}
                </p>
            </header>
            {printed.arena.map(|track| view! { <Arena track /> })}
            <p class="large-event">{printed.event}</p>
            {printed.moves_markers.then(|| view! {
                <p class="large-icon"><span class="icon" aria-hidden="true">"☢"</span>" "{tr("card-icon")}</p>
            })}
            <section>
                <h3>{tr("large-now")}</h3>
                <ul class="now">{part(move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view())}</ul>
            </section>
            {history(format!("history-{}", printed.slug.get_untracked()))}
        </article>
    }
    .into_any()
}

/// What happened in 1962. Every note lies on one shelf; a card of a deck that somebody wrote has none.
pub(crate) fn history(key: String) -> impl IntoView {
    let shelf = Shelf::History.open();
    let note = move || shelf.get().filter(|texts| texts.has(&key)).map(|texts| texts.get(&key));
    move || note().map(|note| view! { <section><h3>{tr("large-history")}</h3><p class="history">{note}</p></section> })
}
