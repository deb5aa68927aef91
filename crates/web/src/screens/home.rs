mod first;
mod games;
mod opponents;

use leptos::prelude::*;

use super::import::Import;
use super::new::{Choices, New};
use crate::icons::art;
use crate::play::{Menu, drawer};
use crate::settings::{texts, tr};
use crate::store::{self, Kept};
use crate::view::{part, when, words};
use crate::{backup, browser};

/// The games of this browser, each under its name.
type Games = RwSignal<Vec<(String, Kept)>>;

/// What can be opened over home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opened {
    Menu,
    New,
    Load,
}

/// Where games begin and go on.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let games: Games = RwSignal::new(store::games());
    let open = RwSignal::new(None::<Opened>);
    let choices = Choices::remembered();
    // Another window of this browser may play on, or clear everything.
    let elsewhere = window_event_listener(leptos::ev::storage, move |_| games.set(store::games()));
    on_cleanup(move || elsewhere.remove());
    let has_games = Memo::new(move |_| !games.with(Vec::is_empty));
    view! {
        <div class="home" class:new-here=move || !has_games.get()>
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                <div class="tb">
                    <a class="opt" href="#/rules/days">{tr("nav-rules")}</a>
                    <a class="opt" href="#/cards">{tr("nav-cards")}</a>
                    <button class="load" on:click=move |_| open.set(Some(Opened::Load))>{tr("import-title")}</button>
                    <button class="menu-button" aria-label=tr("menu") on:click=move |_| open.set(Some(Opened::Menu))>"☰"</button>
                </div>
            </header>
            {part(move || {
                if has_games.get() {
                    returning(games, choices, open).into_any()
                } else {
                    first::visit(choices, Callback::new(move |()| open.set(Some(Opened::New)))).into_any()
                }
            })}
            {drawer(open, move |which| match which {
                Opened::New => view! { <New choices /> }.into_any(),
                Opened::Load => view! { <Import games /> }.into_any(),
                Opened::Menu => view! { <Menu>{elsewhere_links(open)}{whole_store()}</Menu> }.into_any(),
            })}
        </div>
    }
}

/// Home for somebody who has played: what waits on top, then what can be begun.
fn returning(games: Games, choices: Choices, open: RwSignal<Option<Opened>>) -> impl IntoView {
    view! {
        <div class="home-main">
            <section class="hero">
                <svg viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("hero.svg", "hero") /></svg>
                <div class="ttl"><h1 tabindex="-1">{tr("home-title")}</h1><p>{tr("home-lead-short")}</p></div>
            </section>
            <div class="gocol">
                {games::latest(games)}
                <section class="begin" aria-label=tr("new-title")>
                    <button class="btn begin-solo" on:click=move |_| choices.solo()>
                        <b>{tr("new-title")}</b><span>{words(move || choices.told())}</span>
                    </button>
                    <button class="btn change" on:click=move |_| open.set(Some(Opened::New))>{tr("home-change")}</button>
                    <button class="btn two" on:click=move |_| choices.two()>{tr("home-two")}</button>
                </section>
                {ways()}
            </div>
            {aims()}
            {boards(games, choices)}
        </div>
    }
}

/// Where else one can go from here.
fn ways() -> impl IntoView {
    view! {
        <nav class="ways" aria-label=tr("home-learn")>
            <a class="btn" href="#/replay/playthrough/0/open">{tr("home-playthrough")}</a>
            <a class="btn" href="#/puzzles">{tr("nav-puzzles")}</a>
        </nav>
    }
}

/// How one wins, how one plays, how one loses.
fn aims() -> impl IntoView {
    view! {
        <section class="aim" aria-label=tr("home-aim")>
            {[("win", "aim-prestige"), ("play", "aim-command"), ("lose", "aim-war")].map(aim).into_iter().collect_view()}
        </section>
    }
}

fn aim((what, picture): (&'static str, &'static str)) -> impl IntoView {
    view! {
        <div class=format!("aim-{what}")>
            <h2>{words(move || texts().get(&format!("home-{what}-title")))}</h2>
            <p>{words(move || texts().get(&format!("home-{what}")))}</p>
            <svg viewBox="0 0 240 72" aria-hidden="true"><use href=art("aims.svg", picture) /></svg>
        </div>
    }
}

/// Two boards in one place: whom one can play against, and the games of this browser.
fn boards(games: Games, choices: Choices) -> impl IntoView {
    let of_games = RwSignal::new(false);
    let tab = move |is_games: bool, key: &'static str| {
        let is_on = move || of_games.get() == is_games;
        view! {
            <button class:on=is_on aria-pressed=words(move || is_on().to_string()) on:click=move |_| of_games.set(is_games)>{tr(key)}</button>
        }
    };
    view! {
        <section class="panelh yours">
            <div class="seg">{tab(false, "new-level")}{tab(true, "continue-title")}</div>
            {when(move || of_games.get(), move || games::kept(games))}
            {when(move || !of_games.get(), move || opponents::opponents(games, choices.level))}
        </section>
    }
}

/// What a narrow screen has no room for at the top.
fn elsewhere_links(open: RwSignal<Option<Opened>>) -> impl IntoView {
    view! {
        <p class="menu-links">
            <a class="btn" href="#/rules/days">{tr("nav-rules")}</a>
            <a class="btn" href="#/cards">{tr("nav-cards")}</a>
            <button class="btn menu-load" on:click=move |_| open.set(Some(Opened::Load))>{tr("import-title")}</button>
        </p>
    }
}

/// Everything of this browser as one file.
fn whole_store() -> impl IntoView {
    let save = move |_| {
        if let Some(file) = backup::write() {
            let _ = browser::download("thirteen-store.json", &file);
        }
    };
    view! {
        <h2>{tr("store-title")}</h2>
        <p class="menu-note">{tr("store-note")}</p>
        <p class="menu-links"><button class="btn save-all" on:click=save>{tr("store-save")}</button></p>
    }
}
