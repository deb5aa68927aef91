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

/// How many pairs there are, their mean, each 0 to 1, and the variance over pairs. A few equal results say nothing about their
/// spread: it is taken to be no smaller than if one pair had ended otherwise.
pub(super) fn moments(counts: &Pentanomial) -> (f64, f64, f64) {
    let pairs: f64 = counts.iter().map(|&count| f64::from(count)).sum();
    if pairs == 0.0 {
        return (0.0, 0.5, 0.25);
    }
    let each = |f: &dyn Fn(f64) -> f64| {
        counts.iter().enumerate().map(|(i, &count)| f64::from(count) * f(i as f64 / 4.0)).sum::<f64>() / pairs
    };
    let mean = each(&|x| x);
    (pairs, mean, each(&|x| (x - mean) * (x - mean)).max(0.25 / pairs))
}

/// With fewer games no Elo is named: its interval would be wider than the whole scale of players.
pub const FEWEST_GAMES: u32 = 20;

/// How many standard deviations make up half of a 95 % interval.
const QUANTILE: f64 = 1.959_963_985;

/// A difference in strength with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// Points of the first player per game, 0 to 1.
    pub score: f64,
    /// Half the width of the 95 % interval of the score.
    pub score_error: f64,
    /// By how many points of Elo the first player is stronger; nothing after too few games ([`FEWEST_GAMES`]).
    pub elo: Option<f64>,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// How likely it is that the first player is stronger at all.
    pub superiority: f64,
}

impl Elo {
    /// The strength that pairs of games show.
    #[must_use]
    pub fn of(counts: &Pentanomial) -> Elo {
        let (pairs, score, variance) = moments(counts);
        let deviation = (variance / pairs.max(1.0)).sqrt();
        let superiority = Normal::standard().cdf((score - 0.5) / deviation);
        let score_error = QUANTILE * deviation;
        let at = |score: f64| (2.0 * pairs >= f64::from(FEWEST_GAMES)).then(|| from_score(score));
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

/// What two players got out of their games.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    /// The first player and the second.
    pub(super) players: [usize; 2],
    pub(super) games: f64,
    /// Points of the first.
    pub(super) points: f64,
    /// The variance of the points.
    pub(super) variance: f64,
}

impl Score {
    pub(super) fn of(players: [usize; 2], counts: &Pentanomial) -> Score {
        let (pairs, _, variance) = moments(counts);
        let half_points: u32 = (0..).zip(counts).map(|(half_points, count)| half_points * count).sum();
        // A pair is two games, so its points are twice its mean.
        Score { players, games: 2.0 * pairs, points: f64::from(half_points) / 2.0, variance: 4.0 * pairs * variance }
    }
}

/// Half the widths of the 95 % intervals of ratings, each as if those of the others were known.
pub(super) fn rating_errors(ratings: &[f64], scores: &[Score]) -> Vec<f64> {
    let (mut slopes, mut variances) = (vec![0.0; ratings.len()], vec![0.0; ratings.len()]);
    for score in scores {
        let [a, b] = score.players;
        let due = to_score(ratings[a] - ratings[b]);
        for player in score.players {
            slopes[player] += score.games * due * (1.0 - due) * std::f64::consts::LN_10 / 400.0;
            variances[player] += score.variance;
        }
    }
    slopes.iter().zip(variances).map(|(slope, variance)| QUANTILE * f64::sqrt(variance) / slope.max(1e-9)).collect()
}

/// The ratings under which everybody would score as they did, with a mean of 0.
pub(super) fn ratings(players: usize, scores: &[Score]) -> Vec<f64> {
    let mut ratings = vec![0.0; players];
    for _ in 0..2000 {
        let mut surplus = vec![0.0; players];
        let mut games = vec![1.0; players];
        for &Score { players: [a, b], games: count, points, .. } in scores {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_is_what_the_formula_of_elo_says() {
        let even = Elo::of(&[10, 0, 20, 0, 10]);
        assert!(even.elo.unwrap().abs() < 1e-9 && (even.superiority - 0.5).abs() < 1e-9, "{even:?}");
        // Three quarters of the points are 190.8 Elo.
        let strong = Elo::of(&[0, 0, 100, 0, 100]);
        assert!((strong.elo.unwrap() - 190.85).abs() < 0.01, "{strong:?}");
        // The pairs deviate by a quarter: 1.96 / 4 / sqrt(200).
        assert!((strong.score_error - 0.034_65).abs() < 1e-4 && strong.low < strong.elo && strong.elo < strong.high);
    }

    #[test]
    fn no_result_is_certain() {
        for counts in [[0, 0, 0, 0, 2], [0, 0, 1, 0, 0], [3, 0, 0, 0, 0]] {
            let elo = Elo::of(&counts);
            assert!(elo.elo.is_none() && elo.score_error > 0.1, "{elo:?}");
        }
        assert!(Elo::of(&[0; 5]).score_error > 0.5);
        let (too_few, enough) = (Elo::of(&[0, 0, 9, 0, 0]), Elo::of(&[0, 0, 9, 0, 1]));
        assert!(too_few.elo.is_none() && too_few.low.is_none() && enough.low < enough.elo && enough.elo < enough.high);
    }

    #[test]
    fn ratings_reproduce_the_scores_they_come_from() {
        let true_ratings = [120.0, 10.0, -130.0];
        let score = |a: usize, b: usize| {
            let points = 1000.0 * to_score(true_ratings[a] - true_ratings[b]);
            Score { players: [a, b], games: 1000.0, points, variance: 200.0 }
        };
        let scores = [score(0, 1), score(0, 2), score(1, 2)];
        let found = ratings(3, &scores);
        assert!(found.iter().zip(true_ratings).all(|(found, wanted)| (found - wanted).abs() < 0.1), "{found:?}");
        let errors = rating_errors(&found, &scores);
        // Two even matches of 1000 games would leave 1.96 * sqrt(400) / (500 * ln 10 / 400) = 13.6.
        assert!(errors.iter().all(|&error| (13.0..20.0).contains(&error)), "{errors:?}");
    }
}
