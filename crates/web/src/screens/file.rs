use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

use crate::settings::tr;

/// Takes in a file: its name and its text. What is not text comes with signs in its place that no reader accepts.
#[component]
pub(crate) fn FileInput(
    /// The key of what it says.
    label: &'static str,
    /// Which files are offered.
    accept: &'static str,
    take: Callback<(String, String)>,
) -> impl IntoView {
    let read = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take.run((file.name(), text.unwrap_or_default()));
            // The same file can be taken again, once it was mended.
            input.set_value("");
        });
    };
    view! {
        <label class="file">
            <span class="btn">{tr(label)}</span>
            <input type="file" accept=accept on:change=read />
        </label>
    }
}
