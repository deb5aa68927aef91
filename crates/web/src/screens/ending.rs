//! How a game of 13 Days ended: who won and why, and how it came to that.

use days::{Agenda, Board, Card, CardSet, Fact, Gain, State};
use kernel::{BySide, Side};
use leptos::prelude::*;

use super::chart::Chart;
use crate::cards::spread;
use crate::settings::{language, texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::{Words, part, words};

/// The end screen.
pub(crate) fn days(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
    let outcome = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Outcome(outcome) => Some(outcome),
        _ => None,
    });
    let Some(outcome) = outcome else { return ().into_any() };
    let is_counted = facts.iter().any(|(_, fact)| matches!(fact, Fact::AftermathCounted { .. }));
    let aftermath: CardSet = facts.iter().filter_map(|&(_, fact)| saved(fact)).collect();
    view! {
        <section class="ending sheet" aria-label=tr("the-end")>
            {verdict(
                outcome.winner,
                move || text::Voice::neutral(language()).outcome(outcome),
                move || texts().get(&format!("why-{}", outcome.why.slug())),
            )}
            <div class="ending-columns">
                <Score facts=facts.clone() />
                <Chart facts />
            </div>
            {(!aftermath.is_empty()).then(|| view! { <Aftermath stage cards=aftermath is_counted /> })}
        </section>
    }
    .into_any()
}

/// The card that went onto the aftermath stack.
fn saved(fact: Fact) -> Option<Card> {
    match fact {
        Fact::Aftermath { card, .. } => Some(card),
        _ => None,
    }
}

/// Who won, and why.
pub(crate) fn verdict(
    winner: Option<Side>,
    title: impl Fn() -> String + Send + 'static,
    why: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    view! {
        <header class=format!("verdict {}", winner.map_or("nobody", Side::slug))>
            <h2 tabindex="-1">{title}</h2>
            <p>{why}</p>
        </header>
    }
}

/// One step on the way to the score.
struct Step {
    what: String,
    amount: String,
    standing: String,
}

/// Every agenda and every gain of prestige, in order.
fn steps(facts: &[(usize, Fact)]) -> Vec<Step> {
    let texts = texts();
    let (mut round, mut prestige, mut steps) = (1u8, 0i8, Vec::new());
    // What was chosen and never scored, because war came first.
    let mut unscored = BySide::<Option<Agenda>>::default();
    for &(_, fact) in facts {
        match fact {
            Fact::Round { to } => round = to,
            Fact::AgendaChosen { side, agenda } => unscored[side] = Some(agenda),
            Fact::AgendaScored { agenda, chosen_by, side, amount } => {
                unscored[chosen_by] = None;
                steps.push(agenda_step(round, agenda, chosen_by, side, amount));
            }
            Fact::Prestige { side, amount, to, why, .. } => {
                prestige = to;
                let key = match why {
                    Gain::Event => "gain-event",
                    Gain::Agendas => "gain-agendas",
                    Gain::Aftermath => "gain-aftermath",
                };
                let what = texts.with(key, &[("round", round.into())]);
                let amount = format!("{} +{amount}", texts.side(side));
                steps.push(Step { what, amount, standing: texts.standing(prestige) });
            }
            _ => {}
        }
    }
    for side in Side::ALL {
        steps.extend(unscored[side].map(|agenda| agenda_step(round, agenda, side, None, 0)));
    }
    steps.push(Step { what: texts.get("gain-final"), amount: String::new(), standing: texts.standing(prestige) });
    steps
}

fn agenda_step(round: u8, agenda: Agenda, chosen_by: Side, side: Option<Side>, amount: u8) -> Step {
    let texts = texts();
    let args =
        [("round", round.into()), ("agenda", texts.agenda(agenda).into()), ("name", texts.side(chosen_by).into())];
    let amount = side.map_or_else(|| "–".to_owned(), |side| format!("{} +{amount}", texts.side(side)));
    Step { what: texts.with("gain-agenda", &args), amount, standing: String::new() }
}

#[component]
fn Score(facts: Vec<(usize, Fact)>) -> impl IntoView {
    let row = |step: Step| view! { <tr><td>{step.what}</td><td>{step.amount}</td><td>{step.standing}</td></tr> };
    score(
        [words(tr("score-gain")), words(tr("board-prestige"))],
        part(move || steps(&facts).into_iter().map(row).collect_view()),
    )
}

/// The score, step by step: what it is for, and two columns more.
pub(crate) fn score(columns: [Words; 2], rows: AnyView) -> impl IntoView {
    view! {
        <div>
            <h3>{tr("score-title")}</h3>
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{tr("score-what")}</th>
                        {columns.map(|column| view! { <th scope="col">{column}</th> }).into_iter().collect_view()}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Aftermath(stage: Stage<State>, cards: CardSet, is_counted: bool) -> impl IntoView {
    let cubes = Board::count_cubes(cards);
    let key = if is_counted { "log-aftermath-counted" } else { "aftermath-uncounted" };
    let counted = move || tr_with(key, &[("us", cubes.us.into()), ("ussr", cubes.ussr.into())]);
    view! {
        <h3>{tr("board-aftermath")}</h3>
        <p>{counted}</p>
        {spread(stage, cards.iter())}
    }
}
