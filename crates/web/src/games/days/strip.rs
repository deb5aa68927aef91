use client::DaysMark as Mark;
use days::{Agenda, Scored, State, View};
use kernel::Side;
use leptos::prelude::*;

use crate::drag::{Grip, press};
use crate::icons::{icon, mark};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::view::{part, when, words};

/// What a side has beside the board: hand, supply, Letter, flags, what is in force.
#[component]
pub(super) fn Strip(screen: Screen<State>, side: Signal<Side>) -> impl IntoView {
    let view = screen.view;
    let is_near = move || side.get() == screen.near();
    let class = move || format!("strip {} {}", side.get(), if is_near() { "me" } else { "opp" });
    let holds_letter = move || screen.after().board.letter == side.get();
    let agendas = move || {
        let mut kinds = view.get().board.flags[side.get()].map_or_else(Vec::new, |three| three.to_vec());
        kinds.dedup();
        kinds
    };
    let in_force =
        move || view.get().board.modifiers[side.get()].iter().map(|it| texts().modifier(it)).collect::<Vec<_>>();
    let supply = move || {
        let (now, after) = (view.get().board.supply(side.get()), screen.after().board.supply(side.get()));
        let text = tr_with("board-supply-count", &[("count", now.into())]);
        if now == after { text } else { format!("{text} → {after}") }
    };
    let name = move || screen.voice.with(|voice| voice.label(side.get()));
    let chips_title = move || texts().get(if is_near() { "board-scores-now" } else { "opponent-agenda" });
    view! {
        <section class=class aria-label=words(name)>
            <h2 class="who">
                {move || mark(Some(side.get()))}{words(name)}" "
                {move || (name() != texts().side(side.get())).then(|| view! { <span class="sub">{texts().side(side.get())}</span> })}
            </h2>
            {when(move || !is_near() || view.get().own.is_none(), move || backs(Signal::derive(move || view.get().hands[side.get()])))}
            <span class="sub r" class:grip=is_near
                on:pointerdown=move |event| if is_near() { press(screen, Grip::Supply, &event) }>{words(supply)}</span>
            {when(holds_letter, move || view! {
                <button class="sub lt" class:pointed=move || screen.pointed.get() == Some(Mark::Letter)
                    on:click=move |_| screen.opened.set(Some(Mark::Letter))>
                    {icon("letter")}<b>{tr("board-letter")}</b>
                </button>
            })}
            {part(move || in_force().into_iter().map(|name| view! { <span class="modifier">{name}</span> }).collect_view())}
            <span class="chips">
                <span class="sub o cap">{words(chips_title)}</span>
                <ul>{part(move || agendas().into_iter().map(|agenda| chip(screen, side.get(), agenda)).collect_view())}</ul>
            </span>
        </section>
    }
}

/// A hand as it looks from the other side.
fn backs(count: Signal<u8>) -> impl IntoView {
    view! {
        <span class="backs" role="img" aria-label=words(move || tr_with("say-cards", &[("count", count.get().into())]))>
            {part(move || (0..count.get()).map(|_| view! { <i></i> }).collect_view())}
        </span>
    }
}

/// The name of an agenda where there is little room.
fn short(agenda: Agenda) -> String {
    match agenda.flag() {
        Scored::Track(track) => texts().get(&format!("short-track-{track}")),
        Scored::Battleground(at) => texts().get(&format!("short-place-{at}")),
        Scored::Letter => texts().get("short-letter"),
    }
}

/// One of the three agendas of a side, with what it would score now.
fn chip(screen: Screen<State>, side: Side, agenda: Agenda) -> impl IntoView {
    let award = move || screen.after().board.award(agenda);
    let was = move || screen.view.get().board.award(agenda);
    let worth = move || {
        let amount = award().map_or_else(|| "–".to_owned(), |(_, amount)| format!("+{amount}"));
        view! { {award().map(|(winner, _)| mark(Some(winner)))}{amount} }
    };
    let before = move || {
        (was() != award()).then(|| {
        let voice = screen.voice.get();
        was().map(|(winner, amount)| view! { <small>{voice.of("worth-was", winner, &[("amount", amount.into())])}</small> })
    })
    };
    let twice = move || {
        let three = screen.view.get().board.flags[side];
        let count = three.map_or(0, |three| three.iter().filter(|&&kind| kind == agenda).count());
        if count > 1 { " ×2" } else { "" }
    };
    let is_chosen = move || {
        let own = |view: View| view.own.filter(|_| view.seat.is(side)).and_then(|own| own.agenda);
        own(screen.view.get()).or_else(|| screen.other.get().and_then(own)) == Some(agenda)
    };
    let spoken = move || {
        let award =
            award().map_or_else(|| "–".to_owned(), |(winner, amount)| format!("{} {amount}", texts().side(winner)));
        format!("{}. {} {award}", texts().agenda(agenda), texts().get("board-worth"))
    };
    view! {
        <li>
            <button class="chip" class:mine=is_chosen class:ghosted=move || was() != award()
                on:mouseenter=move |_| screen.point(Some(Mark::flag(agenda)))
                on:mouseleave=move |_| screen.point(None)
                on:focus=move |_| screen.point(Some(Mark::flag(agenda)))
                on:blur=move |_| screen.point(None)
                on:click=move |_| screen.opened.set(Some(Mark::Agenda(agenda)))>
                {when(is_chosen, move || view! { {icon("check")}<span class="sr">{tr("board-chosen")}" "</span> })}
                <span class="agenda-name" aria-hidden="true">{words(move || short(agenda))}{twice}</span>
                <b aria-hidden="true">{worth}{before}</b>
                <span class="sr">{words(spoken)}</span>
            </button>
        </li>
    }
}
