//! What every part of a table screen looks at and acts on.

use kernel::{SeatView, Side};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser;
use crate::preview::Preview;
use crate::settings::settings;
use crate::shown::Shown;

/// A position on the screen and what a person does with it.
#[derive(Clone, Copy)]
pub(crate) struct Stage<G: Shown> {
    /// What the person at the screen sees.
    pub(crate) view: Signal<G::View>,
    /// What the other side sees, where everything lies open.
    pub(crate) other: Signal<Option<G::View>>,
    /// What can be chosen.
    pub(crate) choices: Memo<Vec<G::Action>>,
    /// What is chosen and not yet confirmed.
    pub(crate) picked: RwSignal<Option<G::Action>>,
    /// What would follow from it.
    pub(crate) preview: Memo<Option<Preview<G>>>,
    /// What a line of the log points at.
    pub(crate) pointed: RwSignal<Option<G::Mark>>,
    /// What lies open in large.
    pub(crate) opened: RwSignal<Option<G::Mark>>,
    /// Whether the screen is upright and narrow.
    pub(crate) portrait: ReadSignal<bool>,
    /// Who sits where, for the names beside the hands.
    pub(crate) names: Signal<kernel::BySide<String>>,
}

impl<G: Shown> Stage<G> {
    /// A stage on which what `offered` lists can be chosen.
    pub(crate) fn new(
        view: Signal<G::View>,
        other: Signal<Option<G::View>>,
        offered: impl Fn() -> Vec<G::Action> + Send + Sync + 'static,
        names: Signal<kernel::BySide<String>>,
    ) -> Self {
        let language = settings().language;
        let choices = Memo::new(move |_| offered());
        let picked = RwSignal::new(None);
        let preview = Memo::new(move |_| {
            let action = picked.get()?;
            Preview::of(language.get(), &view.get(), action)
        });
        // What was picked is forgotten as soon as something else can be chosen.
        Effect::new(move |_| {
            let choices = choices.get();
            if picked.get_untracked().is_some_and(|action| !choices.contains(&action)) {
                picked.set(None);
            }
        });
        Stage {
            view,
            other,
            choices,
            picked,
            preview,
            pointed: RwSignal::new(None),
            opened: RwSignal::new(None),
            portrait: portrait(),
            names,
        }
    }

    /// A stage on which nothing can be done but look.
    pub(crate) fn still(view: G::View) -> Self {
        Stage::new(Signal::derive(move || view), Signal::derive(|| None), Vec::new, Signal::derive(Default::default))
    }

    /// The side that the table is seen from.
    pub(crate) fn near(&self) -> Side {
        self.view.get().seat().side().unwrap_or(Side::Us)
    }

    /// Picks a choice by a button.
    pub(crate) fn pick(&self, action: G::Action, event: &MouseEvent) {
        self.picked.set(Some(action));
        // A click without a pointer came from the keyboard, whose next stop is the confirmation.
        if event.detail() == 0 {
            browser::focus_soon(".preview .confirm");
        }
    }

    /// What lies on the table if the choice is carried out, else what lies there.
    pub(crate) fn shown(&self) -> G::View {
        self.preview.get().map_or_else(|| self.view.get(), |preview| preview.after)
    }
}

/// Whether the screen is narrow, now and whenever that changes.
fn portrait() -> ReadSignal<bool> {
    let narrow = || browser::matches("(max-width: 760px)");
    let (is_narrow, set_narrow) = signal(narrow());
    let handle = window_event_listener(leptos::ev::resize, move |_| {
        if is_narrow.get_untracked() != narrow() {
            set_narrow.set(narrow());
        }
    });
    on_cleanup(move || handle.remove());
    is_narrow
}
