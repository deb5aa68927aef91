//! A board with words of the worker beside it: the analysis of a game, or a puzzle.

use analysis::puzzle::of_day;
use client::saved::{Played, Saved, only_person};
use client::trained::{Trained, Try};
use client::worker::{Beside, Reply, Review, Task};
use client::{Who, worker::enclosed};
use kernel::{BySide, Seat, Side};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::Record;
use wasm_bindgen::JsCast;

use super::game::{begin, lost, names};
use crate::cards::{Hand, Large};
use crate::play::Position;
use crate::route::Route;
use crate::screen::Screen;
use crate::settings::{language, texts, tr};
use crate::shelf::Shelf;
use crate::shown::Shown;
use crate::store::Spoilt;
use crate::view::{part, when, words};
use crate::{browser, fault, store, worker};

/// How much is thought about each decision of a game.
const DEPTH: u64 = 4_000;
/// Who a puzzle is played on against.
const OPPONENT: Who = Who::Computer(bots::Level::Secretary);

/// What is shown beside a board, and what can be done there.
#[derive(Clone, Copy)]
struct Aside {
    /// What the worker wrote.
    written: RwSignal<Option<Beside>>,
    /// How far it has come.
    done: RwSignal<f32>,
    /// Why it cannot.
    failed: RwSignal<Option<String>>,
    /// The entry that the board shows.
    ply: RwSignal<usize>,
}

impl Aside {
    fn new(ply: usize) -> Aside {
        Aside {
            written: RwSignal::new(None),
            done: RwSignal::new(0.0),
            failed: RwSignal::new(None),
            ply: RwSignal::new(ply),
        }
    }

    /// Asks the worker for what is to be shown. `then` hears what came of it.
    fn ask(self, deck: Option<String>, task: Task, then: impl Fn(&Beside) + 'static) {
        self.failed.set(None);
        worker::ask_task(String::new(), deck, task, move |reply| match reply {
            Reply::Progress { done, .. } => drop(self.done.try_set(done)),
            Reply::Beside { beside, .. } => {
                then(&beside);
                drop(self.written.try_set(Some(beside)));
                browser::focus_soon("aside.side h2");
            }
            Reply::Failed { why, .. } => drop(self.failed.try_set(Some(why))),
            _ => {}
        });
    }
}

/// The number that an attribute of what was clicked holds.
fn clicked(event: &MouseEvent, name: &str) -> Option<usize> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let found = target.closest(&format!("[{name}]")).ok()??;
    Some(found.get_attribute(name)?.parse().unwrap_or(0))
}

/// The analysis of a game of this browser.
#[component]
pub(crate) fn Analysis(id: String) -> impl IntoView {
    let kept = match id.as_str() {
        super::replay::LESSON => Some(Saved::read(super::replay::PLAYTHROUGH).map_err(Spoilt::Record)),
        _ => store::load(&id),
    };
    match kept {
        None => lost(texts().get("lost-game")),
        Some(Err(why)) => lost(fault::spoilt(&why)),
        Some(Ok(saved)) => match saved.played {
            Played::Days(record) => analysed(id, record, saved.players),
            Played::Minutes(record) => analysed(id, record, saved.players),
            Played::Campaign(series) => match series.games().last().cloned() {
                Some(record) => analysed(id, record, saved.players),
                None => lost(texts().get("lost-game")),
            },
        },
    }
}

fn analysed<G: Shown>(id: String, record: Record<G>, players: BySide<Who>) -> AnyView {
    let you = only_person(players).unwrap_or(Side::Us);
    let aside = Aside::new(record.entries().len());
    let text = StoredValue::new(record.to_string());
    let deck = StoredValue::new(enclosed::<G>(record.rules()));
    let key = format!("thirteen/analysis/{id}");
    let ask = move || {
        let report = browser::storage().and_then(|store| store.get_item(&key).ok().flatten());
        let who = |side: Side| players[side].level().map(|level| texts().get(&format!("level-{level}")));
        let review = Review {
            record: text.get_value(),
            report,
            depth: DEPTH,
            you: you.slug().to_owned(),
            names: [who(Side::Us).unwrap_or_default(), who(Side::Ussr).unwrap_or_default()],
        };
        let key = key.clone();
        let task = Task::Analyse { review, language: language().code().to_owned() };
        aside.ask(deck.get_value(), task, move |found| {
            // What cannot be kept is computed again.
            let _ = browser::storage().map(|store| store.set_item(&key, &found.kept));
        });
    };
    Effect::new(move |_| ask());
    let again = move |ply: usize| {
        let task = Task::Redraw { record: text.get_value(), ply, side: you.slug().to_owned() };
        play_on(deck.get_value(), task, players);
    };
    let click = move |event: MouseEvent| {
        if let Some(ply) = clicked(&event, "data-try") {
            again(ply);
        } else if let Some(ply) = clicked(&event, "data-ply") {
            aside.ply.set(ply);
        }
    };
    let replay =
        words(move || Route::Replay { id: id.clone(), ply: aside.ply.get(), seat: Some(Seat::Player(you)) }.hash());
    let links = view! { <a class="opt" href=replay>{tr("menu-replay")}</a> }.into_any();
    beside(record, players, you, aside, "analysis", links, click)
}

/// Begins a game from what the worker makes of it.
fn play_on(deck: Option<String>, task: Task, players: BySide<Who>) {
    worker::ask_task(String::new(), deck, task, move |reply| {
        if let Reply::Redrawn { record, .. } = reply
            && let Ok(saved) = Saved::read(&record)
        {
            begin(&Saved { players, ..saved });
        }
    });
}

/// A board, the hand, and beside them what the worker wrote.
fn beside<G: Shown>(
    record: Record<G>,
    players: BySide<Who>,
    you: Side,
    aside: Aside,
    class: &'static str,
    links: AnyView,
    click: impl Fn(MouseEvent) + 'static,
) -> AnyView {
    let record = StoredValue::new(record);
    let view =
        Signal::derive(move || record.with_value(|record| record.table_at(aside.ply.get())).view(Seat::Player(you)));
    let (none, seat) = (Signal::derive(|| None), Signal::derive(move || Some(you)));
    let screen = Screen::<G>::replayed(view, none, seat, Signal::derive(move || names(players)));
    let html = move || aside.written.get().map(|beside| beside.html).unwrap_or_default();
    let waiting = move || aside.written.with(Option::is_none) && aside.failed.with(Option::is_none);
    let stopped = move |_| {
        worker::stop();
        window().history().and_then(|history| history.back()).unwrap_or_default();
    };
    view! {
        <h1 class="sr" tabindex="-1">{tr(if class == "analysis" { "nav-analysis" } else { "nav-puzzle" })}</h1>
        <div class=format!("table replay review {class} {}", G::SLUG) data-pane=move || screen.pane.get().slug()>
            <header class="top">
                <a class="logo" href="#/"><i aria-hidden="true">"13"</i><span class="word">"Thirteen"</span><span class="sr">": "{tr("home")}</span></a>
                {G::bar(screen)}
                <div class="tb">{links}<a class="opt" href="#/">{tr("home")}</a></div>
            </header>
            {G::board(screen)}
            <Hand screen />
            <aside class="side">
                {when(waiting, move || view! {
                    <p class="an-wait" role="status">
                        <progress max="1" prop:value=move || aside.done.get().to_string() aria-label=tr("review-working")></progress>
                        <button class="btn" on:click=stopped>{tr("review-stop")}</button>
                    </p>
                })}
                <p class="fault" role="alert">{move || aside.failed.get()}</p>
                <div class="written" inner_html=html on:click=click></div>
            </aside>
        </div>
        <Position screen />
        <Large screen />
    }
    .into_any()
}

const TRAINED: &str = "thirteen/puzzles";

fn trained() -> Trained {
    let kept = browser::storage().and_then(|store| store.get_item(TRAINED).ok().flatten());
    Trained::read(&kept.unwrap_or_default())
}

/// The day, the same everywhere.
fn today() -> u64 {
    (browser::now() / 86_400_000.0) as u64
}

/// What stands under a name in the line of a puzzle.
fn of_line(line: &str, name: &str) -> String {
    let value = wire::message::parse(line.as_bytes(), line.len()).ok();
    value.and_then(|value| value.get(name)?.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The puzzles, a line each, once they are there.
fn lines() -> LocalResource<Option<Vec<String>>> {
    LocalResource::new(|| async {
        let text = browser::fetch("puzzles.jsonl").await?;
        Some(text.lines().map(str::to_owned).collect())
    })
}

/// The themes, and the puzzle of the day.
#[component]
pub(crate) fn Puzzles() -> impl IntoView {
    let (lines, shelf) = (lines(), Shelf::Puzzles.open());
    let themes = move || {
        let (lines, texts) = (lines.get()??, shelf.get()?);
        let mut themes: Vec<(String, Vec<usize>)> = Vec::new();
        for (number, line) in (1..).zip(&lines) {
            let theme = of_line(line, "theme");
            match themes.iter_mut().find(|(name, _)| *name == theme) {
                Some((_, numbers)) => numbers.push(number),
                None => themes.push((theme, vec![number])),
            }
        }
        let done = trained();
        let row = |(theme, numbers): (String, Vec<usize>)| {
            let next = done.next(&numbers).unwrap_or(1);
            let args = [("solved", done.solved(&numbers).into()), ("count", numbers.len().into())];
            view! {
                <li>
                    <a class="btn" href=Route::Puzzle(format!("{next}/{theme}")).hash()>{texts.get(&format!("theme-{theme}"))}</a>
                    <span>{texts.with("puzzles-solved", &args)}</span>
                </li>
            }
        };
        let streak = texts.with("puzzles-streak", &[("days", done.streak(today()).into())]);
        Some(view! {
            <p class="row-buttons"><a class="btn pri" href="#/puzzle/today">{texts.get("puzzles-today")}</a> <span class="streak">{streak}</span></p>
            <h2>{texts.get("puzzles-themes")}</h2>
            <ul class="themes">{themes.into_iter().map(row).collect_view()}</ul>
        })
    };
    view! { <div class="page puzzles"><h1 tabindex="-1">{tr("nav-puzzles")}</h1>{part(themes)}</div> }
}

/// A puzzle by its number, or that of the day; `number/theme` while a theme is trained.
#[component]
pub(crate) fn Puzzle(which: String) -> impl IntoView {
    let lines = lines();
    part(move || {
        let lines = lines.get()?;
        let Some(lines) = lines else { return Some(lost(texts().get("lost-game"))) };
        let (name, theme) = which.split_once('/').unwrap_or((&which, ""));
        let number = if name == "today" { of_day(today(), lines.len()) } else { name.parse().unwrap_or(0) };
        let Some(line) = number.checked_sub(1).and_then(|at| lines.get(at)) else {
            return Some(lost(texts().get("lost-game")));
        };
        let next = next_of(&lines, theme, number);
        let source = of_line(line, "record");
        Some(match Played::read(&source) {
            Ok(Played::Days(record)) => posed(line.clone(), record, number, name == "today", next),
            Ok(Played::Minutes(record)) => posed(line.clone(), record, number, name == "today", next),
            _ => lost(texts().get("lost-game")),
        })
    })
}

/// Where the next puzzle is: of the theme that is trained, or any.
fn next_of(lines: &[String], theme: &str, now: usize) -> impl Fn() -> Route + Clone + 'static + use<> {
    let of_theme = |&(_, line): &(usize, &String)| theme.is_empty() || of_line(line, "theme") == theme;
    let numbers: Vec<usize> =
        (1..).zip(lines).filter(of_theme).map(|(number, _)| number).filter(|&it| it != now).collect();
    let theme = theme.to_owned();
    move || match trained().next(&numbers) {
        Some(next) => Route::Puzzle(format!("{next}/{theme}")),
        None => Route::Puzzles,
    }
}

fn posed<G: Shown>(
    line: String,
    record: Record<G>,
    number: usize,
    daily: bool,
    next: impl Fn() -> Route + Clone + 'static,
) -> AnyView {
    let ply = record.entries().len();
    let Some(you) = record.table().turn().side() else { return lost(texts().get("lost-game")) };
    let aside = Aside::new(ply);
    let (line, text) = (StoredValue::new(line), StoredValue::new(record.to_string()));
    let deck = StoredValue::new(enclosed::<G>(record.rules()));
    let answer = RwSignal::new(None::<u32>);
    Effect::new(move |_| {
        let task =
            Task::Pose { puzzle: line.get_value(), answer: answer.get(), language: language().code().to_owned() };
        aside.ask(deck.get_value(), task, |_| {});
    });
    let choose = move |at: usize| {
        let right = wire::message::parse(line.get_value().as_bytes(), usize::MAX)
            .ok()
            .and_then(|it| it.get("answer")?.as_u64());
        let mut done = trained();
        done.add(Try { puzzle: number, right: right == Some(at as u64), day: today(), daily });
        let _ = browser::storage().map(|store| store.set_item(TRAINED, &done.to_string()));
        answer.set(Some(at as u32));
    };
    let click = move |event: MouseEvent| {
        if let Some(at) = clicked(&event, "data-answer") {
            choose(at);
        } else if clicked(&event, "data-next").is_some() {
            next().go();
        } else if clicked(&event, "data-try").is_some() {
            let mut players = BySide::new(OPPONENT, OPPONENT);
            players[you] = Who::Person;
            play_on(
                deck.get_value(),
                Task::Redraw { record: text.get_value(), ply, side: you.slug().to_owned() },
                players,
            );
        }
    };
    let links = view! { <a class="opt" href=Route::Puzzles.hash()>{tr("nav-puzzles")}</a> }.into_any();
    beside(record, BySide::default(), you, aside, "puzzle", links, click)
}
