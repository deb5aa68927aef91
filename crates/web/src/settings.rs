//! What a person set for this browser: language, light or dark, how fast things move, sound, confirmation.

use std::cell::Cell;
use std::time::Duration;

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
    /// How fast what happens is shown.
    pub(crate) pace: RwSignal<Pace>,
    /// Whether there is sound.
    pub(crate) sound: RwSignal<bool>,
    /// Whether even a choice that is a single button is confirmed.
    pub(crate) always_confirm: RwSignal<bool>,
}

thread_local! {
    /// There is one page, and timers and workers that call back belong to no part of it.
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
}

/// How fast what happens is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Slow,
    Normal,
    Fast,
    AtOnce,
}

impl Pace {
    /// From the slowest to the fastest.
    pub(crate) const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::AtOnce => "at-once",
        }
    }

    /// How long a thing that moves can be looked at before the next; nothing if everything is shown at once.
    pub(crate) const fn beat(self) -> Option<Duration> {
        match self {
            Pace::Slow => Some(Duration::from_millis(1_300)),
            Pace::Normal => Some(Duration::from_millis(700)),
            Pace::Fast => Some(Duration::from_millis(280)),
            Pace::AtOnce => None,
        }
    }
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
}

impl Settings {
    /// The settings as they were left, else as the browser asks; from now on they are kept. The language was settled
    /// before, because its texts had to be fetched.
    pub(crate) fn provide(language: Language) -> Settings {
        let kept = |name: &str| browser::storage().and_then(|store| store.get_item(&key(name)).ok().flatten());
        let dark = kept("theme").map_or_else(|| browser::matches("(prefers-color-scheme: dark)"), |it| it == "dark");
        let still = browser::matches("(prefers-reduced-motion: reduce)");
        let usual = if still { Pace::AtOnce } else { Pace::Normal };
        // Until now things moved, or not.
        let moved = kept("motion").map(|it| if it == "on" { Pace::Normal } else { Pace::AtOnce });
        let pace = kept("pace").and_then(|it| Pace::ALL.into_iter().find(|pace| pace.slug() == it));
        let settings = Settings {
            language: RwSignal::new(language),
            theme: RwSignal::new(if dark { Theme::Dark } else { Theme::Light }),
            pace: RwSignal::new(pace.or(moved).unwrap_or(usual)),
            sound: RwSignal::new(kept("sound").map_or(!still, |it| it == "on")),
            always_confirm: RwSignal::new(kept("confirm").is_some_and(|it| it == "always")),
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
    fn apply(self, before: Option<[&'static str; 5]>) -> [&'static str; 5] {
        let sound = if self.sound.get() { "on" } else { "off" };
        let confirm = if self.always_confirm.get() { "always" } else { "once" };
        let pace = self.pace.get();
        let now = [self.language.get().code(), self.theme.get().slug(), pace.slug(), sound, confirm];
        let motion = if pace == Pace::AtOnce { "off" } else { "on" };
        if let Some(root) = document().document_element() {
            for (name, value) in
                [("lang", now[0]), ("data-theme", now[1]), ("data-pace", now[2]), ("data-motion", motion)]
            {
                let _ = root.set_attribute(name, value);
            }
        }
        if let (Some(store), Some(before)) = (browser::storage(), before) {
            for ((name, value), was) in
                ["language", "theme", "pace", "sound", "confirm"].into_iter().zip(now).zip(before)
            {
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
