use client::learned::Progress;
use leptos::prelude::*;
use lessons::{Rule, Taught, rules};
use table::GameKind;

use crate::learned;
use crate::route::Route;
use crate::settings::texts;
use crate::shelf::Shelf;
use crate::view::{part, words};

/// The lessons with how far somebody is in each, and the rules that were met.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let shelf = Shelf::Lesson.open();
    let say = move |key: String| shelf.with(|texts| texts.as_ref().map(|texts| texts.get(&key)).unwrap_or_default());
    let kept = StoredValue::new(learned::load());
    let lesson = move |name: &'static str| {
        let progress = kept.with_value(|kept| kept.lessons.get(name).cloned().unwrap_or_default());
        let how_far = progress.clone();
        let status = move || {
            shelf.with(|texts| {
                let texts = texts.as_ref()?;
                let (step, count) = how_far_in(name, &how_far)?;
                let args = [("step", step.into()), ("count", count.into())];
                Some(if how_far.done { texts.get("learn-done") } else { texts.with("learn-step", &args) })
            })
        };
        let is_begun = progress.step.is_some() || progress.game.is_some();
        let key = match (progress.done, is_begun) {
            (true, _) => "learn-again",
            (false, true) => "learn-go-on",
            (false, false) => "learn-begin",
        };
        let button = if progress.done { "btn" } else { "btn pri" };
        view! {
            <li class="lesson-card" class:done=progress.done>
                <h2>{words(move || say(format!("lesson-name-{name}")))}</h2>
                <p>{words(move || say(format!("lesson-about-{name}")))}</p>
                <p class="foot"><a class=button href=format!("#/lesson/{name}")>{words(move || say(key.to_owned()))}</a><span class="status">{status}</span></p>
            </li>
        }
    };
    view! {
        <div class="page learn">
            <h1 tabindex="-1">{words(move || say("learn-title".to_owned()))}</h1>
            <p class="lead">{words(move || say("learn-lead".to_owned()))}</p>
            <ul class="lesson-cards">{["days", "minutes", "printed"].map(lesson).into_iter().collect_view()}</ul>
            <p><a class="btn me-link" href="#/me">{words(move || say("learn-me".to_owned()))}</a></p>
            {GameKind::ALL.map(|game| sheet(game, shelf, kept)).into_iter().collect_view()}
        </div>
    }
}

/// The number of the step that comes next, and how many there are; nothing of a lesson that was not begun.
fn how_far_in(name: &str, progress: &Progress) -> Option<(usize, usize)> {
    fn of<G: Taught>(progress: &Progress) -> Option<(usize, usize)> {
        let lesson = G::lesson();
        let index = progress.step.as_deref().and_then(|slug| lesson.find(slug))?;
        Some((index + 1, lesson.steps.len()))
    }
    match name {
        "days" => of::<days::State>(progress),
        "minutes" => of::<minutes::State>(progress),
        _ => {
            let turnings = lessons::turnings(&lessons::printed());
            let ply: usize = progress.step.as_deref()?.parse().ok()?;
            Some((turnings.iter().filter(|turning| turning.ply <= ply).count(), turnings.len()))
        }
    }
}

/// The rules of a game, those met ticked, each with where it leads.
fn sheet(
    game: GameKind,
    shelf: Signal<Option<std::sync::Arc<text::Texts>>>,
    kept: StoredValue<client::learned::Learned>,
) -> impl IntoView {
    let is_met = move |rule: Rule| kept.with_value(|kept| kept.rules.contains(&rule.name()));
    let lead = move || {
        let (met, count) = (rules(game).filter(|&rule| is_met(rule)).count(), rules(game).count());
        shelf.with(|texts| {
            texts.as_ref().map(|it| it.with("learn-rules-lead", &[("met", met.into()), ("count", count.into())]))
        })
    };
    let row = move |rule: Rule| {
        let name = move || {
            let key = format!("rule-{}-{}", game.slug(), rule.slug());
            shelf.with(|texts| texts.as_ref().map(|texts| texts.get(&key)).unwrap_or_default())
        };
        let met = is_met(rule);
        let sign = move || {
            let key = if met { "learn-rule-met" } else { "learn-rule-unmet" };
            shelf.with(|texts| texts.as_ref().map(|texts| texts.get(key)).unwrap_or_default())
        };
        // A page without puzzles has no way to them.
        let leads = |theme: &&str| Route::read(&format!("#/puzzles/{theme}")) != Route::Home;
        let puzzle = rule.theme().filter(leads).map(|theme| {
            let label = move || {
                shelf.with(|texts| {
                    texts.as_ref().map(|it| it.with("learn-puzzle-of", &[("rule", name().into())])).unwrap_or_default()
                })
            };
            let short = move || shelf.with(|texts| texts.as_ref().map(|it| it.get("learn-puzzle")).unwrap_or_default());
            view! { <a class="puzzle" href=format!("#/puzzles/{theme}") aria-label=words(label)>{words(short)}</a> }
        });
        view! {
            <li class:met=met data-rule=rule.name()>
                <span class="tick" aria-hidden="true">{if met { "✓" } else { "" }}</span>
                <a href=format!("#/rules/{}/{}", game.slug(), rule.section())>{words(name)}</a>
                <span class="sr">" ("{words(sign)}")"</span>
                {puzzle}
            </li>
        }
    };
    let title = move || {
        let rules = shelf.with(|texts| texts.as_ref().map(|texts| texts.get("learn-rules")).unwrap_or_default());
        format!("{rules} · {}", texts().get(&format!("title-{}", game.slug())))
    };
    view! {
        <section class="rule-sheet">
            <h2>{words(title)}</h2>
            <p>{lead}</p>
            <ul>{part(move || rules(game).map(row).collect_view())}</ul>
        </section>
    }
}
