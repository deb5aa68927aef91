//! The sheets that stop a game: a round is over, the game is over.

use leptos::html::Dialog;
use leptos::prelude::*;

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
        let Ending { kind, is_war, title, lead, decided_at, body } = G::ending(screen, session.facts());
        let dialog = NodeRef::<Dialog>::new();
        open_at_once(dialog);
        let goes_on = session.campaign().is_some_and(|campaign| campaign.outcome().is_none());
        let campaign = session.campaign().and_then(|campaign| campaign_end(screen, campaign));
        let replay = |ply| Route::Replay { id: session.id(), ply, seat: None }.hash();
        view! {
            <dialog class=format!("sheet ending {kind}") class:war=is_war node_ref=dialog on:close=move |_| closed.set(true)>
                <header class="verdict"><h2 tabindex="-1">{title}</h2><p>{lead}</p>{campaign.map(|text| view! { <p class="campaign-end">{text}</p> })}</header>
                <div class="ending-body">{body}</div>
                <footer>
                    <button class="btn look" on:click=move |_| closed.set(true)>{tr("ending-look")}</button>
                    {decided_at.map(|ply| view! { <a class="btn decided" href=replay(ply)>{tr("ending-moment")}</a> })}
                    <a class="btn replay" href=replay(0)>{tr("watch-replay")}</a>
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

/// What the end of a campaign says, if it has ended.
fn campaign_end<G: Shown>(screen: Screen<G>, campaign: minutes::Campaign) -> Option<String> {
    let outcome = campaign.outcome()?;
    let voice = screen.voice.get();
    let prestige = campaign.prestige();
    let args = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
    Some(match outcome.winner {
        // Whoever starts a war loses the campaign, however far ahead.
        Some(side) if outcome.why == kernel::Why::NuclearWar && prestige[side] < prestige[side.other()] => {
            voice.between("campaign-lost-leading", side.other(), side, &args)
        }
        Some(side) => voice.of("campaign-won", side, &args),
        None => voice.with("campaign-won-nobody", &args),
    })
}
