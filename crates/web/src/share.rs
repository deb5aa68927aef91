//! Handing something on: by the system's own sheet, by the clipboard, or as a line to copy.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::settings::{texts, tr};
use crate::view::words;

/// A button that hands on a link to what `fragment` names: what stands after the `#`.
#[component]
pub(crate) fn Share(
    /// The key of what the button says.
    label: &'static str,
    /// What the link leads to.
    #[prop(into)]
    fragment: Callback<(), String>,
) -> impl IntoView {
    let told = RwSignal::new(None::<Handed>);
    let share = move |_| {
        let url = address(&fragment.run(()));
        leptos::task::spawn_local(async move {
            let handed = hand_on(url).await;
            // The button may be gone by now.
            let _ = told.try_set(Some(handed));
        });
    };
    let note = move || match told.get() {
        Some(Handed::Copied) => texts().get("share-copied"),
        Some(Handed::Line(_)) => texts().get("share-line"),
        Some(Handed::Sheet) | None => String::new(),
    };
    let line = move || match told.get() {
        Some(Handed::Line(url)) => Some(view! {
            <input class="share-line" readonly aria-label=tr("share-line") prop:value=url on:focus:target=|event| event.target().select() />
        }),
        _ => None,
    };
    view! {
        <button class="btn link" on:click=share>{tr(label)}</button>
        <span class="share-note" role="status">{words(note)}</span>
        {line}
    }
}

/// What became of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Handed {
    /// The system's sheet took it.
    Sheet,
    /// It is in the clipboard.
    Copied,
    /// Neither can be had: here it is.
    Line(String),
}

/// The whole address of a part of this page.
fn address(fragment: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

async fn hand_on(url: String) -> Handed {
    let navigator: JsValue = window().navigator().into();
    let data = Object::new();
    let _ = Reflect::set(&data, &"title".into(), &"Thirteen".into());
    let _ = Reflect::set(&data, &"url".into(), &url.as_str().into());
    if let Some(shared) = call(&navigator, "share", &data) {
        match JsFuture::from(shared).await {
            Ok(_) => return Handed::Sheet,
            // Whoever closes the sheet wants nothing copied either.
            Err(why) if browser::named(&why, "AbortError") => return Handed::Sheet,
            Err(_) => {}
        }
    }
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default();
    let copied = match call(&clipboard, "writeText", &url.as_str().into()) {
        Some(copied) => JsFuture::from(copied).await.is_ok(),
        None => false,
    };
    if copied { Handed::Copied } else { Handed::Line(url) }
}

/// Calls a method that not every browser has, and that some have only over HTTPS.
fn call(on: &JsValue, method: &str, with: &JsValue) -> Option<Promise> {
    let method = Reflect::get(on, &method.into()).ok()?.dyn_into::<Function>().ok()?;
    method.call1(on, with).ok()?.dyn_into().ok()
}
