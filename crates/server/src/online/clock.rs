//! How much time the sides have left.

use kernel::{BySide, Side};
use online::{Clocks, Pace};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The clocks of a table. Times are the server's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    left: BySide<i64>,
    /// Whose clock runs, and since when; it may be a moment to come.
    running: Option<(Side, i64)>,
    /// Who was to move last: an increment comes when that changes.
    turn: Option<Side>,
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let each = match pace {
            Pace::None => 0,
            Pace::Live { seconds, .. } => i64::from(seconds) * 1000,
            Pace::Slow { days } => i64::from(days) * DAY,
        };
        Clock { pace, left: BySide::new(each, each), running: None, turn: None }
    }

    /// Time stands still from now on.
    pub(crate) fn stop(&mut self, now: i64) {
        if let Some((side, since)) = self.running.take() {
            self.left[side] = (self.left[side] - (now - since).max(0)).max(0);
        }
    }

    /// It is this side's turn from now on; nobody's, if the game is over. `forward` is false where the turn came back.
    pub(crate) fn run(&mut self, side: Option<Side>, now: i64, forward: bool) {
        self.stop(now);
        if self.turn != side {
            match (self.pace, self.turn) {
                (Pace::Live { increment, .. }, Some(before)) if forward => {
                    self.left[before] += i64::from(increment) * 1000;
                }
                (Pace::Slow { days }, _) => {
                    if let Some(side) = side {
                        self.left[side] = i64::from(days) * DAY;
                    }
                }
                _ => {}
            }
            self.turn = side;
        }
        self.running = side.map(|side| (side, now));
    }

    /// When the time of whoever is to move is up.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.pace == Pace::None {
            return None;
        }
        self.running.map(|(side, since)| since + self.left[side])
    }

    pub(crate) fn shown(&self, now: i64) -> Option<Clocks> {
        if self.pace == Pace::None {
            return None;
        }
        let mut still = *self;
        still.stop(now);
        let BySide { us, ussr } = still.left;
        let running = self.running.filter(|&(_, since)| since <= now).map(|(side, _)| side);
        Some(Clocks { us, ussr, running, at: now })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_runs_for_the_side_to_move_and_gains_when_the_turn_passes() {
        let mut clock = Clock::new(Pace::Live { seconds: 60, increment: 5 });
        clock.run(Some(Side::Us), 1000, true);
        clock.run(Some(Side::Us), 11_000, true);
        assert_eq!(clock.shown(11_000).unwrap().us, 50_000, "the same turn gains nothing");
        clock.run(Some(Side::Ussr), 21_000, true);
        let shown = clock.shown(31_000).unwrap();
        assert_eq!((shown.us, shown.ussr, shown.running), (45_000, 50_000, Some(Side::Ussr)));
        assert_eq!(clock.deadline(), Some(81_000));
        clock.stop(31_000);
        assert_eq!((clock.deadline(), clock.shown(99_000).unwrap().ussr), (None, 50_000));
        clock.run(Some(Side::Us), 100_000, false);
        assert_eq!(clock.shown(100_000).unwrap().ussr, 50_000, "a turn that came back gains nothing");
    }

    #[test]
    fn at_a_slow_pace_every_turn_has_its_days() {
        let mut clock = Clock::new(Pace::Slow { days: 2 });
        clock.run(Some(Side::Us), 0, true);
        clock.run(Some(Side::Us), DAY, true);
        assert_eq!(clock.deadline(), Some(2 * DAY));
        clock.run(Some(Side::Ussr), DAY, true);
        clock.run(Some(Side::Us), DAY, true);
        assert_eq!(clock.deadline(), Some(3 * DAY));
        assert_eq!(Clock::new(Pace::None).deadline(), None);
    }

    #[test]
    fn nobody_has_less_than_nothing() {
        let mut clock = Clock::new(Pace::Live { seconds: 10, increment: 0 });
        clock.run(Some(Side::Us), 0, true);
        clock.stop(50_000);
        assert_eq!(clock.shown(50_000).unwrap().us, 0);
    }
}
