//! The table of 13 Days as a picture: three tracks side by side, each with its battlegrounds beneath it.

use days::{Area, Battleground, MAX_STACK, Markers, Scored, Track, View};
use kernel::Side;
use text::Voice;

use crate::picture::{CARD, Drawing, FAINT, Frame, INK, OCHRE, WIDTH, colour};

const HEIGHT: u32 = 596;
const COLUMN: u32 = 296;
const STEP: u32 = 34;

pub(super) fn picture(voice: &Voice, view: &View) -> String {
    let (texts, board) = (voice.texts(), &view.board);
    let round = texts.with("round-name", &[("round", board.round.into())]);
    let mut drawing =
        Drawing::new(HEIGHT, &texts.get("title-days"), &format!("{round} · {}", texts.standing(board.prestige)));
    prestige(&mut drawing, voice, board.prestige);
    for (index, track) in (0..).zip(Track::ALL) {
        arena(&mut drawing, voice, view, track, 24 + index * (COLUMN + 12));
    }
    let letter = voice.of("say-letter", board.letter, &[]);
    let piles = [("deck", view.deck.into()), ("discard", board.discard.len().into())];
    drawing.words(24, HEIGHT - 18, 18, INK, &format!("{letter} {}", texts.with("say-piles", &piles)));
    drawing.finish()
}

/// The scale from five for the US to five for the USSR.
fn prestige(drawing: &mut Drawing, voice: &Voice, now: i8) {
    let texts = voice.texts();
    let left = (WIDTH - 11 * STEP) / 2;
    drawing.words_end(left - 14, 92, 20, colour(Side::Us), &texts.side(Side::Us));
    drawing.words(left + 11 * STEP + 14, 92, 20, colour(Side::Ussr), &texts.side(Side::Ussr));
    for (place, prestige) in (0..).zip((-5..=5).rev()) {
        let at = Frame { x: left + place * STEP, y: 70, width: STEP, height: 32 };
        let is_here = prestige == now;
        let fill = if is_here { INK } else { CARD };
        drawing.area(at, fill, FAINT);
        let words = prestige.unsigned_abs().to_string();
        drawing.words_at(at.x + STEP / 2, 93, 18, if is_here { CARD } else { INK }, &words);
    }
}

fn arena(drawing: &mut Drawing, voice: &Voice, view: &View, track: Track, x: u32) {
    let texts = voice.texts();
    drawing.words(x, 142, 24, INK, &texts.track(track));
    flags(drawing, view, Scored::Track(track), x + COLUMN, 136);
    for (row, side) in (0..).zip(Side::ALL) {
        let y = 156 + row * 36;
        let at = view.board.defcon[side].on(track);
        for (place, step) in (0..).zip(Markers::LOWEST..=Markers::HIGHEST) {
            let frame = Frame { x: x + place * 37, y, width: 37, height: 32 };
            drawing.area(frame, area(step), CARD);
            if step == at {
                drawing.piece(side, frame.x + 18, y + 16, 22);
            }
        }
    }
    let places = Battleground::ALL.into_iter().filter(|at| at.arena() == track);
    for (row, at) in (0..).zip(places) {
        battleground(drawing, voice, view, at, Frame { x, y: 244 + row * 104, width: COLUMN, height: 92 });
    }
}

fn battleground(drawing: &mut Drawing, voice: &Voice, view: &View, at: Battleground, frame: Frame) {
    let Frame { x, y, .. } = frame;
    drawing.area(frame, CARD, view.board.dominates(at).map_or(FAINT, colour));
    drawing.words(x + 12, y + 25, 20, INK, &voice.texts().place(at));
    flags(drawing, view, Scored::Battleground(at), x + COLUMN - 8, y + 20);
    for (row, side) in (0..).zip(Side::ALL) {
        let y = y + 46 + row * 26;
        drawing.words(x + 12, y + 6, 16, colour(side), &voice.texts().side(side));
        drawing.cubes(side, x + 80, y, view.board.cubes(side, at), MAX_STACK);
    }
}

/// The flags of both sides, from the right.
fn flags(drawing: &mut Drawing, view: &View, here: Scored, right: u32, y: u32) {
    let flagged = |side: Side| view.board.flags[side].into_iter().flatten().filter(|it| it.flag() == here).count();
    let all = Side::ALL.into_iter().flat_map(|side| std::iter::repeat_n(side, flagged(side)));
    for (place, side) in (0..).zip(all) {
        let x = right - 16 - place * 30;
        drawing.area(Frame { x: x - 10, y: y - 12, width: 22, height: 20 }, OCHRE, INK);
        drawing.piece(side, x + 1, y - 2, 9);
    }
}

/// The colour of a step: calm, tense, or nearly war.
const fn area(step: u8) -> &'static str {
    match Area::of(step) {
        Area::Defcon3 => "#b4cda5",
        Area::Defcon2 => "#e7b64c",
        Area::Defcon1 => "#d25b46",
    }
}
