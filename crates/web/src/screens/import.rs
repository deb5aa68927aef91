use client::Saved;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

use crate::route::Route;
use crate::settings::{texts, tr, tr_with};
use crate::store::{self, Kept};
use crate::{browser, fault};

/// Takes in a record from a file or from what was pasted.
#[component]
pub(crate) fn Import(games: RwSignal<Vec<(String, Kept)>>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let told = RwSignal::new(None::<String>);
    let take = move |source: String| match Saved::read(&source) {
        Ok(saved) => {
            let id = format!("i{}", browser::now() as u64);
            told.set(None);
            if store::keep(&id, &Saved { saved_at: browser::now(), ..saved }) {
                games.set(store::games());
                Route::Replay { id, ply: 0, seat: None }.go();
            } else {
                told.set(Some(texts().get("trouble-start")));
            }
        }
        Err(why) => told.set(Some(tr_with("import-fault", &[("why", fault::told(&why).into())]))),
    };
    let from_file = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let read = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take(read.unwrap_or_default());
        });
    };
    view! {
        <section class="menu import">
            <h2>{tr("import-title")}</h2>
            <label class="file">
                {tr("import-file")} <input type="file" accept=".record,text/plain" on:change=from_file />
            </label>
            <label>
                {tr("import-text")}
                <textarea rows="6" spellcheck="false" prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())></textarea>
            </label>
            <p class="row-buttons">
                <button class="btn pri" on:click=move |_| take(text.get_untracked())>{tr("import-read")}</button>
            </p>
            <p class="fault" role="alert">{told}</p>
        </section>
    }
}
