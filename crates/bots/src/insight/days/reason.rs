//! Why a choice in *13 Days* is good or bad, in facts of the rules.

use days::effect::Line;
use days::forecast::{Forecast, MarkerForecast, Suspects};
use days::{
    Action, Agenda, Area, Battleground, Board, Card, Decision, Markers, Modifier, Phase, Scored, State, Track, View,
};
use kernel::{BySide, Certainty, Outcome, Side, Why};

use super::features::{award, sign};
use super::plan::{self, Step};
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
    /// Markers that would have triggered war no longer do, whatever agenda the other side has.
    OutOfDanger,
    /// A marker enters DEFCON 2.
    Escalates { track: Track, step: u8 },
    /// A marker comes to a step of a track on which a flag lies: war if that agenda was chosen.
    Flagged { track: Track, step: u8 },
    /// A marker is on step 6 of the track of the own agenda, which will raise it: war unless it comes down.
    Doomed { track: Track },
    /// A marker comes down.
    Calms { track: Track, step: u8 },
    /// A marker goes up and stays in its area.
    Raises { track: Track, step: u8 },
    /// A marker of the other side comes to DEFCON 1.
    TheirBrink { track: Track, step: u8 },
    /// Markers of the other side that would have triggered war no longer do, whatever agenda it has.
    TheirRelief,
    /// Breaks a tie on a battleground, which may carry a flag.
    BreaksTie { at: Battleground, flag: Option<Side> },
    /// Takes a battleground over from the other side.
    TakesOver { at: Battleground, flag: Option<Side> },
    /// Ends the other side's domination of a battleground.
    Denies { at: Battleground, flag: Option<Side> },
    /// Gives up the domination of a battleground.
    GivesUp { at: Battleground, flag: Option<Side> },
    /// What the own agenda would score now, and before, if it was chosen before: positive for this side.
    OwnAgenda { agenda: Agenda, before: Option<i8>, now: i8 },
    /// Prestige gained (or lost) at once.
    Prestige { by: i8 },
    /// Lets the other side use the Event of its card, which brings it so much prestige.
    GivesEvent { card: Card, prestige: u8 },
    /// The Personal Letter goes to the other side.
    GivesLetter,
    /// Comes to dominate the United Nations and so gets the Letter at the end of the round.
    WinsLetter,
    /// Leaves a battleground with its holder, but moves the lead there: so many cubes for this side, or against it.
    MovesLead { at: Battleground, before: i8, lead: i8, flag: Option<Side> },
    /// What an agenda would score now on which a flag of the other side lies, and before: positive for this side.
    TheirAgenda { agenda: Agenda, before: i8, now: i8 },
    /// Comes to dominate television, by which a marker comes down in time: without that, war.
    Television,
    /// War is as sure at the end of the round as it was.
    Looms,
    /// Keeps the last card of the hand for the aftermath, where it counts so much for this side, or against it.
    Keeps { card: Card, counts: i8 },
    /// Everything else gives more away.
    LeastHarm,
    /// Leaves the board much as it is.
    Quiet,
    /// Something comes into force for a side until the round is over.
    Modifies { modifier: Modifier, side: Side },
    /// Takes a card out of the other side's hand.
    TakesCard,
    /// Exchanges cards of the own hand.
    CyclesHand,
    /// Puts a card onto the aftermath stack, where it counts so much for this side, or against it.
    Saves { card: Card, counts: i8 },
    /// Keeps a card off the aftermath stack, where it would count so much for this side, or against it.
    Discards { card: Card, counts: i8 },
    /// Plays the last card of the round.
    PlaysLast,
    /// Plays the first card, and so leaves the last to the other side.
    PlaysFirst,
}

impl Explain for State {
    type Reason = Reason;
    type Aim = Agenda;
    type Step = Step;

    fn reasons(before: &State, action: Action, after: &State, side: Side) -> Vec<Reason> {
        let mut reasons = Vec::new();
        card_reasons(before, action, side, &mut reasons);
        marker_reasons(before, after, side, &mut reasons);
        their_marker_reasons(before.board(), after, side.other(), &mut reasons);
        place_reasons(before.board(), after.board(), side, &mut reasons);
        modifier_reasons(before.board(), after.board(), &mut reasons);
        score_reasons(before, after, side, &mut reasons);
        their_agenda_reasons(before.board(), after, side, &mut reasons);
        war_reasons(before, after, side, &mut reasons);
        if !reasons.iter().any(|&reason| State::speaks_for(reason)) {
            reasons.extend(moved_leads(before.board(), after.board(), side));
        }
        if reasons.is_empty() {
            reasons.extend(raised(before.board(), after.board(), side));
        }
        reasons.sort_by_key(|&reason| weight(reason));
        reasons
    }

    fn speaks_for(reason: Reason) -> bool {
        speaks_for(reason)
    }

    fn last_resort(is_best: bool) -> Reason {
        if is_best { Reason::LeastHarm } else { Reason::Quiet }
    }

    fn refusal(state: &State) -> Option<Action> {
        matches!(state.board().pending.phase, Phase::Decide(_, Decision::Answer)).then_some(Action::Decline)
    }

    fn plan(view: &View) -> Vec<Step> {
        plan::of(view)
    }

    fn ending(end: Outcome, side: Side) -> Option<Reason> {
        let war = if end.winner == Some(side) { Reason::TheirWar } else { Reason::War };
        (end.why == Why::NuclearWar).then_some(war)
    }

    fn aims(view: &View) -> Vec<(Agenda, f32)> {
        let Some(seat) = view.seat.side() else { return Vec::new() };
        let (lens, them) = (State::lens(view, true), seat.other());
        match (lens.flags[them], view.board.revealed) {
            (Some(three), None) => three.into_iter().zip(lens.believed[them]).collect(),
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
        Action::Event(card) => reasons.extend(card.row().event.iter().filter_map(|line| match line {
            Line::TakeCard => Some(Reason::TakesCard),
            Line::CycleHand => Some(Reason::CyclesHand),
            _ => None,
        })),
        Action::First(first) => reasons.push(if first == side { Reason::PlaysFirst } else { Reason::PlaysLast }),
        Action::Discard(card) if matches!(before.board().pending.phase, Phase::Decide(_, Decision::Alliances)) => {
            reasons.push(Reason::Discards { card, counts: counts(card, side) });
        }
        Action::Save(card) => reasons.push(Reason::Saves { card, counts: counts(card, side) }),
        _ => {}
    }
    reasons.extend(kept(before, action, side).map(|card| Reason::Keeps { card, counts: counts(card, side) }));
    if matches!(action, Action::CommandWithLetter(_)) && before.board().letter == side {
        reasons.push(Reason::GivesLetter);
    }
}

/// What a card counts in the aftermath for a side, or against it.
fn counts(card: Card, side: Side) -> i8 {
    let cubes = card.row().cubes as i8;
    cubes * (i8::from(card.belongs_to(side)) - i8::from(card.belongs_to(side.other())))
}

/// The card that is left for the aftermath if a side plays its last card of the round so.
fn kept(before: &State, action: Action, side: Side) -> Option<Card> {
    let (Action::Command(card) | Action::CommandWithLetter(card) | Action::Event(card)) = action else { return None };
    let hand = before.hand(side);
    let is_last = matches!(before.board().pending.phase, Phase::Decide(_, Decision::Play))
        && hand.len() == 2
        && hand.contains(card);
    let mut rest = hand.iter().filter(|&other| other != card);
    rest.next().filter(|_| is_last)
}

/// What the agendas on which the other side's flags lie would score. Where the board itself changed hands, that was said.
fn their_agenda_reasons(before: &Board, after: &State, side: Side, reasons: &mut Vec<Reason>) {
    let (me, board) = (sign(side), after.board());
    let mut told: Vec<Scored> = after.chosen(side).map(Agenda::scored).into_iter().collect();
    for agenda in board.flags[side.other()].into_iter().flatten() {
        let place = agenda.scored();
        let is_said = matches!(place, Scored::Battleground(at) if before.dominates(at) != board.dominates(at));
        let (was, now) = (me * award(before, agenda), me * award(board, agenda));
        if was != now && !is_said && !told.contains(&place) {
            reasons.push(Reason::TheirAgenda { agenda, before: was, now });
            told.push(place);
        }
    }
}

/// War that is sure as things stand, television included.
fn war_reasons(before: &State, after: &State, side: Side, reasons: &mut Vec<Reason>) {
    let war = |state: &State, markers| Forecast::of(markers, &suspects(state, side)).war;
    let holds = |state: &State| state.board().dominates(Battleground::Television) == Some(side);
    let (was, is) = (war(before, before.board().defcon[side]), war(after, after.board().defcon[side]));
    let lowered = lowered(after.board().defcon[side]);
    let saves = |state: &State| holds(state) && lowered.into_iter().any(|markers| war(after, markers) == Certainty::No);
    if is == Certainty::Certain && saves(after) && !holds(before) {
        reasons.push(Reason::Television);
    } else if was == Certainty::Certain && is == Certainty::Certain && !saves(after) {
        reasons.push(Reason::Looms);
    }
}

/// The markers after each way to use television to come down.
fn lowered(markers: Markers) -> [Markers; 3] {
    Track::ALL.map(|track| {
        let [military, political, opinion] =
            Track::ALL.map(|on| if on == track { markers.moved(on, -1) } else { markers.on(on) });
        Markers::new(military, political, opinion)
    })
}

/// Whether a reason speaks for its choice; otherwise it speaks against it.
fn speaks_for(reason: Reason) -> bool {
    match reason {
        Reason::War
        | Reason::Brink { .. }
        | Reason::AllTense
        | Reason::Escalates { .. }
        | Reason::Flagged { .. }
        | Reason::Doomed { .. }
        | Reason::Raises { .. }
        | Reason::TheirRelief
        | Reason::GivesUp { .. }
        | Reason::GivesEvent { .. }
        | Reason::GivesLetter
        | Reason::Looms
        | Reason::PlaysFirst => false,
        Reason::OwnAgenda { before, now, .. } => now > before.unwrap_or(0),
        Reason::TheirAgenda { before, now, .. } => now > before,
        Reason::MovesLead { before, lead, .. } => lead > before,
        Reason::Prestige { by } => by > 0,
        Reason::Saves { counts, .. } | Reason::Keeps { counts, .. } => counts >= 0,
        Reason::Discards { counts, .. } => counts <= 0,
        _ => true,
    }
}

/// The place of a reason: what a player would say first comes first, and what speaks against the choice last.
fn weight(reason: Reason) -> u8 {
    let place = match reason {
        Reason::War | Reason::TheirWar => 0,
        Reason::OutOfDanger | Reason::Television => 1,
        Reason::Brink { .. } | Reason::AllTense | Reason::Doomed { .. } | Reason::Looms => 1,
        Reason::Prestige { .. } => 2,
        Reason::OwnAgenda { .. } => 3,
        Reason::TakesOver { flag: Some(_), .. } | Reason::Denies { flag: Some(_), .. } => 4,
        Reason::BreaksTie { flag: Some(_), .. } | Reason::GivesUp { flag: Some(_), .. } => 4,
        Reason::TheirAgenda { .. } | Reason::TheirBrink { .. } | Reason::Flagged { .. } => 5,
        Reason::WinsLetter | Reason::GivesLetter | Reason::GivesEvent { .. } => 6,
        Reason::TakesOver { .. } | Reason::Denies { .. } | Reason::BreaksTie { .. } | Reason::GivesUp { .. } => 7,
        _ => 8,
    };
    if speaks_for(reason) { place } else { 10 + place }
}

fn marker_reasons(before: &State, state: &State, side: Side, reasons: &mut Vec<Reason>) {
    let after = state.board();
    let (old, new) = (before.board().defcon[side], after.defcon[side]);
    let suspects = suspects(state, side);
    let forecast = Forecast::of(new, &suspects);
    for track in Track::ALL {
        let (from, step) = (old.on(track), new.on(track));
        if step > from && Area::of(step) == Area::Defcon1 {
            reasons.push(Reason::Brink { track, step });
        } else if step > from && Area::of(step) != Area::of(from) {
            reasons.push(Reason::Escalates { track, step });
        } else if step < from {
            reasons.push(Reason::Calms { track, step });
        }
        // An agenda that is chosen endangers markers where they stand.
        let own = state.chosen(side).filter(|_| before.chosen(side).is_none());
        if step != from || own.is_some_and(|own| Board::escalated(own) == Some(track)) {
            reasons.extend(flagged(forecast.marker(track)));
        }
    }
    let tense = |board: &Board| Track::ALL.iter().all(|&track| Area::of(board.defcon[side].on(track)) == Area::Defcon2);
    if tense(after) && !tense(before.board()) {
        reasons.push(Reason::AllTense);
    }
    if is_out_of_danger(old, new, &suspects) {
        reasons.push(Reason::OutOfDanger);
    }
}

/// What agendas can do to a marker in DEFCON 2.
fn flagged(marker: &MarkerForecast) -> Option<Reason> {
    let &MarkerForecast { track, step, .. } = marker;
    match (Area::of(step), marker.defcon1) {
        (Area::Defcon2, Certainty::Certain) => Some(Reason::Doomed { track }),
        (Area::Defcon2, Certainty::Possible) => Some(Reason::Flagged { track, step }),
        _ => None,
    }
}

/// What a side must reckon with: it knows its own agenda, and of the other's only the flags.
pub(super) fn suspects(state: &State, side: Side) -> Suspects {
    let own = |each| if each == side { state.chosen(side) } else { None };
    Suspects::of_board(state.board(), BySide::from_fn(own))
}

/// Whether markers that were sure to trigger war no longer can.
fn is_out_of_danger(old: Markers, new: Markers, suspects: &Suspects) -> bool {
    let war = |markers| Forecast::of(markers, suspects).war;
    war(old) == Certainty::Certain && war(new) == Certainty::No
}

fn their_marker_reasons(before: &Board, state: &State, them: Side, reasons: &mut Vec<Reason>) {
    let (old, new) = (before.defcon[them], state.board().defcon[them]);
    for track in Track::ALL {
        let (from, step) = (old.on(track), new.on(track));
        if step > from && Area::of(step) == Area::Defcon1 {
            reasons.push(Reason::TheirBrink { track, step });
        }
    }
    if is_out_of_danger(old, new, &suspects(state, them.other())) {
        reasons.push(Reason::TheirRelief);
    }
}

/// Battlegrounds on which somebody leads as before, but by more or less than before: worth a word only if there is nothing else
/// to say.
fn moved_leads(before: &Board, after: &Board, side: Side) -> impl Iterator<Item = Reason> {
    let lead =
        move |board: &Board, at| board.cubes[side][at as usize] as i8 - board.cubes[side.other()][at as usize] as i8;
    Battleground::ALL.into_iter().filter_map(move |at| {
        let (was, is) = (lead(before, at), lead(after, at));
        (was != is && is != 0).then(|| Reason::MovesLead { at, before: was, lead: is, flag: place_flag(after, at) })
    })
}

/// Markers that went up within their area: worth a word only if there is nothing else to say.
fn raised(before: &Board, after: &Board, side: Side) -> impl Iterator<Item = Reason> {
    let (old, new) = (before.defcon[side], after.defcon[side]);
    let raises = move |track| (new.on(track) > old.on(track)).then_some(Reason::Raises { track, step: new.on(track) });
    Track::ALL.into_iter().filter_map(raises)
}

fn place_reasons(before: &Board, after: &Board, side: Side, reasons: &mut Vec<Reason>) {
    for at in Battleground::ALL {
        let flag = place_flag(after, at);
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

fn modifier_reasons(before: &Board, after: &Board, reasons: &mut Vec<Reason>) {
    for side in Side::ALL {
        let is_new =
            |modifier: &Modifier| !before.modifiers[side].has(*modifier) && after.modifiers[side].has(*modifier);
        reasons.extend(Modifier::ALL.into_iter().filter(is_new).map(|modifier| Reason::Modifies { modifier, side }));
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
        let before = before.chosen(side).map(|_| was);
        if before != Some(now) {
            reasons.push(Reason::OwnAgenda { agenda, before, now });
        }
    }
}

/// Whose flag lies on a battleground.
fn place_flag(board: &Board, at: Battleground) -> Option<Side> {
    Side::ALL.into_iter().find(|&each| has_flag(board, each, Scored::Battleground(at)))
}

fn has_flag(board: &Board, side: Side, place: Scored) -> bool {
    board.flags[side].is_some_and(|three| three.iter().any(|agenda| agenda.flag() == place))
}
