//! How near each side is to war, in words.

use kernel::{Certainty, SeatView, Side};
use minutes::View;
use minutes::forecast::Forecast;
use text::Voice;

use crate::Warning;

pub(super) fn warnings(voice: &Voice, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let texts = voice.texts();
    let forecasts = Forecast::of_view(view);
    let warn = |side: Side| {
        let key = match forecasts[side].war {
            Certainty::No => return None,
            Certainty::Certain => "war-spheres",
            Certainty::Possible => "war-spheres-possible",
        };
        let text = texts.with(key, &[("name", texts.side(side).into())]);
        Some(Warning { side, certain: forecasts[side].war == Certainty::Certain, text })
    };
    Side::ALL.into_iter().filter_map(warn).collect()
}
