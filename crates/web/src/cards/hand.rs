use kernel::{Seat, SeatView, Side};
use leptos::prelude::*;

use super::face::Face;
use crate::settings::{language, texts, tr, tr_with};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::{part, when, words};

/// The hand of the near side, and the other one where everything lies open.
#[component]
pub(crate) fn Hand<G: Shown>(stage: Stage<G>) -> impl IntoView {
    let is_seated = move || stage.view.get().seat() != Seat::Spectator;
    let near = Memo::new(move |_| G::hand(&stage.view.get()).unwrap_or_default());
    let far = Memo::new(move |_| stage.other.get().and_then(|view| G::hand(&view)).unwrap_or_default());
    view! {
        {when(is_seated, move || view! { {row(stage, near, move || stage.near())} })}
        {when(move || !far.with(Vec::is_empty), move || view! { {row(stage, far, move || stage.near().other())} })}
    }
}

fn row<G: Shown>(
    stage: Stage<G>,
    cards: Memo<Vec<G::Card>>,
    side: impl Fn() -> Side + Copy + Send + 'static,
) -> impl IntoView {
    let label = move || tr_with("hand-of", &[("name", texts().side(side()).into())]);
    view! {
        <section class="hand" aria-label=label>
            {part(move || cards.get().into_iter().map(|card| in_hand(stage, card)).collect_view())}
            {move || cards.with(Vec::is_empty).then(|| view! { <p class="hand-empty">{tr("hand-empty")}</p> })}
        </section>
    }
}

/// A card of the hand with what can be done with it.
fn in_hand<G: Shown>(stage: Stage<G>, card: G::Card) -> AnyView {
    let mark = Some(G::card_mark(card));
    let options = Memo::new(move |_| {
        let choices = stage.choices.get();
        choices.into_iter().filter(|&action| G::mark(action) == mark).collect::<Vec<_>>()
    });
    let button = move |action: G::Action| {
        let is_picked = move || stage.picked.get() == Some(action);
        view! {
            <button class="use" class:picked=is_picked aria-pressed=words(move || is_picked().to_string())
                data-choice=action.to_string() on:click=move |event| stage.pick(action, &event)>
                <span aria-hidden="true">{move || G::short(language(), &stage.view.get(), action)}</span>
                <span class="sr">{move || G::choice(language(), &stage.view.get(), action)}</span>
            </button>
        }
    };
    let printed = G::printed(&stage.view.get_untracked(), card);
    let open = Callback::new(move |()| stage.opened.set(mark));
    let is_lit = move || stage.picked.get().is_some_and(|action| G::mark(action) == mark);
    view! {
        <div class="in-hand" class:lit=is_lit class:pointed=move || stage.pointed.get() == mark
            class:idle=move || options.with(Vec::is_empty)>
            <Face card=printed open>
                <div class="card-uses">{part(move || options.get().into_iter().map(button).collect_view())}</div>
            </Face>
        </div>
    }
    .into_any()
}

/// Cards laid out side by side, each of which opens.
pub(crate) fn spread<G: Shown>(stage: Stage<G>, cards: impl IntoIterator<Item = G::Card>) -> impl IntoView {
    let view = stage.view.get_untracked();
    let card = move |card: G::Card| {
        let open = Callback::new(move |()| stage.opened.set(Some(G::card_mark(card))));
        view! { <div class="in-hand idle"><Face card=G::printed(&view, card) open /></div> }
    };
    view! { <div class="hand wrap">{cards.into_iter().map(card).collect_view()}</div> }
}
