//! The table of 13 Minutes: three zones, one beneath the other.

use std::fmt::Write;

use kernel::Side;
use minutes::{Affiliation, Card, Colour, Deck, Slot, State, View, Zone};
use text::{Language, Texts, Voice};

use crate::days::cube;
use crate::drawn::is_named;
use crate::screen::pad;
use crate::{Drawn, Ink, Pile, Screen, flow, width_of, wrap};

impl Drawn for State {
    fn board(voice: &Voice, screen: Screen, view: &View) -> Vec<String> {
        let texts = voice.texts();
        let mut out = header(texts, screen, view);
        let names = |zone: Zone| screen.paint(zone.side().map_or(Ink::Strong, Ink::from), &texts.zone(zone));
        let label = Zone::ALL.iter().map(|&zone| width_of(&names(zone))).max().unwrap_or(0) + 2;
        let name = view.board.table.iter().map(|at| width_of(&place(texts, view, at))).max().unwrap_or(0);
        for zone in Zone::ALL {
            let mut spots = view.board.zone_spots(zone).iter().map(|at| battleground(texts, screen, view, at, name));
            let first = spots.next().unwrap_or_else(|| "–".to_owned());
            out.push(format!("{}{first}", pad(&names(zone), label)));
            out.extend(spots.map(|spot| format!("{:label$}{spot}", "")));
        }
        out
    }

    fn in_play(voice: &Voice, screen: Screen, view: &View) -> Vec<String> {
        let (texts, Some(play)) = (voice.texts(), view.board.play) else { return Vec::new() };
        let (deck, card) = (view.cards(), view.cards().card(play.slot));
        let what = format!("{}. {}", in_short(texts, deck, card), texts.minutes_event(deck, card));
        let label = ("label", texts.get("card-in-play").into());
        wrap(&texts.with("term-labelled", &[label, ("what", what.into())]), 0, 2, screen.width)
    }

    fn own(voice: &Voice, screen: Screen, view: &View, with_events: bool) -> Vec<String> {
        let Some(own) = view.own else { return Vec::new() };
        let (texts, deck) = (voice.texts(), view.cards());
        let mut cards = deck.cards(own.hand);
        if with_events {
            return cards.flat_map(|card| card_lines(texts, screen, deck, card)).collect();
        }
        let Some(first) = cards.next() else { return Vec::new() };
        let label = ("label", texts.get("term-hand").into());
        let first = texts.with("term-labelled", &[label, ("what", in_short(texts, deck, first).into())]);
        flow(std::iter::once(first).chain(cards.map(|card| in_short(texts, deck, card))), " · ", screen.width)
    }

    fn pile(_voice: &Voice, _view: &View, _pile: Pile) -> Option<Vec<String>> {
        None
    }

    fn explain(voice: &Voice, screen: Screen, view: &View, name: &str) -> Option<Vec<String>> {
        let (texts, deck) = (voice.texts(), view.cards());
        let mut cards = deck.cards(minutes::Slots::CARDS);
        let card = cards.find(|card| is_named(name, &card.slug(), &texts.minutes_card(*card)))?;
        let mut lines = card_lines(texts, screen, deck, card);
        let history = format!("history-{card}");
        if texts.has(&history) {
            lines.push(String::new());
            lines.extend(wrap(&texts.get(&history), 0, 0, screen.width));
        }
        if deck.is_built_in() {
            lines.push(String::new());
            lines.extend(wrap(&texts.get("minutes-own-events"), 0, 0, screen.width));
        }
        Some(lines)
    }
}

fn header(texts: &Texts, screen: Screen, view: &View) -> Vec<String> {
    let board = &view.board;
    let labelled = |key: &str, what: String| {
        texts.with("term-labelled", &[("label", texts.get(key).into()), ("what", what.into())])
    };
    let both = |us: u8, ussr: u8| {
        let [us_name, ussr_name] = Side::ALL.map(|side| screen.paint(side.into(), &texts.side(side)));
        format!("{us_name} {us}, {ussr_name} {ussr}")
    };
    let pieces = [
        screen.paint(Ink::Strong, "13 Minutes"),
        labelled("term-supply", Side::ALL.map(|side| in_supply(texts, screen, board.supply[side], side)).join(", ")),
        labelled("term-hands", both(view.hands.us, view.hands.ussr)),
        labelled("term-deck", view.deck.to_string()),
    ];
    flow(pieces, " · ", screen.width)
}

fn in_supply(texts: &Texts, screen: Screen, cubes: u8, side: Side) -> String {
    screen.paint(side.into(), &format!("{} {}{cubes}", texts.side(side), cube(side)))
}

/// The name of a battleground; of Cuba also the card, if this seat knows it.
fn place(texts: &Texts, view: &View, at: Slot) -> String {
    let deck = view.cards();
    let mut name = texts.minutes_place(deck.battleground(at));
    if let (Slot::CUBA, Some(slot)) = (at, client::known(view, at)) {
        let _ = write!(name, " = {}", texts.minutes_card(deck.card(slot)));
    }
    name
}

fn battleground(texts: &Texts, screen: Screen, view: &View, at: Slot, width: usize) -> String {
    let kind = client::known(view, at).map_or_else(String::new, |slot| kind(texts, view.cards(), slot));
    let cubes = |side: Side| {
        let count = format!("{}{:<2}", cube(side), view.board.cubes(side, at));
        if client::holder(view, at) == Some(side) { screen.paint(side.into(), &count) } else { count }
    };
    let name = pad(&place(texts, view, at), width);
    format!("{name}  {} {} {kind}", cubes(Side::Us), cubes(Side::Ussr)).trim_end().to_owned()
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

/// A card with its kind and cubes, in a few letters.
fn in_short(texts: &Texts, deck: &Deck, card: Card) -> String {
    let slot = deck.slot(card).expect("a card of its deck");
    let cubes = "■".repeat(deck.cubes(slot).into());
    format!("{} ({}, {cubes})", texts.minutes_card(card), kind(texts, deck, slot))
}

/// A card with what is printed on it.
fn card_lines(texts: &Texts, screen: Screen, deck: &Deck, card: Card) -> Vec<String> {
    let slot = deck.slot(card).expect("a card of its deck");
    let cubes = "■".repeat(deck.cubes(slot).into());
    let mut lines = vec![format!("  {cubes:<3} {} ({})", texts.minutes_card(card), kind(texts, deck, slot))];
    lines.extend(wrap(&texts.minutes_event(deck, card), 6, 0, screen.width.min(100)));
    lines
}

/// A deck as readable sentences. Of the built-in one it is said whose its events are.
#[must_use]
pub fn deck(language: Language, screen: Screen, deck: &Deck) -> String {
    let texts = Texts::of(language);
    let mut lines = Vec::new();
    if deck.is_built_in() {
        lines.extend(wrap(&texts.get("minutes-own-events"), 0, 0, screen.width));
        lines.push(String::new());
    }
    let cards = minutes::Slots::CARDS.iter().map(|slot| deck.card(slot));
    lines.extend(cards.flat_map(|card| card_lines(texts, screen, deck, card)));
    lines.into_iter().map(|line| line + "\n").collect()
}
