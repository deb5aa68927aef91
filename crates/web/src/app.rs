//! The page as a whole: its head, and the screen that the address names.

use leptos::prelude::*;
use text::Language;

use crate::route::Route;
use crate::screens::{Cards, Game, Home, Replay, Rules};
use crate::settings::{Settings, settings, tr};
use crate::update::Update;

/// The page.
pub(crate) fn app(language: Language) -> impl IntoView {
    Settings::provide(language);
    let route = Route::current();
    let screen = move || match route.get() {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Game(id) => view! { <Game id /> }.into_any(),
        Route::Replay { id, .. } => view! { <Replay id /> }.into_any(),
        Route::Rules { game, at } => view! { <Rules game at /> }.into_any(),
        Route::Cards => view! { <Cards /> }.into_any(),
    };
    view! {
        <a class="skip" href="#main" on:click=|event| { event.prevent_default(); crate::browser::focus_soon("main h1"); }>{tr("skip")}</a>
        <Head />
        <Update />
        <main id="main">{screen}</main>
    }
}

/// The line at the top: where one can go, and the settings.
#[component]
fn Head() -> impl IntoView {
    let settings = settings();
    let other = move || match settings.language.get() {
        Language::English => Language::French,
        Language::French => Language::English,
    };
    let motion = move || tr(if settings.motion.get() { "motion-on" } else { "motion-off" })();
    let theme = move || tr(if settings.theme.get().slug() == "dark" { "theme-light" } else { "theme-dark" })();
    view! {
        <header class="head">
            <a class="logo" href="#/">
                <b aria-hidden="true">"13"</b>
                <span class="logo-name">"Thirteen"</span>
                <span class="sr">": "{tr("home")}</span>
            </a>
            <nav aria-label=tr("nav")>
                <a href="#/rules/days">{tr("nav-rules")}</a>
                <a href="#/cards">{tr("nav-cards")}</a>
            </nav>
            <div class="head-settings">
                <button class="set" lang=move || other().code() on:click=move |_| settings.speak(other())>
                    {move || if other() == Language::French { "Français" } else { "English" }}
                </button>
                <button class="set" on:click=move |_| settings.theme.update(|theme| *theme = theme.other())>{theme}</button>
                <button class="set" on:click=move |_| settings.motion.update(|motion| *motion = !*motion)>{motion}</button>
            </div>
        </header>
    }
}
