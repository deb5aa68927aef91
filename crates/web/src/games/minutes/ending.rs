//! How a game of 13 Minutes ended.

use kernel::{BySide, Game, Seat, Side, Why};
use leptos::prelude::*;
use minutes::forecast::Forecast;
use minutes::{Card, Fact, Gain, Rules, State, View};

use crate::cards::spread;
use crate::chart::{chart, counts};
use crate::score::{Row, score, verdict_art, verdict_kind};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::shown::Ending;

/// The end of the game, as whoever looks at it would be told.
pub(super) fn ending(screen: Screen<State>, facts: Vec<(usize, Fact)>) -> Ending {
    let voice = screen.voice.get_untracked();
    let end = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Outcome { outcome, prestige } => Some((outcome, prestige)),
        _ => None,
    });
    let (outcome, prestige) = end.expect("a game that is over has an outcome");
    let revealed = facts.iter().find_map(|&(_, fact)| match fact {
        Fact::Revealed { cuba, left } => Some((cuba, left)),
        _ => None,
    });
    let course = course(screen.view.with_untracked(|view| view.board.rules), &facts);
    let body = view! {
        <div class="ending-columns">
            {score(Side::ALL.map(|side| texts().side(side)), rows(&facts, prestige))}
            <div>
                {chart(counts("chart-grounds", course))}
                {revealed.map(|(cuba, left)| hidden(screen, cuba, left))}
            </div>
        </div>
    };
    let guilty =
        facts.iter().find_map(|&(_, fact)| if let Fact::NuclearWar(guilty) = fact { Some(guilty) } else { None });
    let guilt = guilty.map_or_else(BySide::default, |guilty| {
        let forecasts = screen.view.with_untracked(Forecast::of_view);
        let worst = |side: Side| forecasts[side].colours.iter().max_by_key(|colour| colour.known).map(|it| it.colour);
        BySide::from_fn(|side| worst(side).filter(|_| guilty[side]))
    });
    let verdict = text::minutes::verdict(&voice, outcome, prestige, guilt);
    Ending {
        kind: verdict_kind(outcome, voice.you()),
        art: verdict_art(outcome),
        is_war: outcome.why == Why::NuclearWar,
        title: verdict.title,
        lead: verdict.reason,
        play: None,
        body: body.into_any(),
    }
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

fn rows(facts: &[(usize, Fact)], prestige: BySide<u8>) -> Vec<Row> {
    let cell = |amount: u8| if amount == 0 { String::new() } else { format!("+{amount}") };
    let row = |(what, by): (String, BySide<u8>)| Row { what, columns: [cell(by.us), cell(by.ussr)] };
    let mut rows: Vec<Row> = facts.iter().filter_map(|&(_, fact)| gain(fact)).map(row).collect();
    let columns = [prestige.us.to_string(), prestige.ussr.to_string()];
    rows.push(Row { what: texts().get("gain-final"), columns });
    rows
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
fn hidden(screen: Screen<State>, cuba: Card, left: BySide<Card>) -> impl IntoView {
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
        {spread(screen, [cuba, left.us, left.ussr])}
    }
}
