//! What a seat of 13 Days may know, as bytes.

use days::{Agenda, AgendaScoring, Battleground, Decision, Draw, Modifier, Phase, Track, Use, View};
use kernel::{Side, Turn};

use crate::own_side;
use crate::span::{self, Span, part, spread};

pub(super) const SPANS: [Span; 42] = span::placed([
    part("side", &[2], 1, "which side the seat has: US, USSR; neither for a spectator"),
    part(
        "to_move",
        &[2],
        1,
        "who must choose: the own side, the other; neither if cards are to be drawn or it is over",
    ),
    part(
        "phase",
        &[16],
        1,
        "what is waited for: choose-agenda, initiative, play, answer, command, event, taken, television, alliances, deal-agendas, deal-hand, take, replace, redraw, draw-alliance, over",
    ),
    part("round", &[3], 1, "the round"),
    part("plays_made", &[1], 8, "cards played this round, both sides together"),
    part("first", &[2], 1, "who plays first this round"),
    part("prestige", &[2], 5, "by how much a side leads"),
    part("letter", &[2], 1, "who holds the Personal Letter"),
    part("cubes", &[2, 9], 5, "cubes by battleground"),
    part("supply", &[2], 17, "cubes that are not on the board"),
    part("defcon", &[2, 3, 8], 1, "on which step of each track the marker stands"),
    part("modifiers", &[2, 4], 1, "in force: sops, to-the-brink, containment, bay-of-pigs"),
    part("flags", &[2, 10], 2, "agendas dealt this round, by kind"),
    part("revealed", &[2, 10], 1, "the agenda that was chosen, once it is revealed"),
    part("used", &[10], 2, "agendas that left the game, by kind"),
    part("has_chosen", &[2], 1, "whether an agenda was chosen"),
    part("own_agenda", &[10], 1, "the agenda that the seat chose"),
    part("hand", &[39], 1, "the own hand"),
    part("hands", &[2], 5, "cards in hand"),
    part("discard", &[39], 1, "the discard pile"),
    part("own_aftermath", &[39], 1, "cards that the seat put onto the aftermath stack"),
    part("aftermath", &[2], 6, "cards put onto the aftermath stack"),
    part("turned_up", &[39], 1, "the aftermath stack, once it is turned up"),
    part("deck", &[1], 39, "cards not yet drawn"),
    part("play_card", &[39], 1, "the card being played"),
    part("play_by", &[2], 1, "who played it"),
    part("play_use", &[3], 1, "for what: Command, Command with the Letter, Event"),
    part("taken_card", &[39], 1, "a card that was taken by the Event of that card and is being played"),
    part("taken_by", &[2], 1, "who played it"),
    part("taken_use", &[3], 1, "for what"),
    part("face_down", &[1], 1, "whether a card that was taken or drawn lies face down"),
    part("own_face_down", &[39], 1, "that card, if the seat knows it"),
    part("event_user", &[2], 1, "who uses the Event being carried out"),
    part("event_line", &[1], 8, "the line of the Event being carried out"),
    part("event_way", &[3], 1, "which of two ways was taken: none yet, the first, the second"),
    part("event_left", &[1], 17, "cubes that the line may still move, or cards discarded in it"),
    part("event_tally", &[9], 5, "cubes that the line moved, by battleground"),
    part("event_moved", &[1], 17, "how many that is"),
    part("event_had", &[9], 1, "where the user had cubes as the Event began"),
    part("event_count", &[1], 17, "cubes or steps that the line before moved"),
    part(
        "event_touched",
        &[9],
        1,
        "battlegrounds that the line before touched; the first three stand for tracks if it moved a marker",
    ),
    part("rules", &[1], 1, "whether agendas are scored before the markers go up (R5)"),
]);

macro_rules! at {
    ($out:ident, $name:literal, $len:expr) => {{
        const AT: usize = span::offset(&SPANS, $name);
        $out[AT..].first_chunk_mut::<{ $len }>().expect("the span lies in the observation")
    }};
}

#[inline]
pub(super) fn observe(view: &View, out: &mut [u8]) {
    let out: &mut Bytes = out.try_into().expect("an observation has a fixed size");
    out.fill(0);
    turn(view, out);
    board(view, out);
    agendas(view, out);
    cards(view, out);
    in_play(view, out);
    event(view, out);
}

/// The place of a side among those of the seat: its own first.
#[inline]
fn of(view: &View, side: Side) -> usize {
    usize::from(side != own_side(view.seat))
}

type Bytes = [u8; span::total(&SPANS)];

#[inline]
fn turn(view: &View, out: &mut Bytes) {
    let board = &view.board;
    if let Some(side) = view.seat.side() {
        at!(out, "side", 2)[side as usize] = 1;
    }
    if let Turn::Player(side) = board.pending.phase.turn() {
        at!(out, "to_move", 2)[of(view, side)] = 1;
    }
    at!(out, "phase", 16)[phase(board.pending.phase)] = 1;
    at!(out, "round", 3)[usize::from(board.round) - 1] = 1;
    at!(out, "plays_made", 1)[0] = board.plays_made;
    at!(out, "first", 2)[of(view, board.first)] = 1;
    at!(out, "rules", 1)[0] = u8::from(board.rules.agenda_scoring == AgendaScoring::BeforeEscalation);
}

/// The number of a phase, written by hand and for ever.
#[inline]
pub(super) const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Decide(_, Decision::Agenda) => 0,
        Phase::Decide(_, Decision::Initiative) => 1,
        Phase::Decide(_, Decision::Play) => 2,
        Phase::Decide(_, Decision::Answer) => 3,
        Phase::Decide(_, Decision::Command) => 4,
        Phase::Decide(_, Decision::Line) => 5,
        Phase::Decide(_, Decision::Taken) => 6,
        Phase::Decide(_, Decision::Television) => 7,
        Phase::Decide(_, Decision::Alliances) => 8,
        Phase::Draw(Draw::Agendas(_)) => 9,
        Phase::Draw(Draw::Hand(_)) => 10,
        Phase::Draw(Draw::Take(_)) => 11,
        Phase::Draw(Draw::Replace(_)) => 12,
        Phase::Draw(Draw::Redraw(_)) => 13,
        Phase::Draw(Draw::Alliance(_)) => 14,
        Phase::Over(_) => 15,
    }
}

#[inline]
fn board(view: &View, out: &mut Bytes) {
    let (board, own) = (&view.board, own_side(view.seat));
    let lead = board.prestige * if own == Side::Us { 1 } else { -1 };
    *at!(out, "prestige", 2) = [lead.max(0) as u8, (-lead).max(0) as u8];
    at!(out, "letter", 2)[of(view, board.letter)] = 1;
    for (i, side) in [own, own.other()].into_iter().enumerate() {
        at!(out, "cubes", 18)[9 * i..][..9].copy_from_slice(&board.cubes[side]);
        at!(out, "supply", 2)[i] = board.supply(side);
        for track in Track::ALL {
            at!(out, "defcon", 48)[24 * i + 8 * track as usize + usize::from(board.defcon[side].on(track)) - 1] = 1;
        }
        for modifier in Modifier::ALL {
            at!(out, "modifiers", 8)[4 * i + modifier as usize] = u8::from(board.modifiers[side].has(modifier));
        }
    }
}

#[inline]
fn agendas(view: &View, out: &mut Bytes) {
    let (board, own) = (&view.board, own_side(view.seat));
    for (i, side) in [own, own.other()].into_iter().enumerate() {
        for agenda in board.flags[side].into_iter().flatten() {
            at!(out, "flags", 20)[10 * i + agenda as usize] += 1;
        }
        at!(out, "has_chosen", 2)[i] = u8::from(view.has_chosen[side]);
        if let Some(revealed) = board.revealed {
            at!(out, "revealed", 20)[10 * i + revealed[side] as usize] = 1;
        }
    }
    if !board.used.is_empty() {
        *at!(out, "used", 10) = Agenda::ALL.map(|agenda| board.used.count(agenda) as u8);
    }
    if let Some(agenda) = view.own.and_then(|own| own.agenda) {
        at!(out, "own_agenda", 10)[agenda as usize] = 1;
    }
}

#[inline]
fn cards(view: &View, out: &mut Bytes) {
    let own = own_side(view.seat);
    *at!(out, "hands", 2) = [view.hands[own], view.hands[own.other()]];
    *at!(out, "aftermath", 2) = [view.aftermath[own], view.aftermath[own.other()]];
    at!(out, "deck", 1)[0] = view.deck;
    spread(view.board.discard.bits(), at!(out, "discard", 39));
    spread(view.turned_up.bits(), at!(out, "turned_up", 39));
    at!(out, "face_down", 1)[0] = u8::from(view.face_down);
    if let Some(own) = view.own {
        spread(own.hand.bits(), at!(out, "hand", 39));
        spread(own.aftermath.bits(), at!(out, "own_aftermath", 39));
        if let Some(card) = own.face_down {
            at!(out, "own_face_down", 39)[card as usize] = 1;
        }
    }
}

#[inline]
fn in_play(view: &View, out: &mut Bytes) {
    if let Some(play) = view.board.plays[0] {
        at!(out, "play_card", 39)[play.card as usize] = 1;
        at!(out, "play_by", 2)[of(view, play.by)] = 1;
        at!(out, "play_use", 3)[used(play.how)] = 1;
    }
    if let Some(play) = view.board.plays[1] {
        at!(out, "taken_card", 39)[play.card as usize] = 1;
        at!(out, "taken_by", 2)[of(view, play.by)] = 1;
        at!(out, "taken_use", 3)[used(play.how)] = 1;
    }
}

/// The number of what a card is played for.
pub(super) const fn used(how: Use) -> usize {
    match how {
        Use::Command => 0,
        Use::CommandWithLetter => 1,
        Use::Event => 2,
    }
}

#[inline]
fn event(view: &View, out: &mut Bytes) {
    let cursor = &view.board.pending.cursor;
    at!(out, "event_user", 2)[of(view, cursor.user)] = 1;
    at!(out, "event_line", 1)[0] = cursor.line;
    at!(out, "event_way", 3)[usize::from(cursor.way)] = 1;
    at!(out, "event_left", 1)[0] = cursor.left;
    if cursor.moved > 0 {
        *at!(out, "event_tally", 9) = Battleground::ALL.map(|at| cursor.tally.at(at));
    }
    at!(out, "event_moved", 1)[0] = cursor.moved;
    spread(cursor.had.into(), at!(out, "event_had", 9));
    at!(out, "event_count", 1)[0] = cursor.count;
    spread(cursor.touched.into(), at!(out, "event_touched", 9));
}
