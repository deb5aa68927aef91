//! The sheets that stop a game: a round is over, the game is over.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::icons::art;
use crate::route::Route;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::tr;
use crate::shown::{Ending, Shown};
use crate::view::when;

/// Opens a dialog over everything else as soon as it is drawn.
fn open_at_once(dialog: NodeRef<Dialog>) {
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            let _ = dialog.show_modal();
        }
    });
}

/// What a round came to. It waits for the reader.
#[component]
pub(crate) fn InterludeSheet<G: Shown>(session: Session<G>, screen: Screen<G>) -> impl IntoView {
    let sheet = move || {
        let dialog = NodeRef::<Dialog>::new();
        open_at_once(dialog);
        let it = G::interlude(screen, &session.told());
        view! {
            <dialog class="sheet interlude" node_ref=dialog on:close=move |_| session.resume()>
                <header><h2 tabindex="-1">{it.title}</h2><p>{it.lead}</p></header>
                {it.body}
                <footer>
                    <button class="btn pri go-on" autofocus on:click=move |_| session.resume()>{it.go_on}<kbd>{tr("key-enter")}</kbd></button>
                </footer>
            </dialog>
        }
    };
    when(move || session.is_paused() && session.moving().is_none(), sheet)
}

/// How the game ended, for whoever played it, and where to go from there.
#[component]
pub(crate) fn EndSheet<G: Shown>(
    session: Session<G>,
    screen: Screen<G>,
    /// Begins a game like this one.
    again: Callback<()>,
) -> impl IntoView {
    let closed = RwSignal::new(false);
    // The next game of a campaign ends anew.
    Effect::new(move |_| {
        if !session.is_over() {
            closed.set(false);
        }
    });
    let sheet = move || {
        let Ending { kind, art: picture, is_war, title, lead, play, body } = G::ending(screen, session.facts());
        let dialog = NodeRef::<Dialog>::new();
        open_at_once(dialog);
        let goes_on = session.campaign().is_some_and(|campaign| campaign.outcome().is_none());
        let campaign = session.campaign().and_then(|campaign| {
            let outcome = campaign.outcome()?;
            Some(screen.voice.with(|voice| voice.campaign(outcome, campaign.prestige())))
        });
        let moment = play.as_ref().map(|&(ply, _)| ply);
        let replay = |ply| Route::Replay { id: session.id(), ply, seat: None }.hash();
        view! {
            <dialog class=format!("sheet ending {kind}") class:war=is_war node_ref=dialog on:close=move |_| closed.set(true)>
                <header class="verdict">
                    <svg class="end-art" viewBox="0 0 1200 675" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><use href=art("endings.svg", picture) width="1200" height="675" /></svg>
                    <h2 tabindex="-1">{title}</h2><p>{lead}</p>{campaign.map(|end| view! { <p class="campaign-end"><b>{end.title}</b>" "{end.reason}</p> })}</header>
                <div class="ending-body">
                    {play.map(|(_, text)| view! { <section class="did-it"><h3>{tr("verdict-play-title")}</h3><p>{text}</p></section> })}
                    {body}
                </div>
                <footer>
                    <button class="btn look" on:click=move |_| closed.set(true)>{tr("ending-look")}</button>
                    {moment.map(|ply| view! { <a class="btn decided" href=replay(ply)>{tr("verdict-see")}</a> })}
                    <a class="btn replay" href=replay(0)>{tr("watch-replay")}</a>
                    <a class="btn analyse" href=Route::Analysis(session.id()).hash()>{tr("nav-analysis")}</a>
                    {if goes_on {
                        view! { <button class="btn pri next-game" on:click=move |_| session.next_game()>{tr("campaign-next")}</button> }.into_any()
                    } else {
                        view! { <button class="btn pri again" on:click=move |_| again.run(())>{tr("play-again")}</button> }.into_any()
                    }}
                </footer>
            </dialog>
        }
    };
    view! {
        {when(move || session.is_over() && !closed.get(), sheet)}
        {when(move || session.is_over() && closed.get(), move || view! {
            <button class="btn pri reopen" on:click=move |_| closed.set(false)>{tr("ending-again")}</button>
        })}
    }
}
