use days::effect::Line;
use days::{Action, Agenda, Area, Board, Markers, Phase, Scored, State, Steps, Track};
use kernel::Side;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::arena_icon;
use crate::games::days::Mark;
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::{when, words};

const COLUMN: f64 = 94.0;
const LEFT: f64 = 34.0;
const TOP: f64 = 62.0;
const STEP: f64 = 50.0;

/// The top of a step.
fn top(step: u8) -> f64 {
    TOP + STEP * f64::from(Markers::HIGHEST - step)
}

/// The three DEFCON tracks, the calm end below.
#[component]
pub(crate) fn Tracks(stage: Stage<State>) -> impl IntoView {
    let areas = [(Area::Defcon1, 1, 7, 8), (Area::Defcon2, 2, 4, 6), (Area::Defcon3, 3, 1, 3)];
    let bands = areas.map(|(_, number, low, high)| {
        let (y, height) = (top(high), STEP * f64::from(high - low + 1));
        let middle = y + height / 2.0;
        view! {
            <g class=format!("area defcon{number}") aria-hidden="true">
                <rect x="2" y=y width="28" height=height - 3.0 />
                <text transform=format!("translate(22 {middle}) rotate(-90)") text-anchor="middle">
                    {format!("DEFCON {number}")}
                </text>
            </g>
        }
    });
    view! {
        <svg class="tracks" viewBox="0 0 320 466" role="group" aria-label=tr("board-tracks")>
            {bands.collect_view()}
            {Track::ALL.map(|track| view! { <Column stage track /> }).collect_view()}
        </svg>
    }
}

/// One track with both markers.
#[component]
fn Column(stage: Stage<State>, track: Track) -> impl IntoView {
    let x = LEFT + (COLUMN + 1.0) * f64::from(track as u8);
    let label = move || {
        let on = stage.view.get().board.defcon.map(|markers| markers.on(track));
        let args = [
            ("track", texts().track(track).into()),
            ("us", on.us.into()),
            ("usarea", text::days::area_number(on.us).into()),
            ("ussr", on.ussr.into()),
            ("ussrarea", text::days::area_number(on.ussr).into()),
        ];
        tr_with("say-track", &args)
    };
    let steps = (Markers::LOWEST..=Markers::HIGHEST).map(|step| {
        let number = text::days::area_number(step);
        view! {
            <g class=format!("step defcon{number}") transform=format!("translate(0 {})", top(step))>
                <rect width=COLUMN - 4.0 height=STEP - 3.0 />
                <text x=(COLUMN - 4.0) / 2.0 y="29" text-anchor="middle">{step}</text>
            </g>
        }
    });
    view! {
        <g
            class=format!("track {track}")
            class:pointed=move || stage.pointed.get() == Some(Mark::Track(track))
            transform=format!("translate({x} 0)")
            data-track=track.slug()
        >
            <g role="img" aria-label=label>
                <rect class="track-head" width=COLUMN - 4.0 height="42" y="16" />
                <g transform="translate(4 27)">{arena_icon(track)}</g>
                <text class="track-name" x="28" y="41">{move || first_word(&texts().track(track))}</text>
                <text class="track-name" x="28" y="54">{move || other_words(&texts().track(track))}</text>
                {steps.collect_view()}
                {Side::ALL.map(|side| view! { <Pennant stage track side /> }).collect_view()}
            </g>
            {(Markers::LOWEST..=Markers::HIGHEST).map(|step| view! { <Target stage track step /> }).collect_view()}
            {Side::ALL.map(|side| view! { <Marker stage track side /> }).collect_view()}
        </g>
    }
}

/// Two words stand in two lines; one stands higher.
fn first_word(name: &str) -> String {
    name.split(' ').next().unwrap_or_default().to_owned()
}

fn other_words(name: &str) -> String {
    name.split_once(' ').map(|(_, rest)| rest.to_owned()).unwrap_or_default()
}

/// The flag of a side on a track.
#[component]
fn Pennant(stage: Stage<State>, track: Track, side: Side) -> impl IntoView {
    let count = move || {
        let here = |agenda: &&Agenda| agenda.flag() == Scored::Track(track);
        stage.view.get().board.flags[side].map_or(0, |three| three.iter().filter(here).count())
    };
    let text = move || match count() {
        2 => format!("{}×2", texts().side(side)),
        _ => texts().side(side),
    };
    let x = if side == Side::Us { 2.0 } else { 46.0 };
    view! {
        <g class=format!("flag {side}") class:away=move || count() == 0 transform=format!("translate({x} 1)")>
            <path class="pole" d="M0 0V20" />
            <path class="cloth" d="M0 0H42L36 7 42 14H0Z" />
            <text x="18" y="11" text-anchor="middle">{text}</text>
        </g>
    }
}

/// A side's marker, and where it would go.
#[component]
fn Marker(stage: Stage<State>, track: Track, side: Side) -> impl IntoView {
    let now = move || stage.view.get().board.defcon[side].on(track);
    let after = move || stage.shown().board.defcon[side].on(track);
    let x = if side == Side::Us { 20.0 } else { 70.0 };
    let moved = move |step: u8| format!("translate({x}px, {}px)", top(step) + (STEP - 3.0) / 2.0);
    let shape = move || match side {
        Side::Us => view! { <path d="M-17 -15H17V15H-17Z" /> }.into_any(),
        Side::Ussr => view! { <path d="M0 -21 21 0 0 21 -21 0Z" /> }.into_any(),
    };
    view! {
        <g class=format!("marker ghost {side}") class:away=move || now() == after()
            style:transform=words(move || moved(after())) aria-hidden="true">
            {shape()}
            <text y="4" text-anchor="middle">{words(move || texts().side(side))}</text>
        </g>
        <g class=format!("marker {side}") style:transform=words(move || moved(now())) aria-hidden="true">
            {shape()}
            <text y="4" text-anchor="middle">{words(move || texts().side(side))}</text>
        </g>
    }
}

/// Whose marker a shift would move.
fn moved_side(board: &Board) -> Option<Side> {
    match (board.pending.phase, board.line()) {
        (Phase::Line(_), Some(Line::Shift { of, .. })) => board.who(*of),
        (phase, _) => phase.turn().side(),
    }
}

/// A step to which a marker can be moved.
#[component]
fn Target(stage: Stage<State>, track: Track, step: u8) -> impl IntoView {
    let option = Memo::new(move |_| {
        let board = stage.view.get().board;
        let side = moved_side(&board)?;
        let leads_here = |action: &&Action| match action {
            Action::Shift(steps) => steps.track() == track && board.defcon[side].moved(track, steps.by()) == step,
            _ => false,
        };
        // At the end of the track one step and two may lead to the same place; the shorter way is shown.
        let shortest =
            |action: &&Action| if let Action::Shift(steps) = action { steps.by().abs() } else { Steps::MOST };
        let choices = stage.choices.get();
        choices.iter().filter(leads_here).min_by_key(shortest).copied().map(|action| (side, action))
    });
    let label = move || {
        let action = option.get().map(|(_, action)| action);
        action.map(|action| text::days::choice(crate::settings::language(), &stage.view.get(), action))
    };
    let pick = move || stage.picked.set(option.get_untracked().map(|(_, action)| action));
    let on_key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            pick();
        }
    };
    view! {
        {when(move || option.get().is_some(), move || view! {
            <g
                class="target-step"
                role="button"
                tabindex="0"
                aria-label=label
                transform=format!("translate(0 {})", top(step))
                on:click=move |_| pick()
                on:keydown=on_key
            >
                <rect
                    x=move || if option.get().is_some_and(|(side, _)| side == Side::Us) { 0.0 } else { 45.0 }
                    width="45"
                    height=STEP - 3.0
                />
            </g>
        })}
    }
}
