use client::Who;
use client::saved::{Played, Saved, only_person};
use kernel::{BySide, Seat, Side, Turn};
use leptos::prelude::*;
use table::Record;
use wasm_bindgen::JsValue;

use super::controls::{Chapters, Comment, Controls, Seats, keys, run};
use super::game::{lost, names};
use super::parts;
use crate::cards::{Hand, Large};
use crate::picture::Picture;
use crate::play::{CardInPlay, Log, Position};
use crate::route::Route;
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::share::Share;
use crate::shown::Shown;
use crate::store::Spoilt;
use crate::view::{when, words};
use crate::{browser, fault, store};

/// What the printed game is called here.
pub(super) const LESSON: &str = "playthrough";
/// The game that both rulebooks print.
pub(super) const PLAYTHROUGH: &str = include_str!("../../../../tests/records/playthrough.record");

/// A game from its record, entry by entry.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    let kept = if id == LESSON { Some(Saved::read(PLAYTHROUGH).map_err(Spoilt::Record)) } else { store::load(&id) };
    let saved = match kept {
        None => return lost(texts().get("lost-game")),
        Some(Err(why)) => return lost(fault::spoilt(&why)),
        Some(Ok(saved)) => saved,
    };
    let games = games(&id);
    let players = saved.players;
    let shown = match saved.played {
        Played::Days(record) => parts::days_replay::draw(id, record, players),
        Played::Minutes(record) => parts::minutes_replay::draw(id, record, players),
        Played::Campaign(series) => match series.games().last().cloned() {
            Some(record) => parts::minutes_replay::draw(id, record, players),
            None => lost(texts().get("lost-game")),
        },
    };
    view! { {games} {shown} }.into_any()
}

/// The games of a campaign, if it is one.
fn games(id: &str) -> Option<AnyView> {
    let name = id.split_once('.').map_or(id, |(name, _)| name).to_owned();
    let Some(Ok(Saved { played: Played::Campaign(series), .. })) = store::load(&name) else { return None };
    let link = move |number: usize| {
        let href = Route::Replay { id: format!("{name}.{number}"), ply: 0, seat: None }.hash();
        let text = move || tr_with("campaign-game-short", &[("number", number.into())]);
        view! { <a class="btn" href=href>{words(text)}</a> }
    };
    let links = (1..=series.games().len()).map(link).collect_view();
    Some(view! { <nav class="games-of" aria-label=tr("campaign-title")>{links}</nav> }.into_any())
}

#[component]
pub(super) fn Recorded<G: Shown>(id: String, record: Record<G>, players: BySide<Who>) -> impl IntoView {
    let is_lesson = id == LESSON;
    let person = only_person(players).map_or(Seat::Spectator, Seat::Player);
    let last = record.entries().len();
    let (start, seat) = match Route::read(&window().location().hash().unwrap_or_default()) {
        Route::Replay { ply, seat, .. } => (ply.min(last), seat),
        _ => (0, None),
    };
    let over = matches!(record.table().turn(), Turn::Over(_));
    // While a game is under way nobody may look into a hand but their own.
    let seats = if over { Seat::ALL.into_iter().map(Some).chain([None]).collect() } else { vec![Some(person)] };
    let seat = RwSignal::new(if seats.contains(&seat) { seat } else { seats[0] });
    let ply = RwSignal::new(start);
    let all = StoredValue::new(record.facts());
    let record = StoredValue::new(record);
    let running = RwSignal::new(false);
    let view_of = move |seat: Seat| record.with_value(|record| record.table_at(ply.get())).view(seat);
    let told = Memo::new(move |_| {
        let ply = ply.get();
        all.with_value(|all| all.iter().filter(|(at, _)| *at <= ply).copied().collect::<Vec<_>>())
    });
    let open_view = move || {
        let mut view = view_of(Seat::Player(Side::Us));
        told.with(|told| G::lay_open(&mut view, told.iter().map(|&(_, fact)| fact)));
        view
    };
    let view = Signal::derive(move || seat.get().map_or_else(open_view, view_of));
    let other = Signal::derive(move || seat.get().is_none().then(|| view_of(Seat::Player(Side::Ussr))));
    let you = Signal::derive(move || seat.get().and_then(Seat::side));
    let screen = Screen::<G>::replayed(
        view,
        other,
        you,
        Signal::derive(move || if is_lesson { BySide::default() } else { names(players) }),
    );
    let heard = Signal::derive(move || {
        told.with(|told| told.iter().map(|&(ply, fact)| (ply, G::heard_from(fact, seat.get()))).collect())
    });
    let go = move |to: usize| {
        running.set(false);
        ply.set(to.min(last));
    };
    run(running, ply, last);
    keys(move |step| go(ply.get_untracked().saturating_add_signed(step)));
    let id = StoredValue::new(id);
    let address = move || Route::Replay { id: id.get_value(), ply: ply.get(), seat: seat.get() }.hash();
    Effect::new(move |_| {
        // The address follows, so that it can be copied at any point.
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address()));
        }
    });
    // The whole of what is kept: all games of a campaign, with who plays.
    let whole = move || {
        let name = id.with_value(|id| id.split('.').next().unwrap_or_default().to_owned());
        store::load(&name).and_then(Result::ok)
    };
    let export = move |_| {
        let file = whole().map_or_else(|| record.with_value(ToString::to_string), |saved| saved.file());
        let _ = browser::download("thirteen.record", &file);
    };
    // The printed game is everywhere; any other must be carried along.
    let link = move || {
        let (ply, seat) = (ply.get_untracked(), seat.get_untracked());
        let id = whole().map_or_else(|| id.get_value(), |saved| id.with_value(|id| store::linked(id, &saved)));
        Route::Replay { id, ply, seat }.hash()
    };
    let is_linked = id.with_value(|id| store::is_linked(id));
    let unkept = RwSignal::new(None::<String>);
    // What came by a link is kept first, so that whoever goes on finds it again.
    let kept = move || match whole().map(|saved| store::keep_new(&saved)) {
        Some(Ok(id)) => Some(id),
        Some(Err(why)) => {
            unkept.set(Some(fault::unkept(why)));
            None
        }
        None => None,
    };
    let go_on = move |_| {
        let name = if is_linked { kept() } else { Some(id.get_value()) };
        name.into_iter().for_each(|id| Route::Game(id).go());
    };
    let keep = move |_| {
        let (ply, seat) = (ply.get_untracked(), seat.get_untracked());
        kept().into_iter().for_each(|id| Route::Replay { id, ply, seat }.go());
    };
    let chapters = Memo::new(move |_| all.with_value(|all| G::chapters(&screen.voice.get(), all)));
    let is_end = Memo::new(move |_| over && ply.get() == last);
    let end = move || {
        let ending = G::ending(screen, told.get());
        view! {
            <section class=format!("ending in-page {}", ending.kind)>
                <header class="verdict"><h2>{ending.title}</h2><p>{ending.lead}</p></header>
                {ending.body}
            </section>
        }
    };
    view! {
        <h1 class="sr" tabindex="-1">{tr(if is_lesson { "home-playthrough" } else { "replay-title" })}</h1>
        <div class=format!("table replay {}", G::SLUG) data-pane=move || screen.pane.get().slug()>
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                {G::bar(screen)}
                <div class="tb"><a class="opt" href="#/">{tr("home")}</a></div>
            </header>
            {G::board(screen)}
            <Hand screen />
            <aside class="side">
                <section class="prompt"><h2 tabindex="-1">{words(move || G::prompt(screen.voice.get(), &screen.view.get()))}</h2></section>
                {when(move || is_lesson, move || view! { <Comment ply /> })}
                <CardInPlay screen told=heard />
                <div class="act">
                    <Controls ply last running />
                    <Chapters chapters go=Callback::new(go) />
                    <Seats seat seats />
                    <p class="row-buttons">
                        <Share label="replay-share" fragment=link />
                        <Picture screen />
                        {(over && !is_linked).then(|| view! { <a class="btn analyse" href=Route::Analysis(id.get_value()).hash()>{tr("nav-analysis")}</a> })}
                        <button class="btn export" on:click=export>{tr("export")}</button>
                        {(!over).then(|| view! { <button class="btn go-on" on:click=go_on>{tr("replay-go-on")}</button> })}
                        {(is_linked && over).then(|| view! { <button class="btn keep" on:click=keep>{tr("replay-keep")}</button> })}
                    </p>
                    <p class="fault" role="alert">{unkept}</p>
                </div>
                {when(move || is_end.get(), end)}
                <Log screen id=id.get_value() told=heard since=Signal::derive(move || ply.get().saturating_sub(1)) is_still=Signal::derive(|| true) />
            </aside>
        </div>
        <Position screen />
        <Large screen />
    }
}
