use days::State;
use leptos::prelude::*;

use crate::games::days::Mark;
use crate::settings::tr;
use crate::stage::Stage;

/// The piles beside the board. Those that may be looked through open.
#[component]
pub(crate) fn Piles(stage: Stage<State>) -> impl IntoView {
    let view = stage.view;
    let aftermath = move || u32::from(view.get().aftermath.us + view.get().aftermath.ussr);
    view! {
        <div class="piles">
            <span class="pile"><b>{move || view.get().deck}</b><span>{tr("board-deck")}</span></span>
            <Pile stage mark=Mark::Discard name="board-discard" count=Signal::derive(move || view.get().board.discard.len()) />
            <Pile stage mark=Mark::Aftermath name="board-aftermath" count=Signal::derive(aftermath) />
        </div>
    }
}

#[component]
fn Pile(stage: Stage<State>, mark: Mark, name: &'static str, count: Signal<u32>) -> impl IntoView {
    view! {
        <button class="pile" class:pointed=move || stage.pointed.get() == Some(mark)
            on:click=move |_| stage.opened.set(Some(mark))>
            <b>{count}</b>
            <span>{tr(name)}</span>
        </button>
    }
}
