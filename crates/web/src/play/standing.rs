use kernel::Side;
use leptos::prelude::*;
use minutes::GOAL;

use crate::icons::mark;
use crate::screen::Screen;
use crate::session::Session;
use crate::settings::tr_with;
use crate::shown::Shown;
use crate::view::words;

/// How the campaign stands, if the game is one of a campaign.
#[component]
pub(crate) fn Standing<G: Shown>(session: Session<G>, screen: Screen<G>) -> impl IntoView {
    let standing = Memo::new(move |_| session.campaign());
    let of_side = move |side: Side| {
        let prestige = move || standing.get().map_or(0, |campaign| campaign.prestige()[side]);
        view! {
            <span class="campaign-side">{mark(Some(side))}{move || screen.voice.with(|voice| voice.label(side))}" "<b>{prestige}</b></span>
        }
    };
    let name = move || {
        let games = standing.get().map_or(0, |campaign| campaign.games());
        let number = if session.is_over() { games } else { games + 1 };
        tr_with("campaign-game", &[("number", number.into()), ("goal", GOAL.into())])
    };
    session.is_campaign().then(|| {
        view! {
            <span class="campaign">
                <span class="campaign-name">{words(name)}</span>
                {Side::ALL.map(of_side).collect_view()}
            </span>
        }
    })
}
