//! What a step points at, as it lies in the window.

use client::{DaysMark, MinutesMark};
use kernel::Side;
use leptos::prelude::*;
use lessons::Anchor;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::place::Rect;
use crate::browser;
use crate::shown::Shown;

/// Where things are found on the page, best first.
pub(crate) trait Pointed: Shown {
    /// The selectors of something on the table.
    fn selectors(mark: Self::Mark) -> Vec<String>;

    /// What belongs to it and hangs out of it: flags, the head of a track.
    fn parts(_mark: Self::Mark) -> Option<String> {
        None
    }
}

impl Pointed for days::State {
    fn selectors(mark: DaysMark) -> Vec<String> {
        match mark {
            DaysMark::Place(at) => vec![format!(".plate[data-place='{at}']")],
            DaysMark::Track(track) => vec![format!(".lane[data-track='{track}']")],
            DaysMark::Prestige => vec![".prest".to_owned()],
            DaysMark::Letter => vec![".strip.me .lt".to_owned()],
            DaysMark::Card(card) => {
                vec![format!(".hand [data-card='{card}']"), format!(".inplay [data-card='{card}']")]
            }
            DaysMark::Agenda(agenda) => vec![format!(".offer .agenda:has([data-choice='agenda {agenda}'])")],
            DaysMark::Aftermath => vec![".piles".to_owned(), ".strip.me".to_owned()],
            DaysMark::Discard => vec![".piles".to_owned()],
            DaysMark::Round => vec![".rounds".to_owned()],
        }
    }

    fn parts(mark: DaysMark) -> Option<String> {
        match mark {
            DaysMark::Place(at) => Some(format!(".plate[data-place='{at}'] .flag")),
            DaysMark::Track(track) => Some(format!(".trk .th.{track}, .trk .th.{track} .flag")),
            _ => None,
        }
    }
}

impl Pointed for minutes::State {
    fn selectors(mark: MinutesMark) -> Vec<String> {
        match mark {
            MinutesMark::Place(at) => vec![format!(".ground[data-place='{at}']")],
            MinutesMark::Card(card) => {
                vec![format!(".hand [data-card='{card}']"), format!(".inplay [data-card='{card}']")]
            }
        }
    }
}

fn selectors<G: Pointed>(anchor: Anchor<G::Mark>, near: Side) -> Vec<String> {
    let strip = |side: Side| if side == near { ".strip.me" } else { ".strip.opp" };
    match anchor {
        Anchor::Mark(mark) => G::selectors(mark),
        Anchor::Tracks => vec![".trk".to_owned(), ".zone.us .colours".to_owned()],
        Anchor::Flags(side) => vec![format!("{} .chips", strip(side))],
        Anchor::Strip(side) => vec![strip(side).to_owned()],
        Anchor::Hand => vec![".hand".to_owned()],
        Anchor::InPlay => vec![".inplay .card".to_owned(), ".inplay".to_owned()],
        Anchor::Act => vec![".act .groups".to_owned(), ".act".to_owned()],
    }
}

/// What an anchor stands for, if it is to be seen.
pub(super) fn element<G: Pointed>(anchor: Anchor<G::Mark>, near: Side) -> Option<Element> {
    selectors::<G>(anchor, near).iter().find_map(|selector| visible(selector))
}

/// Where an anchor lies with all that belongs to it, if it is to be seen.
pub(super) fn whole<G: Pointed>(anchor: Anchor<G::Mark>, near: Side) -> Option<Rect> {
    let first = rect(&element::<G>(anchor, near)?);
    let parts = if let Anchor::Mark(mark) = anchor { G::parts(mark) } else { None };
    Some(parts.map(|selector| rects(&selector)).unwrap_or_default().into_iter().fold(first, Rect::with))
}

/// The first element of a selector that is to be seen.
fn visible(selector: &str) -> Option<Element> {
    let all = document().query_selector_all(selector).ok()?;
    (0..all.length()).filter_map(|index| all.get(index)?.dyn_into::<Element>().ok()).find(|element| {
        let found = rect(element);
        found.w > 0.0 && found.h > 0.0
    })
}

/// Where an element lies in the window.
pub(super) fn rect(element: &Element) -> Rect {
    let found = element.get_bounding_client_rect();
    Rect { x: found.x(), y: found.y(), w: found.width(), h: found.height() }
}

/// The size of the window.
pub(super) fn window_size() -> (f64, f64) {
    let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    (size(window().inner_width()), size(window().inner_height()))
}

/// Everything to be seen that a selector finds.
pub(super) fn rects(selector: &str) -> Vec<Rect> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    (0..all.length())
        .filter_map(|index| all.get(index)?.dyn_into::<Element>().ok())
        .map(|element| rect(&element))
        .filter(|found| found.w > 0.0 && found.h > 0.0)
        .collect()
}

/// Brings what a step speaks of into sight, where a hand is wider than the window.
pub(super) fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Center);
    let still = browser::matches("(prefers-reduced-motion: reduce)");
    options.set_behavior(if still { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Moves the keyboard to the first thing of an element that can be used.
pub(super) fn focus_in(element: &Element) {
    const USABLE: &str = "button:not(:disabled), a[href]";
    let inside = element.query_selector("[data-choice]:not(:disabled)").ok().flatten();
    let first = || element.query_selector(USABLE).ok().flatten();
    let itself = || element.matches(USABLE).unwrap_or(false).then(|| element.clone());
    if let Some(found) = inside.or_else(itself).or_else(first) {
        let _ = found.unchecked_into::<HtmlElement>().focus();
    }
}
