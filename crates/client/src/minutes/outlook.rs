//! What a change of the table means: where battlegrounds come to lie, who takes them over.

use kernel::Side;
use minutes::{Slot, Slots, View};
use text::Voice;

use super::holder;
use crate::{Outlook, Tone};

pub(super) fn outlook(voice: &Voice, before: &View, after: &View) -> Vec<Outlook> {
    let changed = |slot: Slot| [moved(voice, before, after, slot), held(voice, before, after, slot)];
    after.board.table.intersection(Slots::ALL).iter().flat_map(changed).flatten().collect()
}

/// Whether a battleground moves into another zone.
fn moved(voice: &Voice, before: &View, after: &View, slot: Slot) -> Option<Outlook> {
    if !before.board.table.contains(slot) || before.board.zone(slot) == after.board.zone(slot) {
        return None;
    }
    let texts = voice.texts();
    let place = ("place", texts.minutes_place(after.cards().battleground(slot)).into());
    let text = voice.with("outlook-moves", &[place, ("zone", voice.into_zone(after.board.zone(slot)).into())]);
    Some(Outlook { tone: Tone::Plain, text })
}

/// Whether a battleground changes hands.
fn held(voice: &Voice, before: &View, after: &View, slot: Slot) -> Option<Outlook> {
    let was = if before.board.table.contains(slot) { holder(before, slot) } else { None };
    let is = holder(after, slot);
    if was == is {
        return None;
    }
    let place = ("place", voice.texts().minutes_place(after.cards().battleground(slot)).into());
    let cubes = |side: Side| after.board.cubes(side, slot);
    let text = match is {
        Some(side) => {
            let args = [place, ("own", cubes(side).into()), ("other", cubes(side.other()).into())];
            // Who has as many cubes and the sphere has the battleground.
            let is_tied = cubes(side) == cubes(side.other());
            voice.of(if is_tied { "outlook-takes-tied" } else { "outlook-takes" }, side, &args)
        }
        None => voice.with("outlook-tied", &[place, ("count", cubes(Side::Us).into())]),
    };
    Some(Outlook { tone: Tone::of(is.or(was.map(Side::other)), voice.you()), text })
}
