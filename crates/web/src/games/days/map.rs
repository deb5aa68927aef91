use client::DaysMark as Mark;
use days::{Agenda, Battleground, MAX_STACK, Scored, State};
use kernel::Side;
use leptos::prelude::*;

use crate::drag::{Grip, press};
use crate::icons::{arena, art};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::view::{part, words};

/// Where the plate of a battleground hangs: on the wide map, 1000 by 600, and on the tall one, 600 by 744.
const fn place(at: Battleground) -> [(u16, u16); 2] {
    match at {
        Battleground::Television => [(78, 58), (92, 64)],
        Battleground::UnitedNations => [(262, 58), (296, 64)],
        Battleground::Alliances => [(440, 58), (500, 64)],
        Battleground::Berlin => [(616, 160), (256, 250)],
        Battleground::Italy => [(716, 392), (306, 364)],
        Battleground::Turkey => [(908, 318), (507, 364)],
        Battleground::Atlantic => [(486, 366), (356, 508)],
        Battleground::CubaPolitical => [(92, 350), (92, 506)],
        Battleground::CubaMilitary => [(276, 482), (232, 646)],
    }
}

/// Where a battleground lies on the land, on the wide map and on the tall one. World opinion lies nowhere.
const fn pin(at: Battleground) -> Option<[(u16, u16); 2]> {
    match at {
        Battleground::Berlin => Some([(746, 172), (443, 210)]),
        Battleground::Italy => Some([(800, 261), (508, 258)]),
        Battleground::Turkey => Some([(917, 190), (571, 172)]),
        Battleground::Atlantic => Some([(375, 419), (249, 500)]),
        Battleground::CubaPolitical => Some([(98, 437), (57, 596)]),
        Battleground::CubaMilitary => Some([(129, 471), (89, 611)]),
        Battleground::Television | Battleground::UnitedNations | Battleground::Alliances => None,
    }
}

/// The lines from the plates to the land.
fn leads(class: &'static str, view_box: &'static str, map: usize) -> impl IntoView {
    let pins = Battleground::ALL.into_iter().filter_map(move |at| Some((pin(at)?[map], place(at)[map])));
    let line = |((x, y), (to_x, to_y)): ((u16, u16), (u16, u16))| {
        let way = format!("M{x} {y}L{to_x} {to_y}");
        view! { <path class="under" d=way.clone() /><path d=way /><circle cx=x cy=y r="6" /> }
    };
    view! {
        <svg class=format!("leads {class}") viewBox=view_box preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {pins.map(line).collect_view()}
        </svg>
    }
}

/// The map with its nine battlegrounds.
#[component]
pub(super) fn Map(screen: Screen<State>) -> impl IntoView {
    view! {
        <section class="map" aria-label=tr("board-map")>
            <svg class="wide map-art" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("map-wide.svg", "map-wide") /></svg>
            <svg class="tall map-art" viewBox="0 0 600 744" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("map-portrait.svg", "map-portrait") /></svg>
            {leads("wide", "0 0 1000 600", 0)}
            {leads("tall", "0 0 600 744", 1)}
            <div class="map-paper"></div>
            {Battleground::ALL.map(|at| plate(screen, at)).into_iter().collect_view()}
        </section>
    }
}

/// A battleground: its name, both sides' cubes, and the flags on it. A click sets a cube more.
fn plate(screen: Screen<State>, at: Battleground) -> impl IntoView {
    let here = Mark::Place(at);
    let options = Memo::new(move |_| screen.clicks(here));
    let is_target = move || options.with(|options| !options.choices.is_empty());
    let is_staged = move || options.with(|options| options.staged.is_some());
    let next = move || options.with(|options| options.choices.first().map(ToString::to_string));
    let [(cx, cy), (tx, ty)] = place(at);
    let label = move || {
        let board = screen.view.get().board;
        let args = [
            ("place", texts().place(at).into()),
            ("us", board.cubes(Side::Us, at).into()),
            ("ussr", board.cubes(Side::Ussr, at).into()),
        ];
        tr_with("say-place", &args)
    };
    view! {
        <button class=format!("plate {}", at.arena()) class:can=is_target class:sel=is_staged
            class:pointed=move || screen.pointed.get() == Some(here)
            disabled=move || !is_target()
            style:--cx=cx.to_string() style:--cy=cy.to_string() style:--tx=tx.to_string() style:--ty=ty.to_string()
            data-place=at.slug() data-choice=next
            aria-pressed=move || is_target().then(|| is_staged().to_string())
            on:pointerdown=move |event| press(screen, Grip::Place(here), &event)
            on:click=move |_| screen.step(here)>
            <span class="sr">{words(label)}</span>
            <span class="plate-head" aria-hidden="true">{arena(at.arena())}<span>{words(move || texts().get(&format!("short-place-{at}")))}</span><em>{bonus(at)}</em></span>
            {Side::ALL.map(|side| cubes(screen, at, side)).into_iter().collect_view()}
            <span class="flags" aria-hidden="true">{Side::ALL.map(|side| flag(screen, at, side)).into_iter().collect_view()}</span>
        </button>
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

/// The cubes of a side: five slots.
fn cubes(screen: Screen<State>, at: Battleground, side: Side) -> impl IntoView {
    let counts = Memo::new(move |_| (screen.view.get().board.cubes(side, at), screen.after().board.cubes(side, at)));
    let slots = (0..MAX_STACK).map(move |slot| {
        let class = move || {
            let (now, after) = counts.get();
            match (slot < now, slot < after) {
                (true, true) => "q on",
                (false, true) => "q coming",
                (true, false) => "q on going",
                (false, false) => "q",
            }
        };
        view! { <i class=class></i> }
    });
    view! {
        <span class=format!("row r-{side}") aria-hidden="true">
            <span>{words(move || texts().side(side))}</span>{slots.collect_view()}
        </span>
    }
}

/// The flag of a side, if it lies here; the one of the own agenda is marked.
fn flag(screen: Screen<State>, at: Battleground, side: Side) -> AnyView {
    let is_here = move |agenda: &Agenda| agenda.flag() == Scored::Battleground(at);
    super::tracks::flag(screen, side, is_here)
}

/// The whole board, still, for the rules.
pub(super) fn still_map(screen: Screen<State>) -> impl IntoView {
    part(move || view! { <div class="figure-map"><Map screen /></div> })
}
