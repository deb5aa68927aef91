use client::saved::{Played, only_person};
use client::{Saved, Who};
use kernel::{Outcome, Seat, Side, Turn, Why};
use leptos::prelude::*;
use table::Record;
use text::Voice;

use super::Games;
use crate::cards::vignette;
use crate::fault;
use crate::route::Route;
use crate::screens::game::{names, title};
use crate::settings::{language, texts, tr, tr_with};
use crate::shown::Shown;
use crate::store::{self, Kept};
use crate::view::{part, when, words};

/// The game that was played last, if it goes on.
pub(super) fn latest(games: Games) -> impl IntoView {
    let first = move || {
        games.with(|games| {
            games.iter().find_map(|(id, kept)| {
                let saved = kept.as_ref().ok()?;
                let told = told(saved);
                (!told.is_over).then(|| (id.clone(), told))
            })
        })
    };
    part(move || {
        first().map(|(id, told)| {
            let picture = if told.is_days { vignette("both", "excomm") } else { vignette("both", "u-thant") };
            view! {
                <section class="cont card us" aria-label=tr("home-your-game")>
                    {picture}
                    <div class="t"><p class="cap">{tr("home-your-game")}</p><h2>{told.title}</h2></div>
                    <p class="m"><span>{told.place}</span></p>
                    <a class="btn pri" href=Route::Game(id).hash()>{tr("home-continue")}</a>
                </section>
            }
        })
    })
}

/// So many games are listed until somebody wants to see all.
const FIRST_SHOWN: usize = 20;

/// The games kept in this browser: those that wait for somebody first, then the last ones with their results.
pub(super) fn kept(games: Games) -> impl IntoView {
    let shown = RwSignal::new(FIRST_SHOWN);
    let all = move || tr_with("continue-all", &[("count", games.with(Vec::len).into())]);
    let forget = move |id: String| {
        store::forget(&id);
        games.set(store::games());
    };
    let row = move |(id, line): (String, Result<Line, String>)| {
        let gone = id.clone();
        let (label, name) = match line {
            Ok(line) => {
                let label = format!("{}: {}", line.title, line.place);
                let href =
                    if line.is_over { Route::Replay { id, ply: 0, seat: None }.hash() } else { Route::Game(id).hash() };
                let name =
                    view! { <a href=href class:waits=!line.is_over><b>{line.title}</b><span>{line.place}</span></a> };
                (label, name.into_any())
            }
            Err(why) => {
                let label = format!("{id}: {why}");
                (label.clone(), view! { <span class="fault">{label}</span> }.into_any())
            }
        };
        let forget_label = tr_with("forget", &[("game", label.into())]);
        view! {
            <li>{name}<button class="forget" aria-label=forget_label on:click=move |_| forget(gone.clone())>"×"</button></li>
        }
    };
    let listed = move || {
        let line = |(id, kept): (String, Kept)| (id, kept.as_ref().map(told).map_err(fault::spoilt));
        let (waiting, others): (Vec<_>, Vec<_>) =
            games.get().into_iter().map(line).partition(|(_, line)| line.as_ref().is_ok_and(|line| !line.is_over));
        waiting.into_iter().chain(others).take(shown.get()).map(row).collect_view()
    };
    view! {
        <ul class="saved">{part(listed)}</ul>
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

/// How a kept game, or campaign, ended; nothing while it goes on.
pub(super) fn outcome(saved: &Saved) -> Option<Outcome> {
    fn of<G: Shown>(record: &Record<G>) -> Option<Outcome> {
        if let Turn::Over(outcome) = record.position_at(usize::MAX).turn() { Some(outcome) } else { None }
    }
    match &saved.played {
        Played::Days(record) => of(record),
        Played::Minutes(record) => of(record),
        Played::Campaign(series) => series.standing().outcome(),
    }
}

fn told(saved: &Saved) -> Line {
    let outcome = outcome(saved);
    let (name, place) = match &saved.played {
        Played::Days(record) => (title::<days::State>(), place(saved, record)),
        Played::Minutes(record) => (title::<minutes::State>(), place(saved, record)),
        Played::Campaign(series) => {
            let prestige = series.standing().prestige();
            let args = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
            (texts().get("game-campaign"), tr_with("campaign-standing", &args))
        }
    };
    let is_days = matches!(saved.played, Played::Days(_));
    let place = match outcome {
        Some(outcome) => format!("{name} · {} · {place}", result(saved, outcome)),
        None => format!("{name} · {place}"),
    };
    Line { title: players(saved), place, is_over: outcome.is_some(), is_days }
}

/// Who plays: `You (US) against Envoy`, or two at one screen.
fn players(saved: &Saved) -> String {
    let Some(you) = only_person(saved.players) else { return texts().get("new-two") };
    let opponent = names(saved.players)[you.other()].clone().unwrap_or_default();
    tr_with("home-against", &[("side", texts().side(you).into()), ("opponent", opponent.into())])
}

/// How far a game has come, and whether somebody waits for it.
fn place<G: Shown>(saved: &Saved, record: &Record<G>) -> String {
    let table = record.table();
    let you = only_person(saved.players);
    let summary = G::summary(&voice(saved), &table.view(Seat::Spectator));
    match table.turn() {
        Turn::Player(side) if you == Some(side) => format!("{summary} · {}", texts().get("home-your-turn")),
        _ => summary,
    }
}

/// Who won, and why.
fn result(saved: &Saved, outcome: Outcome) -> String {
    let you = only_person(saved.players);
    let won = match (outcome.winner, you) {
        (None, _) => texts().get("saved-drawn"),
        (Some(winner), Some(you)) => texts().get(if winner == you { "saved-won" } else { "saved-lost" }),
        (Some(winner), None) => voice(saved).of("over-won", winner, &[]),
    };
    let by_loser = |key| outcome.winner.map(|winner| voice(saved).of(key, winner.other(), &[]));
    let why = match outcome.why {
        Why::Prestige => Some(texts().get("over-prestige")),
        Why::Letter => Some(texts().get("over-letter")),
        Why::Draw => None,
        Why::NuclearWar => by_loser("over-war").or_else(|| Some(texts().get("over-war-both"))),
        Why::Resignation => by_loser("over-resigned"),
    };
    why.map_or(won.clone(), |why| format!("{won}, {why}"))
}

/// How a kept game is told: to whoever played it.
fn voice(saved: &Saved) -> Voice {
    let mut voice = Voice::to(language(), only_person(saved.players));
    for side in Side::ALL {
        if let Who::Computer(level) = saved.players[side] {
            voice = voice.calling(side, texts().get(&format!("level-{level}")));
        }
    }
    voice
}
