use client::DaysMark as Mark;
use days::{MAX_PRESTIGE, Phase, ROUNDS, State};
use kernel::{Side, Why};
use leptos::prelude::*;

use crate::icons::mark;
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::view::words;

/// The round, the prestige track and the piles.
pub(super) fn bar(screen: Screen<State>) -> AnyView {
    view! { {rounds(screen)} {prestige(screen)} {piles(screen)} }.into_any()
}

pub(super) fn rounds(screen: Screen<State>) -> impl IntoView {
    // A war ends the game in its round: nobody comes to the aftermath.
    let aftermath =
        move || matches!(screen.view.get().board.pending.phase, Phase::Over(end) if end.why != Why::NuclearWar);
    let round = move || screen.view.get().board.round;
    let cells = (1..=ROUNDS + 1).map(move |number| {
        let is_now = move || if aftermath() { number > ROUNDS } else { number == round() };
        let is_past = move || number < round() || (aftermath() && number <= ROUNDS);
        let name = move || match number {
            _ if number > ROUNDS => texts().get("board-aftermath-short"),
            _ if is_now() => tr_with("round-name", &[("round", number.into())]),
            _ => number.to_string(),
        };
        view! { <span class:on=is_now class:past=is_past class:next=move || !is_now() && !is_past()>{words(name)}</span> }
    });
    let label = move || tr_with("say-round", &[("round", round().into())]);
    view! { <div class="rounds" role="img" aria-label=words(label)>{cells.collect_view()}</div> }
}

/// From 5 for the US to 5 for the USSR.
pub(super) fn prestige(screen: Screen<State>) -> impl IntoView {
    let now = move || screen.view.get().board.prestige;
    let after = move || screen.after().board.prestige;
    let cells = (-MAX_PRESTIGE..=MAX_PRESTIGE).rev().map(move |prestige| {
        let kind = match prestige {
            1.. => "us",
            0 => "z",
            _ => "ussr",
        };
        let is_coming = move || after() == prestige && now() != prestige;
        view! { <i class=kind class:at=move || now() == prestige class:coming=is_coming>{prestige.unsigned_abs()}</i> }
    });
    let label =
        move || screen.voice.with(|voice| voice.with("say-prestige", &[("standing", voice.standing(now()).into())]));
    let end =
        |side: Side| view! { <span class="lab">{mark(Some(side))}<b>{words(move || texts().side(side))}</b></span> };
    view! {
        <div class="prest" role="img" aria-label=words(label) class:pointed=move || screen.pointed.get() == Some(Mark::Prestige)>
            <span class="lab pl">{tr("board-prestige")}</span>
            {end(Side::Us)}
            {cells.collect_view()}
            {end(Side::Ussr)}
        </div>
    }
}

fn piles(screen: Screen<State>) -> impl IntoView {
    let view = screen.view;
    let aftermath = move || view.with(|view| view.aftermath.us + view.aftermath.ussr);
    view! {
        <div class="piles">
            <span>{tr("board-deck")}" "<b>{move || view.with(|view| view.deck)}</b></span>
            <button on:click=move |_| screen.opened.set(Some(Mark::Discard))>
                {tr("board-discard")}" "<b>{move || view.with(|view| view.board.discard.len())}</b>
            </button>
            <button on:click=move |_| screen.opened.set(Some(Mark::Aftermath)) class:pointed=move || screen.pointed.get() == Some(Mark::Aftermath)>
                {tr("board-aftermath-short")}" "<b>{aftermath}</b>
            </button>
        </div>
    }
}
