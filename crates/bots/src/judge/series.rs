use kernel::{Side, Why};
use serde::Serialize;

use super::game::Noted;

/// How many of how many, with the 95 % interval of the share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How many.
    pub count: u32,
    /// Of how many.
    pub of: u32,
    /// The share, 0 to 1; a half of nothing.
    pub share: f64,
    /// The lower end of its 95 % interval (Wilson).
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// So many of so many.
    #[must_use]
    pub fn new(count: u32, of: u32) -> Share {
        /// How many standard deviations make up half of a 95 % interval.
        const Z: f64 = 1.959_963_985;
        if of == 0 {
            return Share { count, of, share: 0.5, low: 0.0, high: 1.0 };
        }
        let (n, p) = (f64::from(of), f64::from(count) / f64::from(of));
        let scale = 1.0 + Z * Z / n;
        let middle = (p + Z * Z / (2.0 * n)) / scale;
        let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        Share { count, of, share: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    pub(super) fn of<T>(all: &[T], is_such: impl Fn(&T) -> bool) -> Share {
        Share::new(all.iter().filter(|each| is_such(each)).count() as u32, all.len() as u32)
    }
}

/// How games of one kind went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Series {
    /// Games.
    pub games: u32,
    /// Won by the US, of those that somebody won.
    pub us: Share,
    /// Won by whoever played last, of those that somebody won.
    pub last: Share,
    /// Ended by nuclear war, of all.
    pub war: Share,
    /// Of those, lost by whoever played last.
    pub war_by_last: Share,
    /// Drawn, of all.
    pub drawn: Share,
    /// Won by nobody, of all.
    pub nobody: Share,
    /// Mean prestige of the US and of the USSR at the end.
    pub prestige: [f64; 2],
    /// Their mean distance.
    pub distance: f64,
}

impl Series {
    pub(super) fn of(games: &[Noted]) -> Series {
        let decided: Vec<&Noted> = games.iter().filter(|game| game.outcome.winner.is_some()).collect();
        let wars: Vec<&Noted> = games.iter().filter(|game| game.outcome.why == Why::NuclearWar).collect();
        let mean = |value: &dyn Fn(&Noted) -> f64| games.iter().map(value).sum::<f64>() / games.len().max(1) as f64;
        let [us, ussr] = Side::ALL.map(|side| move |game: &Noted| f64::from(game.prestige[side]));
        Series {
            games: games.len() as u32,
            us: Share::of(&decided, |game| game.outcome.winner == Some(Side::Us)),
            last: Share::of(&decided, |game| game.outcome.winner == Some(game.first.other())),
            war: Share::of(games, |game| game.outcome.why == Why::NuclearWar),
            war_by_last: Share::of(&wars, |game| game.outcome.winner == Some(game.first)),
            drawn: Share::of(games, |game| game.outcome.why == Why::Draw),
            nobody: Share::of(games, |game| game.outcome.winner.is_none()),
            prestige: [mean(&us), mean(&ussr)],
            distance: mean(&|game| (us(game) - ussr(game)).abs()),
        }
    }
}
