use kernel::{BySide, Seat, Side, Turn};
use leptos::prelude::*;
use table::{Record, Recorded, with_game};
use wasm_bindgen::JsValue;

use super::game::{Lost, names};
use super::projector::{Chapters, Comment, Controls, Seats, keys, run};
use crate::log::Log;
use crate::play::{Position, Warnings};
use crate::route::Route;
use crate::session::only_person;
use crate::settings::{language, tr, tr_with};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::when;
use crate::{browser, fault, store};

/// What the printed game is called here.
const LESSON: &str = "playthrough";
/// The game that both rulebooks print.
const PLAYTHROUGH: &str = include_str!("../../../../tests/records/playthrough.record");

/// A game from its record, entry by entry.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    let is_lesson = id == LESSON;
    let saved = store::load(&id);
    let text = if is_lesson { Some(PLAYTHROUGH.to_owned()) } else { saved.as_ref().map(|saved| saved.record.clone()) };
    let Some(text) = text else { return view! { <Lost why=tr("lost-game")() /> }.into_any() };
    let players = saved.map_or_else(BySide::default, |saved| saved.players);
    let person = only_person(players).map_or(Seat::Spectator, Seat::Player);
    let names = Signal::derive(move || if is_lesson { BySide::default() } else { names(players) });
    let games = games(&id);
    let film = match Recorded::of(&text) {
        Ok(Recorded::Game(kind)) => with_game!(kind, G => film::<G>(id, &text, person, names)),
        Ok(Recorded::Campaign) => view! { <Lost why=tr("lost-game")() /> }.into_any(),
        Err(why) => view! { <Lost why=fault::told(&why) /> }.into_any(),
    };
    view! { {games} {film} }.into_any()
}

/// The games of a campaign, if it is one.
fn games(id: &str) -> Option<AnyView> {
    let name = id.split_once('.').map_or(id, |(name, _)| name).to_owned();
    let count = store::load(&name)?.earlier?.len() + 1;
    let link = move |number: usize| {
        let href = Route::Replay { id: format!("{name}.{number}"), ply: 0, seat: None }.hash();
        let text = move || tr_with("campaign-game-short", &[("number", number.into())]);
        view! { <a class="button" href=href>{text}</a> }
    };
    let links = (1..=count).map(link).collect_view();
    Some(view! { <nav class="row-buttons games-of" aria-label=tr("campaign-title")>{links}</nav> }.into_any())
}

fn film<G: Shown>(id: String, text: &str, person: Seat, names: Signal<BySide<String>>) -> AnyView {
    match Record::<G>::read(text) {
        Ok(record) => view! { <Film id record person names /> }.into_any(),
        Err(why) => view! { <Lost why=fault::told(&why) /> }.into_any(),
    }
}

#[component]
fn Film<G: Shown>(id: String, record: Record<G>, person: Seat, names: Signal<BySide<String>>) -> impl IntoView {
    let is_lesson = id == LESSON;
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
    let stage = Stage::<G>::new(
        Signal::derive(move || match seat.get() {
            Some(seat) => view_of(seat),
            None => {
                let mut view = view_of(Seat::Player(Side::Us));
                told.with(|told| G::lay_open(&mut view, told.iter().map(|&(_, fact)| fact)));
                view
            }
        }),
        Signal::derive(move || seat.get().is_none().then(|| view_of(Seat::Player(Side::Ussr)))),
        Vec::new,
        names,
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
    let export = move |_| {
        let _ = browser::download("thirteen.record", &record.with_value(ToString::to_string));
    };
    let chapters = Memo::new(move |_| all.with_value(|all| G::chapters(language(), all)));
    view! {
        <h1 class="sr" tabindex="-1">{tr(if is_lesson { "home-playthrough" } else { "replay-title" })}</h1>
        {move || (over && ply.get() == last).then(|| G::ending(stage, told.get()))}
        <div class="play replay">
            <div class="play-table">{G::table(stage)}</div>
            <aside class="play-side">
                <section class="prompt">
                    <h2 tabindex="-1">{move || G::prompt(language(), &stage.view.get())}</h2>
                </section>
                {when(move || is_lesson, move || view! { <Comment ply /> })}
                <Controls ply last running />
                <Chapters chapters go=Callback::new(go) />
                <Seats seat seats />
                <Warnings stage />
                <Log stage told=heard since=Signal::derive(move || ply.get().saturating_sub(1)) is_still=Signal::derive(|| true) />
                <p class="row-buttons">
                    <Link address=Signal::derive(address) />
                    <button class="button" on:click=export>{tr("export")}</button>
                    <a class="button" href="#/">{tr("home")}</a>
                </p>
                <Position stage />
            </aside>
        </div>
    }
}

/// The address of this point, for the clipboard.
#[component]
fn Link(address: Signal<String>) -> impl IntoView {
    let copied = RwSignal::new(None::<String>);
    let copy = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        if let (Ok(origin), Ok(path)) = (window().location().origin(), window().location().pathname()) {
            // A browser that refuses still shows it in its own line for addresses.
            drop(window().navigator().clipboard().write_text(&format!("{origin}{path}{}", address.get_untracked())));
            copied.set(Some(address.get_untracked()));
        }
    };
    let name =
        move || tr(if copied.get().as_ref() == Some(&address.get()) { "replay-copied" } else { "replay-link" })();
    view! { <a class="button link" href=address aria-live="polite" on:click=copy>{name}</a> }
}
