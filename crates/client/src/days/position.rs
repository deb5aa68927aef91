//! The position in words, for those who hear it.

use days::{Battleground, CUBES, CardSet, Track, View};
use kernel::Side;
use text::{Texts, Voice};

type Part = (String, Vec<String>);

/// Everything that lies open, and what only this seat knows.
pub(super) fn position(voice: &Voice, view: &View) -> Vec<Part> {
    let texts = voice.texts();
    let mut parts = vec![standing(voice, view), cubes(texts, view), tracks(texts, view)];
    parts.extend(Side::ALL.map(|side| of_side(voice, view, side)));
    parts
}

fn standing(voice: &Voice, view: &View) -> Part {
    let board = &view.board;
    let texts = voice.texts();
    let lines = vec![
        texts.with("say-round", &[("round", board.round.into())]),
        texts.with("say-prestige", &[("standing", texts.standing(board.prestige).into())]),
        voice.of("say-letter", board.letter, &[]),
        texts.with("say-piles", &[("deck", view.deck.into()), ("discard", board.discard.len().into())]),
    ];
    (texts.get("say-standing-title"), lines)
}

fn cubes(texts: &Texts, view: &View) -> Part {
    let line = |at: Battleground| {
        let (us, ussr) = (view.board.cubes(Side::Us, at), view.board.cubes(Side::Ussr, at));
        texts.with("say-place", &[("place", texts.place(at).into()), ("us", us.into()), ("ussr", ussr.into())])
    };
    (texts.get("say-cubes-title"), Battleground::ALL.map(line).to_vec())
}

fn tracks(texts: &Texts, view: &View) -> Part {
    let line = |track: Track| {
        let on = view.board.defcon.map(|markers| markers.on(track));
        let args = [
            ("track", texts.track(track).into()),
            ("us", on.us.into()),
            ("usarea", text::days::area_number(on.us).into()),
            ("ussr", on.ussr.into()),
            ("ussrarea", text::days::area_number(on.ussr).into()),
        ];
        texts.with("say-track", &args)
    };
    (texts.get("say-tracks-title"), Track::ALL.map(line).to_vec())
}

fn of_side(voice: &Voice, view: &View, side: Side) -> Part {
    let (board, texts) = (&view.board, voice.texts());
    let supply = board.supply(side);
    debug_assert!(supply <= CUBES);
    let mut lines = vec![texts.with("say-hand", &[("count", view.hands[side].into()), ("supply", supply.into())])];
    if let Some(three) = board.flags[side] {
        let names = three.map(|agenda| texts.agenda(agenda)).join(", ");
        lines.push(texts.with("say-flags", &[("agendas", names.into())]));
    }
    if let Some(own) = view.own.filter(|_| view.seat.is(side)) {
        lines.push(match own.hand.is_empty() {
            true => texts.get("say-own-hand-empty"),
            false => texts.with("say-own-hand", &[("cards", names(texts, own.hand).into())]),
        });
        lines.extend(own.agenda.map(|it| texts.with("say-own-agenda", &[("agenda", texts.agenda(it).into())])));
    }
    let in_force: Vec<String> = board.modifiers[side].iter().map(|it| texts.modifier(it)).collect();
    if !in_force.is_empty() {
        lines.push(texts.with("say-modifiers", &[("modifiers", in_force.join(", ").into())]));
    }
    (voice.label(side), lines)
}

fn names(texts: &Texts, cards: CardSet) -> String {
    cards.iter().map(|card| texts.card(card)).collect::<Vec<_>>().join(", ")
}
