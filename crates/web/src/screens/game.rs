use kernel::{BySide, Side};
use leptos::prelude::*;

use crate::log::Log;
use crate::play::{Curtain, Hint, Panel, Position, Prompt, Warnings};
use crate::route::Route;
use crate::saved::{Player, Saved};
use crate::session::Session;
use crate::settings::{texts, tr};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::{browser, store};

/// A game of this browser, or a word on why it cannot be shown.
#[component]
pub(crate) fn Game(id: String) -> impl IntoView {
    let Some(saved) = store::load(&id) else {
        return view! { <Lost why=tr("lost-game")() /> }.into_any();
    };
    match saved.game() {
        "days" => match Session::<days::State>::resume(&saved) {
            Ok(session) => view! { <Days session /> }.into_any(),
            Err(why) => view! { <Lost why /> }.into_any(),
        },
        "minutes" => match Session::<minutes::State>::resume(&saved) {
            Ok(session) => {
                let stage = stage(session);
                view! { <Table stage session /> }.into_any()
            }
            Err(why) => view! { <Lost why /> }.into_any(),
        },
        other => view! { <Lost why=other.to_owned() /> }.into_any(),
    }
}

/// Nothing to show.
#[component]
pub(crate) fn Lost(why: String) -> impl IntoView {
    view! {
        <div class="sheet">
            <h1 tabindex="-1">{tr("lost-title")}</h1>
            <p>{why}</p>
            <p><a href="#/">{tr("home")}</a></p>
        </div>
    }
}

/// Who sits where, in words.
pub(crate) fn names(players: BySide<Player>) -> BySide<String> {
    players.map(|player| match player {
        Player::Person => texts().get("player-person"),
        Player::Computer(level) => texts().get(&format!("level-{level}")),
    })
}

#[component]
fn Days(session: Session<days::State>) -> impl IntoView {
    let stage = stage(session);
    let against_computer = Side::ALL.iter().any(|&side| session.players[side] != Player::Person);
    view! {
        <Table stage session>
            <Show when=move || against_computer><Hint stage session /></Show>
        </Table>
    }
}

fn stage<G: Shown>(session: Session<G>) -> Stage<G> {
    Stage::new(
        Signal::derive(move || session.view()),
        Signal::derive(move || session.other_view()),
        move || session.choices(),
        Signal::derive(move || names(session.players)),
    )
}

/// The table screen of any game.
#[component]
fn Table<G: Shown>(
    stage: Stage<G>,
    session: Session<G>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let facts = Memo::new(move |_| session.facts());
    let confirm = Callback::new(move |action| {
        session.play(action);
        browser::focus_soon(".prompt h2");
    });
    let is_over = move || G::outcome(&stage.view.get()).is_some();
    let undo = Signal::derive(move || session.may_undo());
    let take_back = Callback::new(move |()| {
        session.undo();
        browser::focus_soon(".prompt h2");
    });
    view! {
        <h1 class="sr" tabindex="-1">{tr(if G::SLUG == "days" { "title-days" } else { "title-minutes" })}</h1>
        {move || is_over().then(|| G::ending(stage, facts.get()))}
        <div class="play">
            <div class="play-table">{G::table(stage)}</div>
            <aside class="play-side">
                <Prompt stage thinking=session.thinking.into() />
                <Warnings stage />
                <Show when=move || session.trouble.get().is_some()>
                    <p class="trouble" role="alert">{move || trouble(session.trouble.get().unwrap_or_default())}</p>
                </Show>
                <Show when=is_over><Over session /></Show>
                <Panel stage confirm undo take_back />
                {children.map(|children| children())}
                <Log
                    stage
                    facts
                    seat=Signal::derive(move || session.seat())
                    since=Signal::derive(move || session.last_own())
                />
                <Position stage />
            </aside>
        </div>
        <Curtain
            side=Signal::derive(move || session.curtain())
            look=Callback::new(move |side| {
                session.look(side);
                browser::focus_soon(".prompt h2");
            })
        />
    }
}

fn trouble(why: String) -> String {
    if why == "storage" { texts().get("trouble-storage") } else { why }
}

/// Where to go when the game is over.
#[component]
fn Over<G: Shown>(session: Session<G>) -> impl IntoView {
    let again = move |_| {
        let id = format!("g{}", browser::now() as u64);
        let record = table::Table::<G>::new(session.record().rules).record().to_string();
        let saved = Saved { id: id.clone(), players: session.players, saved_at: browser::now(), record };
        if store::keep(&saved) {
            Route::Game(id).go();
        }
    };
    let replay = move || Route::Replay { id: session.id(), ply: 0, seat: None }.hash();
    let export = move |_| {
        let _ = browser::download("thirteen.record", &session.record().to_string());
    };
    view! {
        <section class="over row-buttons">
            <a class="button" href=replay>{tr("watch-replay")}</a>
            <button class="button" on:click=again>{tr("play-again")}</button>
            <button class="button" on:click=export>{tr("export")}</button>
            <a class="button" href="#/">{tr("home")}</a>
        </section>
    }
}
