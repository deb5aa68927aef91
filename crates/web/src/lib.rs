//! The page: 13 Days and 13 Minutes in the browser, alone or two at one screen.
//!
//! The rules run here, in WebAssembly, and the computer player beside it in a worker (the crate `webworker`); after loading
//! nothing is asked of a server. A screen draws what a seat's view says and offers what the view's choices allow, so a
//! table may as well live elsewhere.

mod app;
mod backup;
mod browser;
mod cards;
mod chart;
mod drag;
mod fault;
mod games;
mod guide;
mod icons;
mod keys;
mod lazy;
mod learned;
mod picture;
mod play;
mod printed;
mod route;
mod score;
mod screen;
mod screens;
mod session;
mod settings;
mod share;
mod shelf;
mod shown;
mod sound;
mod store;
mod update;
mod view;
mod worker;

use text::{Language, Texts};
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page in a language, whose texts come in a file of their own.
#[wasm_bindgen]
pub fn start(language: &str, source: &str) {
    console_error_panic_hook::set_once();
    let language = language.parse::<Language>().unwrap_or_default();
    Texts::provide(language, source);
    leptos::mount::mount_to_body(move || app::app(language));
}
