use days::{Action, Agenda, Battleground, MAX_STACK, Scored, State};
use kernel::Side;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::arena_icon;
use super::geometry::{PLATE, plate};
use crate::games::days::Mark;
use crate::order::sort;
use crate::settings::{texts, tr_with};
use crate::stage::Stage;
use crate::view::words;

/// A battleground: its name, both sides' cubes, and the flags on it.
#[component]
pub(crate) fn Place(stage: Stage<State>, at: Battleground) -> impl IntoView {
    let options = Memo::new(move |_| options(&stage.choices.get(), at));
    let is_picked = move || stage.picked.get().is_some_and(|action| options.with(|all| all.contains(&action)));
    let pick = move || {
        if let Some(next) = next(&options.get_untracked(), stage.picked.get_untracked()) {
            stage.picked.set(Some(next));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") && !options.with_untracked(Vec::is_empty) {
            event.prevent_default();
            pick();
        }
    };
    let class = move || {
        let mut class = format!("place {}", at.arena());
        for (name, holds) in [
            (" target", !options.with(Vec::is_empty)),
            (" picked", is_picked()),
            (" pointed", stage.pointed.get() == Some(Mark::Place(at))),
        ] {
            class.push_str(if holds { name } else { "" });
        }
        class
    };
    let is_target = move || !options.with(Vec::is_empty);
    let position = move || {
        let (x, y) = plate(at, stage.portrait.get());
        format!("translate({x} {y})")
    };
    view! {
        <g class=class transform=position data-place=at.slug()>
            <g aria-hidden="true">
                <rect class="plate-shade" x="3" y="3" width=PLATE.0 height=PLATE.1 />
                <rect class="plate" width=PLATE.0 height=PLATE.1 />
                <rect class="plate-head" width=PLATE.0 height="24" />
                <g transform="translate(4 3) scale(.9)">{arena_icon(at.arena())}</g>
                <text class="plate-name" x="26" y="17">{words(move || texts().place(at))}</text>
                <text class="plate-bonus" x="131" y="17" text-anchor="end">{bonus(at)}</text>
                {Side::ALL.map(|side| view! { <Row stage at side /> }).collect_view()}
                {Side::ALL.map(|side| view! { <Flag stage at side /> }).collect_view()}
            </g>
            // The button lies over the plate and holds no words of its own: what it is called is said in full.
            <rect
                class="hit"
                width=PLATE.0
                height=PLATE.1
                role=move || if is_target() { "button" } else { "img" }
                tabindex=move || is_target().then_some("0")
                aria-pressed=move || is_target().then(|| is_picked().to_string())
                aria-label=words(move || label(stage, at))
                on:click=move |_| pick()
                on:keydown=on_key
            />
        </g>
    }
}

/// What its agenda adds, as printed on the board.
const fn bonus(at: Battleground) -> &'static str {
    match at {
        Battleground::Berlin | Battleground::Italy => "+1",
        Battleground::Turkey => "+0",
        Battleground::CubaMilitary | Battleground::CubaPolitical | Battleground::Atlantic => "+X",
        Battleground::Television | Battleground::UnitedNations | Battleground::Alliances => "",
    }
}

/// The choices about a battleground: placing from few to many, then removing.
fn options(choices: &[Action], at: Battleground) -> Vec<Action> {
    let mut found: Vec<Action> = choices
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Place(pieces) | Action::Remove(pieces) if pieces.at() == at))
        .collect();
    sort(&mut found, |a, b| a < b);
    found
}

/// The choice after the one that is picked, round and round.
fn next(options: &[Action], picked: Option<Action>) -> Option<Action> {
    let at = picked.and_then(|picked| options.iter().position(|&action| action == picked));
    options.get(at.map_or(0, |at| (at + 1) % options.len())).copied()
}

fn label(stage: Stage<State>, at: Battleground) -> String {
    let board = stage.view.get().board;
    let args = [
        ("place", texts().place(at).into()),
        ("us", board.cubes(Side::Us, at).into()),
        ("ussr", board.cubes(Side::Ussr, at).into()),
    ];
    tr_with("say-place", &args)
}

/// The cubes of a side: five slots.
#[component]
fn Row(stage: Stage<State>, at: Battleground, side: Side) -> impl IntoView {
    let y = if side == Side::Us { 31.0 } else { 57.0 };
    let counts = Memo::new(move |_| (stage.view.get().board.cubes(side, at), stage.shown().board.cubes(side, at)));
    let slots = (0..MAX_STACK).map(move |slot| {
        let class = move || {
            let (now, after) = counts.get();
            let state = match (slot < now, slot < after) {
                (true, true) => "on",
                (false, true) => "coming",
                (true, false) => "going",
                (false, false) => "off",
            };
            format!("cube {side} {state}")
        };
        let x = 38.0 + 19.0 * f64::from(slot);
        view! {
            <g transform=format!("translate({x} {y})")>
                <circle class="slot" cx="8.5" cy="10" r="1.6" />
                <g class=class>
                    {match side {
                        Side::Us => view! { <path d="M1 2.5H16V17.5H1Z" /><path class="shine" d="M3.5 5H13.5V8H3.5Z" /> }.into_any(),
                        Side::Ussr => view! { <path d="M8.5 .6 17.5 10 8.5 19.4 -.5 10Z" /><path class="shine" d="M8.5 5 12.5 9 8.5 13 4.5 9Z" /> }.into_any(),
                    }}
                    <path class="cross" d="M2 3.5 15 16.5M15 3.5 2 16.5" />
                </g>
            </g>
        }
    });
    view! {
        <text class=format!("row-name {side}") x="4" y=y + 14.0>{words(move || texts().side(side))}</text>
        {slots.collect_view()}
    }
}

/// The flag of a side, if it lies here.
#[component]
fn Flag(stage: Stage<State>, at: Battleground, side: Side) -> impl IntoView {
    let here = move || {
        let agenda_here = |agenda: &Agenda| agenda.flag() == Scored::Battleground(at);
        stage.view.get().board.flags[side].is_some_and(|three| three.iter().any(agenda_here))
    };
    let x = if side == Side::Us { 56.0 } else { 96.0 };
    view! {
        <g class=format!("flag {side}") class:away=move || !here() transform=format!("translate({x} -15)")>
            <path class="pole" d="M0 0V22" />
            <path class="cloth" d="M0 0H36L30 7 36 14H0Z" />
            <text x="15" y="11" text-anchor="middle">{words(move || texts().side(side))}</text>
        </g>
    }
}
