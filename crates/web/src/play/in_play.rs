use client::Playable;
use leptos::prelude::*;

use crate::cards::face;
use crate::screen::Screen;
use crate::settings::tr;
use crate::shown::Shown;
use crate::view::{part, words};

/// The card that is being decided about or carried out, whole, until the next one is played.
#[component]
pub(crate) fn CardInPlay<G: Shown>(screen: Screen<G>, told: Signal<Vec<(usize, G::Heard)>>) -> impl IntoView {
    // What is staged may already have left the table again; until it is played it lies there.
    let in_play = Memo::new(move |_| {
        let staged = screen.draft.with(|draft| {
            let plies = (0..=draft.actions().len()).rev();
            plies.map(|ply| draft.view_at(ply)).find_map(|view| G::in_play(view, &[]))
        });
        staged.or_else(|| told.with(|told| G::in_play(&screen.view.get(), told)))
    });
    let card = move || {
        let Some(it) = in_play.get() else { return ().into_any() };
        let printed = G::printed(&screen.view.get_untracked(), it.card);
        let card_mark = G::card_mark(it.card);
        let open = Callback::new(move |()| screen.opened.set(Some(card_mark)));
        let by = move || screen.voice.with(|voice| voice.of(it.how, it.by, &[]));
        view! {
            <div class="cap"><span>{tr("card-in-play")}</span><span class=format!("{}-c", it.by)>{words(by)}</span></div>
            {face(printed, open, ().into_any())}
        }
        .into_any()
    };
    view! { <section class="inplay" aria-label=tr("card-in-play")>{part(card)}</section> }
}

/// What a card in play would show of itself: used by games to fill [`Shown::in_play`].
pub(crate) fn last_played<G: Playable, T>(
    told: &[(usize, G::Heard)],
    find: impl Fn(G::Heard) -> Option<T>,
) -> Option<T> {
    told.iter().rev().find_map(|&(_, heard)| find(heard))
}
