use days::{Cause, DiscardCause, Fact, Gain, Heard, LetterCause};
use kernel::Side;

use crate::{Telling, Voice};

/// A play told in short: the card and its use, then what it changed. Nothing if no card was played in what was told.
#[must_use]
pub fn tell(voice: impl Into<Voice>, told: &[Heard]) -> Option<Telling> {
    let voice = voice.into();
    let by = told.iter().find_map(|heard| match heard {
        Heard::Whole(Fact::Play { side, .. }) => Some(*side),
        _ => None,
    })?;
    let mut lines = super::log(&voice, told).into_iter();
    let play = lines.find(|line| matches!(line.heard, Heard::Whole(Fact::Play { .. })))?.text;
    let changes = lines.filter_map(|line| voice.change(by, line.heard, line.text)).collect();
    Some(Telling::new(&voice, play, changes))
}

impl Voice {
    /// What a play of `by` changed, in a few words; `line` is what the log says of it.
    fn change(&self, by: Side, heard: Heard, line: String) -> Option<String> {
        let is_of_play = |why| matches!(why, Cause::Command(_) | Cause::Event(_));
        let fact = match heard {
            Heard::Whole(fact) => fact,
            Heard::CardTaken { .. } => return Some(line),
            _ => return None,
        };
        match fact {
            Fact::Cubes { side, at, from, to, why } if is_of_play(why) => {
                let place = if to > from { self.texts().in_place(at) } else { self.texts().from_place(at) };
                Some(self.moved_cubes(by, side, place, from, to))
            }
            Fact::Defcon { side, track, from, to, why } if is_of_play(why) => {
                let key = if to > from { "tell-rises" } else { "tell-falls" };
                let track = ("track", self.texts().marker(track).into());
                Some(self.of(key, side, &[track, ("to", to.into())]))
            }
            Fact::Prestige { side, amount, why: Gain::Event, .. } => {
                Some(self.of("tell-gains", side, &[("amount", amount.into())]))
            }
            Fact::Event { side, used, .. } => Some(self.answered(side, used)),
            Fact::Modifier { .. }
            | Fact::CardTaken { .. }
            | Fact::Letter { why: LetterCause::Command, .. }
            | Fact::Discard { why: DiscardCause::Cycle | DiscardCause::Taken, .. } => Some(line),
            _ => None,
        }
    }
}
