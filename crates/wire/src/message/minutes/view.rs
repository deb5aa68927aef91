//! What a seat may know.

use minutes::{
    Board, CARDS, CUBES, Deck, Digest, HAND, Known, MAX_TIES, Own, PLAYS, Play, Revealed, Rules, Slot, Stacks, Use,
    View,
};
use serde_json::{Value, json};

use super::super::common::by_side;
use super::super::{Fault, Part, What};
use super::heard::MOST_PRESTIGE;
use super::{pending, place, places, read_card_place, read_places};
use crate::codes::minutes::{SIGHTS, USES, sight};

pub(super) fn write(view: &View) -> Value {
    let board = &view.board;
    json!({
        "rules": board.rules.to_string(),
        "seat": view.seat.slug(),
        "table": places(board.table),
        "spheres": by_side(board.spheres, places),
        "cubes": by_side(board.cubes, |stacks| json!(core::array::from_fn::<u8, { Slot::COUNT }, _>(|at| {
            stacks.at(Slot::new(at))
        }))),
        "supply": [board.supply.us, board.supply.ussr],
        "out": [board.out.us, board.out.ussr],
        "saw_cuba": [board.saw_cuba.us, board.saw_cuba.ussr],
        "ties": board.ties,
        "first": board.first.slug(),
        "plays_made": board.plays_made,
        "play": board.play.map(|play| json!([place(play.slot), play.by.slug(), play.how.slug()])),
        "prestige": [board.prestige.us, board.prestige.ussr],
        "revealed": board.revealed.map(|shown| json!([place(shown.cuba), place(shown.left.us), place(shown.left.ussr)])),
        "pending": pending::write(board.pending),
        "hands": [view.hands.us, view.hands.ussr],
        "deck": view.deck,
        "cuba_laid": view.cuba_laid,
        "has_bid": [view.has_bid.us, view.has_bid.ussr],
        "own": view.own.as_ref().map(write_own),
    })
}

fn write_own(own: &Own) -> Value {
    json!({
        "hand": places(own.hand),
        "bid": own.bid,
        "cuba": own.cuba.map(place),
        "known": by_side(own.known, |known| json!([sight(known.cuba), places(known.held), places(known.loose)])),
    })
}

pub(super) fn read(part: Part<'_>) -> Result<View, Fault> {
    Ok(View {
        seat: part.key("seat")?.word()?,
        board: read_board(&part)?,
        hands: part.key("hands")?.by_side(|part| part.number(0..=HAND))?,
        deck: part.key("deck")?.number(0..=CARDS as u8)?,
        cuba_laid: part.key("cuba_laid")?.flag()?,
        has_bid: part.key("has_bid")?.by_side(|part| part.flag())?,
        own: part.key("own")?.option(read_own)?,
    })
}

fn read_board(part: &Part<'_>) -> Result<Board, Fault> {
    let cubes = |part: Part<'_>| part.number(0..=CUBES);
    Ok(Board {
        rules: read_rules(part.key("rules")?)?,
        cubes: part.key("cubes")?.by_side(|part| part.array(cubes).map(Stacks::from_counts))?,
        supply: part.key("supply")?.by_side(cubes)?,
        out: part.key("out")?.by_side(cubes)?,
        table: read_places(part.key("table")?)?,
        spheres: part.key("spheres")?.by_side(read_places)?,
        saw_cuba: part.key("saw_cuba")?.by_side(|part| part.flag())?,
        ties: part.key("ties")?.number(0..=MAX_TIES)?,
        first: part.key("first")?.word()?,
        plays_made: part.key("plays_made")?.number(0..=2 * PLAYS)?,
        play: part.key("play")?.option(read_play)?,
        prestige: part.key("prestige")?.by_side(|part| part.number(0..=MOST_PRESTIGE))?,
        revealed: part.key("revealed")?.option(read_revealed)?,
        pending: pending::read(part.key("pending")?)?,
    })
}

/// The rules; a deck that is not known here is told apart from what is no deck at all.
fn read_rules(part: Part<'_>) -> Result<Rules, Fault> {
    let digest = part.text()?.strip_prefix("deck=").and_then(|text| text.split(' ').next());
    if let Some(digest) = digest.and_then(|text| text.parse::<Digest>().ok())
        && Deck::find(digest).is_none()
    {
        return Err(part.fault(What::UnknownDeck(digest)));
    }
    part.word()
}

fn read_play(part: Part<'_>) -> Result<Play, Fault> {
    Ok(Play {
        slot: read_card_place(part.item(0)?)?,
        by: part.item(1)?.word()?,
        how: part.item(2)?.one_of(USES, Use::slug, "what a card is played for")?,
    })
}

fn read_revealed(part: Part<'_>) -> Result<Revealed, Fault> {
    let [cuba, us, ussr] = part.array(read_card_place)?;
    Ok(Revealed { cuba, left: kernel::BySide::new(us, ussr) })
}

fn read_own(part: Part<'_>) -> Result<Own, Fault> {
    Ok(Own {
        hand: read_places(part.key("hand")?)?,
        bid: part.key("bid")?.option(|part| part.number(0..=CUBES))?,
        cuba: part.key("cuba")?.option(read_card_place)?,
        known: part.key("known")?.by_side(read_known)?,
    })
}

fn read_known(part: Part<'_>) -> Result<Known, Fault> {
    Ok(Known {
        cuba: part.item(0)?.one_of(SIGHTS, sight, "what is known of Cuba: unknown, loose or known")?,
        held: read_places(part.item(1)?)?,
        loose: read_places(part.item(2)?)?,
    })
}
