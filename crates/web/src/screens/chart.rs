//! The course of a game, drawn.

use days::{Fact, Markers, Track};
use kernel::{BySide, Side};
use leptos::prelude::*;

use crate::settings::{texts, tr};
use crate::view::words;

const WIDTH: f64 = 560.0;
const HIGH: f64 = 92.0;
const LEFT: f64 = 38.0;

type Points = Vec<(f64, f64)>;

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

/// The course of prestige and of the three tracks over the game.
#[component]
pub(crate) fn Chart(facts: Vec<(usize, Fact)>) -> impl IntoView {
    let x = across(&facts);
    let line: Points =
        prestige(&facts).into_iter().map(|(ply, to)| (x(ply), HIGH / 2.0 - f64::from(to) * 8.0)).collect();
    let tracks = Track::ALL.map(|track| {
        let lines = BySide::from_fn(|side| -> Points {
            let points = steps(&facts, side, track).into_iter();
            points.map(|(ply, to)| (x(ply), HIGH - 6.0 - f64::from(to - 1) * 11.0)).collect()
        });
        (track, lines)
    });
    let rounds: Vec<f64> =
        facts.iter().filter(|(_, fact)| matches!(fact, Fact::Round { .. })).map(|&(ply, _)| x(ply)).collect();
    let tick = move || rounds.iter().map(|x| view! { <path class="tick" d=format!("M{x} 0V{HIGH}") /> }).collect_view();
    chart(view! {
        <h4>{tr("board-prestige")}</h4>
        <svg viewBox=format!("0 0 {WIDTH} {HIGH}") role="img" aria-label=tr("chart-prestige")>
            {tick()}
            <path class="zero" d=format!("M{LEFT} {}H{WIDTH}", HIGH / 2.0) />
            <text x="0" y="14">{words(move || texts().side(Side::Us))}</text>
            <text x="0" y=HIGH - 6.0>{words(move || texts().side(Side::Ussr))}</text>
            <path class="line prestige-line" d=stairs(&line) />
        </svg>
        {tracks
            .into_iter()
            .map(|(track, lines)| {
                view! {
                    <h4>{words(move || texts().track(track))}</h4>
                    <svg viewBox=format!("0 0 {WIDTH} {HIGH}") role="img" aria-label=words(move || texts().track(track))>
                        <rect class="band defcon1" x=LEFT y="0" width=WIDTH - LEFT height=HIGH - 66.5 />
                        <rect class="band defcon2" x=LEFT y=HIGH - 66.5 width=WIDTH - LEFT height="33" />
                        {tick()}
                        <text x="0" y="16">"D 1"</text>
                        <text x="0" y="48">"D 2"</text>
                        <text x="0" y="82">"D 3"</text>
                        <path class="line us" d=stairs(&lines.us) />
                        <path class="line ussr" d=stairs(&lines.ussr) />
                    </svg>
                }
            })
            .collect_view()}
    })
}

/// Where an entry lies between the left and the right, the last of these being at the right.
fn across<T>(entries: &[(usize, T)]) -> impl Fn(usize) -> f64 + Copy + use<T> {
    let last = entries.last().map_or(1, |&(ply, _)| ply.max(1)) as f64;
    move |ply| LEFT + (WIDTH - LEFT - 10.0) * ply as f64 / last
}

/// A line that goes along and then up or down.
fn stairs(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        path.push_str(&if index == 0 { format!("M{x} {y}") } else { format!("H{x}V{y}") });
    }
    path.push_str(&format!("H{}", WIDTH - 10.0));
    path
}

fn prestige(facts: &[(usize, Fact)]) -> Vec<(usize, i8)> {
    let mut points = vec![(0, 0)];
    points.extend(facts.iter().filter_map(|&(ply, fact)| match fact {
        Fact::Prestige { to, .. } => Some((ply, to)),
        _ => None,
    }));
    points
}

fn steps(facts: &[(usize, Fact)], of: Side, on: Track) -> Vec<(usize, u8)> {
    let moved = |&(ply, fact): &(usize, Fact)| match fact {
        Fact::Defcon { side, track, from, to, .. } if side == of && track == on => Some((ply, from, to)),
        _ => None,
    };
    let start = facts.iter().find_map(moved).map_or(Markers::LOWEST, |(_, from, _)| from);
    let mut points = vec![(0, start)];
    points.extend(facts.iter().filter_map(moved).map(|(ply, _, to)| (ply, to)));
    points
}
