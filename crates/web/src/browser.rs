//! The few things asked of the browser itself.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::{document, set_timeout, window};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, FocusOptions, HtmlAnchorElement, HtmlElement, Response, Storage, Url};

/// The storage of this browser, unless it is switched off.
pub(crate) fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Whether an error of the browser has this name.
pub(crate) fn named(error: &JsValue, name: &str) -> bool {
    Reflect::get(error, &"name".into()).ok().and_then(|found| found.as_string()).is_some_and(|found| found == name)
}

/// Whether the storage refused something because it has no room left.
pub(crate) fn is_full(error: &JsValue) -> bool {
    named(error, "QuotaExceededError") || named(error, "NS_ERROR_DOM_QUOTA_REACHED")
}

/// Asks the browser not to clear what this page keeps when it needs room. It may say no, and old ones cannot be asked.
pub(crate) fn ask_to_persist() {
    let navigator: JsValue = window().navigator().into();
    let storage = Reflect::get(&navigator, &"storage".into()).unwrap_or_default();
    let persist = Reflect::get(&storage, &"persist".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
    if let Some(Ok(asked)) = persist.map(|persist| persist.call0(&storage))
        && let Ok(asked) = asked.dyn_into::<Promise>()
    {
        leptos::task::spawn_local(async move { drop(JsFuture::from(asked).await) });
    }
}

/// Shows another sign on the tab: a file of the page, by its plain name.
pub(crate) fn show_icon(name: &str) {
    if let Ok(Some(link)) = document().query_selector("link[rel=icon]") {
        let _ = link.set_attribute("href", &file(name));
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A seed that nobody foretold.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    // Without entropy the clock must do; games between people are dealt otherwise.
    if getrandom::fill(&mut bytes).is_err() {
        return now().to_bits();
    }
    u64::from_le_bytes(bytes)
}

/// Whether a media query holds.
pub(crate) fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    download_blob(name, &Blob::new_with_str_sequence(&parts)?)
}

/// Hands bytes to the person as a file.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&url)
}

/// A text in small letters. The browser knows the letters of all languages; a table of our own would have to be loaded.
pub(crate) fn lowercase(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

#[wasm_bindgen]
extern "C" {
    /// Where a file of the page is, by its plain name (`boot.js`). Its real name holds the hash of its content, and the page
    /// may lie anywhere.
    #[wasm_bindgen(js_namespace = thirteen)]
    pub(crate) fn file(name: &str) -> String;
}

/// The text of a file of the page, by its plain name, if it can be had.
pub(crate) async fn fetch(name: &str) -> Option<String> {
    let response: Response = JsFuture::from(window().fetch_with_str(&file(name))).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Whether the person at the page uses the keyboard: the browser shows where it is.
pub(crate) fn is_by_keyboard() -> bool {
    document().query_selector(":focus-visible").ok().flatten().is_some()
}

/// Moves the keyboard to the first element that a selector finds, once the page is drawn.
pub(crate) fn focus_soon(selector: &'static str) {
    set_timeout(
        move || {
            if let Ok(Some(found)) = document().query_selector(selector) {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                let _ = found.unchecked_into::<HtmlElement>().focus_with_options(&options);
            }
        },
        Duration::from_millis(30),
    );
}
