//! How a game of 13 Minutes ended.

use kernel::{BySide, Game, Outcome, Seat, Side};
use leptos::prelude::*;
use minutes::{Card, Fact, Gain, Rules, State, View};

use crate::cards::spread;
use crate::screens::chart::{chart, counts};
use crate::screens::ending::{score, verdict};
use crate::settings::{language, texts, tr, tr_with};
use crate::stage::Stage;
use crate::view::{part, words};

/// The end screen: who won, what each side scored for, and the cards that were hidden.
pub(super) fn ending(stage: Stage<State>, facts: Vec<(usize, Fact)>) -> AnyView {
    let end = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Outcome { outcome, prestige } => Some((outcome, prestige)),
        _ => None,
    });
    let Some((outcome, prestige)) = end else { return ().into_any() };
    let revealed = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Revealed { cuba, left } => Some((cuba, left)),
        _ => None,
    });
    let course = course(stage.view.get_untracked().board.rules, &facts);
    view! {
        <section class="ending sheet" aria-label=tr("the-end")>
            {verdict(
                outcome.winner,
                move || text::Voice::neutral(language()).minutes_outcome(outcome, prestige),
                move || why(outcome, prestige),
            )}
            <div class="ending-columns">
                <Score facts=facts.clone() prestige />
                <div>
                    {chart(counts("chart-grounds", course))}
                    {revealed.map(|(cuba, left)| view! { <Hidden stage cuba left /> })}
                </div>
            </div>
        </section>
    }
    .into_any()
}

/// How many battlegrounds each side dominated after each entry.
fn course(rules: Rules, facts: &[(usize, Fact)]) -> Vec<(usize, BySide<usize>)> {
    let mut view = State::first_view(rules, Seat::Spectator);
    let count = |view: &View| BySide::from_fn(|side| view.board.dominated(side).len().into());
    let mut course = vec![(0, count(&view))];
    for part in facts.chunk_by(|a, b| a.0 == b.0) {
        part.iter().for_each(|&(_, fact)| State::hear(&mut view, State::heard(fact, Seat::Spectator)));
        course.push((part[0].0, count(&view)));
    }
    course
}

fn why(outcome: Outcome, prestige: BySide<u8>) -> String {
    let score = tr_with("score-both", &[("us", prestige.us.into()), ("ussr", prestige.ussr.into())]);
    format!("{} {score}.", texts().get(&format!("minutes-why-{}", outcome.why.slug())))
}

#[component]
fn Score(facts: Vec<(usize, Fact)>, prestige: BySide<u8>) -> impl IntoView {
    let cell = |amount: u8| if amount == 0 { String::new() } else { format!("+{amount}") };
    let row = move |(what, by): (String, BySide<u8>)| {
        view! { <tr><td>{what}</td><td>{cell(by.us)}</td><td>{cell(by.ussr)}</td></tr> }
    };
    let rows = part(move || {
        view! {
            {facts.iter().filter_map(|&(_, fact)| gain(fact)).map(row).collect_view()}
            <tr class="total"><td>{tr("gain-final")}</td><td>{prestige.us}</td><td>{prestige.ussr}</td></tr>
        }
    });
    score(Side::ALL.map(|side| words(move || texts().side(side))), rows)
}

fn gain(fact: Fact) -> Option<(String, BySide<u8>)> {
    let Fact::Scored { side, amount, why } = fact else { return None };
    let what = match why {
        Gain::Battleground(card) => texts().minutes_card(card),
        Gain::Cuba => texts().get("battleground-cuba"),
        Gain::Military => texts().get("gain-military"),
        Gain::Aftermath => texts().get("gain-leftover"),
    };
    Some((what, BySide::from_fn(|it| if it == side { amount } else { 0 })))
}

/// The cards that lay hidden until the end.
#[component]
fn Hidden(stage: Stage<State>, cuba: Card, left: BySide<Card>) -> impl IntoView {
    let names = move || {
        let args = [
            ("cuba", texts().minutes_card(cuba).into()),
            ("us", texts().minutes_card(left.us).into()),
            ("ussr", texts().minutes_card(left.ussr).into()),
        ];
        tr_with("hidden-cards", &args)
    };
    view! {
        <h3>{tr("hidden-title")}</h3>
        <p>{names}</p>
        {spread(stage, [cuba, left.us, left.ussr])}
    }
}
