//! What a round came to: what was put away, the bonuses, both agendas, the sum, and war or not.

use days::{Agenda, Board, Cause, Fact, Gain, Heard, LetterCause, MAX_PRESTIGE, State, Track};
use kernel::{BySide, Side};
use leptos::prelude::*;
use text::Voice;

use super::offer::kind;
use crate::cards::vignette;
use crate::icons::{arena, mark};
use crate::screen::Screen;
use crate::settings::{texts, tr, tr_with};
use crate::shown::Interlude;

/// What happened between the last card of a round and the next round.
struct Round {
    /// What was told, from the first card put away on.
    told: Vec<Heard>,
    agendas: Vec<Counted>,
    /// Prestige before and after the agendas: positive for the US.
    prestige: (i8, i8),
    /// Where markers stood before the agendas, by side and track.
    before: BySide<[u8; 3]>,
}

/// An agenda that was turned up, and what it scored.
#[derive(Clone, Copy)]
struct Counted {
    agenda: Agenda,
    chosen_by: Side,
    scored: Option<(Side, u8)>,
}

impl Round {
    fn of(board: &Board, told: &[(usize, Heard)]) -> Round {
        let is_start = |heard: &Heard| matches!(heard, Heard::Whole(Fact::Round { .. }));
        let from = told.iter().rposition(|(_, heard)| is_start(heard)).map_or(0, |at| at + 1);
        let this = &told[from..];
        let is_end = |heard: &Heard| {
            matches!(heard, Heard::Aftermath { .. } | Heard::Whole(Fact::Aftermath { .. } | Fact::AgendasRevealed(_)))
        };
        let end = this.iter().position(|(_, heard)| is_end(heard)).unwrap_or(this.len());
        let told: Vec<Heard> = this[end..].iter().map(|&(_, heard)| heard).collect();
        let mut round = Round {
            agendas: Vec::new(),
            prestige: (board.prestige, board.prestige),
            before: board.defcon.map(|markers| Track::ALL.map(|track| markers.on(track))),
            told,
        };
        // From the end on: what was there before a thing happened is what stood there first.
        for heard in round.told.iter().rev() {
            match *heard {
                Heard::Whole(Fact::Defcon { side, track, from, .. }) => round.before[side][track as usize] = from,
                Heard::Whole(Fact::Prestige { from, why: Gain::Agendas, .. }) => round.prestige.0 = from,
                Heard::Whole(Fact::AgendaScored { agenda, chosen_by, side, amount }) => {
                    let scored = side.map(|side| (side, amount));
                    round.agendas.insert(0, Counted { agenda, chosen_by, scored });
                }
                _ => {}
            }
        }
        round
    }
}

/// The sheet.
pub(super) fn interlude(screen: Screen<State>, told: &[(usize, Heard)]) -> Interlude {
    let (view, voice) = (screen.view.get_untracked(), screen.voice.get_untracked());
    let board = view.board;
    let round = Round::of(&board, told);
    let (was, is) = round.prestige;
    let gained = is - was;
    let side = if gained > 0 { Side::Us } else { Side::Ussr };
    let standing = voice.standing(is);
    let lead = match gained {
        0 => voice.with("round-unchanged", &[("standing", standing.into())]),
        _ => voice.of("log-prestige", side, &[("amount", gained.unsigned_abs().into()), ("standing", standing.into())]),
    };
    let body = view! {
        <div class="cols">
            <section class="col c-bo"><h3><b>"1"</b>{tr("round-bonuses")}</h3>{bonuses(&voice, &round)}</section>
            <section class="col c-ag"><h3><b>"2"</b>{tr("round-agendas")}</h3>
                <div class="ags">{round.agendas.iter().map(|&counted| agenda(&voice, counted)).collect_view()}</div>
            </section>
            <section class="col c-su"><h3><b>"3"</b>{tr("round-check")}</h3>{sum(&voice, &board, &round)}</section>
        </div>
    };
    Interlude {
        title: tr_with("round-over", &[("round", board.round.into())]),
        lead,
        body: body.into_any(),
        go_on: tr_with("round-continue", &[("round", (board.round + 1).into())]),
    }
}

/// What was put away, and what world opinion gave: as the log tells it.
fn bonuses(voice: &Voice, round: &Round) -> impl IntoView {
    let is_bonus = |heard: &Heard| match heard {
        Heard::Aftermath { .. } | Heard::Drawn { .. } => true,
        Heard::Whole(fact) => matches!(
            fact,
            Fact::Aftermath { .. }
                | Fact::Drawn { .. }
                | Fact::Discard { .. }
                | Fact::Defcon { why: Cause::Television, .. }
                | Fact::Letter { why: LetterCause::UnitedNations, .. }
        ),
        _ => false,
    };
    let told: Vec<Heard> = round.told.iter().copied().filter(is_bonus).collect();
    let lines = text::days::log(voice, &told);
    view! { <ul class="bon">{lines.into_iter().map(|line| view! { <li>{line.text}</li> }).collect_view()}</ul> }
}

fn agenda(voice: &Voice, counted: Counted) -> impl IntoView {
    let Counted { agenda, chosen_by, scored } = counted;
    let kind = kind(agenda);
    let result = match scored {
        Some((side, amount)) => view! {
            <small>{voice.of("round-scores", side, &[])}</small><span>{mark(Some(side))}{format!("+{amount}")}</span>
        }
        .into_any(),
        None => view! { <small>{texts().get("round-nobody-scores")}</small><span>"–"</span> }.into_any(),
    };
    view! {
        <article class=format!("agenda {kind}")>
            <div class="hd"><small>{voice.of("round-agenda-of", chosen_by, &[])}</small><strong>{texts().agenda(agenda)}</strong></div>
            {vignette("agendas", agenda.slug())}
            <p class="tx">{texts().agenda_text(agenda)}</p>
            <p class="res">{result}</p>
        </article>
    }
}

fn sum(voice: &Voice, board: &Board, round: &Round) -> impl IntoView {
    let (was, is) = round.prestige;
    let cells = (-MAX_PRESTIGE..=MAX_PRESTIGE).rev().map(|prestige| {
        let side = match prestige {
            1.. => "us",
            0 => "",
            _ => "ussr",
        };
        view! { <i class=side class:was=prestige == was && was != is class:at=prestige == is>{prestige.unsigned_abs()}</i> }
    });
    let row = |side: Side| {
        let steps = Track::ALL.map(|track| {
            let (from, to) = (round.before[side][track as usize], board.defcon[side].on(track));
            let area = text::days::area_number(to);
            let moved = (from != to).then(|| format!("{from} → "));
            view! { <i class=format!("z{area}")><small>{moved}</small>{to}</i> }
        });
        view! { <span>{mark(Some(side))}{voice.label(side)}</span>{steps.into_iter().collect_view()} }
    };
    let mut next = vec![tr_with("round-hotter", &[("round", (board.round + 1).into())])];
    if let Some(you) = voice.you() {
        let steps = Track::ALL.map(|track| board.defcon[you].moved(track, 1));
        next.push(tr_with("round-hotter-own", &[("steps", steps.map(|step| step.to_string()).join(", ").into())]));
        next.extend(steps.iter().all(|&step| step > 3).then(|| texts().get("round-hotter-three")));
    }
    view! {
        <div class="sum">
            <div>{tr("round-before")}<b>{texts().standing(was)}</b></div>
            <div class="tot">{tr("round-now")}<b>{texts().standing(is)}</b></div>
        </div>
        <div class="pm" aria-hidden="true">{cells.collect_view()}</div>
        <div class="wc">
            <span></span>
            {Track::ALL.map(|track| view! { <span class="hh">{arena(track)}</span> }).into_iter().collect_view()}
            {Side::ALL.map(row).into_iter().collect_view()}
        </div>
        <p class="ok">{tr("round-no-war")}</p>
        <p class="note">{next.join(" ")}</p>
    }
}
