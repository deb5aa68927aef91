//! What can be opened over a table: rules, cards, settings.

use leptos::html::Dialog;
use leptos::prelude::*;
use text::Language;

use crate::settings::{Pace, Theme, settings, texts, tr};
use crate::view::words;

/// Something that slides in over the table and leaves it where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawer {
    /// The rules, at these sections of the players' book and of the precise one.
    Rules(&'static str, &'static str),
    /// All cards.
    Cards,
    /// Settings, and what can be done with the game.
    Menu,
    /// What the keys do.
    Keys,
}

/// Shows what `content` makes of the drawer that is open, if one is.
pub(crate) fn drawer<D: Copy + Send + Sync + 'static>(
    open: RwSignal<Option<D>>,
    content: impl Fn(D) -> AnyView + Send + 'static,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            Some(_) if !dialog.open() => drop(dialog.show_modal()),
            None if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog class="drawer" node_ref=dialog on:close=move |_| open.set(None)>
            <button class="close" aria-label=tr("close") on:click=move |_| open.set(None)>"×"</button>
            {move || open.get().map(&content)}
        </dialog>
    }
}

/// The settings of this browser, and below them what the caller adds.
#[component]
pub(crate) fn Menu(children: Children) -> impl IntoView {
    let settings = settings();
    let toggle = |name: &'static str, on: RwSignal<bool>| {
        view! {
            <label class="setting">
                <input type="checkbox" prop:checked=move || on.get() on:change=move |_| on.update(|on| *on = !*on) />
                <span>{tr(name)}</span>
            </label>
        }
    };
    let pace = move |pace: Pace| {
        option(
            move || settings.pace.get() == pace,
            move || settings.pace.set(pace),
            move || texts().get(&format!("speed-{}", pace.slug())),
        )
    };
    let theme = move |theme: Theme| {
        option(
            move || settings.theme.get() == theme,
            move || settings.theme.set(theme),
            move || texts().get(&format!("theme-{}", theme.slug())),
        )
    };
    let language = move |language: Language| {
        let name = if language == Language::French { "Français" } else { "English" };
        option(move || settings.language.get() == language, move || settings.speak(language), move || name.to_owned())
    };
    view! {
        <div class="menu">
            <h2>{tr("settings-title")}</h2>
            <fieldset class="paces"><legend>{tr("speed-title")}</legend><span class="seg">{Pace::ALL.map(pace).into_iter().collect_view()}</span></fieldset>
            <fieldset class="themes"><legend>{tr("settings-theme")}</legend>
                <span class="seg">{[Theme::Light, Theme::Dark].map(theme).into_iter().collect_view()}</span>
            </fieldset>
            <fieldset class="languages"><legend>{tr("settings-language")}</legend>
                <span class="seg">{Language::ALL.map(language).into_iter().collect_view()}</span>
            </fieldset>
            {toggle("settings-sound", settings.sound)}
            {toggle("settings-confirm", settings.always_confirm)}
            {children()}
        </div>
    }
}

fn option(
    is_on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    set: impl Fn() + 'static,
    name: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    view! {
        <button class:on=is_on aria-pressed=words(move || is_on().to_string()) on:click=move |_| set()>{words(name)}</button>
    }
}
