//! The computer player of the page. It is a program of its own that a worker loads, so that the page is drawn before the
//! player is there, and never waits for it. What both say to each other is in [`client::worker`].

mod answer;
mod review;
mod trace;

use std::cell::RefCell;

use client::worker::{Reply, write};
use js_sys::{Function, Uint8Array};
use text::{Language, Texts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Hands over the texts of a language, in which advice is given. They come in their own file.
#[wasm_bindgen]
pub fn provide(language: &str, source: &str) {
    console_error_panic_hook::set_once();
    if let Ok(language) = language.parse::<Language>() {
        Texts::provide(language, source);
    }
}

/// What the worker says when it has come up.
#[wasm_bindgen]
#[must_use]
pub fn ready() -> Vec<u8> {
    write(&Reply::Ready)
}

/// The language whose texts an answer needs, if it needs any.
#[wasm_bindgen]
#[must_use]
pub fn language_of(request: &[u8]) -> Option<String> {
    answer::language_of(request)
}

/// Answers a request; `say` gets every reply, progress first and the answer last.
#[wasm_bindgen]
pub fn think(request: &[u8], say: &Function) {
    SAY.with_borrow_mut(|kept| *kept = Some(say.clone()));
    answer::answer(request, |reply| {
        SAY.with_borrow(|say| {
            let bytes = Uint8Array::from(&write(&reply)[..]);
            // Whoever asked may be gone; there is nobody else to tell.
            drop(say.as_ref().map(|say| say.call1(&JsValue::NULL, &bytes)));
        });
    });
}

thread_local! {
    /// Who hears the replies to the request that is being answered: a worker answers one at a time.
    static SAY: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// The trace of a record, a line a step, as the command line writes it. Empty if the record cannot be read.
#[wasm_bindgen]
#[must_use]
pub fn trace(record: &str) -> String {
    trace::trace(record)
}
