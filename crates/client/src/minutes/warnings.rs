//! How near each side is to war, in words.

use kernel::{Certainty, SeatView, Side};
use minutes::View;
use minutes::forecast::Forecast;
use text::Voice;
use text::minutes::{Threat, threat};

use crate::Warning;

pub(super) fn warnings(voice: &Voice, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let forecasts = Forecast::of_view(view);
    let warn = |side: Side| {
        let worst = forecasts[side].colours.iter().max_by_key(|colour| (colour.war, colour.known))?;
        let certain = worst.war == Certainty::Certain;
        // The last card of a hand is not played but left over.
        let cards = view.hands[side].saturating_sub(1);
        let threatened = Threat { side, colour: worst.colour, count: worst.known, if_cuba: !certain, cards };
        (worst.war != Certainty::No).then(|| Warning { side, certain, text: threat(voice, threatened) })
    };
    Side::ALL.into_iter().filter_map(warn).collect()
}
