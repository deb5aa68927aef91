//! What happened, line by line. Every line points at the table and leads to its moment.

use client::{Words, linked};
use leptos::prelude::*;

use crate::route::Route;
use crate::screen::Screen;
use crate::settings::tr;
use crate::shown::Shown;
use crate::view::part;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
struct Line<G: Shown> {
    ply: usize,
    mark: Option<G::Mark>,
    text: String,
}

/// The log of a seat. Lines after `since` are new to it.
#[component]
pub(crate) fn Log<G: Shown>(
    screen: Screen<G>,
    /// The name under which the game is kept.
    id: String,
    /// What the seat was told, and after how many entries.
    told: Signal<Vec<(usize, G::Heard)>>,
    since: Signal<usize>,
    is_still: Signal<bool>,
) -> impl IntoView {
    let lines = Memo::new(move |_| told.with(|told| lines::<G>(screen, told)));
    // Who listens is told in one go, once everything was shown, what came of the last choice and what happened since.
    let news = Memo::new(move |before: Option<&String>| {
        if !is_still.get() {
            return before.cloned().unwrap_or_default();
        }
        let since = since.get();
        let new: Vec<String> =
            lines.with(|lines| lines.iter().filter(|line| line.ply >= since).map(|line| line.text.clone()).collect());
        format!("{} {}", new.join(" "), G::prompt(screen.voice.get(), &screen.view.get()))
    });
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        // In the next frame: asked now, the browser would lay out the whole page on the spot.
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let names = Memo::new(move |_| G::names(&screen.voice.get(), &screen.view.get_untracked()));
    let id = StoredValue::new(id);
    let entry = move |line: Line<G>| {
        let Line { ply, mark, text } = line;
        let href = Route::Replay { id: id.get_value(), ply, seat: None }.hash();
        view! {
            <li class:new=move || since.get() < ply
                on:mouseenter=move |_| screen.point(mark) on:mouseleave=move |_| screen.point(None)>
                <a class="moment" href=href aria-label=tr("log-moment") title=tr("log-moment")></a>
                {names.with(|names| linked(&text, names)).into_iter().map(|words| piece(screen, words)).collect_view()}
            </li>
        }
    };
    view! {
        <section class="log" aria-label=tr("log-title")>
            <ol node_ref=list tabindex="0" aria-label=tr("log-title")>
                {part(move || lines.get().into_iter().map(entry).collect_view())}
            </ol>
            <p class="sr" aria-live="polite">{news}</p>
        </section>
    }
}

/// A piece of a line; a name opens what it names.
fn piece<G: Shown>(screen: Screen<G>, words: Words<G::Mark>) -> AnyView {
    match words.names {
        Some(mark) => {
            view! { <button class="name" on:click=move |_| screen.opened.set(Some(mark))>{words.text}</button> }
                .into_any()
        }
        None => words.text.into_any(),
    }
}

fn lines<G: Shown>(screen: Screen<G>, told: &[(usize, G::Heard)]) -> Vec<Line<G>> {
    let voice = screen.voice.get();
    let of_ply = |part: &[(usize, G::Heard)]| {
        let ply = part[0].0;
        let told: Vec<G::Heard> = part.iter().map(|&(_, heard)| heard).collect();
        let lines = G::lines(&voice, &told);
        lines.into_iter().map(move |(mark, text)| Line { ply, mark, text }).collect::<Vec<_>>()
    };
    told.chunk_by(|a, b| a.0 == b.0).flat_map(of_ply).collect()
}
