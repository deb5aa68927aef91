//! How a game of 13 Minutes ended.

use kernel::Side;
use leptos::prelude::*;
use minutes::{Fact, Gain};

use crate::settings::{texts, tr};

/// The end screen: who won, and what each side scored for.
pub(super) fn ending(facts: Vec<(usize, Fact)>) -> AnyView {
    let end = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Outcome { outcome, prestige } => Some((outcome, prestige)),
        _ => None,
    });
    let Some((outcome, prestige)) = end else { return ().into_any() };
    let class = format!("verdict {}", outcome.winner.map_or("nobody", Side::slug));
    let rows = move || facts.iter().filter_map(|&(_, fact)| row(fact)).collect_view();
    view! {
        <section class="ending sheet" aria-label=tr("the-end")>
            <header class=class>
                <h2>{move || texts().minutes_outcome(outcome, prestige)}</h2>
                <p>{move || format!("{} {} – {} {}", texts().side(Side::Us), prestige.us, prestige.ussr, texts().side(Side::Ussr))}</p>
            </header>
            <h3>{tr("score-title")}</h3>
            <table class="score">
                <thead><tr><th scope="col">{tr("score-what")}</th><th scope="col">{tr("score-gain")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn row(fact: Fact) -> Option<impl IntoView> {
    let Fact::Scored { side, amount, why } = fact else { return None };
    let what = match why {
        Gain::Battleground(card) => texts().minutes_card(card),
        Gain::Cuba => texts().get("battleground-cuba"),
        Gain::Military => texts().get("track-military"),
        Gain::Aftermath => texts().get("board-aftermath"),
    };
    let gain = format!("{} +{amount}", texts().side(side));
    Some(view! { <tr><td>{what}</td><td>{gain}</td></tr> })
}
