use kernel::Side;
use minutes::{Fact, Heard};

use crate::{Telling, Voice};

/// A play told in short: the card, where it lies and its use, then what it changed. Nothing if no card was played in
/// what was told.
#[must_use]
pub fn tell(voice: impl Into<Voice>, told: &[Heard]) -> Option<Telling> {
    let voice = voice.into();
    let by = told.iter().find_map(|heard| match heard {
        Heard::Whole(Fact::Play { side, .. }) => Some(*side),
        _ => None,
    })?;
    let mut lines = super::log(&voice, told).into_iter();
    let play = lines.find(|line| matches!(line.heard, Heard::Whole(Fact::Play { .. })))?.text;
    let changes = lines.filter_map(|line| voice.minutes_change(by, line.heard, line.text)).collect();
    Some(Telling::new(&voice, play, changes))
}

impl Voice {
    /// What a play of `by` changed, in a few words; `line` is what the log says of it.
    fn minutes_change(&self, by: Side, heard: Heard, line: String) -> Option<String> {
        match heard {
            Heard::Whole(Fact::Cubes { side, at, from, to, .. }) => {
                let texts = self.texts();
                let place = if to > from { texts.on_minutes_place(at) } else { texts.from_minutes_place(at) };
                Some(self.moved_cubes(by, side, place, from, to))
            }
            Heard::Whole(Fact::Event { side, used, .. }) => Some(self.answered(side, used)),
            Heard::Whole(Fact::Move { .. } | Fact::CubaSeen { .. } | Fact::CubaExchanged { .. })
            | Heard::CubaSeen { .. }
            | Heard::CubaExchanged { .. } => Some(line),
            _ => None,
        }
    }
}
