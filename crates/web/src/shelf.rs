//! Texts that are fetched when somebody first wants to read them.

use std::sync::Arc;

use leptos::prelude::*;
use text::Texts;

use crate::browser;
use crate::settings::settings;

/// A shelf of texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shelf {
    /// The history behind cards and agendas.
    History,
    /// The comments on the printed play-through.
    Playthrough,
    /// Puzzles and their themes.
    Puzzles,
}

impl Shelf {
    const fn file(self) -> &'static str {
        match self {
            Shelf::History => "history",
            Shelf::Playthrough => "playthrough",
            Shelf::Puzzles => "puzzle",
        }
    }

    /// The texts of the shelf in the language now; nothing until they are there.
    pub(crate) fn open(self) -> Signal<Option<Arc<Texts>>> {
        let language = settings().language;
        let texts = LocalResource::new(move || {
            let language = language.get();
            async move {
                let source = browser::fetch(&format!("{}-{language}.ftl", self.file())).await?;
                Some(Arc::new(Texts::read(language, &[&source])))
            }
        });
        Signal::derive(move || texts.get().flatten())
    }
}
