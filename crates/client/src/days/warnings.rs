//! Who would lose the world at the end of the round, in words.

use days::forecast::Forecast;
use days::{Agenda, View};
use kernel::{Certainty, SeatView, Side};
use text::Voice;
use text::days::{Guilt, Threat, threat};

use crate::Warning;

pub(super) fn warnings(voice: &Voice, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let forecasts = Forecast::of_view(view);
    Side::ALL.into_iter().filter_map(|side| warning(voice, view, side, &forecasts[side])).collect()
}

fn warning(voice: &Voice, view: &View, side: Side, forecast: &Forecast) -> Option<Warning> {
    if forecast.war == Certainty::No {
        return None;
    }
    let highest = forecast.markers.iter().max_by_key(|marker| (marker.to_safety, marker.step))?;
    let (guilt, lowered) = if highest.to_safety > 0 {
        (Guilt::Marker { track: highest.track, step: highest.step }, highest)
    } else {
        (Guilt::Three, forecast.markers.iter().min_by_key(|marker| marker.to_calm)?)
    };
    let down = if guilt == Guilt::Three { lowered.to_calm } else { lowered.to_safety };
    // The last card of a hand is not played but put away.
    let cards = view.hands[side].saturating_sub(1);
    let agendas: Vec<(Side, Agenda)> = forecast.to_blame().collect();
    let text = threat(voice, &Threat { side, guilt, track: lowered.track, down, cards, agendas: &agendas });
    Some(Warning { side, certain: forecast.war == Certainty::Certain, text })
}
