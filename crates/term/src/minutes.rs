//! The table of 13 Minutes: three zones, one beneath the other.

use std::fmt::Write;

use kernel::Side;
use minutes::{Affiliation, Card, Colour, Deck, Slot, State, View, Zone};
use text::{Language, Texts};

use crate::Drawn;
use crate::wrap::{line, wrap};

impl Drawn for State {
    fn board(language: Language, view: &View) -> String {
        let texts = Texts::of(language);
        let mut text = String::new();
        let out = &mut text;
        header(out, texts, view);
        for zone in Zone::ALL {
            line!(out, "\n{}", texts.zone(zone));
            for at in view.board.zone_spots(zone).iter() {
                battleground(out, texts, view, at);
            }
        }
        own(out, texts, view);
        text
    }

    fn explain(language: Language, name: &str) -> Option<String> {
        let (texts, deck) = (Texts::of(language), Deck::built_in());
        let card = name.parse::<Card>().ok().filter(|&card| deck.slot(card).is_some())?;
        let history = texts.get(&format!("history-{card}"));
        Some(format!("{}\n\n{history}\n\n{}\n", card_lines(texts, deck, card), texts.get("minutes-own-events")))
    }
}

fn header(out: &mut String, texts: &Texts, view: &View) {
    let board = &view.board;
    line!(
        out,
        "━━ 13 Minutes ━━ {}: US {}, USSR {} ━━ {}: US {}, USSR {} ━━ {}: {} ━━",
        texts.get("term-supply"),
        board.supply.us,
        board.supply.ussr,
        texts.get("term-hands"),
        view.hands.us,
        view.hands.ussr,
        texts.get("term-deck"),
        view.deck,
    );
}

fn battleground(out: &mut String, texts: &Texts, view: &View, at: Slot) {
    let (deck, board) = (view.cards(), &view.board);
    let known = if at == Slot::CUBA { cuba(view) } else { Some(at) };
    let kind = known.map_or_else(String::new, |slot| kind(texts, deck, slot));
    let mut name = texts.minutes_place(deck.battleground(at));
    if let (Slot::CUBA, Some(slot)) = (at, known) {
        let _ = write!(name, " = {}", texts.minutes_card(deck.card(slot)));
    }
    line!(out, "  {name:<32} US {:>2}  SU {:>2}  {kind}", board.cubes(Side::Us, at), board.cubes(Side::Ussr, at));
}

/// The card that is Cuba, if this seat knows it.
fn cuba(view: &View) -> Option<Slot> {
    let turned_up = view.board.revealed.map(|revealed| revealed.cuba);
    turned_up.or_else(|| view.own.and_then(|own| own.cuba))
}

fn own(out: &mut String, texts: &Texts, view: &View) {
    let Some(own) = view.own.filter(|own| !own.hand.is_empty()) else { return };
    line!(out, "\n{}:", texts.get("term-hand"));
    for card in view.cards().cards(own.hand) {
        line!(out, "{}", card_lines(texts, view.cards(), card));
    }
}

fn kind(texts: &Texts, deck: &Deck, slot: Slot) -> String {
    let row = deck.row(slot);
    let side = match row.affiliation {
        Affiliation::Side(side) => texts.side(side),
        Affiliation::Un => texts.get("side-un-short"),
    };
    format!("{side}, {}", colour(texts, row.colour))
}

fn colour(texts: &Texts, colour: Colour) -> String {
    texts.get(&format!("track-{}", colour.slug()))
}

/// A card with what is printed on it.
fn card_lines(texts: &Texts, deck: &Deck, card: Card) -> String {
    let Some(slot) = deck.slot(card) else { return String::new() };
    let cubes = "■".repeat(deck.cubes(slot).into());
    let head = format!("  {cubes:<3} {} ({})", texts.minutes_card(card), kind(texts, deck, slot));
    format!("{head}\n{}", wrap(&texts.minutes_event(deck, card), 6, 90))
}

/// A deck as readable sentences. Of the built-in one it is said whose its events are.
#[must_use]
pub fn deck(language: Language, deck: &Deck) -> String {
    let texts = Texts::of(language);
    let mut text = String::new();
    let out = &mut text;
    if deck.is_built_in() {
        line!(out, "{}\n", texts.get("minutes-own-events"));
    }
    for slot in minutes::Slots::CARDS.iter() {
        line!(out, "{}", card_lines(texts, deck, deck.card(slot)));
    }
    text
}
