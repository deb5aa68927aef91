use kernel::{Seat, Turn};
use leptos::prelude::*;

use super::game::{names, title};
use super::import::Import;
use super::new::New;
use crate::route::Route;
use crate::saved::Saved;
use crate::settings::{language, texts, tr, tr_with};
use crate::shown::Shown;
use crate::store;
use crate::view::{part, when, words};

/// Where games begin and go on.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let games = RwSignal::new(store::games());
    view! {
        <div class="home">
            <section class="poster">
                <Poster />
                <div class="poster-text">
                    <h1 tabindex="-1">{tr("home-title")}</h1>
                    <p>{tr("home-lead")}</p>
                </div>
            </section>
            <div class="home-columns">
                <New />
                <div>
                    <Continue games />
                    <section class="sheet">
                        <h2>{tr("home-learn")}</h2>
                        <p>{tr("home-playthrough-note")}</p>
                        <p class="row-buttons">
                            <a class="button" href="#/replay/playthrough/0/open">{tr("home-playthrough")}</a>
                            <a class="button" href="#/rules/days">{tr("nav-rules")}</a>
                            <a class="button" href="#/cards">{tr("nav-cards")}</a>
                        </p>
                    </section>
                    <Import games />
                </div>
            </div>
        </div>
    }
}

/// Two blocks of paper over one small island.
#[component]
fn Poster() -> impl IntoView {
    view! {
        <svg class="poster-art" viewBox="0 0 900 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="poster-sky" width="900" height="240" />
            {(0..13)
                .map(|ray| {
                    let x = -170.0 + 95.0 * f64::from(ray);
                    view! { <path class="poster-ray" d=format!("M450 280 {x} -20H{}Z", x + 46.0) /> }
                })
                .collect_view()}
            <path class="poster-us" d="M0 0H250L352 120 250 240H0Z" />
            <path class="poster-ussr" d="M900 0H650L548 120 650 240H900Z" />
            <circle class="poster-sun" cx="450" cy="120" r="88" />
            <path
                class="poster-isle"
                d="M380 152 404 142 434 144 466 152 494 158 520 172 508 178 484 172 460 165 434 163 408 158Z"
            />
            <text class="poster-13" x="450" y="132" text-anchor="middle">"13"</text>
        </svg>
    }
}

/// So many games are listed until somebody wants to see all.
const FIRST_SHOWN: usize = 12;

/// The games kept in this browser.
#[component]
fn Continue(games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let shown = RwSignal::new(FIRST_SHOWN);
    let all = move || tr_with("continue-all", &[("count", games.with(Vec::len).into())]);
    let forget = move |id: String| {
        store::forget(&id);
        games.set(store::games());
    };
    let row = move |saved: Saved| {
        let (id, gone) = (saved.id.clone(), saved.id.clone());
        let (label, over) = summary(&saved);
        let href = if over { Route::Replay { id, ply: 0, seat: None }.hash() } else { Route::Game(id).hash() };
        let forget_label = tr_with("forget", &[("game", label.clone().into())]);
        view! {
            <li>
                <a href=href>{label}</a>
                <button class="forget" aria-label=forget_label on:click=move |_| forget(gone.clone())>"×"</button>
            </li>
        }
    };
    view! {
        {when(move || !games.with(Vec::is_empty), move || view! {
            <section class="sheet">
                <h2>{tr("continue-title")}</h2>
                <ul class="saved">{part(move || games.get().into_iter().take(shown.get()).map(row).collect_view())}</ul>
                {when(move || games.with(Vec::len) > shown.get(), move || view! {
                    <button class="button" on:click=move |_| shown.set(usize::MAX)>{words(all)}</button>
                })}
            </section>
        })}
    }
}

/// A kept game in a line, and whether it is over.
fn summary(saved: &Saved) -> (String, bool) {
    let told = saved.game().ok().and_then(|kind| table::with_game!(kind, G => summary_of::<G>(saved)));
    told.unwrap_or_else(|| (saved.id.clone(), false))
}

fn summary_of<G: Shown>(saved: &Saved) -> Option<(String, bool)> {
    let table = table::Record::<G>::read(&saved.record).ok()?.table();
    let over = matches!(table.turn(), Turn::Over(_));
    let campaign = saved.earlier.as_ref().and_then(|earlier| {
        let now = [saved.record.clone()];
        G::campaign(&earlier.iter().chain(&now).cloned().collect::<Vec<_>>())
    });
    let names = names(saved.players);
    let mut place = G::summary(language(), &table.view(Seat::Spectator));
    if over {
        place = format!("{}, {place}", texts().get("the-end"));
    }
    if let Some(campaign) = campaign {
        let prestige = campaign.prestige();
        let args = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
        place = format!("{} ({place})", tr_with("campaign-standing", &args));
    }
    let args =
        [("game", title::<G>().into()), ("us", names.us.into()), ("ussr", names.ussr.into()), ("where", place.into())];
    let goes_on = campaign.is_some_and(|campaign| campaign.outcome().is_none());
    Some((tr_with("saved-game", &args), over && !goes_on))
}
