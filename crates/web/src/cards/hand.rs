use days::{Action, Card, CardSet, State};
use kernel::Side;
use leptos::prelude::*;

use super::Face;
use crate::games::days::Mark;
use crate::games::days::groups::{mark, short};
use crate::settings::{language, texts, tr};
use crate::stage::Stage;

/// The hand of the near side, and the other one where everything lies open.
#[component]
pub(crate) fn Hand(stage: Stage<State>) -> impl IntoView {
    let near = Signal::derive(move || stage.view.get().own.map(|own| own.hand));
    let far = Signal::derive(move || stage.other.get().and_then(|view| view.own).map(|own| own.hand));
    let side = Signal::derive(move || stage.near());
    let other = Signal::derive(move || stage.near().other());
    view! {
        <Row stage cards=near side />
        <Show when=move || far.get().is_some_and(|cards| !cards.is_empty())><Row stage cards=far side=other /></Show>
    }
}

#[component]
fn Row(stage: Stage<State>, cards: Signal<Option<CardSet>>, side: Signal<Side>) -> impl IntoView {
    let list = move || cards.get().unwrap_or_default().iter().collect::<Vec<Card>>();
    let label = move || texts().with("hand-of", &[("name", texts().side(side.get()).into())]);
    let count = move || stage.view.get().hands[side.get()];
    view! {
        <section class="hand" aria-label=label>
            <For each=list key=|card| *card let:card>
                <InHand stage card />
            </For>
            <Show when=move || cards.get().is_none()>
                {move || (0..count()).map(|_| view! { <div class="card-back" aria-hidden="true"></div> }).collect_view()}
            </Show>
            <Show when=move || cards.get().is_some_and(CardSet::is_empty)><p class="hand-empty">{tr("hand-empty")}</p></Show>
        </section>
    }
}

/// A card of the hand with what can be done with it.
#[component]
fn InHand(stage: Stage<State>, card: Card) -> impl IntoView {
    let options = Memo::new(move |_| {
        let mut found: Vec<Action> =
            stage.choices.get().into_iter().filter(|&action| mark(action) == Some(Mark::Card(card))).collect();
        found.sort_unstable();
        found
    });
    let open = Callback::new(move |card| stage.opened.set(Some(Mark::Card(card))));
    let buttons = move || {
        let button = |action: Action| {
            let is_picked = move || stage.picked.get() == Some(action);
            let kind = if matches!(action, Action::Event(_)) { "use event" } else { "use" };
            let label = move || text::days::choice(language(), &stage.view.get(), action);
            view! {
                <button class=kind class:picked=is_picked aria-pressed=move || is_picked().to_string()
                    aria-label=label data-choice=action.to_string()
                    on:click=move |event| stage.pick(action, &event)>
                    {move || short(language(), &stage.view.get(), action)}
                </button>
            }
        };
        options.get().into_iter().map(button).collect_view()
    };
    let is_lit = move || stage.picked.get().and_then(mark) == Some(Mark::Card(card));
    let is_pointed = move || stage.pointed.get() == Some(Mark::Card(card));
    view! {
        <div class="in-hand" class:lit=is_lit class:pointed=is_pointed class:idle=move || options.with(Vec::is_empty)>
            <Face card open>
                <div class="card-uses">{buttons}</div>
            </Face>
        </div>
    }
}
