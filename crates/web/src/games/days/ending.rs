//! How a game of 13 Days ended: who won and why, and how it came to that.

use days::{Agenda, Area, Board, Card, CardSet, Cause, Fact, Gain, Markers, State, Track};
use kernel::{BySide, Side};
use leptos::prelude::*;
use text::Voice;
use text::days::{Guilt, Spark};

use super::chart::course;
use crate::cards::spread;
use crate::score::{Row, score, verdict_art, verdict_kind};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::shown::Ending;

/// The end of the game, as whoever looks at it would be told.
pub(super) fn ending(screen: Screen<State>, facts: Vec<(usize, Fact)>) -> Ending {
    let voice = screen.voice.get_untracked();
    let outcome =
        facts.iter().find_map(|&(_, fact)| if let Fact::Outcome(outcome) = fact { Some(outcome) } else { None });
    let outcome = outcome.expect("a game that is over has an outcome");
    let guilty =
        facts.iter().find_map(|&(_, fact)| if let Fact::NuclearWar(guilty) = fact { Some(guilty) } else { None });
    let is_counted = facts.iter().any(|(_, fact)| matches!(fact, Fact::AftermathCounted { .. }));
    let aftermath: CardSet = facts.iter().filter_map(|&(_, fact)| saved(fact)).collect();
    let board = screen.view.with_untracked(|view| view.board);
    let body = view! {
        <div class="ending-columns">
            {score([texts().get("score-gain"), texts().get("board-prestige")], rows(&voice, &facts))}
            {course(&facts)}
        </div>
        {(!aftermath.is_empty()).then(|| aftermath_of(screen, aftermath, is_counted))}
    };
    let guilt = guilty.map_or_else(BySide::default, |guilty| {
        BySide::from_fn(|side| guilty[side].then(|| guilt_of(board.defcon[side])))
    });
    let verdict = text::days::verdict(&voice, outcome, board.prestige, guilt);
    let spark = Side::ALL.into_iter().filter(|&side| guilt[side].is_some()).find_map(|side| spark_of(&facts, side));
    Ending {
        kind: verdict_kind(outcome, voice.you()),
        art: verdict_art(outcome),
        is_war: guilty.is_some(),
        title: verdict.title,
        lead: verdict.reason,
        play: spark.map(|(ply, spark)| (ply, text::days::spark(&voice, spark))),
        body: body.into_any(),
    }
}

/// What a side was guilty of with these markers.
fn guilt_of(markers: Markers) -> Guilt {
    let highest = Track::ALL.into_iter().max_by_key(|&track| markers.on(track)).expect("there are three tracks");
    let step = markers.on(highest);
    if Area::of(step) == Area::Defcon1 { Guilt::Marker { track: highest, step } } else { Guilt::Three }
}

/// The play after which a guilty side never was safe again: the last of its own that raised a marker out of DEFCON 3.
fn spark_of(facts: &[(usize, Fact)], guilty: Side) -> Option<(usize, Spark)> {
    let (mut round, mut play, mut found) = (1, None, None);
    for &(ply, fact) in facts {
        match fact {
            Fact::Round { to } => (round, play) = (to, None),
            Fact::Play { side, card, how, .. } => play = Some((side, card, how)),
            Fact::Defcon { side, track, from, to, why: Cause::Command(_) | Cause::Event(_) }
                if side == guilty && to > from && Area::of(to) != Area::Defcon3 =>
            {
                found = play
                    .filter(|&(by, ..)| by == guilty)
                    .map(|(by, card, how)| (ply, Spark { side: by, round, card, how, track, from, to }))
                    .or(found);
            }
            _ => {}
        }
    }
    found
}

/// The card that went onto the aftermath stack.
fn saved(fact: Fact) -> Option<Card> {
    match fact {
        Fact::Aftermath { card, .. } => Some(card),
        _ => None,
    }
}

/// Every agenda and every gain of prestige, in order.
fn rows(voice: &Voice, facts: &[(usize, Fact)]) -> Vec<Row> {
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
                rows.push(agenda_row(voice, round, agenda, chosen_by, side, amount));
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
        rows.extend(unscored[side].map(|agenda| agenda_row(voice, round, agenda, side, None, 0)));
    }
    rows.push(Row { what: texts.get("gain-final"), columns: [String::new(), texts.standing(prestige)] });
    rows
}

fn agenda_row(voice: &Voice, round: u8, agenda: Agenda, chosen_by: Side, side: Option<Side>, amount: u8) -> Row {
    let texts = texts();
    let args = [("round", round.into()), ("agenda", texts.agenda(agenda).into())];
    let amount = side.map_or_else(|| "–".to_owned(), |side| format!("{} +{amount}", texts.side(side)));
    Row { what: voice.of("gain-agenda", chosen_by, &args), columns: [amount, String::new()] }
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
