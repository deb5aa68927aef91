//! What happened, line by line. Every line points at the table.

use kernel::Seat;
use leptos::prelude::*;

use crate::settings::{language, tr};
use crate::shown::{Shown, told};
use crate::stage::Stage;

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
    facts: Memo<Vec<(usize, G::Fact)>>,
    seat: Signal<Seat>,
    since: Signal<usize>,
) -> impl IntoView {
    let lines = Memo::new(move |_| facts.with(|facts| lines::<G>(facts, seat.get())));
    let news = move || {
        let since = since.get();
        let new: Vec<String> =
            lines.with(|lines| lines.iter().filter(|line| line.ply > since).map(|line| line.text.clone()).collect());
        let from = new.len().saturating_sub(8);
        format!("{} {}", new[from..].join(" "), G::prompt(language(), &stage.view.get()))
    };
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <section class="log" aria-label=tr("log-title")>
            <h3>{tr("log-title")}</h3>
            <ol node_ref=list tabindex="0" aria-label=tr("log-title")>
                {move || lines.get().into_iter().map(|line| view! { <Entry stage line since /> }).collect_view()}
            </ol>
            <p class="sr" aria-live="polite">{news}</p>
        </section>
    }
}

fn lines<G: Shown>(facts: &[(usize, G::Fact)], seat: Seat) -> Vec<Line<G>> {
    let language = language();
    let of_ply = |part: &[(usize, G::Fact)]| {
        let ply = part[0].0;
        let facts: Vec<G::Fact> = part.iter().map(|&(_, fact)| fact).collect();
        let lines = G::log(language, &told::<G>(&facts, seat));
        lines.into_iter().map(move |(mark, text)| Line { ply, mark, text }).collect::<Vec<_>>()
    };
    facts.chunk_by(|a, b| a.0 == b.0).flat_map(of_ply).collect()
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
