use days::{Agenda, Card, CardSet, State};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::face::{Art, kind, owner};
use super::now;
use super::pile::PileList;
use crate::board::emblem;
use crate::games::days::Mark;
use crate::settings::{language, texts, tr, tr_with};
use crate::shelf::Shelf;
use crate::stage::Stage;

/// Whatever was opened, in large: a card, an agenda, the Letter, a pile.
#[component]
pub(crate) fn Large(stage: Stage<State>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match stage.opened.get() {
            Some(_) if !dialog.open() => {
                let _ = dialog.show_modal();
            }
            None if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let close = move || stage.opened.set(None);
    let open = Callback::new(move |card| stage.opened.set(Some(Mark::Card(card))));
    let content = move || match stage.opened.get()? {
        Mark::Card(card) => Some(large_card(stage, card).into_any()),
        Mark::Agenda(agenda) => Some(large_agenda(stage, agenda).into_any()),
        Mark::Letter => Some(letter().into_any()),
        Mark::Discard => Some(pile("board-discard", stage.view.get().board.discard, None, open).into_any()),
        Mark::Aftermath => {
            let view = stage.view.get();
            let known = if view.turned_up.is_empty() {
                view.own.map_or(CardSet::EMPTY, |own| own.aftermath)
            } else {
                view.turned_up
            };
            let hidden = u32::from(view.aftermath.us + view.aftermath.ussr).saturating_sub(known.len());
            Some(pile("board-aftermath", known, Some(hidden), open).into_any())
        }
        _ => None,
    };
    view! {
        <dialog class="large" node_ref=dialog aria-label=tr("large-label") on:close=move |_| close()>
            <button class="close" aria-label=tr("close") on:click=move |_| close()>"×"</button>
            {content}
        </dialog>
    }
}

fn large_card(stage: Stage<State>, card: Card) -> impl IntoView {
    let row = card.row();
    let owner_name = move || owner(card).map_or_else(|| texts().get("side-un-short"), |side| texts().side(side));
    let lines = move || now(language(), &stage.view.get(), card, stage.near());
    let command = move || {
        let cubes = stage.view.get().board.modifiers[stage.near()].command(row.cubes);
        tr_with("large-command", &[("name", texts().side(stage.near()).into()), ("cubes", cubes.into())])
    };
    view! {
        <article class=format!("large-card {}", kind(card))>
            <header>
                <Art card />
                <h2>{move || texts().card(card)}</h2>
                <p class="large-owner">
                    {emblem(owner(card))}
                    {owner_name}" · "
                    {move || tr_with("card-cubes", &[("count", row.cubes.into())])}
                </p>
            </header>
            <p class="large-event">{move || texts().event(card)}</p>
            <Show when=move || row.icon><p class="large-icon"><span class="icon" aria-hidden="true">"☢"</span>" "{tr("card-icon")}</p></Show>
            <section>
                <h3>{tr("large-now")}</h3>
                <ul class="now">
                    <li>{command}</li>
                    {move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
                </ul>
            </section>
            {history(format!("history-{card}"))}
        </article>
    }
}

fn large_agenda(stage: Stage<State>, agenda: Agenda) -> impl IntoView {
    let worth = move || match stage.view.get().board.award(agenda) {
        Some((side, amount)) => tr_with("worth-now", &[("name", texts().side(side).into()), ("amount", amount.into())]),
        None => texts().get("worth-nothing"),
    };
    view! {
        <article class="large-card agenda">
            <header>
                <h2>{move || texts().agenda(agenda)}</h2>
                <p class="large-owner">{tr("large-agenda")}</p>
            </header>
            <p class="large-event">{move || texts().agenda_text(agenda)}</p>
            <section>
                <h3>{tr("large-now")}</h3>
                <p>{worth}</p>
            </section>
            {history(format!("history-agenda-{agenda}"))}
        </article>
    }
}

fn letter() -> impl IntoView {
    view! {
        <article class="large-card agenda">
            <header><h2>{tr("board-letter")}</h2></header>
            <p class="large-event">{tr("letter-text")}</p>
            {history("history-letter".to_owned())}
        </article>
    }
}

/// What happened in 1962. Every note lies on one shelf.
fn history(key: String) -> impl IntoView {
    let shelf = Shelf::History.open();
    view! {
        <section>
            <h3>{tr("large-history")}</h3>
            <p class="history">{move || shelf.get().map(|texts| texts.get(&key))}</p>
        </section>
    }
}

fn pile(name: &'static str, cards: CardSet, hidden: Option<u32>, open: Callback<Card>) -> impl IntoView {
    view! {
        <article class="large-card">
            <header><h2>{tr(name)}</h2></header>
            <PileList cards open />
            <Show when=move || hidden.is_some_and(|count| count > 0)>
                <p>{move || tr_with("pile-hidden", &[("count", hidden.unwrap_or(0).into())])}</p>
            </Show>
            <Show when=move || cards.is_empty() && hidden.unwrap_or(0) == 0><p>{tr("pile-empty")}</p></Show>
        </article>
    }
}
