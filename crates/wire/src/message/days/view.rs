//! What a seat may know.

use days::{
    Agenda, AgendaBag, Battleground, Board, Card, MAX_PRESTIGE, MAX_STACK, Markers, Modifier, Modifiers, Own, PLAYS,
    Play, ROUNDS, Track, View,
};
use serde_json::{Value, json};

use super::super::common::{by_side, digits};
use super::super::{Fault, Part};
use super::{cards, pending, read_cards, read_three};
use crate::codes::days::{USES, how};

pub(super) fn write(view: &View) -> Value {
    let board = &view.board;
    json!({
        "rules": board.rules.to_string(),
        "seat": view.seat.slug(),
        "round": board.round,
        "prestige": board.prestige,
        "letter": board.letter.slug(),
        "defcon": by_side(board.defcon, |markers| digits(&Track::ALL.map(|track| markers.on(track)))),
        "cubes": by_side(board.cubes, |cubes| digits(&cubes)),
        "modifiers": by_side(board.modifiers, |some| json!(some.iter().map(Modifier::slug).collect::<Vec<_>>())),
        "flags": by_side(board.flags, |three| json!(three.map(|three| three.map(Agenda::slug)))),
        "revealed": board.revealed.map(|both| by_side(both, |agenda| json!(agenda.slug()))),
        "used": board.used.iter().map(Agenda::slug).collect::<Vec<_>>(),
        "first": board.first.slug(),
        "plays_made": board.plays_made,
        "plays": board.plays.iter().flatten().map(write_play).collect::<Vec<_>>(),
        "pending": pending::write(board.pending),
        "discard": cards(board.discard),
        "hands": [view.hands.us, view.hands.ussr],
        "deck": view.deck,
        "aftermath": [view.aftermath.us, view.aftermath.ussr],
        "turned_up": cards(view.turned_up),
        "has_chosen": [view.has_chosen.us, view.has_chosen.ussr],
        "face_down": view.face_down,
        "own": view.own.as_ref().map(write_own),
    })
}

fn write_play(play: &Play) -> Value {
    json!([play.card.slug(), play.by.slug(), how(play.how)])
}

fn write_own(own: &Own) -> Value {
    json!({
        "hand": cards(own.hand),
        "agenda": own.agenda.map(Agenda::slug),
        "aftermath": cards(own.aftermath),
        "face_down": own.face_down.map(Card::slug),
    })
}

/// All strategy cards.
const CARDS: u8 = Card::COUNT as u8;

pub(super) fn read(part: Part<'_>) -> Result<View, Fault> {
    let number = |part: Part<'_>| part.number(0..=CARDS);
    Ok(View {
        seat: part.key("seat")?.word()?,
        board: read_board(&part)?,
        hands: part.key("hands")?.by_side(number)?,
        deck: number(part.key("deck")?)?,
        aftermath: part.key("aftermath")?.by_side(number)?,
        turned_up: read_cards(part.key("turned_up")?)?,
        has_chosen: part.key("has_chosen")?.by_side(|part| part.flag())?,
        face_down: part.key("face_down")?.flag()?,
        own: part.key("own")?.option(read_own)?,
    })
}

fn read_board(part: &Part<'_>) -> Result<Board, Fault> {
    Ok(Board {
        rules: part.key("rules")?.word()?,
        round: part.key("round")?.number(1..=ROUNDS)?,
        prestige: part.key("prestige")?.number(-MAX_PRESTIGE..=MAX_PRESTIGE)?,
        letter: part.key("letter")?.word()?,
        defcon: part.key("defcon")?.by_side(read_markers)?,
        cubes: part.key("cubes")?.by_side(|part| part.digits::<{ Battleground::ALL.len() }>(MAX_STACK))?,
        modifiers: part.key("modifiers")?.by_side(read_modifiers)?,
        flags: part.key("flags")?.by_side(|part| part.option(read_three))?,
        revealed: part.key("revealed")?.option(|part| part.by_side(|part| part.word()))?,
        used: read_bag(part.key("used")?)?,
        first: part.key("first")?.word()?,
        plays_made: part.key("plays_made")?.number(0..=2 * PLAYS)?,
        plays: read_plays(part.key("plays")?)?,
        pending: pending::read(part.key("pending")?)?,
        discard: read_cards(part.key("discard")?)?,
    })
}

fn read_markers(part: Part<'_>) -> Result<Markers, Fault> {
    match part.digits(Markers::HIGHEST)? {
        steps if steps.iter().any(|&step| step < Markers::LOWEST) => Err(part.expected("three digits from 1 to 8")),
        [military, political, world_opinion] => Ok(Markers::new(military, political, world_opinion)),
    }
}

fn read_modifiers(part: Part<'_>) -> Result<Modifiers, Fault> {
    part.list(|part| part.one_of(Modifier::ALL, Modifier::slug, "a modifier"))
}

/// Agendas, of each kind no more than there are.
fn read_bag(part: Part<'_>) -> Result<AgendaBag, Fault> {
    let mut bag = AgendaBag::EMPTY;
    for kind in part.items()? {
        let agenda: Agenda = kind.word()?;
        if bag.count(agenda) == AgendaBag::FULL.count(agenda) {
            return Err(kind.expected("no more agendas of one kind than there are"));
        }
        bag.insert(agenda);
    }
    Ok(bag)
}

fn read_plays(part: Part<'_>) -> Result<[Option<Play>; 2], Fault> {
    let plays: Vec<Play> = part.list(read_play)?;
    match *plays {
        [] => Ok([None, None]),
        [one] => Ok([Some(one), None]),
        [one, other] => Ok([Some(one), Some(other)]),
        _ => Err(part.expected("at most two cards on the table")),
    }
}

fn read_play(part: Part<'_>) -> Result<Play, Fault> {
    Ok(Play {
        card: part.item(0)?.word()?,
        by: part.item(1)?.word()?,
        how: part.item(2)?.one_of(USES, how, "what a card is played for")?,
    })
}

fn read_own(part: Part<'_>) -> Result<Own, Fault> {
    Ok(Own {
        hand: read_cards(part.key("hand")?)?,
        agenda: part.key("agenda")?.option(|part| part.word())?,
        aftermath: read_cards(part.key("aftermath")?)?,
        face_down: part.key("face_down")?.option(|part| part.word())?,
    })
}
