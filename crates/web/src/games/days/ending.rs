//! How a game of 13 Days ended: who won and why, and how it came to that.

use days::{Agenda, Board, Card, CardSet, Fact, Gain, State, Track};
use kernel::{BySide, Outcome, SeatView, Side, Why};
use leptos::prelude::*;
use text::Voice;

use super::chart::course;
use crate::cards::spread;
use crate::score::{Row, score, verdict_kind};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::shown::Ending;

/// The end of the game, as whoever looks at it would be told.
pub(super) fn ending(screen: Screen<State>, facts: Vec<(usize, Fact)>) -> Ending {
    let voice = screen.voice.get_untracked();
    let outcome = facts.iter().find_map(|&(_, fact)| if let Fact::Outcome(outcome) = fact { Some(outcome) } else { None });
    let outcome = outcome.expect("a game that is over has an outcome");
    let guilty = facts.iter().find_map(|&(_, fact)| if let Fact::NuclearWar(guilty) = fact { Some(guilty) } else { None });
    let is_counted = facts.iter().any(|(_, fact)| matches!(fact, Fact::AftermathCounted { .. }));
    let aftermath: CardSet = facts.iter().filter_map(|&(_, fact)| saved(fact)).collect();
    let board = screen.view.with_untracked(|view| view.board);
    let body = view! {
        <div class="ending-columns">
            {score([texts().get("score-gain"), texts().get("board-prestige")], rows(&facts))}
            {course(&facts)}
        </div>
        {(!aftermath.is_empty()).then(|| aftermath_of(screen, aftermath, is_counted))}
    };
    Ending {
        kind: verdict_kind(outcome, screen.view.with_untracked(|view| view.seat().side())),
        is_war: guilty.is_some(),
        title: voice.outcome(outcome),
        lead: guilty.map_or_else(|| reason(&voice, outcome, board.prestige), |guilty| blame(&voice, &board, guilty)),
        decided_at: guilty.and_then(|guilty| decided_at(&facts, guilty)),
        body: body.into_any(),
    }
}

fn reason(voice: &Voice, outcome: Outcome, prestige: i8) -> String {
    let standing = ("standing", voice.standing(prestige).into());
    match (outcome.why, outcome.winner) {
        (Why::Letter, Some(winner)) => voice.of("ending-letter", winner, &[]),
        _ => voice.with("ending-prestige", &[standing]),
    }
}

/// Which marker stood where, and what that means.
fn blame(voice: &Voice, board: &Board, guilty: BySide<bool>) -> String {
    let say = |side: Side| {
        let markers = board.defcon[side];
        let highest = Track::ALL.into_iter().max_by_key(|&track| markers.on(track)).expect("there are three tracks");
        let args = [("track", texts().track(highest).into()), ("step", markers.on(highest).into())];
        let key = if markers.on(highest) > 6 { "ending-war-marker" } else { "ending-war-three" };
        voice.of(key, side, &args)
    };
    let sides: Vec<String> = Side::ALL.into_iter().filter(|&side| guilty[side]).map(say).collect();
    sides.join(" ")
}

/// The entry after which a guilty side never was safe again: the last that raised its highest marker.
fn decided_at(facts: &[(usize, Fact)], guilty: BySide<bool>) -> Option<usize> {
    let raised = |&(ply, fact): &(usize, Fact)| match fact {
        Fact::Defcon { side, from, to, .. } if guilty[side] && to > from && to > 3 => Some(ply),
        _ => None,
    };
    facts.iter().rev().find_map(raised)
}

/// The card that went onto the aftermath stack.
fn saved(fact: Fact) -> Option<Card> {
    match fact {
        Fact::Aftermath { card, .. } => Some(card),
        _ => None,
    }
}

/// Every agenda and every gain of prestige, in order.
fn rows(facts: &[(usize, Fact)]) -> Vec<Row> {
    let texts = texts();
    let (mut round, mut prestige, mut rows, mut card) = (1u8, 0i8, Vec::new(), None);
    // What was chosen and never scored, because war came first.
    let mut unscored = BySide::<Option<Agenda>>::default();
    for &(_, fact) in facts {
        match fact {
            Fact::Round { to } => round = to,
            Fact::Event { card: used, .. } | Fact::Play { card: used, .. } => card = Some(used),
            Fact::AgendaChosen { side, agenda } => unscored[side] = Some(agenda),
            Fact::AgendaScored { agenda, chosen_by, side, amount } => {
                unscored[chosen_by] = None;
                rows.push(agenda_row(round, agenda, chosen_by, side, amount));
            }
            Fact::Prestige { side, amount, to, why, .. } => {
                prestige = to;
                let round = ("round", round.into());
                let what = match (why, card) {
                    (Gain::Event, Some(card)) => texts.with("gain-event", &[round, ("card", texts.card(card).into())]),
                    (Gain::Event, None) => texts.with("gain-event", &[round, ("card", String::new().into())]),
                    (Gain::Agendas, _) => texts.with("gain-agendas", &[round]),
                    (Gain::Aftermath, _) => texts.with("gain-aftermath", &[round]),
                };
                let amount = format!("{} +{amount}", texts.side(side));
                rows.push(Row { what, columns: [amount, texts.standing(prestige)] });
            }
            _ => {}
        }
    }
    for side in Side::ALL {
        rows.extend(unscored[side].map(|agenda| agenda_row(round, agenda, side, None, 0)));
    }
    rows.push(Row { what: texts.get("gain-final"), columns: [String::new(), texts.standing(prestige)] });
    rows
}

fn agenda_row(round: u8, agenda: Agenda, chosen_by: Side, side: Option<Side>, amount: u8) -> Row {
    let texts = texts();
    let args =
        [("round", round.into()), ("agenda", texts.agenda(agenda).into()), ("name", texts.side(chosen_by).into())];
    let amount = side.map_or_else(|| "–".to_owned(), |side| format!("{} +{amount}", texts.side(side)));
    Row { what: texts.with("gain-agenda", &args), columns: [amount, String::new()] }
}

fn aftermath_of(screen: Screen<State>, cards: CardSet, is_counted: bool) -> impl IntoView {
    let cubes = Board::count_cubes(cards);
    let key = if is_counted { "log-aftermath-counted" } else { "aftermath-uncounted" };
    view! {
        <h3>{tr("board-aftermath")}</h3>
        <p>{tr_with(key, &[("us", cubes.us.into()), ("ussr", cubes.ussr.into())])}</p>
        {spread(screen, cards.iter())}
    }
}
