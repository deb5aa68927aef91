//! What a side should be about in *13 Days*, whatever it chooses.

use days::forecast::{Forecast, Suspects};
use days::{Agenda, Area, Battleground, Board, Decision, Phase, Track, View};
use kernel::{BySide, Certainty, Side};

use super::features::{award, sign};

/// A part of a plan, to the side whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by the words of the rules")]
pub enum Step {
    /// War is sure at the end of the round: bring this marker down.
    Avert { track: Track },
    /// All three markers stand in DEFCON 2: bring one down.
    Untangle,
    /// An agenda on a flagged track could raise this marker to war: bring it down.
    Beware { track: Track },
    /// A second marker stands in DEFCON 2: keep the third out of it.
    KeepOut { track: Track },
    /// Win what the own agenda scores; now it would bring the other side so much, or nobody anything.
    Win { agenda: Agenda, theirs: u8 },
    /// Hold what the own agenda scores: it would bring so much now.
    Hold { agenda: Agenda, own: u8 },
    /// Watch what the other side probably wants.
    Guard { agenda: Agenda },
    /// Choose an agenda that can be won, and leave the flags of the others as a bluff.
    Choose,
    /// Whoever plays last answers everything.
    Order,
    /// The last card in hand goes onto the aftermath stack.
    KeepForAftermath,
    /// Television: a marker may be moved.
    UseTelevision,
    /// The alliances drew a card for the aftermath.
    UseAlliances,
    /// The other side is about to trigger war: leave its markers where they are.
    LetThemFall,
}

/// At most two steps, the most pressing first.
pub(super) fn of(view: &View) -> Vec<Step> {
    let Some(side) = view.seat.side() else { return Vec::new() };
    let mut steps: Vec<Step> = match view.board.pending.phase {
        Phase::Decide(_, Decision::Agenda) => return vec![Step::Choose],
        Phase::Decide(_, Decision::Initiative) => vec![Step::Order],
        Phase::Decide(_, Decision::Television) => vec![Step::UseTelevision],
        Phase::Decide(_, Decision::Alliances) => return vec![Step::UseAlliances],
        _ => Vec::new(),
    };
    steps.extend(danger(view, side));
    steps.extend(agenda(view, side));
    if view.hands[side] == 2 && matches!(view.board.pending.phase, Phase::Decide(_, Decision::Play)) {
        steps.push(Step::KeepForAftermath);
    }
    steps.extend(flag(view, side));
    steps.truncate(2);
    steps
}

fn suspects(view: &View, side: Side) -> Suspects {
    let own = |each| if each == side { view.own.and_then(|own| own.agenda) } else { None };
    Suspects::of_board(&view.board, BySide::from_fn(own))
}

/// What threatens the side itself, or the other.
fn danger(view: &View, side: Side) -> Option<Step> {
    let (board, suspects) = (&view.board, suspects(view, side));
    let forecast = Forecast::of(board.defcon[side], &suspects);
    let highest = |is_such: &dyn Fn(Track) -> bool| {
        Track::ALL.into_iter().filter(|&track| is_such(track)).max_by_key(|&track| board.defcon[side].on(track))
    };
    let area = |track| Area::of(board.defcon[side].on(track));
    match forecast.war {
        Certainty::Certain => {
            let worst = highest(&|track| forecast.marker(track).defcon1 == Certainty::Certain);
            return Some(worst.map_or(Step::Untangle, |track| Step::Avert { track }));
        }
        Certainty::Possible => {
            if let Some(track) = highest(&|track| forecast.marker(track).defcon1 == Certainty::Possible) {
                return Some(Step::Beware { track });
            }
        }
        Certainty::No => {}
    }
    if Forecast::of(board.defcon[side.other()], &suspects).war == Certainty::Certain {
        return Some(Step::LetThemFall);
    }
    let tense = Track::ALL.into_iter().filter(|&track| area(track) == Area::Defcon2).count();
    let third = Track::ALL.into_iter().find(|&track| area(track) == Area::Defcon3);
    third.filter(|_| tense == 2).map(|track| Step::KeepOut { track })
}

/// What the own agenda asks for.
fn agenda(view: &View, side: Side) -> Option<Step> {
    let agenda = view.own?.agenda.filter(|_| view.board.revealed.is_none())?;
    let now = sign(side) * award(&view.board, agenda);
    Some(match now {
        1.. => Step::Hold { agenda, own: now.unsigned_abs() },
        _ => Step::Win { agenda, theirs: now.unsigned_abs() },
    })
}

/// The flag of the other side that brings it most as the board stands.
fn flag(view: &View, side: Side) -> Option<Step> {
    let board: &Board = &view.board;
    let them = side.other();
    let three = board.flags[them].filter(|_| board.revealed.is_none())?;
    let worth = |agenda: &Agenda| sign(them) * award(board, *agenda);
    let best = three.into_iter().max_by_key(worth)?;
    (worth(&best) >= GREAT || board.dominates(Battleground::Television) == Some(them) && worth(&best) > 1)
        .then_some(Step::Guard { agenda: best })
}

/// What an agenda must bring the other side to be worth a word.
const GREAT: i8 = 2;
