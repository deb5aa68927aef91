use kernel::Side;
use leptos::prelude::*;
use minutes::{Campaign, GOAL};

use crate::board::emblem;
use crate::session::Session;
use crate::settings::{texts, tr_with};
use crate::shown::Shown;
use crate::view::words;

/// How the campaign stands, if the game is one of a campaign.
#[component]
pub(crate) fn Standing<G: Shown>(session: Session<G>) -> impl IntoView {
    move || session.campaign().map(|campaign| standing(campaign, session.is_over()))
}

fn standing(campaign: Campaign, is_over: bool) -> impl IntoView {
    let prestige = campaign.prestige();
    let number = if is_over { campaign.games() } else { campaign.games() + 1 };
    let of_side = move |side: Side| {
        view! {
            <span class=format!("campaign-side {side}")>
                {emblem(Some(side))}
                <b>{words(move || texts().side(side))}" "{prestige[side]}</b>
                <meter min="0" max=GOAL value=prestige[side] aria-hidden="true"></meter>
            </span>
        }
    };
    let end = move || {
        let outcome = campaign.outcome()?;
        let key = match outcome.winner {
            Some(Side::Us) => "campaign-won-us",
            Some(Side::Ussr) => "campaign-won-ussr",
            None => "campaign-won-nobody",
        };
        Some(texts().get(key))
    };
    view! {
        <section class="campaign" aria-label=words(move || texts().get("campaign-title"))>
            <h2>{words(move || tr_with("campaign-game", &[("number", number.into()), ("goal", GOAL.into())]))}</h2>
            {Side::ALL.map(of_side).collect_view()}
            {move || end().map(|end| view! { <strong class="campaign-end">{end}</strong> })}
        </section>
    }
}
