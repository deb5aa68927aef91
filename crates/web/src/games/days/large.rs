use days::{Agenda, CardSet, State, View};
use leptos::prelude::*;

use client::{DaysMark as Mark, worth};

use super::pile::pile_list;
use crate::cards::{history, large_card};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::view::{when, words};

/// A card, an agenda, the Letter or a pile, in large.
pub(super) fn large(screen: Screen<State>, mark: Mark) -> Option<AnyView> {
    let view = screen.view.get();
    match mark {
        Mark::Card(card) => Some(large_card(screen, card)),
        Mark::Agenda(agenda) => Some(large_agenda(screen, agenda).into_any()),
        Mark::Letter => Some(letter().into_any()),
        Mark::Discard => Some(pile(screen, "board-discard", view.board.discard, None).into_any()),
        Mark::Aftermath => {
            let of = |view: View| view.own.map_or(CardSet::EMPTY, |own| own.aftermath);
            let own = of(view).union(screen.other.get().map_or(CardSet::EMPTY, of));
            let known = if view.turned_up.is_empty() { own } else { view.turned_up };
            let hidden = u32::from(view.aftermath.us + view.aftermath.ussr).saturating_sub(known.len());
            Some(pile(screen, "board-aftermath", known, Some(hidden)).into_any())
        }
        _ => None,
    }
}

fn large_agenda(screen: Screen<State>, agenda: Agenda) -> impl IntoView {
    let worth = move || worth(&screen.voice.get(), &screen.view.get(), agenda);
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

fn pile(screen: Screen<State>, name: &'static str, cards: CardSet, hidden: Option<u32>) -> impl IntoView {
    view! {
        <article class="large-card">
            <header><h2>{tr(name)}</h2></header>
            {pile_list(screen, cards)}
            {(hidden.unwrap_or(0) > 0).then(|| view! {
                <p>{words(move || tr_with("pile-hidden", &[("count", hidden.unwrap_or(0).into())]))}</p> })}
            {when(move || cards.is_empty() && hidden.unwrap_or(0) == 0, move || view! { <p>{tr("pile-empty")}</p> })}
        </article>
    }
}
