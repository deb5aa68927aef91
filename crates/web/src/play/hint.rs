use client::worker::{Advice, Reply, Suggestion, Task};
use kernel::SeatView;
use leptos::prelude::*;

use crate::screen::{Pane, Screen};
use crate::settings::{settings, tr, tr_with};
use crate::shown::Shown;
use crate::view::{when, words};
use crate::worker;

/// Advice on demand: what to be about, the best choices by class with the range of their chances and their reasons, and what the
/// opponent is probably after.
#[component]
pub(crate) fn Hint<G: Shown>(screen: Screen<G>) -> impl IntoView {
    let answer = RwSignal::new(None::<Advice>);
    let progress = RwSignal::new(None::<f32>);
    let failed = RwSignal::new(false);
    // Advice is for one position. Whoever asked about another one is not waited for.
    Effect::new(move |_| {
        screen.view.track();
        progress.set(None);
        failed.set(false);
        answer.set(None);
    });
    // It is asked for by opening its pane.
    Effect::new(move |_| {
        let is_wanted = screen.pane.get() == Pane::Advice && !screen.choices.with(Vec::is_empty);
        if is_wanted && answer.with_untracked(Option::is_none) && progress.get_untracked().is_none() {
            ask(screen, answer, progress, failed);
        }
    });
    let no_answer = move || tr_with("trouble-computer", &[("why", String::new().into())]);
    view! {
        <section class="hint" aria-label=tr("hint-title")>
            <h3 class="cap">{tr("hint-title")}
                <button class="close" aria-label=tr("close") on:click=move |_| screen.pane.set(Pane::Log)>"×"</button>
            </h3>
            {when(move || progress.get().is_some(), move || view! {
                <progress max="1" prop:value=move || progress.get().unwrap_or(0.0).to_string() aria-label=tr("thinking")></progress>
            })}
            {when(move || failed.get(), move || view! { <p class="trouble" role="alert">{words(no_answer)}</p> })}
            <div aria-live="polite">{move || answer.get().map(|answer| advice(screen, answer))}</div>
        </section>
    }
}

fn ask<G: Shown>(
    screen: Screen<G>,
    answer: RwSignal<Option<Advice>>,
    progress: RwSignal<Option<f32>>,
    failed: RwSignal<bool>,
) {
    let view = screen.view.get_untracked();
    if view.seat().side().is_none() {
        return;
    }
    progress.set(Some(0.0));
    failed.set(false);
    let task = Task::Advise { language: settings().language.get_untracked().code().to_owned() };
    worker::ask::<G>(&view, task, move |reply| {
        // The screen may have been left meanwhile, or the game gone on.
        if screen.view.try_get_untracked() != Some(view) {
            return;
        }
        match reply {
            Reply::Progress { done, .. } => progress.set(Some(done)),
            Reply::Advice { advice, .. } => {
                progress.set(None);
                answer.set(Some(advice));
            }
            Reply::Failed { .. } => {
                progress.set(None);
                failed.set(true);
            }
            Reply::Ready | Reply::Choice { .. } | Reply::Beside { .. } | Reply::Redrawn { .. } => {}
        }
    });
}

fn advice<G: Shown>(screen: Screen<G>, advice: Advice) -> impl IntoView {
    let aims = (!advice.aims.is_empty()).then(|| {
        let aim = |(words, percent): (String, u32)| {
            view! {
                <li><span>{words}</span><meter min="0" max="100" value=percent aria-hidden="true"></meter></li>
            }
        };
        view! {
            <h3 class="cap">{advice.aims_title}</h3>
            <ul class="hint-beliefs">{advice.aims.into_iter().map(aim).collect_view()}</ul>
        }
    });
    let mut classes: Vec<(String, Vec<Suggestion>)> = Vec::new();
    for suggestion in advice.suggestions {
        match classes.last_mut() {
            Some((class, members)) if *class == suggestion.class => members.push(suggestion),
            _ => classes.push((suggestion.class.clone(), vec![suggestion])),
        }
    }
    let class = move |(class, members): (String, Vec<Suggestion>)| {
        view! {
            <section class=format!("hint-class {class}")>
                <h4><span>{tr(heading(&class))}</span><span>{tr("hint-wins")}</span></h4>
                <ul class="hint-choices">
                    {members.into_iter().filter_map(|member| suggestion(screen, member)).collect_view()}
                </ul>
            </section>
        }
    };
    view! {
        <p class="hint-plan">{advice.plan}</p>
        {classes.into_iter().map(class).collect_view()}
        {aims}
    }
}

/// What stands above the choices of a class.
fn heading(class: &str) -> &'static str {
    match class {
        "clearly-best" => "hint-clearly-best",
        "about-equal" => "hint-about-equal",
        "good" => "hint-good",
        _ => "hint-behind",
    }
}

/// A choice with the range of its chances, what speaks for it and what against it.
fn suggestion<G: Shown>(screen: Screen<G>, suggestion: Suggestion) -> Option<impl IntoView> {
    let Suggestion { action, wins: [low, high], pros, cons, .. } = suggestion;
    let action = action.parse::<G::Action>().ok()?;
    let name = move || G::choice(screen.voice.get(), &screen.view.get(), action);
    let range = move || tr_with("hint-range", &[("low", low.into()), ("high", high.into())]);
    let bar = format!("left:{low}%;width:{}%", (high - low).max(1));
    let reason = |class: &'static str, sign: &'static str| move |reason: String| view! { <li class=class><b aria-hidden="true">{sign}</b><span>{reason}</span></li> };
    Some(view! {
        <li>
            <button on:click=move |_| screen.choose(action)>
                <span class="name">{words(name)}</span>
                <span class="range">
                    <i class="scale" aria-hidden="true"><i style=bar></i></i>
                    <span>{words(range)}</span>
                </span>
            </button>
            <ul class="reasons">
                {pros.into_iter().map(reason("pro", "+")).collect_view()}
                {cons.into_iter().map(reason("con", "!")).collect_view()}
            </ul>
        </li>
    })
}
