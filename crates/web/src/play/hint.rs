use bots::Level;
use kernel::SeatView;
use leptos::prelude::*;

use crate::session::Session;
use crate::settings::{language, tr, tr_with};
use crate::shown::Shown;
use crate::stage::Stage;
use crate::view::{when, words};
use crate::worker::{self, Answer, Ask};

/// A choice that is advised.
#[derive(Clone, PartialEq, Debug)]
struct Suggestion<A> {
    action: A,
    percent: u32,
    /// What speaks for and against it, in words.
    reasons: Vec<String>,
}

/// Advice as the worker gives it.
#[derive(Clone, PartialEq, Debug)]
struct Advice<A> {
    suggestions: Vec<Suggestion<A>>,
    /// What stands above the aims.
    aims_title: String,
    /// What the opponent may be after or hide, in words, and how likely each is in per cent.
    aims: Vec<(String, u32)>,
}

impl<A: std::str::FromStr> Advice<A> {
    /// Reads an answer. Lines that mean nothing are passed over.
    fn read(lines: &[String]) -> Self {
        let mut advice = Advice { suggestions: Vec::new(), aims_title: String::new(), aims: Vec::new() };
        for line in lines {
            let mut parts = line.split('\t');
            let (kind, what, percent) = (parts.next(), parts.next().unwrap_or_default(), parts.next());
            let percent = percent.and_then(|percent| percent.parse().ok()).unwrap_or(0);
            match (kind, what.parse()) {
                (Some("aims"), _) => advice.aims_title = what.to_owned(),
                (Some("choice"), Ok(action)) => {
                    let reasons = parts.map(str::to_owned).collect();
                    advice.suggestions.push(Suggestion { action, percent, reasons });
                }
                (Some("aim"), _) => advice.aims.push((what.to_owned(), percent)),
                _ => {}
            }
        }
        advice
    }
}

/// Advice on demand: the best choices with their chances and reasons, and what the opponent is probably after.
#[component]
pub(crate) fn Hint<G: Shown>(stage: Stage<G>, session: Session<G>) -> impl IntoView {
    let answer = RwSignal::new(None::<Answer>);
    let (busy, failed) = (RwSignal::new(false), RwSignal::new(false));
    let record = Memo::new(move |_| session.record().to_string());
    // Advice is for one position. Whoever asked about another one is not waited for.
    Effect::new(move |_| {
        record.track();
        busy.set(false);
        failed.set(false);
        answer.set(None);
    });
    let no_answer = move || tr_with("trouble-computer", &[("why", String::new().into())]);
    let ask = move |_| {
        let Some(side) = stage.view.get_untracked().seat().side() else { return };
        busy.set(true);
        let asked = record.get_untracked();
        worker::ask(Ask::Advise, side, Level::Premier, &asked.clone(), move |given| {
            // The screen may have been left meanwhile, or the game gone on.
            if record.try_get_untracked().as_ref() == Some(&asked) {
                busy.set(false);
                failed.set(given.is_err());
                answer.set(given.ok());
            }
        });
    };
    view! {
        <section class="hint">
            {when(move || !stage.choices.with(Vec::is_empty), move || view! {
                <button class="ask-hint" on:click=ask disabled=busy>{move || if busy.get() { tr("thinking")() } else { tr("hint-ask")() }}</button>
            })}
            {when(move || failed.get(), move || view! { <p class="trouble" role="alert">{words(no_answer)}</p> })}
            <div aria-live="polite">{move || answer.get().map(|answer| advice(stage, Advice::read(&answer.lines)))}</div>
        </section>
    }
}

fn advice<G: Shown>(stage: Stage<G>, advice: Advice<G::Action>) -> impl IntoView {
    let suggestion = move |Suggestion { action, percent, reasons }| {
        let name = move || G::choice(language(), &stage.view.get(), action);
        let text = move || tr_with("hint-choice", &[("choice", name().into()), ("percent", percent.into())]);
        view! {
            <li>
                <button on:click=move |_| stage.picked.set(Some(action))>{text}</button>
                <ul class="reasons">{reasons.into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}</ul>
            </li>
        }
    };
    let aims = (!advice.aims.is_empty()).then(|| {
        let aim = |(words, percent): (String, u32)| {
            view! {
                <li><span>{words}</span><meter min="0" max="100" value=percent aria-hidden="true"></meter></li>
            }
        };
        view! {
            <h3>{advice.aims_title}</h3>
            <ul class="hint-beliefs">{advice.aims.into_iter().map(aim).collect_view()}</ul>
        }
    });
    view! {
        <h3>{tr("hint-title")}</h3>
        <ol class="hint-choices">{advice.suggestions.into_iter().map(suggestion).collect_view()}</ol>
        {aims}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_is_read_line_by_line() {
        let lines =
            ["choice\t+1 berlin\t54\ttakes Berlin over", "aims\tThey want", "aim\tTelevision 61 %\t61", "choice\t?\t9"];
        let advice: Advice<days::Action> = Advice::read(&lines.map(str::to_owned));
        assert_eq!(
            (advice.aims_title.as_str(), &advice.aims[..]),
            ("They want", &[("Television 61 %".to_owned(), 61)][..])
        );
        let [suggestion] = &advice.suggestions[..] else { panic!("{advice:?}") };
        assert_eq!((suggestion.action.to_string(), suggestion.percent), ("+1 berlin".to_owned(), 54));
        assert_eq!(suggestion.reasons, ["takes Berlin over"]);
    }
}
