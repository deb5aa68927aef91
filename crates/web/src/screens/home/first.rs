use leptos::prelude::*;

use super::aims;
use crate::icons::art;
use crate::screens::new::{Choices, What};
use crate::settings::tr;
use crate::view::words;

/// Home for somebody who was never here: what this is, how to learn it, and the other ways in.
pub(super) fn visit(choices: Choices, change: Callback<()>) -> impl IntoView {
    let minutes = move |_| {
        choices.what.set(What::Minutes);
        choices.solo();
    };
    view! {
        <div class="first-main">
            <section class="big">
                <div class="big-words">
                    <p class="cap">{tr("home-first-day")}</p>
                    <h1 tabindex="-1">{tr("home-title")}</h1>
                    <p>{tr("home-lead")}</p>
                    <p class="row-buttons"><a class="btn pri learn" href="#/lesson/days">{tr("home-lessons")}</a><a class="btn" href="#/replay/playthrough/0/open">{tr("home-playthrough")}</a></p>
                </div>
                <svg viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("hero.svg", "hero") /></svg>
            </section>
            {aims()}
            <section class="alternatives" aria-label=tr("new-title")>
                <button class="begin-solo" on:click=move |_| choices.solo()><b>{tr("home-know")}</b><span>{words(move || choices.told())}</span></button>
                <button class="change" on:click=move |_| change.run(())><b>{tr("home-choose")}</b><span>{tr("home-choose-note")}</span></button>
                <button class="two" on:click=move |_| choices.two()><b>{tr("new-two")}</b><span>{tr("home-two-note")}</span></button>
                <button class="minutes" on:click=minutes><b>{tr("game-minutes")}</b><span>{tr("game-note-minutes")}</span></button>
            </section>
        </div>
    }
}
