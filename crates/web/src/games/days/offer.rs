//! The three agendas of which one is chosen, laid out where the hand will be.

use client::{DaysMark as Mark, worth};
use days::{Action, Agenda, Scored, State};
use leptos::prelude::*;

use crate::cards::vignette;
use crate::icons::{arena, icon};
use crate::screen::Screen;
use crate::settings::{texts, tr};
use crate::view::{part, when, words};

/// What is offered in place of the hand, if something is.
pub(super) fn offer(screen: Screen<State>) -> AnyView {
    let agendas = Memo::new(move |_| {
        let choices = screen.draft.with(|draft| draft.first_choices());
        choices
            .into_iter()
            .filter_map(|action| if let Action::Agenda(agenda) = action { Some(agenda) } else { None })
            .collect::<Vec<_>>()
    });
    when(
        move || !agendas.with(Vec::is_empty),
        move || {
            view! {
                <section class="hand offer" aria-label=tr("gallery-agendas") style:--n=words(move || agendas.with(Vec::len).to_string())>
                    {part(move || agendas.get().into_iter().map(|agenda| card(screen, agenda)).collect_view())}
                </section>
            }
        },
    )
}

/// The word that styles an agenda by what it scores.
pub(super) fn kind(agenda: Agenda) -> &'static str {
    match agenda.flag() {
        Scored::Track(track) => track.slug(),
        Scored::Battleground(at) => at.arena().slug(),
        Scored::Letter => "letter",
    }
}

/// The sign of what an agenda scores.
fn sign(agenda: Agenda) -> AnyView {
    match agenda.flag() {
        Scored::Track(track) => arena(track).into_any(),
        Scored::Battleground(at) => arena(at.arena()).into_any(),
        Scored::Letter => icon("letter").into_any(),
    }
}

fn card(screen: Screen<State>, agenda: Agenda) -> impl IntoView {
    let action = Action::Agenda(agenda);
    let is_chosen = move || screen.is_staged(Mark::Agenda(agenda));
    let worth = move || worth(&screen.voice.get(), &screen.view.get(), agenda);
    view! {
        <article class=format!("agenda in-hand {}", kind(agenda)) class:lit=is_chosen
            on:mouseenter=move |_| screen.point(Some(Mark::flag(agenda))) on:mouseleave=move |_| screen.point(None)>
            <button class="pick" aria-pressed=words(move || is_chosen().to_string()) data-choice=action.to_string()
                on:click=move |event| screen.pick(action, &event)>
                <span class="hd"><strong>{sign(agenda)}{words(move || texts().agenda(agenda))}</strong><i class="radio" aria-hidden="true"></i></span>
                {vignette("agendas", agenda.slug())}
                <span class="tx">
                    <b>{words(worth)}</b>
                    <span class="rule">{words(move || texts().agenda_text(agenda))}</span>
                </span>
            </button>
        </article>
    }
}
