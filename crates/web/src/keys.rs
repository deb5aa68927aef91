//! The keys of a table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// Something that a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// Play what is staged.
    Confirm,
    /// Take back.
    Undo,
    /// The nth card of the hand, from 1.
    Card(usize),
    /// Use the Event.
    Event,
    /// Skip it, or stop.
    Skip,
    /// Ask for advice.
    Advice,
    /// Show the rest at once.
    Hurry,
    /// Open the rules.
    Rules,
    /// Say what the keys do.
    Help,
    /// Switch the sound on or off.
    Sound,
}

impl Key {
    fn of(key: &str) -> Option<Key> {
        Some(match key {
            "Enter" => Key::Confirm,
            "Backspace" | "u" => Key::Undo,
            "e" => Key::Event,
            "s" => Key::Skip,
            "a" => Key::Advice,
            " " => Key::Hurry,
            "r" => Key::Rules,
            "?" => Key::Help,
            "m" => Key::Sound,
            digit => Key::Card(digit.parse().ok().filter(|number| (1..=9).contains(number))?),
        })
    }
}

/// Calls `act` for every key of a table, unless somebody is typing, a dialog is open or a modifier is held.
pub(crate) fn listen(act: impl Fn(Key) + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_elsewhere(&event) {
            return;
        }
        if let Some(key) = Key::of(&event.key()) {
            event.prevent_default();
            act(key);
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether the key is meant for something else: a field, a button, a dialog.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    let is_open = document().query_selector("dialog[open]").ok().flatten().is_some();
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let tag = target.map(|target| target.tag_name()).unwrap_or_default();
    let is_field = matches!(tag.as_str(), "INPUT" | "TEXTAREA" | "SELECT");
    // With Shift the key confirms wherever the keyboard is.
    let presses = matches!(event.key().as_str(), "Enter" | " ") && matches!(tag.as_str(), "BUTTON" | "A" | "SUMMARY");
    let presses = presses && !event.shift_key();
    is_open || is_field || presses
}

/// Presses the `index`th element that a selector finds.
pub(crate) fn press(selector: &str, index: usize) {
    let found = document().query_selector_all(selector).ok().and_then(|list| list.get(index as u32));
    if let Some(found) = found.and_then(|node| node.dyn_into::<HtmlElement>().ok()) {
        let _ = found.focus();
        found.click();
    }
}

/// Moves the keyboard to the first element that a selector finds.
pub(crate) fn focus(selector: &str) {
    if let Some(found) = document().query_selector(selector).ok().flatten() {
        let _ = found.unchecked_into::<HtmlElement>().focus();
    }
}
