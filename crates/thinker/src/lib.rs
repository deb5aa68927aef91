//! The computer player of the page. It is a program of its own that a worker loads, so that the page is drawn before the
//! player is there, and never waits for it.
//!
//! A request comes in as text, an answer goes out as text: see [`think`].

mod request;
mod trace;

use text::{Language, Texts};
use wasm_bindgen::prelude::wasm_bindgen;

/// Hands over the texts of a language, in which advice is given. They come in their own file.
#[wasm_bindgen]
pub fn provide(language: &str, source: &str) {
    console_error_panic_hook::set_once();
    if let Ok(language) = language.parse::<Language>() {
        Texts::provide(language, source);
    }
}

/// Answers a request: a line that says what to do (`choose` or `advise`), one each for the side, the level, the language
/// and the seed, then the record. The answer is the word of the request, the number of entries it was asked at, and what
/// was found, a line each; or `error`, and why.
#[wasm_bindgen]
#[must_use]
pub fn think(request: &str) -> String {
    request::answer(request).unwrap_or_else(|why| format!("error\n{why}"))
}

/// The trace of a record, a line a step, as the command line writes it. Empty if the record cannot be read.
#[wasm_bindgen]
#[must_use]
pub fn trace(record: &str) -> String {
    trace::trace(record)
}
