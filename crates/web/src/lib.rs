//! The page: 13 Days and 13 Minutes in the browser, alone or two at one screen.
//!
//! Rules and computer players run here, in WebAssembly; after loading nothing is asked of a server. A screen draws what a
//! seat's view says and offers what the view's choices allow, so a table may as well live elsewhere.

mod app;
mod board;
mod browser;
mod cards;
mod games;
mod log;
mod play;
mod preview;
mod route;
mod saved;
mod screens;
mod session;
mod settings;
mod shown;
mod stage;
mod store;
mod thinker;
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}

/// Answers a request of the page inside its worker: see `thinker`.
#[wasm_bindgen]
#[must_use]
pub fn think(request: &str) -> String {
    thinker::answer(request)
}

/// The trace of a record, a line a step, as the command line writes it. Empty if the record cannot be read.
#[wasm_bindgen]
#[must_use]
pub fn trace(record: &str) -> String {
    thinker::trace(record)
}
