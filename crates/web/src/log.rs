//! What happened, line by line. Every line points at the table.

use leptos::prelude::*;

use crate::settings::{language, tr};
use crate::shown::Shown;
use crate::stage::Stage;
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
    stage: Stage<G>,
    /// What the seat was told, and after how many entries.
    told: Signal<Vec<(usize, G::Heard)>>,
    since: Signal<usize>,
    is_still: Signal<bool>,
) -> impl IntoView {
    let lines = Memo::new(move |_| told.with(|told| lines::<G>(told)));
    // Who listens is told in one go, once everything was shown, what came of the last choice and what happened since.
    let news = Memo::new(move |before: Option<&String>| {
        if !is_still.get() {
            return before.cloned().unwrap_or_default();
        }
        let since = since.get();
        let new: Vec<String> =
            lines.with(|lines| lines.iter().filter(|line| line.ply >= since).map(|line| line.text.clone()).collect());
        format!("{} {}", new.join(" "), G::prompt(language(), &stage.view.get()))
    });
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        // In the next frame: asked now, the browser would lay out the whole page on the spot.
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="log" aria-label=tr("log-title")>
            <h3>{tr("log-title")}</h3>
            <ol node_ref=list tabindex="0" aria-label=tr("log-title")>
                {part(move || lines.get().into_iter().map(|line| view! { <Entry stage line since /> }).collect_view())}
            </ol>
            <p class="sr" aria-live="polite">{news}</p>
        </section>
    }
}

fn lines<G: Shown>(told: &[(usize, G::Heard)]) -> Vec<Line<G>> {
    let language = language();
    let of_ply = |part: &[(usize, G::Heard)]| {
        let ply = part[0].0;
        let told: Vec<G::Heard> = part.iter().map(|&(_, heard)| heard).collect();
        let lines = G::lines(language, &told);
        lines.into_iter().map(move |(mark, text)| Line { ply, mark, text }).collect::<Vec<_>>()
    };
    told.chunk_by(|a, b| a.0 == b.0).flat_map(of_ply).collect()
}

#[component]
fn Entry<G: Shown>(stage: Stage<G>, line: Line<G>, since: Signal<usize>) -> impl IntoView {
    let Line { ply, mark, text } = line;
    let point = move |on: bool| stage.pointed.set(mark.filter(|_| on));
    view! {
        <li class:new=move || since.get() < ply>
            {match mark {
                Some(_) => view! {
                    <button
                        on:mouseenter=move |_| point(true)
                        on:mouseleave=move |_| point(false)
                        on:focus=move |_| point(true)
                        on:blur=move |_| point(false)
                        on:click=move |_| point(true)
                    >{text}</button>
                }.into_any(),
                None => view! { <span>{text}</span> }.into_any(),
            }}
        </li>
    }
}
