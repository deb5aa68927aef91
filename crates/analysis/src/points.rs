use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A chance, or a part of one: ten thousand are certainty. Whole numbers, so that sums are exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(pub i32);

impl Points {
    /// No chance at all.
    pub const NONE: Points = Points(0);
    /// Certainty.
    pub const ALL: Points = Points(10_000);

    /// A chance from 0 to 1, or a difference of two.
    #[must_use]
    pub fn of(chance: f32) -> Points {
        Points((10_000.0 * chance).round() as i32)
    }

    /// In 100 games, rounded.
    #[must_use]
    pub const fn percent(self) -> i32 {
        (self.0 + 50 * self.0.signum()) / 100
    }

    /// Within what a chance can be.
    #[must_use]
    pub fn within(self) -> Points {
        self.clamp(Points::NONE, Points::ALL)
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::NONE, Points::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.percent().fmt(f)
    }
}
