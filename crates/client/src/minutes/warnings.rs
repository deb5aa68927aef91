//! How near each side is to war.

use kernel::{SeatView, Side};
use minutes::{Colour, Slots, View, WAR};
use text::{Language, Texts};

use super::known;
use crate::Warning;

pub(super) fn warnings(language: Language, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let texts = Texts::of(language);
    let warn = |side: Side| {
        let sphere = view.board.spheres[side];
        let cards: Slots = sphere.iter().filter_map(|spot| known(view, spot)).collect();
        let count = |colour| cards.intersection(view.cards().of_colour(colour)).len();
        let most = Colour::ALL.into_iter().map(count).max().unwrap_or(0);
        // A Cuba that this seat did not see may be of any colour.
        let hidden = sphere.len() - cards.len();
        let certain = most >= WAR;
        (most + hidden >= WAR).then(|| {
            let key = if certain { "war-spheres" } else { "war-spheres-possible" };
            Warning { side, certain, text: texts.with(key, &[("name", texts.side(side).into())]) }
        })
    };
    Side::ALL.into_iter().filter_map(warn).collect()
}
