use client::Saved;
use leptos::prelude::*;

use super::file::FileInput;
use crate::backup::{self, Restored};
use crate::route::Route;
use crate::settings::{texts, tr, tr_with};
use crate::store::{self, Kept};
use crate::{browser, fault};

/// Takes in a game from a file, from what was pasted or from a link, or everything that another browser kept.
#[component]
pub(crate) fn Import(games: RwSignal<Vec<(String, Kept)>>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let told = RwSignal::new(None::<String>);
    let done = RwSignal::new(None::<String>);
    let take = move |source: &str| {
        told.set(None);
        done.set(None);
        if let Some((_, fragment)) = source.trim().split_once('#').filter(|(page, _)| page.starts_with("http")) {
            return Route::read(fragment).go();
        }
        if let Some(restored) = backup::read(source) {
            games.set(store::games());
            return match restored_words(restored) {
                Ok(words) => done.set(Some(words)),
                Err(words) => told.set(Some(words)),
            };
        }
        match Saved::read(source).map(|saved| keep(&saved)) {
            Ok(Ok(id)) => {
                games.set(store::games());
                Route::Replay { id, ply: 0, seat: None }.go();
            }
            Ok(Err(why)) => told.set(Some(why)),
            Err(why) => told.set(Some(tr_with("import-fault", &[("why", fault::told(&why).into())]))),
        }
    };
    view! {
        <section class="menu import">
            <h2>{tr("import-title")}</h2>
            <p class="menu-note">{tr("import-note")}</p>
            <FileInput label="import-file" accept=".record,.json,text/plain,application/json" take=Callback::new(move |(_, text): (String, String)| take(&text)) />
            <label>
                {tr("import-text")}
                <textarea rows="6" spellcheck="false" prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())></textarea>
            </label>
            <p class="row-buttons">
                <button class="btn pri" on:click=move |_| take(&text.get_untracked())>{tr("import-read")}</button>
            </p>
            <p class="fault" role="alert">{told}</p>
            <p class="done" role="status">{done}</p>
        </section>
    }
}

fn keep(saved: &Saved) -> Result<String, String> {
    let id = format!("i{}", browser::now() as u64);
    let kept = store::keep(&id, &Saved { saved_at: browser::now(), ..saved.clone() });
    kept.map(|()| id).map_err(fault::unkept)
}

/// What came of a whole store, as a success or as a fault.
fn restored_words(restored: Restored) -> Result<String, String> {
    match restored {
        Restored::Done { added, here } => {
            Ok(tr_with("store-restored", &[("added", added.into()), ("here", here.into())]))
        }
        Restored::Unreadable => Err(texts().get("store-unreadable")),
        Restored::Stopped { added, why } => {
            let stopped = tr_with("store-stopped", &[("added", added.into())]);
            Err(format!("{stopped} {}", fault::unkept(why)))
        }
    }
}
