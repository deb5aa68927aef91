//! How a game ended: for whom, and the score step by step.

use kernel::{Outcome, Side, Why};
use leptos::prelude::*;

use crate::settings::tr;

/// One step on the way to the score.
pub(crate) struct Row {
    /// What it is for.
    pub(crate) what: String,
    /// What it gave.
    pub(crate) columns: [String; 2],
}

/// A table of what was scored for what, under these two titles.
pub(crate) fn score(titles: [String; 2], rows: Vec<Row>) -> impl IntoView {
    let row =
        |Row { what, columns: [first, second] }| view! { <tr><td>{what}</td><td>{first}</td><td>{second}</td></tr> };
    view! {
        <div>
            <h3>{tr("score-title")}</h3>
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{tr("score-what")}</th>
                        {titles.map(|title| view! { <th scope="col">{title}</th> }).into_iter().collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// How a reader stands to an outcome.
pub(crate) fn verdict_kind(outcome: Outcome, you: Option<Side>) -> &'static str {
    match (outcome.winner, you) {
        (None, _) => "nobody",
        (Some(winner), Some(you)) if winner == you => "won",
        (Some(_), Some(_)) => "lost",
        (Some(winner), None) => winner.slug(),
    }
}

/// The picture of an end.
pub(crate) fn verdict_art(outcome: Outcome) -> &'static str {
    match (outcome.why, outcome.winner) {
        (Why::NuclearWar, _) => "war",
        (_, Some(Side::Us)) => "victory-us",
        (_, Some(Side::Ussr)) => "victory-ussr",
        (_, None) => "peace",
    }
}
