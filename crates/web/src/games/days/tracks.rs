use client::DaysMark as Mark;
use days::effect::Line;
use days::forecast::Forecast;
use days::{Action, Agenda, Area, Board, Decision, Markers, Phase, Scored, State, Steps, Track};
use kernel::{Certainty, SeatView, Side};
use leptos::prelude::*;

use crate::icons::{arena, mark};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::view::{when, words};

/// The three DEFCON tracks, the calm end below, and how near each side is to war.
#[component]
pub(super) fn Tracks(screen: Screen<State>) -> impl IntoView {
    let head = |track: Track| {
        let flags =
            Side::ALL.map(|side| flag(screen, side, move |agenda: &Agenda| agenda.flag() == Scored::Track(track)));
        view! {
            <span class=format!("th {track}") class:pointed=move || screen.pointed.get() == Some(Mark::Track(track))>
                {arena(track)}<b>{words(move || texts().get(&format!("short-track-{track}")))}</b>
                <span class="flags">{flags.into_iter().collect_view()}</span>
            </span>
        }
    };
    view! {
        <section class="trk" role="group" aria-label=tr("board-tracks")>
            <span></span>
            {Track::ALL.map(head).into_iter().collect_view()}
            <div class="zones" aria-hidden="true">
                <span class="z1">"DEFCON 1"</span><span class="z2">"DEFCON 2"</span><span class="z3">"DEFCON 3"</span>
            </div>
            {Track::ALL.map(|track| lane(screen, track)).into_iter().collect_view()}
            <div class="peril">{move || [screen.near(), screen.near().other()].map(|side| peril(screen, side)).into_iter().collect_view()}</div>
        </section>
    }
}

/// The flag of a side if one of its three agendas lies here; that of the own agenda is marked.
pub(super) fn flag(
    screen: Screen<State>,
    side: Side,
    is_here: impl Fn(&Agenda) -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let count =
        move || screen.view.get().board.flags[side].map_or(0, |three| three.iter().filter(|it| is_here(it)).count());
    let is_own = move || {
        let view = screen.view.get();
        view.seat().is(side) && view.own.and_then(|own| own.agenda).is_some_and(|agenda| is_here(&agenda))
    };
    let text = move || {
        let twice = if count() > 1 { "×2" } else { "" };
        let check = if is_own() { " ✓" } else { "" };
        format!("{}{twice}{check}", texts().side(side))
    };
    when(move || count() > 0, move || view! { <i class=format!("flag {side}") class:ch=is_own>{words(text)}</i> })
}

/// One track with both markers and where they would go.
fn lane(screen: Screen<State>, track: Track) -> impl IntoView {
    let label = move || {
        let on = screen.view.get().board.defcon.map(|markers| markers.on(track));
        let args = [
            ("track", texts().track(track).into()),
            ("us", on.us.into()),
            ("usarea", text::days::area_number(on.us).into()),
            ("ussr", on.ussr.into()),
            ("ussrarea", text::days::area_number(on.ussr).into()),
        ];
        tr_with("say-track", &args)
    };
    let steps = (Markers::LOWEST..=Markers::HIGHEST).rev().map(|step| {
        let area = match Area::of(step) {
            Area::Defcon1 => "z1",
            Area::Defcon2 => "z2",
            Area::Defcon3 => "z3",
        };
        view! { <i class=area aria-hidden="true">{step}</i> }
    });
    let targets = (Markers::LOWEST..=Markers::HIGHEST).rev().map(move |step| target(screen, track, step));
    view! {
        <div class=format!("lane {track}") class:pointed=move || screen.pointed.get() == Some(Mark::Track(track)) data-track=track.slug()>
            <span class="sr">{words(label)}</span>
            {steps.collect_view()}
            {Side::ALL.map(|side| marker(screen, track, side)).into_iter().collect_view()}
            {targets.collect_view()}
        </div>
    }
}

/// A side's marker, and where it would go.
fn marker(screen: Screen<State>, track: Track, side: Side) -> impl IntoView {
    let now = Memo::new(move |_| screen.view.get().board.defcon[side].on(track));
    let after = Memo::new(move |_| screen.after().board.defcon[side].on(track));
    let moves = move || now.get() != after.get();
    let name = move || texts().side(side);
    let low = move || now.get().min(after.get());
    view! {
        {when(moves, move || view! {
            <span class=format!("rise {side}") aria-hidden="true"
                style:--f=words(move || low().to_string())
                style:--k=words(move || now.get().abs_diff(after.get()).to_string())></span>
            <span class=format!("tok ghost {side}") aria-hidden="true" style:--n=words(move || after.get().to_string())><span>{words(name)}</span></span>
        })}
        <span class=format!("tok {side}") class:was=moves aria-hidden="true" style:--n=words(move || now.get().to_string())><span>{words(name)}</span></span>
    }
}

/// Whose marker a shift would move.
fn moved_side(board: &Board) -> Option<Side> {
    match (board.pending.phase, board.line()) {
        (Phase::Decide(_, Decision::Line), Some(Line::Shift { of, .. })) => board.who(*of),
        (phase, _) => phase.turn().side(),
    }
}

/// A step to which a marker can be moved.
fn target(screen: Screen<State>, track: Track, step: u8) -> impl IntoView {
    let option = Memo::new(move |_| {
        let options = screen.options(Mark::Track(track));
        let board = screen.draft.with(|draft| draft.view_at(options.at).board);
        let side = moved_side(&board)?;
        let leads_here = |action: &&Action| match action {
            Action::Shift(steps) => steps.track() == track && board.defcon[side].moved(track, steps.by()) == step,
            _ => false,
        };
        // At the end of the track one step and two may lead to the same place; the shorter way is shown.
        let shortest =
            |action: &&Action| if let Action::Shift(steps) = action { steps.by().abs() } else { Steps::MOST };
        options.choices.iter().filter(leads_here).min_by_key(shortest).copied().map(|action| (side, action))
    });
    let label = move || {
        let action = option.get().map(|(_, action)| action)?;
        Some(text::days::choice(screen.voice.get(), &screen.view.get(), action))
    };
    let class = move || format!("to {}", option.get().map_or("", |(side, _)| side.slug()));
    let click = move |_| {
        if let Some((_, action)) = option.get_untracked() {
            screen.choose(action);
        }
    };
    when(
        move || option.get().is_some(),
        move || {
            view! {
                <button class=class aria-label=label style:--n=step.to_string()
                    data-choice=move || option.get().map(|(_, action)| action.to_string()) on:click=click></button>
            }
        },
    )
}

/// How near a side is to war: as the board would stand, in a few words.
fn peril(screen: Screen<State>, side: Side) -> impl IntoView {
    let forecast = Memo::new(move |_| Forecast::of_view(&screen.after())[side]);
    let high = move || forecast.get().markers.iter().filter(|marker| marker.step > 3).count();
    let title = move || screen.voice.with(|voice| voice.of("tense-count", side, &[("count", high().into())]));
    let text = move || {
        let forecast = forecast.get();
        let worst = forecast.markers.iter().max_by_key(|marker| marker.to_safety)?;
        let least = forecast.markers.iter().min_by_key(|marker| marker.to_calm)?;
        let short =
            |track, step, down| screen.voice.with(|voice| text::days::threat_in_short(voice, track, step, down));
        match forecast.war {
            Certainty::Certain | Certainty::Possible if worst.to_safety > 0 => {
                Some(short(worst.track, worst.step, worst.to_safety))
            }
            Certainty::Certain => Some(short(least.track, least.step, least.to_calm)),
            _ if high() == 2 => Some(texts().get("tense-third")),
            _ => None,
        }
    };
    let class = move || match forecast.get().war {
        Certainty::Certain => "certain",
        Certainty::Possible => "warn",
        Certainty::No if high() >= 2 => "warn",
        Certainty::No => "",
    };
    let is_own = move || screen.view.with(|view| view.seat().is(side));
    view! {
        <div class=class class:own=is_own role=move || (is_own() && forecast.get().war == Certainty::Certain).then_some("alert")>
            <b>{mark(Some(side))}{words(title)}</b>
            <span>{text}</span>
        </div>
    }
}
