//! The table of 13 Minutes as a picture: three zones side by side, each with its battlegrounds.

use kernel::Side;
use minutes::{Slot, View, Zone};
use text::Voice;

use super::{holder, known};
use crate::picture::{CARD, Drawing, FAINT, Frame, INK, colour};

const COLUMN: u32 = 296;
const ROW: u32 = 96;

pub(super) fn picture(voice: &Voice, view: &View) -> String {
    let texts = voice.texts();
    let most = Zone::ALL.map(|zone| view.board.zone_spots(zone).len()).into_iter().max().unwrap_or(0);
    let height = 190 + ROW * u32::from(most.max(2));
    let prestige = view.board.prestige;
    let score = texts.with("score-both", &[("us", prestige.us.into()), ("ussr", prestige.ussr.into())]);
    let made = [("count", view.board.plays_made.into()), ("all", (2 * minutes::PLAYS).into())];
    let words = if kernel::SeatView::is_over(view) { score } else { texts.with("cards-played", &made) };
    let mut drawing = Drawing::new(height, &texts.get("title-minutes"), &words);
    for (index, zone) in (0..).zip(Zone::ALL) {
        column(&mut drawing, voice, view, zone, 24 + index * (COLUMN + 12));
    }
    for (index, side) in (0..).zip(Side::ALL) {
        let left = texts.with("board-supply-count", &[("count", view.board.supply[side].into())]);
        drawing.words(24 + index * 460, height - 24, 18, colour(side), &format!("{}: {left}", texts.side(side)));
    }
    drawing.finish()
}

fn column(drawing: &mut Drawing, voice: &Voice, view: &View, zone: Zone, x: u32) {
    let fill = zone.side().map_or(INK, colour);
    drawing.words(x, 96, 24, fill, &voice.texts().zone(zone));
    for (row, at) in (0..).zip(view.board.zone_spots(zone).iter()) {
        battleground(drawing, voice, view, at, Frame { x, y: 112 + row * ROW, width: COLUMN, height: ROW - 10 });
    }
}

fn battleground(drawing: &mut Drawing, voice: &Voice, view: &View, at: Slot, frame: Frame) {
    let (texts, Frame { x, y, .. }) = (voice.texts(), frame);
    drawing.area(frame, CARD, holder(view, at).map_or(FAINT, colour));
    drawing.words(x + 12, y + 25, 20, INK, &texts.minutes_place(view.cards().battleground(at)));
    if let Some(slot) = known(view, at) {
        let marker = texts.get(&format!("marker-{}", view.cards().row(slot).colour));
        drawing.words_end(x + COLUMN - 10, y + 24, 15, INK, &marker);
    }
    for (row, side) in (0..).zip(Side::ALL) {
        let y = y + 44 + row * 25;
        drawing.words(x + 12, y + 6, 16, colour(side), &texts.side(side));
        drawing.cubes(side, x + 80, y, view.board.cubes(side, at), 3);
    }
}
