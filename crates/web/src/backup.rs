//! Everything that is kept in this browser as one file, for another browser or for later.
//!
//! The file is JSON: `{"thirteen-store": 1, "kept": {"thirteen/game/g1": "…", …}}`. What is in it is text as the browser
//! keeps it, so that whatever a later page keeps goes along.

use client::Saved;
use js_sys::{JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::store::{self, PREFIX, Unkept};

const MARK: &str = "thirteen-store";
const KEPT: &str = "kept";
const VERSION: f64 = 1.0;

/// What came of reading such a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Restored {
    /// So many games were added or brought up to date, and so many were here already.
    Done { added: usize, here: usize },
    /// It is such a file, but of a later program, or its inside is broken.
    Unreadable,
    /// So many games were added; then there was no room left.
    Stopped { added: usize, why: Unkept },
}

/// Everything that is kept, as a file.
pub(crate) fn write() -> Option<String> {
    let kept = Object::new();
    for key in store::keys() {
        let text = store::get(&key)?;
        Reflect::set(&kept, &key.into(), &text.into()).ok()?;
    }
    let file = Object::new();
    Reflect::set(&file, &MARK.into(), &VERSION.into()).ok()?;
    Reflect::set(&file, &KEPT.into(), &kept).ok()?;
    JSON::stringify_with_replacer_and_space(&file, &JsValue::NULL, &1.into()).ok()?.as_string()
}

/// Takes in what such a file holds; nothing if it is no such file. What is here already stays, unless the file has a later
/// state of the same game.
pub(crate) fn read(text: &str) -> Option<Restored> {
    let file = JSON::parse(text).ok().filter(JsValue::is_object)?;
    let version = Reflect::get(&file, &MARK.into()).ok()?.as_f64()?;
    let kept = Reflect::get(&file, &KEPT.into()).ok().and_then(|kept| kept.dyn_into::<Object>().ok());
    let (Some(kept), true) = (kept, version <= VERSION) else { return Some(Restored::Unreadable) };
    let (mut added, mut here) = (0, 0);
    for pair in Object::entries(&kept).iter() {
        let text = |index| js_sys::Array::from(&pair).get(index).as_string();
        let (Some(key), Some(text)) = (text(0), text(1)) else { continue };
        if !key.starts_with(PREFIX) {
            continue;
        }
        let counts = usize::from(store::is_game(&key));
        if !is_news(&key, &text) {
            here += counts;
        } else if let Err(why) = store::put(&key, &text) {
            return Some(Restored::Stopped { added, why });
        } else {
            added += counts;
        }
    }
    Some(Restored::Done { added, here })
}

/// Whether a text of the file should be kept here: nothing is there, or an earlier state of the same game.
fn is_news(key: &str, text: &str) -> bool {
    let Some(here) = store::get(key) else { return true };
    let saved_at = |text: &str| Saved::read(text).map(|saved| saved.saved_at);
    match (store::is_game(key), saved_at(&here), saved_at(text)) {
        (true, Ok(here), Ok(there)) => there > here,
        // What cannot be read is no loss.
        (true, Err(_), Ok(_)) => true,
        _ => false,
    }
}
