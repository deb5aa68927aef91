use std::sync::Arc;

use client::learned::{Learned, Summary};
use client::results::{Result as Row, results};
use client::{Saved, sort};
use leptos::prelude::*;
use lessons::Rule;
use text::{Arg, Texts};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

use crate::settings::texts;
use crate::shelf::Shelf;
use crate::view::{part, words};
use crate::{browser, learned, store};

/// What is said in the texts of the lessons.
#[derive(Clone, Copy)]
struct Say(Signal<Option<Arc<Texts>>>);

impl Say {
    fn get(self, key: &str) -> String {
        self.with(key, &[])
    }

    fn with(self, key: &str, args: &[Arg<'_>]) -> String {
        self.0.with(|texts| texts.as_ref().map(|texts| texts.with(key, args)).unwrap_or_default())
    }

    fn tr(self, key: &'static str) -> crate::view::Words {
        words(move || self.get(key))
    }
}

/// What becomes of the person at this browser: results, luck and choice, rules met, puzzles.
#[component]
pub(crate) fn Me() -> impl IntoView {
    let say = Say(Shelf::Lesson.open());
    let kept = RwSignal::new(learned::load());
    let note = RwSignal::new(None::<&'static str>);
    let save = move |_| {
        let _ = browser::download("thirteen.learned", &kept.with_untracked(ToString::to_string));
    };
    let take = move |source: String| {
        let Ok(theirs) = Learned::read(&source) else { return note.set(Some("me-import-failed")) };
        let is_kept = learned::update(|learned| learned.merge(theirs));
        kept.set(learned::load());
        note.set(Some(if is_kept { "me-import-done" } else { "me-import-storage" }));
    };
    let from_file = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let read = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take(read.unwrap_or_default());
        });
    };
    view! {
        <div class="page me-page">
            <h1 tabindex="-1">{say.tr("me-title")}</h1>
            <p class="lead">{say.tr("me-lead")}</p>
            <section class="results"><h2>{say.tr("me-results")}</h2>{played(say)}</section>
            <section class="luck"><h2>{say.tr("me-analysis")}</h2>{part(move || luck(say, &kept.get()))}</section>
            <section><h2>{say.tr("me-rules")}</h2>
                <p>{move || kept.with(|kept| {
                    let met = Rule::ALL.iter().filter(|rule| kept.rules.contains(&rule.name())).count();
                    say.with("me-rules-count", &[("met", met.into()), ("count", Rule::ALL.len().into())])
                })}" "<a href="#/learn">{say.tr("learn-title")}</a></p>
            </section>
            <section><h2>{say.tr("me-puzzles")}</h2><p>{move || kept.with(|kept| puzzles(say, kept))}</p></section>
            <p class="row-buttons">
                <button class="btn export" on:click=save>{say.tr("me-export")}</button>
                <label class="btn file">{say.tr("me-import")}<input class="sr" type="file" accept=".learned,text/plain" on:change=from_file /></label>
            </p>
            <p role="status">{move || note.get().map(|key| say.get(key))}</p>
        </div>
    }
}

/// The results by game, level and side.
fn played(say: Say) -> AnyView {
    let games: Vec<Saved> = store::games().into_iter().filter_map(|(_, kept)| kept.ok()).collect();
    let rows = results(&games);
    if rows.is_empty() {
        return view! { <p>{say.tr("me-results-none")}</p> }.into_any();
    }
    let row = move |row: Row| {
        let game = words(move || texts().get(&format!("title-{}", row.game.slug())));
        let level = words(move || texts().get(&format!("level-{}", row.level)));
        view! {
            <tr>
                <th scope="row">{game}</th><td>{level}</td><td>{words(move || texts().side(row.side))}</td>
                {[row.played, row.won, row.lost, row.drawn(), row.wars].map(|count| view! { <td class="num">{count}</td> }).into_iter().collect_view()}
            </tr>
        }
    };
    let heads = ["game", "opponent", "side", "played", "won", "lost", "drawn", "wars"];
    let head = move |name: &'static str| view! { <th scope="col">{words(move || say.get(&format!("me-{name}")))}</th> };
    view! {
        <div class="scroll"><table>
            <thead><tr>{heads.map(head).into_iter().collect_view()}</tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table></div>
    }
    .into_any()
}

/// What choices and cards gave and took, on average, and accuracy over time.
fn luck(say: Say, kept: &Learned) -> AnyView {
    let mut all: Vec<(String, Summary)> = kept.analyses.iter().map(|((id, _), it)| (id.clone(), *it)).collect();
    // Names of games hold the time at which they began.
    sort(&mut all, |a, b| a.0 < b.0);
    if all.is_empty() {
        return view! { <p>{say.tr("me-analysis-none")}</p> }.into_any();
    }
    let count = all.len();
    let mean = |of: fn(&Summary) -> i32| all.iter().map(|(_, it)| f64::from(of(it))).sum::<f64>() / count as f64 / 10.0;
    let line = |key: &'static str, value: f64| view! { <li><b>{format!("{value:+.1}")}</b>" "{say.tr(key)}</li> };
    let points: Vec<u32> = all.iter().map(|(_, it)| it.accuracy.min(1000)).collect();
    view! {
        <p>{words(move || say.with("me-analysis-lead", &[("count", count.into())]))}</p>
        <ul class="three">
            {line("me-own", mean(|it| it.own))}
            {line("me-theirs", mean(|it| it.theirs))}
            {line("me-cards", mean(|it| it.cards))}
        </ul>
        <h3>{say.tr("me-accuracy")}</h3>
        {course(say, points)}
    }
    .into_any()
}

/// Accuracy game by game: a line for the eye, a list for the ear.
fn course(say: Say, points: Vec<u32>) -> impl IntoView {
    let step = 300.0 / (points.len().max(2) - 1) as f64;
    let at = |(index, accuracy): (usize, &u32)| {
        format!("{:.1},{:.1}", index as f64 * step, 100.0 - f64::from(*accuracy) / 10.0)
    };
    let line = points.iter().enumerate().map(at).collect::<Vec<_>>().join(" ");
    let dots = points.iter().enumerate().map(|(index, accuracy)| {
        view! { <circle cx=index as f64 * step cy=100.0 - f64::from(*accuracy) / 10.0 r="3" /> }
    });
    let item = move |(index, accuracy): (usize, u32)| {
        let args = move || [("number", (index + 1).into()), ("percent", accuracy.div_ceil(10).into())];
        view! { <li>{words(move || say.with("me-accuracy-one", &args()))}</li> }
    };
    let dots = dots.collect_view();
    view! {
        <svg class="accuracy" viewBox="-6 -6 312 112" aria-hidden="true"><path class="axis" d="M0 0V100H300" /><polyline points=line />{dots}</svg>
        <ol class="sr">{points.into_iter().enumerate().map(item).collect_view()}</ol>
    }
}

fn puzzles(say: Say, kept: &Learned) -> String {
    if kept.puzzles.is_empty() {
        return say.get("me-puzzles-none");
    }
    let solved = kept.puzzles.values().filter(|it| it.solved > 0).count();
    say.with("me-puzzles-count", &[("solved", solved.into()), ("missed", (kept.puzzles.len() - solved).into())])
}
