//! What becomes of the person at this browser: read from its storage, changed, and put back.

use client::learned::{KEY, Learned};

use crate::browser;

/// What is kept; nothing of it yet, or something that cannot be read, is the beginning.
pub(crate) fn load() -> Learned {
    let text = browser::storage().and_then(|store| store.get_item(KEY).ok().flatten());
    text.and_then(|text| Learned::read(&text).ok()).unwrap_or_default()
}

/// Changes what is kept. False if the browser keeps nothing.
pub(crate) fn update(change: impl FnOnce(&mut Learned)) -> bool {
    let mut learned = load();
    change(&mut learned);
    browser::storage().is_some_and(|store| store.set_item(KEY, &learned.to_string()).is_ok())
}
