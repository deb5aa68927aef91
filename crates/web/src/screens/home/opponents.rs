use bots::Level;
use client::saved::only_person;
use kernel::Side;
use leptos::prelude::*;

use super::Games;
use super::games::outcome;
use crate::screens::new::described;
use crate::settings::{texts, tr, tr_with};
use crate::view::words;

/// Whom one can play against: how strong each is, and how one did. Who is picked plays the next game.
pub(super) fn opponents(games: Games, level: RwSignal<Level>) -> impl IntoView {
    let row = move |one: Level| {
        let results = Memo::new(move |_| {
            let (won, lost) = results(games, one);
            if won + lost == 0 {
                return texts().get("home-results-none");
            }
            tr_with("home-results", &[("won", won.into()), ("lost", lost.into())])
        });
        view! {
            <label class="option">
                <input type="radio" name="opponent" prop:checked=move || level.get() == one on:change=move |_| level.set(one) />
                {described("level", one.slug())}
                <span class="results">{words(move || results.get())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="opponents">
            <legend class="sr">{tr("new-level")}</legend>
            {Level::ALL.map(row).into_iter().collect_view()}
        </fieldset>
    }
}

/// How many games somebody has won and lost against a level.
fn results(games: Games, level: Level) -> (usize, usize) {
    games.with(|games| {
        let of_level = games.iter().filter_map(|(_, kept)| kept.as_ref().ok()).filter_map(|saved| {
            let you = only_person(saved.players)?;
            (saved.players[you.other()].level() == Some(level)).then_some((you, saved))
        });
        let winners = of_level.filter_map(|(you, saved)| outcome(saved)?.winner.map(|winner: Side| winner == you));
        winners.fold((0, 0), |(won, lost), is_won| if is_won { (won + 1, lost) } else { (won, lost + 1) })
    })
}
