use std::fmt;

use serde::Serialize;

use super::elo::{Pentanomial, moments, to_score};

/// A sequential probability ratio test between two hypotheses about a difference in Elo, on the results of pairs.
///
/// The generalised test: the ratio is taken at the likeliest variances, in the usual normal approximation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The first player is stronger by so much at most.
    pub elo0: f64,
    /// The first player is stronger by so much at least.
    pub elo1: f64,
    /// How often `elo1` may be accepted though `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted though `elo1` is true.
    pub beta: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Test {
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// At this or below `elo0` is accepted.
    pub lower: f64,
    /// At this or above `elo1` is accepted.
    pub upper: f64,
    /// What follows.
    pub verdict: Verdict,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Open => "not clear yet",
            Verdict::Elo0 => "not stronger",
            Verdict::Elo1 => "stronger",
        })
    }
}

/// What a test has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Not enough yet.
    Open,
    /// Not stronger than `elo0`.
    Elo0,
    /// Stronger than `elo1`.
    Elo1,
}

impl Sprt {
    /// Tests what was played so far.
    #[must_use]
    pub fn test(&self, counts: &Pentanomial) -> Test {
        let (pairs, mean, variance) = moments(counts);
        let (score0, score1) = (to_score(self.elo0), to_score(self.elo1));
        let llr = pairs * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance);
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let verdict = match llr {
            llr if llr >= upper => Verdict::Elo1,
            llr if llr <= lower => Verdict::Elo0,
            _ => Verdict::Open,
        };
        Test { llr, lower, upper, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRT: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn even_results_accept_the_lower_bound_and_good_ones_the_upper() {
        assert_eq!(SPRT.test(&[500, 500, 1000, 500, 500]).verdict, Verdict::Elo0);
        assert_eq!(SPRT.test(&[300, 400, 1000, 600, 700]).verdict, Verdict::Elo1);
        assert_eq!(SPRT.test(&[1, 2, 3, 2, 1]).verdict, Verdict::Open);
    }

    #[test]
    fn the_bounds_follow_from_the_errors_allowed() {
        let test = SPRT.test(&[0; 5]);
        assert!((test.upper - 2.944).abs() < 0.001 && (test.lower + 2.944).abs() < 0.001 && test.llr == 0.0);
    }
}
