use bots::Level;
use leptos::prelude::*;

use crate::session::Session;
use crate::settings::{language, texts, tr, tr_with};
use crate::stage::Stage;
use crate::worker::{self, Answer, Ask};

type Days = days::State;

/// Advice on demand: the best choices with their chances, and what the opponent is probably after.
#[component]
pub(crate) fn Hint(stage: Stage<Days>, session: Session<Days>) -> impl IntoView {
    let advice = RwSignal::new(None::<Answer>);
    let busy = RwSignal::new(false);
    let record = move || session.record();
    let ask = move |_| {
        let Some(side) = stage.view.get_untracked().seat.side() else { return };
        busy.set(true);
        let text = untrack(record).to_string();
        worker::ask(Ask::Advise, side, Level::Premier, &text, move |answer| {
            // The screen may have been left meanwhile.
            if busy.try_set(false).is_none() {
                advice.set(answer.ok());
            }
        });
    };
    let ply = Memo::new(move |_| record().entries.len());
    let fresh = move || advice.get().filter(|advice| advice.ply == ply.get());
    view! {
        <section class="hint">
            <Show when=move || !stage.choices.with(Vec::is_empty)>
                <button class="ask-hint" on:click=ask disabled=busy>{move || if busy.get() { tr("thinking")() } else { tr("hint-ask")() }}</button>
            </Show>
            <div aria-live="polite">
                {move || fresh().map(|advice| view! { <Advice stage advice /> })}
            </div>
        </section>
    }
}

#[component]
fn Advice(stage: Stage<Days>, advice: Answer) -> impl IntoView {
    let percent = |text: &str| text.parse::<f64>().map_or(0, |share| (share * 100.0).round() as u32);
    let line = move |line: &String| {
        let mut parts = line.split('\t');
        let (kind, what, share) = (parts.next()?, parts.next()?, percent(parts.next()?));
        match kind {
            "choice" => {
                let action: days::Action = what.parse().ok()?;
                let name = text::days::choice(language(), &stage.view.get(), action);
                let text = tr_with("hint-choice", &[("choice", name.into()), ("percent", share.into())]);
                Some(
                    view! { <li><button on:click=move |_| stage.picked.set(Some(action))>{text}</button></li> }
                        .into_any(),
                )
            }
            _ => {
                let agenda: days::Agenda = what.parse().ok()?;
                let args = [("agenda", texts().agenda(agenda).into()), ("percent", share.into())];
                Some(view! { <li>{tr_with("hint-belief", &args)}</li> }.into_any())
            }
        }
    };
    let (choices, beliefs): (Vec<String>, Vec<String>) =
        advice.lines.into_iter().partition(|line| line.starts_with("choice"));
    view! {
        <h3>{tr("hint-title")}</h3>
        <ol class="hint-choices">{move || choices.iter().filter_map(line).collect_view()}</ol>
        <h3>{tr("hint-belief-title")}</h3>
        <ul class="hint-beliefs">{move || beliefs.iter().filter_map(line).collect_view()}</ul>
    }
}
