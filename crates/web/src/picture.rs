//! The table as a picture to take along.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use crate::browser;
use crate::screen::Screen;
use crate::settings::tr;
use crate::shown::Shown;

#[wasm_bindgen]
extern "C" {
    /// A drawing as dots, at twice its size.
    #[wasm_bindgen(js_namespace = thirteen, catch)]
    fn png(svg: &str) -> Result<js_sys::Promise, JsValue>;
}

/// A button that saves the table as it is shown, as a PNG that every program shows.
#[component]
pub(crate) fn Picture<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let save = move |_| {
        let svg = untrack(|| G::picture(&screen.voice.get(), &screen.view.get()));
        leptos::task::spawn_local(async move {
            let dots = match png(&svg) {
                Ok(dots) => JsFuture::from(dots).await.ok(),
                Err(_) => None,
            };
            // A browser that does not draw hands out the drawing itself.
            let _ = match dots {
                Some(dots) => browser::download_blob("thirteen.png", &Blob::from(dots)),
                None => browser::download("thirteen.svg", &svg),
            };
        });
    };
    view! { <button class="btn picture-save" on:click=save>{tr("picture-save")}</button> }
}
