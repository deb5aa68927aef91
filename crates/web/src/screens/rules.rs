use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::book::{Part, between, split, strip};
use crate::browser;
use crate::games::{days_picture, minutes_picture};
use crate::settings::{settings, tr, tr_with};

/// The rules of a game as a screen of their own.
#[component]
pub(crate) fn Rules(game: String, at: String) -> impl IntoView {
    view! { <div class="page"><Book game=if game == "minutes" { "minutes" } else { "days" } at /></div> }
}

/// The two pages for players, and the precise wording behind a button: over a game, at what is asked.
#[component]
pub(crate) fn TwoBooks(game: &'static str, player: &'static str, precise: &'static str) -> impl IntoView {
    let is_precise = RwSignal::new(false);
    let shown = move || match is_precise.get() {
        true => view! { <Book game at=precise.to_owned() /> }.into_any(),
        false => view! { <Pages game at=player /> }.into_any(),
    };
    let name = move || tr(if is_precise.get() { "rules-drawer" } else { "rules-precisely" })();
    view! {
        <div class="two-books">
            <p class="row-buttons"><button class="btn precisely" on:click=move |_| is_precise.update(|it| *it = !*it)>{name}</button></p>
            {shown}
        </div>
    }
}

/// The two pages for players.
#[component]
fn Pages(game: &'static str, at: &'static str) -> impl IntoView {
    let language = settings().language;
    let pages = LocalResource::new(move || {
        let name = format!("rules-player-{game}-{}.html", language.get());
        async move { browser::fetch(&name).await }
    });
    let parts = move || pages.get().flatten().map(|html| split(&html)).unwrap_or_default();
    Effect::new(move |_| {
        if pages.get().flatten().is_some() {
            jump(at.to_owned());
        }
    });
    view! { <div class="book pages" on:click=move |event| follow(game, &event)>{move || parts().into_iter().map(|part| section(game, part)).collect_view()}</div> }
}

/// The rules of a game, searchable, with pictures of the board's parts.
#[component]
pub(crate) fn Book(game: &'static str, at: String) -> impl IntoView {
    let language = settings().language;
    let book = LocalResource::new(move || {
        let name = format!("rules-{game}-{}.html", language.get());
        async move { browser::fetch(&name).await }
    });
    let query = RwSignal::new(String::new());
    let parts = Memo::new(move |_| book.get().flatten().map(|text| split(&text)).unwrap_or_default());
    let found = Memo::new(move |_| {
        let wanted = browser::lowercase(&query.get());
        let holds = |part: &Part| browser::lowercase(&part.words).contains(&wanted);
        parts.get().into_iter().filter(holds).collect::<Vec<_>>()
    });
    Effect::new(move |_| {
        if !parts.with(Vec::is_empty) && !at.is_empty() {
            jump(at.clone());
        }
    });
    let count = move || tr_with("rules-found", &[("count", found.with(Vec::len).into())]);
    let contents =
        move || found.get().into_iter().filter(|part| !part.id.is_empty()).map(|part| entry(game, part)).collect_view();
    let text = move || found.get().into_iter().map(|part| section(game, part)).collect_view();
    view! {
        <div class="rules">
            <aside class="rules-side">
                <h1 tabindex="-1">{tr(if game == "days" { "title-days" } else { "title-minutes" })}</h1>
                {(!is_over_a_game()).then(|| view! {
                    <p class="row-buttons">
                        <a class="btn" href="#/rules/days">{tr("title-days")}</a>
                        <a class="btn" href="#/rules/minutes">{tr("title-minutes")}</a>
                    </p>
                })}
                <label class="search">
                    {tr("rules-search")}
                    <input type="search" prop:value=move || query.get()
                        on:input:target=move |event| query.set(event.target().value()) />
                </label>
                <p aria-live="polite">{count}</p>
                <nav aria-label=tr("rules-contents")><ul>{contents}</ul></nav>
            </aside>
            <div class="book" on:click=move |event| follow(game, &event)>{text}</div>
        </div>
    }
}

/// A part of the rules, and below it what it speaks of.
fn section(game: &'static str, part: Part) -> impl IntoView {
    let picture = if game == "days" { days_picture(&part.id) } else { minutes_picture(&part.id) };
    view! { <section inner_html=part.html></section>{picture} }
}

fn entry(game: &'static str, part: Part) -> impl IntoView {
    let title = between(&part.html, ">", "</h").map(strip).unwrap_or_default();
    let deep = part.html.starts_with("<h3");
    let id = part.id.clone();
    // Over a game the book stays where it is; as a screen of its own its address follows.
    let stay = move |event: leptos::ev::MouseEvent| {
        if is_over_a_game() {
            event.prevent_default();
        }
        jump(id.clone());
    };
    view! { <li class:deep=deep><a href=format!("#/rules/{game}/{}", part.id) on:click=stay>{title}</a></li> }
}

/// A link within the book leads to its heading, even if the address says that it is there already.
fn follow(game: &str, event: &leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = target.and_then(|element| element.closest("a").ok().flatten());
    let href = link.and_then(|link| link.get_attribute("href"));
    if let Some(id) = href.as_deref().and_then(|href| href.strip_prefix(&format!("#/rules/{game}/"))) {
        if is_over_a_game() {
            event.prevent_default();
        }
        jump(id.to_owned());
    }
}

/// Whether the book lies over a table.
fn is_over_a_game() -> bool {
    document().query_selector(".drawer[open] .two-books").ok().flatten().is_some()
}

fn jump(id: String) {
    let then = move || {
        if let Some(element) = document().get_element_by_id(&id) {
            element.scroll_into_view();
        }
    };
    set_timeout(then, std::time::Duration::from_millis(60));
}
