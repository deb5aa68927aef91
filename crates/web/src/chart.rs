//! The course of a game, drawn.

use kernel::{BySide, Side};
use leptos::prelude::*;

use crate::settings::{texts, tr};
use crate::view::words;

/// The width of a chart.
pub(crate) const WIDTH: f64 = 560.0;
/// Its height.
pub(crate) const HIGH: f64 = 92.0;
/// Where its lines begin.
pub(crate) const LEFT: f64 = 38.0;

/// The corners of a line.
pub(crate) type Points = Vec<(f64, f64)>;

/// The frame of all charts, which says whose line is whose.
pub(crate) fn chart(plots: impl IntoView) -> impl IntoView {
    view! {
        <figure class="chart">
            <figcaption><h3>{tr("chart-title")}</h3></figcaption>
            <p class="chart-key">
                <span class="key us">"━ "{words(move || texts().side(Side::Us))}</span>
                <span class="key ussr">"╍ "{words(move || texts().side(Side::Ussr))}</span>
            </p>
            {plots}
        </figure>
    }
}

/// How many things of a kind each side had, entry by entry.
pub(crate) fn counts(title: &'static str, counts: Vec<(usize, BySide<usize>)>) -> impl IntoView {
    let most = counts.iter().map(|(_, count)| count.us.max(count.ussr)).max().unwrap_or(1).max(1);
    let x = across(&counts);
    let y = |count: usize| HIGH - 6.0 - (HIGH - 16.0) * count as f64 / most as f64;
    let lines =
        BySide::from_fn(|side| -> Points { counts.iter().map(|&(ply, count)| (x(ply), y(count[side]))).collect() });
    view! {
        <h4>{tr(title)}</h4>
        <svg viewBox=format!("0 0 {WIDTH} {HIGH}") role="img" aria-label=tr(title)>
            <path class="zero" d=format!("M{LEFT} {}H{WIDTH}M{LEFT} {}H{WIDTH}", y(0), y(most)) />
            <text x="4" y="16">{most}</text>
            <text x="4" y=HIGH - 4.0>"0"</text>
            <path class="line us" d=stairs(&lines.us) />
            <path class="line ussr" d=stairs(&lines.ussr) />
        </svg>
    }
}

/// Where an entry lies between the left and the right, the last of these being at the right.
pub(crate) fn across<T>(entries: &[(usize, T)]) -> impl Fn(usize) -> f64 + Copy + use<T> {
    let last = entries.last().map_or(1, |&(ply, _)| ply.max(1)) as f64;
    move |ply| LEFT + (WIDTH - LEFT - 10.0) * ply as f64 / last
}

/// A line that goes along and then up or down.
pub(crate) fn stairs(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path.push_str(&if index == 0 { format!("M{x} {y}") } else { format!("H{x}V{y}") });
    }
    path.push_str(&format!("H{}", WIDTH - 10.0));
    path
}
