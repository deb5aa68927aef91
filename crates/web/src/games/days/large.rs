use days::{Agenda, CardSet, State, View};
use leptos::prelude::*;

use super::Mark;
use super::groups::worth;
use super::pile::PileList;
use crate::cards::{history, large_card};
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::{when, words};

/// A card, an agenda, the Letter or a pile, in large.
pub(super) fn large(stage: Stage<State>, mark: Mark) -> Option<AnyView> {
    let view = stage.view.get();
    match mark {
        Mark::Card(card) => Some(large_card(stage, card)),
        Mark::Agenda(agenda) => Some(large_agenda(stage, agenda).into_any()),
        Mark::Letter => Some(letter().into_any()),
        Mark::Discard => Some(pile(stage, "board-discard", view.board.discard, None).into_any()),
        Mark::Aftermath => {
            let of = |view: View| view.own.map_or(CardSet::EMPTY, |own| own.aftermath);
            let own = of(view).union(stage.other.get().map_or(CardSet::EMPTY, of));
            let known = if view.turned_up.is_empty() { own } else { view.turned_up };
            let hidden = u32::from(view.aftermath.us + view.aftermath.ussr).saturating_sub(known.len());
            Some(pile(stage, "board-aftermath", known, Some(hidden)).into_any())
        }
        _ => None,
    }
}

fn large_agenda(stage: Stage<State>, agenda: Agenda) -> impl IntoView {
    let worth = move || worth(texts(), &stage.view.get(), agenda);
    view! {
        <article class="large-card agenda">
            <header>
                <h2>{words(move || texts().agenda(agenda))}</h2>
                <p class="large-owner">{tr("large-agenda")}</p>
            </header>
            <p class="large-event">{words(move || texts().agenda_text(agenda))}</p>
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

fn pile(stage: Stage<State>, name: &'static str, cards: CardSet, hidden: Option<u32>) -> impl IntoView {
    view! {
        <article class="large-card">
            <header><h2>{tr(name)}</h2></header>
            <PileList stage cards />
            {(hidden.unwrap_or(0) > 0).then(|| view! {
                <p>{words(move || tr_with("pile-hidden", &[("count", hidden.unwrap_or(0).into())]))}</p> })}
            {when(move || cards.is_empty() && hidden.unwrap_or(0) == 0, move || view! { <p>{tr("pile-empty")}</p> })}
        </article>
    }
}
