//! The position of 13 Minutes in words, for those who hear it.

use kernel::Side;
use minutes::{View, Zone};
use text::Voice;

use super::now::held;
use super::{known, track};

/// The zones with their battlegrounds, then each side.
pub(super) fn position(voice: &Voice, view: &View) -> Vec<(String, Vec<String>)> {
    let texts = voice.texts();
    let (deck, board) = (view.cards(), &view.board);
    let zone = |zone: Zone| {
        let line = |at| {
            let name = texts.minutes_place(deck.battleground(at));
            let place = match known(view, at) {
                Some(slot) => format!("{name} ({})", texts.track(track(deck.row(slot).colour))),
                None => name,
            };
            let (us, ussr) = (board.cubes(Side::Us, at), board.cubes(Side::Ussr, at));
            let line = texts.with("say-place", &[("place", place.into()), ("us", us.into()), ("ussr", ussr.into())]);
            format!("{line}. {}", held(voice, view, at))
        };
        (texts.zone(zone), board.zone_spots(zone).iter().map(line).collect())
    };
    let side = |side: Side| {
        let args = [("count", view.hands[side].into()), ("supply", board.supply[side].into())];
        let mut lines = vec![texts.with("say-hand", &args)];
        if let Some(own) = view.own.filter(|_| view.seat.is(side)) {
            let names: Vec<String> = deck.cards(own.hand).map(|card| texts.minutes_card(card)).collect();
            lines.push(texts.with("say-own-hand", &[("cards", names.join(", ").into())]));
        }
        (voice.label(side), lines)
    };
    Zone::ALL.into_iter().map(zone).chain(Side::ALL.into_iter().map(side)).collect()
}
