//! What can be done with the game on the table.

use leptos::prelude::*;

use super::Drawer;
use crate::picture::Picture;
use crate::route::Route;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::tr;
use crate::share::Share;
use crate::shown::Shown;
use crate::view::{when, words};
use crate::{browser, store};

/// Handing the game on, beginning another, giving this one up.
#[component]
pub(crate) fn GameMenu<G: Shown>(
    session: Session<G>,
    screen: Screen<G>,
    open: RwSignal<Option<Drawer>>,
    /// Begins a game like this one.
    again: Callback<()>,
) -> impl IntoView {
    let replay = Route::Replay { id: session.id(), ply: 0, seat: None }.hash();
    let export = move |_| {
        let _ = browser::download("thirteen.record", &session.saved().file());
    };
    let note = move || tr(if session.is_over() { "export-note-over" } else { "export-note" })();
    let link = move || {
        let id = store::linked(&session.id(), &session.saved());
        // Who plays on is shown their own seat, and whoever looks at the end everything.
        Route::Replay { id, ply: session.with(client::Client::ply), seat: None }.hash()
    };
    view! {
        <div class="menu game-menu">
        <h2>{tr("menu-game")}</h2>
        <p class="menu-links">
            <button class="btn again" on:click=move |_| again.run(())>{tr("menu-new")}</button>
            {when(move || !session.is_over(), move || resignation(session, open))}
            <a class="btn" href="#/">{tr("home")}</a>
        </p>
        <p class="menu-links">
            <Share label="share-game" fragment=move || untrack(link) />
            <button class="btn export" on:click=export>{tr("export")}</button>
            <Picture screen />
        </p>
        <p class="menu-note">{words(note)}</p>
        <p class="menu-links">
            <a class="btn" href=replay>{tr("menu-replay")}</a>
            <button class="btn" on:click=move |_| open.set(Some(Drawer::Keys))>{tr("keys-title")}</button>
        </p>
        </div>
    }
}

/// The way to give up, which asks once more.
fn resignation<G: Shown>(session: Session<G>, open: RwSignal<Option<Drawer>>) -> impl IntoView {
    let asked = RwSignal::new(false);
    let question = if session.is_campaign() { "resign-ask-campaign" } else { "resign-ask" };
    let resign = move |_| {
        open.set(None);
        session.resign();
    };
    view! {
        {when(move || !asked.get(), move || view! {
            <button class="btn resign" on:click=move |_| asked.set(true)>{tr("resign")}</button>
        })}
        {when(move || asked.get(), move || view! {
            <span class="resign-ask" role="alert">{tr(question)}</span>
            <button class="btn pri resign-yes" on:click=resign>{tr("resign-yes")}</button>
            <button class="btn resign-no" on:click=move |_| asked.set(false)>{tr("resign-no")}</button>
        })}
    }
}
