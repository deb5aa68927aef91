use client::saved::{Played, only_person};
use client::{Saved, Who};
use kernel::{Seat, Side, Turn};
use leptos::prelude::*;
use table::Record;
use text::Voice;

use super::game::title;
use super::import::Import;
use super::new::New;
use crate::cards::vignette;
use crate::fault;
use crate::icons::art;
use crate::play::{Drawer, Menu, drawer};
use crate::route::Route;
use crate::settings::{language, texts, tr, tr_with};
use crate::shown::Shown;
use crate::store::{self, Kept};
use crate::view::{part, when, words};

/// Where games begin and go on.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let games = RwSignal::new(store::games());
    let open = RwSignal::new(None::<Drawer>);
    let has_games = move || !games.with(Vec::is_empty);
    view! {
        <div class="home">
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                <div class="tb">
                    <a class="opt" href="#/rules/days">{tr("nav-rules")}</a>
                    <a class="opt" href="#/cards">{tr("nav-cards")}</a>
                    <button class="menu-button" aria-label=tr("menu") on:click=move |_| open.set(Some(Drawer::Menu))>"☰"</button>
                </div>
            </header>
            <div class="home-main">
                <section class="hero">
                    <svg viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=art("hero.svg", "hero") /></svg>
                    <div class="ttl"><h1 tabindex="-1">{tr("home-title")}</h1><p>{tr("home-lead")}</p></div>
                </section>
                <div class="gocol">
                    {when(has_games, move || latest(games))}
                    <New />
                </div>
                <section class="aim" aria-label=tr("home-aim")>
                    {["win", "lose", "play"].map(aim).into_iter().collect_view()}
                </section>
                <section class="panelh yours">
                    <h2>{tr("home-learn")}</h2>
                    <p class="row-buttons">
                        <a class="btn" href="#/replay/playthrough/0/open">{tr("home-playthrough")}</a>
                        <button class="btn load" on:click=move |_| open.set(Some(Drawer::Cards))>{tr("import-title")}</button>
                    </p>
                    {when(has_games, move || kept(games))}
                </section>
            </div>
            {drawer(open, move |which| match which {
                Drawer::Cards => view! { <Import games /> }.into_any(),
                _ => view! { <Menu>""</Menu> }.into_any(),
            })}
        </div>
    }
}

/// How one wins, how one loses, how long it takes.
fn aim(what: &'static str) -> impl IntoView {
    view! {
        <div class=format!("aim-{what}")>
            <h2>{words(move || texts().get(&format!("home-{what}-title")))}</h2>
            <p>{words(move || texts().get(&format!("home-{what}")))}</p>
        </div>
    }
}

/// The game that was played last, if it goes on.
fn latest(games: RwSignal<Vec<(String, Kept)>>) -> impl IntoView {
    let first = move || {
        games.with(|games| {
            games.iter().find_map(|(id, kept)| {
                let saved = kept.as_ref().ok()?;
                let told = told(saved);
                (!told.is_over).then(|| (id.clone(), told, saved.players))
            })
        })
    };
    move || {
        first().map(|(id, told, players)| {
            let against = Side::ALL.into_iter().find_map(|side| players[side].level());
            let picture = if told.is_days {
                vignette("both", "excomm").into_any()
            } else {
                vignette("both", "u-thant").into_any()
            };
            let you = only_person(players).unwrap_or(Side::Us);
            let name = against.map(|level| texts().get(&format!("level-{level}")));
            let against = name
                .map(|name| tr_with("home-against", &[("side", texts().side(you).into()), ("opponent", name.into())]));
            view! {
                <section class="cont card us" aria-label=tr("continue-title")>
                    {picture}
                    <div class="t"><p class="cap">{tr("continue-title")}</p><h2>{told.title.clone()}</h2></div>
                    <p class="m"><span>{against}</span><span>{told.place}</span></p>
                    <a class="btn pri" href=Route::Game(id).hash()>{tr("home-continue")}</a>
                </section>
            }
        })
    }
}

/// So many games are listed until somebody wants to see all.
const FIRST_SHOWN: usize = 6;

/// The games kept in this browser.
fn kept(games: RwSignal<Vec<(String, Kept)>>) -> impl IntoView {
    let shown = RwSignal::new(FIRST_SHOWN);
    let all = move || tr_with("continue-all", &[("count", games.with(Vec::len).into())]);
    let forget = move |id: String| {
        store::forget(&id);
        games.set(store::games());
    };
    let row = move |(id, kept): (String, Kept)| {
        let gone = id.clone();
        let (label, href) = match &kept {
            Ok(saved) => {
                let told = told(saved);
                let href =
                    if told.is_over { Route::Replay { id, ply: 0, seat: None }.hash() } else { Route::Game(id).hash() };
                (format!("{} · {}", told.title, told.place), Some(href))
            }
            Err(why) => (format!("{id}: {}", fault::told(why)), None),
        };
        let forget_label = tr_with("forget", &[("game", label.clone().into())]);
        let name = match href {
            Some(href) => view! { <a href=href>{label}</a> }.into_any(),
            None => view! { <span class="fault">{label}</span> }.into_any(),
        };
        view! {
            <li>{name}<button class="forget" aria-label=forget_label on:click=move |_| forget(gone.clone())>"×"</button></li>
        }
    };
    view! {
        <ul class="saved">{part(move || games.get().into_iter().take(shown.get()).map(row).collect_view())}</ul>
        {when(move || games.with(Vec::len) > shown.get(), move || view! {
            <button class="btn" on:click=move |_| shown.set(usize::MAX)>{words(all)}</button>
        })}
    }
}

/// A kept game in words.
struct Line {
    title: String,
    place: String,
    is_over: bool,
    is_days: bool,
}

fn told(saved: &Saved) -> Line {
    match &saved.played {
        Played::Days(record) => Line { is_days: true, ..line(saved, record) },
        Played::Minutes(record) => line(saved, record),
        Played::Campaign(series) => {
            let standing = series.standing();
            let prestige = standing.prestige();
            let last = series.games().last().map(|record| line(saved, record));
            let args = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
            Line {
                title: texts().get("game-campaign"),
                place: tr_with("campaign-standing", &args),
                is_over: standing.outcome().is_some() && last.is_none_or(|last| last.is_over),
                is_days: false,
            }
        }
    }
}

fn line<G: Shown>(saved: &Saved, record: &Record<G>) -> Line {
    let table = record.table();
    let you = only_person(saved.players);
    let voice = saved_voice(saved, you);
    let mut place = G::summary(&voice, &table.view(Seat::Spectator));
    let outcome = if let Turn::Over(outcome) = table.turn() { Some(outcome) } else { None };
    if let Some(outcome) = outcome {
        let key = match (outcome.winner, you) {
            (None, _) => "saved-drawn",
            (Some(winner), Some(you)) if winner == you => "saved-won",
            (Some(_), Some(_)) => "saved-lost",
            (Some(Side::Us), None) => "side-us-short",
            (Some(Side::Ussr), None) => "side-ussr-short",
        };
        place = format!("{}, {place}", texts().get(key));
    }
    let against = Side::ALL.into_iter().find_map(|side| saved.players[side].level());
    let name = against.map(|level| texts().get(&format!("level-{level}")));
    let title = name.map_or_else(title::<G>, |name| format!("{}, {name}", title::<G>()));
    Line { title, place, is_over: outcome.is_some(), is_days: false }
}

/// How a kept game is told: to whoever played it.
fn saved_voice(saved: &Saved, you: Option<Side>) -> Voice {
    let mut voice = Voice::to(language(), you);
    for side in Side::ALL {
        if let Who::Computer(level) = saved.players[side] {
            voice = voice.calling(side, texts().get(&format!("level-{level}")));
        }
    }
    voice
}
