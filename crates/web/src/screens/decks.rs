use client::link::{Kind, pack, unpack};
use leptos::prelude::*;

use super::file::FileInput;
use super::game::lost;
use super::new::{Choices, What};
use crate::route::Route;
use crate::settings::{texts, tr, tr_with};
use crate::share::Share;
use crate::view::{part, words};
use crate::{fault, store};

/// Which deck 13 Minutes is played with: ours, or one that somebody added as a file.
#[component]
pub(crate) fn Decks(choices: Choices) -> impl IntoView {
    let picked = choices.deck;
    let names = RwSignal::new(store::decks());
    let told = RwSignal::new(Vec::<String>::new());
    let add = move |(file, text): (String, String)| match decks::check(&text) {
        Ok(draft) => {
            let name = draft.title.unwrap_or_else(|| file.trim_end_matches(".toml").to_owned());
            match store::keep_deck(&name, &text) {
                Ok(()) => {
                    told.set(Vec::new());
                    names.set(store::decks());
                    picked.set(Some(name));
                }
                Err(why) => told.set(vec![fault::unkept(why)]),
            }
        }
        Err(faults) => {
            let lines = faults.iter().map(ToString::to_string);
            told.set([tr_with("deck-faults", &[("file", file.into())])].into_iter().chain(lines).collect());
        }
    };
    let own = move |name: String| {
        let (gone, chosen, shown) = (name.clone(), name.clone(), name.clone());
        let is_on = move || picked.with(|picked| picked.as_ref() == Some(&shown));
        let forget = move |_| {
            store::forget_deck(&gone);
            names.set(store::decks());
            picked.set(None);
        };
        view! {
            <div class="own-deck">
                <label class="option">
                    <input type="radio" name="deck" prop:checked=is_on on:change=move |_| picked.set(Some(chosen.clone())) />
                    <span class="described"><b>{name.clone()}</b></span>
                </label>
                <a class="btn" href=Route::own_deck(&name).hash()>{tr("deck-look")}</a>
                <button class="forget" aria-label=tr_with("deck-forget", &[("name", name.into())]) on:click=forget>"×"</button>
            </div>
        }
    };
    view! {
        <fieldset class="decks">
            <legend>{tr("deck-title")}</legend>
            <label class="option">
                <input type="radio" name="deck" prop:checked=move || picked.with(Option::is_none) on:change=move |_| picked.set(None) />
                <span class="described"><b>{tr("deck-ours")}</b><small>{tr("deck-ours-note")}</small></span>
            </label>
            {part(move || names.get().into_iter().map(own).collect_view())}
            <FileInput label="deck-add" accept=".toml,text/plain" take=Callback::new(add) />
            <ul class="fault" role="alert">{part(move || told.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view())}</ul>
        </fieldset>
    }
}

/// What is wrong with a deck, line by line.
pub(crate) fn listed(faults: &[decks::Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A deck of this browser, or one that came by a link: what its cards do, and the way to play with it or to send it on.
#[component]
pub(crate) fn SharedDeck(
    /// The link, or the name of a deck of this browser: see [`Route::Deck`].
    link: String,
) -> impl IntoView {
    let own = Route::name_of_deck(&link);
    let text = match &own {
        Some(name) => store::deck(name).ok_or_else(|| texts().get("deck-lost")),
        None => unpack(Kind::Deck, &link).map_err(|why| fault::link(&why)),
    };
    let read = text.and_then(|text| decks::read(&text).map(|deck| (text, deck)).map_err(|faults| listed(&faults)));
    let (text, deck) = match read {
        Ok(read) => read,
        Err(why) => return lost(why),
    };
    let title = decks::check(&text).ok().and_then(|draft| draft.title);
    let name = own.clone().or(title).unwrap_or_else(|| deck.digest().to_string());
    let (told, choices) = (RwSignal::new(None::<String>), Choices::remembered());
    let (cards, heading) = (decks::describe(&deck), name.clone());
    let packed = text.clone();
    let play = move |_| match store::keep_deck(&name, &text) {
        Ok(()) => {
            choices.deck.set(Some(name.clone()));
            choices.what.set(What::Minutes);
            choices.remember();
            choices.solo();
        }
        Err(why) => told.set(Some(fault::unkept(why))),
    };
    view! {
        <div class="page shared-deck">
            <h1 tabindex="-1">{words(move || tr_with("deck-shared", &[("name", heading.clone().into())]))}</h1>
            {own.is_none().then(|| view! { <p>{tr("deck-shared-note")}</p> })}
            <p class="row-buttons">
                <button class="btn pri" on:click=play>{tr("deck-play")}</button>
                <Share label="deck-share" fragment=move || Route::Deck(pack(Kind::Deck, &packed)).hash() />
            </p>
            <p class="fault" role="alert">{told}</p>
            <pre class="deck-text">{cards}</pre>
        </div>
    }
    .into_any()
}
