use leptos::html::Dialog;
use leptos::prelude::*;

use super::face::vignette;
use crate::icons::{arena, mark};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::shelf::Shelf;
use crate::shown::Shown;
use crate::view::{part, words};

/// Whatever lies open in large, over the table.
#[component]
pub(crate) fn Large<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let close = move || screen.opened.set(None);
    let content = move || G::large(screen, screen.opened.get()?);
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match screen.opened.get() {
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
pub(crate) fn large_card<G: Shown>(screen: Screen<G>, card: G::Card) -> AnyView {
    let printed = G::printed(&screen.view.get_untracked(), card);
    let lines = move || G::now(&screen.voice.get(), &screen.view.get(), card, screen.near());
    view! {
        <article class=format!("large-card card {}", printed.kind())>
            {vignette(printed.sheet, &printed.slug.get_untracked())}
            <div class="bd">
                <h2>{printed.name}</h2>
                <p class="large-owner">
                    {mark(printed.owner)}
                    {move || printed.owner_name()}" · "
                    {words(move || tr_with("card-cubes", &[("count", printed.cubes.into())]))}
                    {printed.arena.map(|track| view! { " · "{arena(track)}{words(move || texts().track(track))} })}
                </p>
                <p class="large-event">{printed.event}</p>
                {printed.moves_markers.then(|| view! {
                    <p class="large-icon"><span class="atom" aria-hidden="true">"☢"</span>" "{tr("card-icon")}</p>
                })}
                {when_playing(screen, move || part(move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()))}
                {history(format!("history-{}", printed.slug.get_untracked()))}
            </div>
        </article>
    }
    .into_any()
}

/// What something would do now, where a game is being played.
fn when_playing<G: Shown>(screen: Screen<G>, lines: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
    let is_playing = screen.is_playing();
    is_playing.then(|| view! { <section><h3>{tr("large-now")}</h3><ul class="now-list">{lines()}</ul></section> })
}

/// What happened in 1962. Every note lies on one shelf; a card of a deck that somebody wrote has none.
pub(crate) fn history(key: String) -> impl IntoView {
    let shelf = Shelf::History.open();
    let note = move || shelf.get().filter(|texts| texts.has(&key)).map(|texts| texts.get(&key));
    move || note().map(|note| view! { <section><h3>{tr("large-history")}</h3><p class="history">{note}</p></section> })
}
