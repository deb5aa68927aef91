//! What a person set for this browser: language, light or dark, movement.

use std::cell::Cell;

use leptos::prelude::*;
use text::{Arg, Language, Texts};

use crate::browser;

/// The settings, for every part of the page.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// The language.
    pub(crate) language: RwSignal<Language>,
    /// Light or dark.
    pub(crate) theme: RwSignal<Theme>,
    /// Whether pieces move visibly.
    pub(crate) motion: RwSignal<bool>,
}

thread_local! {
    /// There is one page, and timers and workers that call back belong to no part of it.
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub(crate) const fn other(self) -> Theme {
        match self {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Light,
        }
    }
}

impl Settings {
    /// The settings as they were left, else as the browser asks; from now on they are kept. The language was settled
    /// before, because its texts had to be fetched.
    pub(crate) fn provide(language: Language) -> Settings {
        let kept = |name: &str| browser::storage().and_then(|store| store.get_item(&key(name)).ok().flatten());
        let dark = kept("theme").map_or_else(|| browser::matches("(prefers-color-scheme: dark)"), |it| it == "dark");
        let still = browser::matches("(prefers-reduced-motion: reduce)");
        let settings = Settings {
            language: RwSignal::new(language),
            theme: RwSignal::new(if dark { Theme::Dark } else { Theme::Light }),
            motion: RwSignal::new(kept("motion").map_or(!still, |it| it == "on")),
        };
        SETTINGS.set(Some(settings));
        Effect::new(move |before| settings.apply(before));
        settings
    }

    /// Changes the language, once its texts are there.
    pub(crate) fn speak(self, language: Language) {
        leptos::task::spawn_local(async move {
            if let Some(source) = browser::fetch(&format!("text-{language}.ftl")).await {
                Texts::provide(language, &source);
                self.language.set(language);
            }
        });
    }

    /// Tells the document, and keeps what was changed; the rest goes on following the browser.
    fn apply(self, before: Option<[&'static str; 3]>) -> [&'static str; 3] {
        let (language, theme, motion) = (self.language.get(), self.theme.get(), self.motion.get());
        let on = if motion { "on" } else { "off" };
        let now = [language.code(), theme.slug(), on];
        if let Some(root) = document().document_element() {
            for (name, value) in ["lang", "data-theme", "data-motion"].into_iter().zip(now) {
                let _ = root.set_attribute(name, value);
            }
        }
        if let (Some(store), Some(before)) = (browser::storage(), before) {
            for ((name, value), was) in ["language", "theme", "motion"].into_iter().zip(now).zip(before) {
                if value != was {
                    let _ = store.set_item(&key(name), value);
                }
            }
        }
        now
    }
}

fn key(name: &str) -> String {
    format!("thirteen/{name}")
}

/// The settings of the page.
///
/// # Panics
/// Before the page has begun.
pub(crate) fn settings() -> Settings {
    SETTINGS.get().expect("the page has begun")
}

/// The language now; whoever asks is told when it changes.
pub(crate) fn language() -> Language {
    settings().language.get()
}

/// The texts of the language now.
pub(crate) fn texts() -> &'static Texts {
    Texts::of(language())
}

/// A text that follows the language.
pub(crate) fn tr(key: &'static str) -> impl Fn() -> String + Copy + Send + 'static {
    let language = settings().language;
    move || Texts::of(language.get()).get(key)
}

/// A text with something put in, in the language now.
pub(crate) fn tr_with(key: &str, args: &[Arg<'_>]) -> String {
    texts().with(key, args)
}
