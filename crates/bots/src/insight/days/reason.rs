//! Why a choice in *13 Days* is good or bad, in facts of the rules.

use days::effect::Line;
use days::{Action, Agenda, Area, Battleground, Board, Card, Scored, State, Track, View};
use kernel::{Game, Side, Turn, Why};

use super::features::{award, sign};
use crate::Insight;
use crate::advice::Explain;

/// A fact that speaks for or against a choice, as the side that chooses would say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Reason {
    /// Triggers nuclear war at once.
    War,
    /// The other side triggers nuclear war at once.
    TheirWar,
    /// A marker comes to DEFCON 1: war at the end of the round unless it comes down.
    Brink { track: Track, step: u8 },
    /// All three markers come to DEFCON 2: war at the end of the round unless one comes down.
    AllTense,
    /// Markers that would have triggered war no longer do.
    OutOfDanger,
    /// A marker enters DEFCON 2.
    Escalates { track: Track, step: u8 },
    /// A marker stands on step 6 of a track on which a flag of `flag` lies: war if that agenda was chosen.
    Flagged { track: Track, flag: Side },
    /// A marker comes down.
    Calms { track: Track, step: u8 },
    /// Breaks a tie on a battleground, which may carry a flag.
    BreaksTie { at: Battleground, flag: Option<Side> },
    /// Takes a battleground over from the other side.
    TakesOver { at: Battleground, flag: Option<Side> },
    /// Ends the other side's domination of a battleground.
    Denies { at: Battleground, flag: Option<Side> },
    /// Gives up the domination of a battleground.
    GivesUp { at: Battleground, flag: Option<Side> },
    /// What the own agenda would score now, and before.
    OwnAgenda { agenda: Agenda, before: i8, now: i8 },
    /// Prestige gained (or lost) at once.
    Prestige { by: i8 },
    /// Lets the other side use the Event of its card, which brings it so much prestige.
    GivesEvent { card: Card, prestige: u8 },
    /// The Personal Letter goes to the other side.
    GivesLetter,
    /// Comes to dominate the United Nations and so gets the Letter at the end of the round.
    WinsLetter,
    /// Puts a card of a side with so many cubes onto the aftermath stack.
    Saves { card: Card, cubes: u8 },
}

impl Explain for State {
    type Reason = Reason;
    type Aim = Agenda;

    fn reasons(before: &State, action: Action, after: &State, side: Side) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Turn::Over(end) = after.turn()
            && end.why == Why::NuclearWar
        {
            reasons.push(if end.winner == Some(side) { Reason::TheirWar } else { Reason::War });
            return reasons;
        }
        card_reasons(before, action, side, &mut reasons);
        if before.board().round == after.board().round {
            marker_reasons(before.board(), after.board(), side, &mut reasons);
            place_reasons(before.board(), after.board(), side, &mut reasons);
            score_reasons(before, after, side, &mut reasons);
        }
        reasons
    }

    fn aims(view: &View) -> Vec<(Agenda, f32)> {
        let lens = State::lens(view, true);
        let them = lens.seat.other();
        match (lens.flags[them], view.board.revealed) {
            (Some(three), None) => three.into_iter().zip(lens.belief[them]).collect(),
            _ => Vec::new(),
        }
    }
}

fn card_reasons(before: &State, action: Action, side: Side, reasons: &mut Vec<Reason>) {
    match action {
        Action::Command(card) | Action::CommandWithLetter(card) if card.belongs_to(side.other()) => {
            let prestige = card.row().event.iter().map(|line| if let Line::Prestige(n) = line { *n } else { 0 }).sum();
            reasons.push(Reason::GivesEvent { card, prestige });
        }
        Action::Save(card) => reasons.push(Reason::Saves { card, cubes: card.row().cubes }),
        _ => {}
    }
    if matches!(action, Action::CommandWithLetter(_)) && before.board().letter == side {
        reasons.push(Reason::GivesLetter);
    }
}

fn marker_reasons(before: &Board, after: &Board, side: Side, reasons: &mut Vec<Reason>) {
    let (old, new) = (before.defcon[side], after.defcon[side]);
    for track in Track::ALL {
        let (from, step) = (old.on(track), new.on(track));
        if step > from && Area::of(step) == Area::Defcon1 {
            reasons.push(Reason::Brink { track, step });
        } else if step > from && Area::of(step) != Area::of(from) {
            reasons.push(Reason::Escalates { track, step });
        } else if step < from {
            reasons.push(Reason::Calms { track, step });
        }
        let flag = Side::ALL.into_iter().find(|&each| has_flag(after, each, Scored::Track(track)));
        if let Some(flag) = flag
            && step == 6
            && from < 6
        {
            reasons.push(Reason::Flagged { track, flag });
        }
    }
    let tense = |board: &Board| Track::ALL.iter().all(|&track| Area::of(board.defcon[side].on(track)) == Area::Defcon2);
    if tense(after) && !tense(before) {
        reasons.push(Reason::AllTense);
    }
    if old.trigger_war() && !new.trigger_war() {
        reasons.push(Reason::OutOfDanger);
    }
}

fn place_reasons(before: &Board, after: &Board, side: Side, reasons: &mut Vec<Reason>) {
    for at in Battleground::ALL {
        let flag = Side::ALL.into_iter().find(|&each| has_flag(after, each, Scored::Battleground(at)));
        let (was, is) = (before.dominates(at), after.dominates(at));
        let other = Some(side.other());
        reasons.extend(match (was, is) {
            (None, Some(now)) if now == side => Some(Reason::BreaksTie { at, flag }),
            (was, Some(now)) if now == side && was == other => Some(Reason::TakesOver { at, flag }),
            (was, None) if was == other => Some(Reason::Denies { at, flag }),
            (Some(then), is) if then == side && is != Some(side) => Some(Reason::GivesUp { at, flag }),
            _ => None,
        });
    }
    let wins = |board: &Board| board.dominates(Battleground::UnitedNations) == Some(side) && board.letter != side;
    if wins(after) && !wins(before) {
        reasons.push(Reason::WinsLetter);
    }
}

fn score_reasons(before: &State, after: &State, side: Side, reasons: &mut Vec<Reason>) {
    let me = sign(side);
    let by = me * (after.board().prestige - before.board().prestige);
    if by != 0 {
        reasons.push(Reason::Prestige { by });
    }
    if let Some(agenda) = after.chosen(side) {
        let (was, now) = (me * award(before.board(), agenda), me * award(after.board(), agenda));
        if was != now || before.chosen(side).is_none() {
            reasons.push(Reason::OwnAgenda { agenda, before: was, now });
        }
    }
}

fn has_flag(board: &Board, side: Side, place: Scored) -> bool {
    board.flags[side].is_some_and(|three| three.iter().any(|agenda| agenda.flag() == place))
}
