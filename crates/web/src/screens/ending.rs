//! How a game of 13 Days ended: who won and why, and how it came to that.

use days::{Agenda, Board, CardSet, Fact, Gain, State};
use kernel::{Outcome, Side};
use leptos::prelude::*;

use super::chart::Chart;
use crate::cards::Face;
use crate::games::days::Mark;
use crate::settings::{texts, tr, tr_with};
use crate::stage::Stage;

/// The end screen.
pub(crate) fn days(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
    let outcome = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Outcome(outcome) => Some(outcome),
        _ => None,
    });
    let Some(outcome) = outcome else { return ().into_any() };
    let aftermath = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::AftermathCounted { cards, .. } => Some(cards),
        _ => None,
    });
    view! {
        <section class="ending sheet" aria-label=tr("the-end")>
            <Verdict outcome />
            <div class="ending-columns">
                <Score facts=facts.clone() />
                <Chart facts />
            </div>
            {aftermath.map(|cards| view! { <Aftermath stage cards /> })}
        </section>
    }
    .into_any()
}

#[component]
fn Verdict(outcome: Outcome) -> impl IntoView {
    let class = format!("verdict {}", outcome.winner.map_or("nobody", Side::slug));
    view! {
        <header class=class>
            <h2>{move || texts().outcome(outcome)}</h2>
            <p>{move || texts().get(&format!("why-{}", outcome.why.slug()))}</p>
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
    for &(_, fact) in facts {
        match fact {
            Fact::Round { to } => round = to,
            Fact::AgendaScored { agenda, chosen_by, side, amount } => {
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
    view! {
        <div>
            <h3>{tr("score-title")}</h3>
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{tr("score-what")}</th>
                        <th scope="col">{tr("score-gain")}</th>
                        <th scope="col">{tr("board-prestige")}</th>
                    </tr>
                </thead>
                <tbody>{move || steps(&facts).into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Aftermath(stage: Stage<State>, cards: CardSet) -> impl IntoView {
    let cubes = Board::count_cubes(cards);
    let open = Callback::new(move |card| stage.opened.set(Some(Mark::Card(card))));
    let counted = move || tr_with("log-aftermath-counted", &[("us", cubes.us.into()), ("ussr", cubes.ussr.into())]);
    view! {
        <h3>{tr("board-aftermath")}</h3>
        <p>{counted}</p>
        <div class="hand wrap">
            {cards
                .iter()
                .map(|card| view! { <div class="in-hand idle"><Face card open /></div> })
                .collect_view()}
        </div>
    }
}
