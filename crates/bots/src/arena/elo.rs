//! From results to strength.

use serde::Serialize;
use skillratings::elo::{EloRating, expected_score};
use statrs::distribution::{ContinuousCDF, Normal};

use super::bout::Bout;

/// Pairs by what the first player got out of both games: 0, ½, 1, 1½ or 2.
pub type Pentanomial = [u32; 5];

/// Points of the first player in one of its games, doubled.
fn points(bout: &Bout, seat: kernel::Side) -> usize {
    match bout.outcome.winner {
        Some(winner) if winner == seat => 2,
        Some(_) => 0,
        None => 1,
    }
}

/// Sorts pairs by their result. In the first game of a pair the first player is the US.
pub(super) fn pentanomial(pairs: &[[Bout; 2]]) -> Pentanomial {
    let mut counts = [0; 5];
    for [as_us, as_ussr] in pairs {
        counts[points(as_us, kernel::Side::Us) + points(as_ussr, kernel::Side::Ussr)] += 1;
    }
    counts
}

/// The mean of the pairs, each 0 to 1, and its variance over pairs.
pub(super) fn moments(counts: &Pentanomial) -> (f64, f64, f64) {
    let pairs: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    if pairs == 0.0 {
        return (0.0, 0.5, 0.0);
    }
    let each = |f: &dyn Fn(f64) -> f64| {
        counts.iter().enumerate().map(|(i, &count)| f64::from(count) * f(i as f64 / 4.0)).sum::<f64>() / pairs
    };
    let mean = each(&|x| x);
    (pairs, mean, each(&|x| (x - mean) * (x - mean)))
}

/// A difference in strength with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// Points of the first player per game, 0 to 1.
    pub score: f64,
    /// Half the width of the 95 % interval of the score.
    pub score_error: f64,
    /// By how many points of Elo the first player is stronger.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely it is that the first player is stronger at all.
    pub superiority: f64,
}

impl Elo {
    /// The strength that pairs of games show.
    #[must_use]
    pub fn of(counts: &Pentanomial) -> Elo {
        let (pairs, score, variance) = moments(counts);
        let deviation = (variance / pairs.max(1.0)).sqrt();
        let (quantile, superiority) = match Normal::new(0.0, 1.0) {
            Ok(normal) => (normal.inverse_cdf(0.975), normal.cdf((score - 0.5) / deviation.max(1e-9))),
            Err(_) => (1.96, 0.5),
        };
        let score_error = quantile * deviation;
        let at = |score: f64| from_score(score);
        Elo {
            score,
            score_error,
            elo: at(score),
            low: at(score - score_error),
            high: at(score + score_error),
            superiority,
        }
    }
}

/// The difference in Elo at which a player scores so much.
pub(super) fn from_score(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

/// What a player scores that is stronger by so much.
pub(super) fn to_score(elo: f64) -> f64 {
    expected_score(&EloRating { rating: elo }, &EloRating { rating: 0.0 }).0
}

/// The ratings under which everybody would score as they did, with a mean of 0. `results` are first player, second
/// player, games, points of the first.
pub(super) fn ratings(players: usize, results: &[(usize, usize, f64, f64)]) -> Vec<f64> {
    let mut ratings = vec![0.0; players];
    for _ in 0..2000 {
        let mut surplus = vec![0.0; players];
        let mut games = vec![1.0; players];
        for &(a, b, count, points) in results {
            let due = count * to_score(ratings[a] - ratings[b]);
            // Half a point is kept back from a clean sweep, which would have no finite rating.
            let points = points.clamp(0.5, (count - 0.5).max(0.5));
            surplus[a] += points - due;
            surplus[b] -= points - due;
            games[a] += count;
            games[b] += count;
        }
        for (rating, (surplus, games)) in ratings.iter_mut().zip(surplus.iter().zip(games)) {
            *rating += 400.0 * surplus / games;
        }
    }
    let mean = ratings.iter().sum::<f64>() / players.max(1) as f64;
    ratings.iter().map(|rating| rating - mean).collect()
}
