use client::Draft;
use kernel::{SeatView, Side};
use leptos::prelude::*;

use super::face::face;
use crate::drag::{Grip, press};
use crate::screen::Screen;
use crate::settings::tr;
use crate::shown::Shown;
use crate::view::{part, when, words};

/// The hand of the near side, and the other one where everything lies open.
#[component]
pub(crate) fn Hand<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let is_seated = move || screen.view.with(|view| view.seat().side().is_some());
    let near = Memo::new(move |_| G::hand(&screen.view.get()).unwrap_or_default());
    let far = Memo::new(move |_| screen.other.get().and_then(|view| G::hand(&view)).unwrap_or_default());
    view! {
        {when(is_seated, move || row(screen, near, move || screen.near()))}
        {when(move || !far.with(Vec::is_empty), move || row(screen, far, move || screen.near().other()))}
    }
}

fn row<G: Shown>(
    screen: Screen<G>,
    cards: Memo<Vec<G::Card>>,
    side: impl Fn() -> Side + Copy + Send + 'static,
) -> impl IntoView {
    let label = move || screen.voice.with(|voice| voice.of("hand-of", side(), &[]));
    view! {
        <section class="hand" aria-label=label style:--n=words(move || cards.with(Vec::len).to_string())>
            {part(move || cards.get().into_iter().map(|card| in_hand(screen, card)).collect_view())}
            {move || cards.with(Vec::is_empty).then(|| view! { <p class="hand-empty">{tr("hand-empty")}</p> })}
        </section>
    }
}

/// A card of the hand with what can be done with it.
fn in_hand<G: Shown>(screen: Screen<G>, card: G::Card) -> AnyView {
    let card_mark = G::card_mark(card);
    // What could be played instead of what is staged stays on offer.
    let options = Memo::new(move |_| {
        let mut actions = screen.draft.with(|draft| {
            let first = if draft.is_empty() { Vec::new() } else { draft.first_choices() };
            [first, draft.choices()].concat()
        });
        actions.retain(|&action| G::mark(action) == Some(card_mark));
        actions
    });
    let button = move |action: G::Action| {
        let is_staged = move || screen.draft.with(|draft| draft.actions().any(|staged| staged == action));
        view! {
            <button class="use" class:on=is_staged aria-pressed=words(move || is_staged().to_string())
                data-choice=action.to_string() on:click=move |event| screen.pick(action, &event)>
                <span aria-hidden="true">{move || G::short(&screen.voice.get(), &screen.view.get(), action)}</span>
                <span class="sr">{move || G::choice(screen.voice.get(), &screen.view.get(), action)}</span>
            </button>
        }
    };
    let printed = G::printed(&screen.view.get_untracked(), card);
    let open = Callback::new(move |()| screen.opened.set(Some(card_mark)));
    let uses = view! {
        {when(move || !options.with(Vec::is_empty), move || view! {
            <div class="uses">{part(move || options.get().into_iter().map(button).collect_view())}</div>
        })}
    };
    let is_lit = move || screen.is_staged(card_mark);
    view! {
        <div class="in-hand" class:lit=is_lit class:pointed=move || screen.pointed.get() == Some(card_mark)
            on:pointerdown=move |event| press(screen, Grip::Card(card_mark), &event)>
            {face(printed, open, uses.into_any())}
        </div>
    }
    .into_any()
}

/// Cards laid out side by side, each of which opens.
pub(crate) fn spread<G: Shown>(screen: Screen<G>, cards: impl IntoIterator<Item = G::Card>) -> impl IntoView {
    let view = screen.view.get_untracked();
    let card = move |card: G::Card| {
        let open = Callback::new(move |()| screen.opened.set(Some(G::card_mark(card))));
        face(G::printed(&view, card), open, ().into_any())
    };
    view! { <div class="spread">{cards.into_iter().map(card).collect_view()}</div> }
}

/// Whether a hand has something to choose.
pub(crate) fn offers<G: Shown>(draft: &Draft<G>, view: &G::View) -> bool {
    draft.choices().into_iter().any(|action| G::is_in_hand(view, action))
}
