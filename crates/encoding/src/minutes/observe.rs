//! What a seat of 13 Minutes may know, as bytes.

use kernel::{Side, Turn};
use minutes::{Affiliation, CARDS, CUBES, Colour, Decision, Draw, Phase, Sight, Slot, Slots, Use, View, Zone};

use crate::own_side;
use crate::span::{self, Span, part, spread};

pub(super) const SPANS: [Span; 48] = span::placed([
    part("side", &[2], 1, "which side the seat has: US, USSR; neither for a spectator"),
    part(
        "to_move",
        &[2],
        1,
        "who must choose: the own side, the other; neither if cards are to be drawn or it is over",
    ),
    part(
        "phase",
        &[11],
        1,
        "what is waited for: bid, order, play, answer, command, event, deal-hand, deal-cuba, coin, draw, over",
    ),
    part("plays_made", &[1], 10, "cards played, both sides together"),
    part("first", &[2], 1, "who plays first"),
    part("ties", &[1], 5, "equal bids so far"),
    part("has_bid", &[2], 1, "whether a bid is made and not yet revealed"),
    part("own_bid", &[14], 1, "the own bid, until it is revealed: 0 to 13"),
    part("out", &[2], 13, "cubes that left the game by bids"),
    part("supply", &[2], 13, "cubes that can still be placed"),
    part("cubes", &[2, 14], 13, "cubes by battleground; Cuba is the last"),
    part("table", &[14], 1, "battlegrounds on the table"),
    part("sphere", &[2, 14], 1, "battlegrounds in each sphere"),
    part("dominated", &[2, 14], 1, "battlegrounds that a side dominates"),
    part("hand", &[13], 1, "the own hand"),
    part("hands", &[2], 2, "cards in hand"),
    part("deck", &[1], 13, "cards not yet drawn"),
    part("cuba_laid", &[1], 1, "whether the Cuba card lies on the table"),
    part("own_cuba", &[13], 1, "the Cuba card, if the seat knows it"),
    part("saw_cuba", &[2], 1, "whether a side saw the card that lies as Cuba now"),
    part("sight", &[2, 3], 1, "what a side knows of Cuba: nothing, that it is one of the loose cards, which it is"),
    part("held", &[2, 13], 1, "cards that a side knows to be in the other's hand"),
    part("loose", &[2, 13], 1, "cards that a side knows to be in the other's hand or Cuba"),
    part("prestige", &[2], 99, "prestige, once the game is over"),
    part("revealed_cuba", &[13], 1, "the Cuba card, once it is turned up"),
    part("revealed_left", &[2, 13], 1, "the last card of each hand, once it is turned up"),
    part("play_card", &[13], 1, "the card being played"),
    part("play_by", &[2], 1, "who played it"),
    part("play_use", &[2], 1, "for what: Command, Event"),
    part("event_user", &[2], 1, "who uses the Event being carried out"),
    part("event_line", &[1], 6, "the line of the Event being carried out"),
    part("event_way", &[7], 1, "which of several ways was taken: none yet, the first, and so on"),
    part("event_left", &[1], 13, "cubes or battlegrounds that the line may still move"),
    part("event_moved", &[1], 13, "cubes that the line moved"),
    part("event_count", &[1], 13, "cubes that the last line that could moved"),
    part("event_done", &[14], 1, "battlegrounds that the line touched"),
    part("event_touched", &[14], 1, "battlegrounds that the last line that could touched"),
    part("event_placed", &[2, 14], 1, "where cubes of a side were placed and did not yet draw the battleground (M9)"),
    part(
        "event_removed",
        &[2, 14],
        1,
        "where cubes of a side were removed and did not yet push the battleground (M4, M9)",
    ),
    part("event_sets", &[6, 14], 1, "battlegrounds that each line speaks of, as they were when the Event began (M9)"),
    part("card_own", &[13], 1, "cards of the own side"),
    part("card_other", &[13], 1, "cards of the other side"),
    part("card_un", &[13], 1, "cards of the United Nations"),
    part("card_cubes", &[13], 9, "cubes of the card's Command"),
    part("card_military", &[13], 1, "military cards"),
    part("card_political", &[13], 1, "political cards"),
    part("card_world_opinion", &[13], 1, "cards of world opinion"),
    part("max_cubes", &[1], 13, "most cubes of a side on a battleground (M1); 13 for no limit"),
]);

const LENGTH: usize = span::total(&SPANS);
type Bytes = [u8; LENGTH];
/// Battlegrounds, with Cuba.
const SPOTS: usize = Slot::COUNT;

macro_rules! at {
    ($out:ident, $name:literal, $len:expr) => {{
        const AT: usize = span::offset(&SPANS, $name);
        $out[AT..].first_chunk_mut::<{ $len }>().expect("the span lies in the observation")
    }};
}

/// Writes a set for each side, the seat's own first.
macro_rules! both {
    ($out:ident, $name:literal, $len:expr, $sets:expr) => {{
        const AT: usize = span::offset(&SPANS, $name);
        let [own, other]: [Slots; 2] = $sets;
        spread(own.bits().into(), $out[AT..].first_chunk_mut::<{ $len }>().expect("the span lies in the observation"));
        spread(other.bits().into(), $out[AT + $len..].first_chunk_mut::<{ $len }>().expect("the span lies there"));
    }};
}

#[inline]
pub(super) fn observe(view: &View, out: &mut [u8]) {
    let out: &mut Bytes = out.try_into().expect("an observation has a fixed size");
    out.fill(0);
    turn(view, out);
    table(view, out);
    hidden(view, out);
    in_play(view, out);
    event(view, out);
    deck(view, out);
}

/// The place of a side among those of the seat: its own first.
#[inline]
fn of(view: &View, side: Side) -> usize {
    usize::from(side != own_side(view.seat))
}

/// The sides, the seat's own first.
#[inline]
fn sides(view: &View) -> [Side; 2] {
    let own = own_side(view.seat);
    [own, own.other()]
}

#[inline]
fn turn(view: &View, out: &mut Bytes) {
    let board = &view.board;
    if let Some(side) = view.seat.side() {
        at!(out, "side", 2)[side as usize] = 1;
    }
    if let Turn::Player(side) = board.pending.phase.turn() {
        at!(out, "to_move", 2)[of(view, side)] = 1;
    }
    at!(out, "phase", 11)[phase(board.pending.phase)] = 1;
    at!(out, "plays_made", 1)[0] = board.plays_made;
    at!(out, "first", 2)[of(view, board.first)] = 1;
    at!(out, "ties", 1)[0] = board.ties;
    *at!(out, "has_bid", 2) = sides(view).map(|side| u8::from(view.has_bid[side]));
    *at!(out, "out", 2) = sides(view).map(|side| board.out[side]);
    *at!(out, "supply", 2) = sides(view).map(|side| board.supply[side]);
    *at!(out, "saw_cuba", 2) = sides(view).map(|side| u8::from(board.saw_cuba[side]));
    *at!(out, "prestige", 2) = sides(view).map(|side| board.prestige[side]);
}

/// The number of a phase, written by hand and for ever.
#[inline]
pub(super) const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Decide(_, Decision::Bid) => 0,
        Phase::Decide(_, Decision::Order) => 1,
        Phase::Decide(_, Decision::Play) => 2,
        Phase::Decide(_, Decision::Answer) => 3,
        Phase::Decide(_, Decision::Command) => 4,
        Phase::Decide(_, Decision::Line) => 5,
        Phase::Draw(Draw::Hand(_)) => 6,
        Phase::Draw(Draw::Cuba) => 7,
        Phase::Draw(Draw::Coin) => 8,
        Phase::Draw(Draw::Card(_)) => 9,
        Phase::Over(_) => 10,
    }
}

#[inline]
fn table(view: &View, out: &mut Bytes) {
    let board = &view.board;
    for (i, side) in sides(view).into_iter().enumerate() {
        let cubes = &mut at!(out, "cubes", 2 * SPOTS)[SPOTS * i..][..SPOTS];
        board.cubes[side].spots().iter().for_each(|at| cubes[at.index()] = board.cubes(side, at));
    }
    spread(board.table.bits().into(), at!(out, "table", SPOTS));
    both!(out, "sphere", SPOTS, sides(view).map(|side| board.zone_spots(Zone::sphere(side))));
    both!(out, "dominated", SPOTS, sides(view).map(|side| board.dominated(side)));
}

#[inline]
fn hidden(view: &View, out: &mut Bytes) {
    *at!(out, "hands", 2) = sides(view).map(|side| view.hands[side]);
    at!(out, "deck", 1)[0] = view.deck;
    at!(out, "cuba_laid", 1)[0] = u8::from(view.cuba_laid);
    if let Some(revealed) = view.board.revealed {
        at!(out, "revealed_cuba", CARDS)[revealed.cuba.index()] = 1;
        both!(out, "revealed_left", CARDS, sides(view).map(|side| revealed.left[side].alone()));
    }
    let Some(own) = view.own else { return };
    spread(own.hand.bits().into(), at!(out, "hand", CARDS));
    if let Some(bid) = own.bid {
        at!(out, "own_bid", 14)[usize::from(bid)] = 1;
    }
    if let Some(cuba) = own.cuba {
        at!(out, "own_cuba", CARDS)[cuba.index()] = 1;
    }
    for (i, side) in sides(view).into_iter().enumerate() {
        let sight = match own.known[side].cuba {
            Sight::Unknown => 0,
            Sight::Loose => 1,
            Sight::Known => 2,
        };
        at!(out, "sight", 6)[3 * i + sight] = 1;
    }
    both!(out, "held", CARDS, sides(view).map(|side| own.known[side].held));
    both!(out, "loose", CARDS, sides(view).map(|side| own.known[side].loose));
}

#[inline]
fn in_play(view: &View, out: &mut Bytes) {
    if let Some(play) = view.board.play {
        at!(out, "play_card", CARDS)[play.slot.index()] = 1;
        at!(out, "play_by", 2)[of(view, play.by)] = 1;
        at!(out, "play_use", 2)[used(play.how)] = 1;
    }
}

/// The number of what a card is played for.
pub(super) const fn used(how: Use) -> usize {
    match how {
        Use::Command => 0,
        Use::Event => 1,
    }
}

#[inline]
fn event(view: &View, out: &mut Bytes) {
    let cursor = &view.board.pending.cursor;
    at!(out, "event_user", 2)[of(view, cursor.user)] = 1;
    at!(out, "event_line", 1)[0] = cursor.line;
    at!(out, "event_way", 7)[usize::from(cursor.way)] = 1;
    at!(out, "event_left", 1)[0] = cursor.left;
    at!(out, "event_moved", 1)[0] = cursor.moved;
    at!(out, "event_count", 1)[0] = cursor.count;
    spread(cursor.done.bits().into(), at!(out, "event_done", SPOTS));
    spread(cursor.touched.bits().into(), at!(out, "event_touched", SPOTS));
    both!(out, "event_placed", SPOTS, sides(view).map(|side| cursor.placed[side]));
    both!(out, "event_removed", SPOTS, sides(view).map(|side| cursor.removed[side]));
    let (sets, _) = at!(out, "event_sets", 6 * SPOTS).as_chunks_mut::<SPOTS>();
    sets.iter_mut().zip(cursor.sets).for_each(|(out, set)| spread(set.bits().into(), out));
}

#[inline]
fn deck(view: &View, out: &mut Bytes) {
    let (deck, [own, other]) = (view.cards(), sides(view));
    spread(deck.of(Affiliation::Side(own)).bits().into(), at!(out, "card_own", CARDS));
    spread(deck.of(Affiliation::Side(other)).bits().into(), at!(out, "card_other", CARDS));
    spread(deck.of(Affiliation::Un).bits().into(), at!(out, "card_un", CARDS));
    Slots::CARDS.iter().for_each(|slot| at!(out, "card_cubes", CARDS)[slot.index()] = deck.cubes(slot));
    spread(deck.of_colour(Colour::Military).bits().into(), at!(out, "card_military", CARDS));
    spread(deck.of_colour(Colour::Political).bits().into(), at!(out, "card_political", CARDS));
    spread(deck.of_colour(Colour::WorldOpinion).bits().into(), at!(out, "card_world_opinion", CARDS));
    at!(out, "max_cubes", 1)[0] = view.board.rules.max_cubes().unwrap_or(CUBES);
}
