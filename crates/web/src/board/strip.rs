use days::{Agenda, State};
use kernel::Side;
use leptos::prelude::*;

use super::{emblem, letter_icon};
use crate::games::days::Mark;
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::{part, when, words};

/// What a side has beside the board: hand, supply, Letter, flags, what is in force.
#[component]
pub(crate) fn Strip(stage: Stage<State>, side: Signal<Side>) -> impl IntoView {
    let view = stage.view;
    let is_near = move || side.get() == stage.near();
    let class = move || format!("strip {} {}", side.get(), if is_near() { "near" } else { "far" });
    let holds_letter = move || stage.shown().board.letter == side.get();
    let agendas = move || {
        let mut kinds = view.get().board.flags[side.get()].map_or_else(Vec::new, |three| three.to_vec());
        kinds.dedup();
        kinds
    };
    let in_force = move || {
        let name = |it: days::Modifier| texts().modifier(it);
        view.get().board.modifiers[side.get()].iter().map(name).collect::<Vec<_>>()
    };
    view! {
        <section class=class aria-label=words(move || texts().side(side.get()))>
            <h2 class="strip-name">
                {move || emblem(Some(side.get()))}
                <span>{words(move || texts().side(side.get()))}</span>
                <small>{move || stage.names.get()[side.get()].clone()}</small>
            </h2>
            {when(move || !is_near() || view.get().own.is_none(), move || view! {
                <Backs count=Signal::derive(move || view.get().hands[side.get()]) />
            })}
            <span class="supply" title=tr("board-supply")>
                <i class=words(move || format!("cube-sign {}", side.get())) aria-hidden="true"></i>
                {words(move || tr_with("board-supply-count", &[("count", stage.shown().board.supply(side.get()).into())]))}
            </span>
            {when(holds_letter, move || view! {
                <button class="letter" class:pointed=move || stage.pointed.get() == Some(Mark::Letter)
                    on:click=move |_| stage.opened.set(Some(Mark::Letter))>
                    {letter_icon()}
                    <span>{tr("board-letter")}</span>
                </button>
            })}
            <ul class="agendas">
                {part(move || agendas().into_iter().map(|agenda| view! { <AgendaChip stage side=side.get() agenda /> }).collect_view())}
            </ul>
            {part(move || in_force().into_iter().map(|name| view! { <span class="modifier">{name}</span> }).collect_view())}
        </section>
    }
}

/// A hand as it looks from the other side.
#[component]
fn Backs(count: Signal<u8>) -> impl IntoView {
    view! {
        <span class="backs" role="img" aria-label=words(move || tr_with("say-cards", &[("count", count.get().into())]))>
            {part(move || (0..count.get()).map(|_| view! { <i class="back"></i> }).collect_view())}
        </span>
    }
}

/// One of the three agendas of a side, with what it would pay now.
#[component]
fn AgendaChip(stage: Stage<State>, side: Side, agenda: Agenda) -> impl IntoView {
    let worth = move || match stage.shown().board.award(agenda) {
        Some((winner, amount)) => format!("{} +{amount}", texts().side(winner)),
        None => "–".to_owned(),
    };
    let twice = move || {
        let three = stage.view.get().board.flags[side];
        let count = three.map_or(0, |three| three.iter().filter(|&&kind| kind == agenda).count());
        if count > 1 { " ×2" } else { "" }
    };
    let chosen = move || {
        let own = |view: days::View| view.own.filter(|_| view.seat.is(side)).and_then(|own| own.agenda);
        own(stage.view.get()).or_else(|| stage.other.get().and_then(own)) == Some(agenda)
    };
    view! {
        <li>
            <button
                class="agenda-chip"
                class:chosen=chosen
                on:mouseenter=move |_| stage.pointed.set(Some(Mark::flag(agenda)))
                on:mouseleave=move |_| stage.pointed.set(None)
                on:focus=move |_| stage.pointed.set(Some(Mark::flag(agenda)))
                on:blur=move |_| stage.pointed.set(None)
                on:click=move |_| stage.opened.set(Some(Mark::Agenda(agenda)))
            >
                {when(chosen, move || view! { <b class="check">"✓ "<span class="sr">{tr("board-chosen")}</span></b> })}
                <span class="agenda-name">{words(move || texts().agenda(agenda))}{twice}</span>
                <span class="agenda-worth"><span class="sr">{tr("board-worth")}" "</span>{worth}</span>
            </button>
        </li>
    }
}
