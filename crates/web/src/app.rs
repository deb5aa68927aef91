//! The page as a whole: the screen that the address names.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use text::Language;

use crate::route::Route;
use crate::screens::{Game, Home, Replay, parts};
use crate::settings::{Settings, tr};
use crate::update::Update;

/// How long after the start the parts are fetched that most people open next: whoever looks at the first screen is not to
/// wait for them.
const IDLE: Duration = Duration::from_millis(1_500);

/// The page.
pub(crate) fn app(language: Language) -> impl IntoView {
    Settings::provide(language);
    set_timeout(|| spawn_local(parts::fetch()), IDLE);
    let route = Route::current();
    let screen = move || match route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Game(id) => view! { <Game id /> }.into_any(),
        Route::Replay { id, .. } => view! { <Replay id /> }.into_any(),
        Route::Rules { game, at } => view! { <Back />{parts::rules::draw(game, at)} }.into_any(),
        Route::Cards => view! { <Back />{parts::cards::draw()} }.into_any(),
        Route::Deck(link) => view! { <Back />{parts::deck::draw(link)} }.into_any(),
        Route::Analysis(id) => parts::analysis::draw(id),
        Route::Puzzles => view! { <Back />{parts::puzzles::draw()} }.into_any(),
        Route::Puzzle(which) => parts::puzzle::draw(which),
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
