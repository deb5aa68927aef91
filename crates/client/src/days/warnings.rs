//! Who would lose the world at the end of the round, in words.

use days::View;
use days::forecast::Forecast;
use kernel::{Certainty, SeatView, Side};
use text::Voice;

use crate::Warning;

pub(super) fn warnings(voice: &Voice, view: &View) -> Vec<Warning> {
    if view.is_over() {
        return Vec::new();
    }
    let texts = voice.texts();
    let forecasts = Forecast::of_view(view);
    let warn = |side: Side| {
        let (forecast, name) = (forecasts[side], ("name", texts.side(side).into()));
        let text = match forecast.war {
            Certainty::No => return None,
            Certainty::Certain => texts.with("war-certain", &[name]),
            Certainty::Possible => {
                let say = |(owner, agenda)| format!("{} ({})", texts.agenda(agenda), texts.side(owner));
                let agendas: Vec<String> = forecast.to_blame().map(say).collect();
                texts.with("war-possible", &[name, ("agendas", agendas.join(", ").into())])
            }
        };
        Some(Warning { side, certain: forecast.war == Certainty::Certain, text })
    };
    Side::ALL.into_iter().filter_map(warn).collect()
}
