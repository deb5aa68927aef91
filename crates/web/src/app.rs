//! The page as a whole: the screen that the address names.

use leptos::prelude::*;
use text::Language;

use crate::route::Route;
use crate::screens::{Cards, Game, Home, Replay, Rules};
use crate::settings::{Settings, tr};
use crate::update::Update;

/// The page.
pub(crate) fn app(language: Language) -> impl IntoView {
    Settings::provide(language);
    let route = Route::current();
    let screen = move || match route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Game(id) => view! { <Game id /> }.into_any(),
        Route::Replay { id, .. } => view! { <Replay id /> }.into_any(),
        Route::Rules { game, at } => view! { <Back /><Rules game at /> }.into_any(),
        Route::Cards => view! { <Back /><Cards /> }.into_any(),
    };
    view! {
        <a class="skip" href="#main" on:click=|event| { event.prevent_default(); crate::browser::focus_soon("main h1"); }>{tr("skip")}</a>
        <Update />
        <main id="main">{screen}</main>
    }
}

/// The way home from a page that is read.
#[component]
fn Back() -> impl IntoView {
    view! {
        <header class="top page-top">
            <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
            <nav class="tb" aria-label=tr("nav")>
                <a class="opt" href="#/rules/days">{tr("nav-rules")}</a>
                <a class="opt" href="#/cards">{tr("nav-cards")}</a>
            </nav>
        </header>
    }
}
