//! The course of a game of 13 Days, drawn.

use days::{Fact, Markers, Track};
use kernel::{BySide, Side};
use leptos::prelude::*;

use crate::chart::{HIGH, LEFT, Points, WIDTH, across, chart, stairs};
use crate::settings::{texts, tr};
use crate::view::words;

/// The course of prestige and of the three tracks over the game.
pub(super) fn course(facts: &[(usize, Fact)]) -> impl IntoView {
    let x = across(facts);
    let line: Points =
        prestige(facts).into_iter().map(|(ply, to)| (x(ply), HIGH / 2.0 - f64::from(to) * 8.0)).collect();
    let tracks = Track::ALL.map(|track| {
        let lines = BySide::from_fn(|side| -> Points {
            let points = steps(facts, side, track).into_iter();
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
