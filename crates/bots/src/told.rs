//! What a person is told of the chances that a search found.
//!
//! A search names a number for every choice. It is not shown as it is. First, it is brought in line with what came of such numbers in
//! games that were kept apart for that, by part of the game ([`Calibration`]). Second, it is told as a [`Band`] that is the wider the
//! less it was looked into. Third, choices are sorted into classes ([`Class`]), within which there is no order: a difference that
//! another seed would turn round is no difference.

use crate::{Insight, Prospect, Thought};

/// A chance to win, 0 to 1, as a range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// Its lower end.
    pub low: f32,
    /// Its upper end.
    pub high: f32,
}

impl Band {
    /// From `low` to `high`, each brought into 0 to 1.
    #[must_use]
    pub fn new(low: f32, high: f32) -> Band {
        Band { low: low.clamp(0.0, 1.0), high: high.clamp(0.0, 1.0) }
    }

    /// The middle.
    #[must_use]
    pub fn middle(&self) -> f32 {
        0.5 * (self.low + self.high)
    }
}

/// How good a choice is beside the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Better than every other by more than chance can make of it.
    ClearlyBest,
    /// One of several that are about equal, with nothing better.
    AboutEqual,
    /// A little behind the best.
    Good,
    /// Clearly behind the best.
    Behind,
}

impl Class {
    /// From the best.
    pub const ALL: [Class; 4] = [Class::ClearlyBest, Class::AboutEqual, Class::Good, Class::Behind];

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Class::ClearlyBest => "clearly-best",
            Class::AboutEqual => "about-equal",
            Class::Good => "good",
            Class::Behind => "behind",
        }
    }
}

kernel::named!(Class, "a class of choices: clearly-best, about-equal, good or behind");

/// A choice as a person is told of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked<A> {
    /// The choice.
    pub action: A,
    /// The chance to win with it, 0 to 1, calibrated: for reckoning with. To a person, show the band.
    pub win: f32,
    /// The chance as a range.
    pub band: Band,
    /// How good it is beside the others.
    pub class: Class,
}

/// What came of the chances that searches named in a part of a game: of nothing, of a tenth, of two tenths and so on, in hundredths.
/// Between these it runs straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calibration(pub [u8; 11]);

impl Calibration {
    /// Takes every chance at its word.
    pub const NONE: Calibration = Calibration([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);

    /// The chance to show for one that a search named.
    #[must_use]
    pub fn apply(self, win: f32) -> f32 {
        let tenths = (10.0 * win).clamp(0.0, 10.0);
        let below = (tenths as usize).min(9);
        let [low, high] = [self.0[below], self.0[below + 1]].map(|came| f32::from(came) / 100.0);
        low + (high - low) * (tenths - below as f32)
    }
}

/// Two choices whose values lie no further apart are about equal; with few visits it takes more.
const EQUAL: f32 = 0.025;
/// A choice that is no further behind the best is good.
const GOOD: f32 = 0.07;
/// Half a band around a value that was looked into without end.
const SURE: f32 = 0.02;
/// By how much a value that rests on one visit may be wrong.
const DOUBT: f32 = 0.5;

/// By how much a value may be wrong after so many visits.
fn doubt(visits: u64) -> f32 {
    (DOUBT / ((visits + 1) as f32).sqrt()).min(0.25)
}

/// The chance to win that a search named for a position seen by the seat of this view, as a person is told it.
#[must_use]
pub fn band<G: Insight>(view: &G::View, win: f32, visits: u64) -> Band {
    let (win, half) = (G::calibration(view).apply(win), SURE + doubt(visits));
    Band::new(win - half, win + half)
}

/// The choices of a thought about this view as a person is told of them: by class, within a class by chance, though that is not to be
/// taken for an order. What an equilibrium mixes is about equal by nature.
#[must_use]
pub fn ranked<G: Insight>(view: &G::View, thought: &Thought<G::Action>) -> Vec<Ranked<G::Action>> {
    let calibration = G::calibration(view);
    let surely = |option: &Prospect<G::Action>| option.win - doubt(option.visits);
    let Some(best) = thought.options.iter().max_by(|a, b| surely(a).total_cmp(&surely(b))) else { return Vec::new() };
    let gap = |option: &Prospect<G::Action>| calibration.apply(best.win) - calibration.apply(option.win);
    let slack = |option: &Prospect<G::Action>| {
        let (one, two) = (doubt(best.visits), doubt(option.visits));
        EQUAL.max((one * one + two * two).sqrt().min(2.0 * EQUAL))
    };
    let is_rival = |option: &&Prospect<G::Action>| option.action != best.action && gap(option) <= slack(option);
    let alone = !thought.solved && !thought.options.iter().any(|option| is_rival(&option));
    let class = |option: &Prospect<G::Action>| match gap(option) {
        _ if option.action == best.action => {
            if alone {
                Class::ClearlyBest
            } else {
                Class::AboutEqual
            }
        }
        gap if gap <= slack(option) && !alone => Class::AboutEqual,
        gap if gap <= GOOD => Class::Good,
        _ => Class::Behind,
    };
    let told = |option: &Prospect<G::Action>| Ranked {
        action: option.action,
        win: calibration.apply(option.win),
        band: band::<G>(view, option.win, if thought.solved { u64::MAX - 1 } else { option.visits }),
        class: class(option),
    };
    let mut ranked: Vec<Ranked<G::Action>> = thought.options.iter().map(told).collect();
    ranked.sort_by(|a, b| a.class.cmp(&b.class).then(b.win.total_cmp(&a.win)));
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of the choices, from 1, with their classes, in the order in which they are told.
    fn told(wins: &[(u64, f32)], solved: bool) -> Vec<(usize, Class)> {
        let actions: Vec<days::Action> = days::Card::all().map(days::Action::Event).collect();
        let options =
            std::iter::zip(&actions, wins).map(|(&action, &(visits, win))| Prospect { action, visits, win }).collect();
        let state = <days::State as kernel::Game>::begin(days::Rules::default(), &mut ());
        let view = kernel::Game::view(&state, kernel::Seat::Player(kernel::Side::Us));
        let thought = Thought { options, iterations: 0, nodes: 0, solved };
        let number = |action| 1 + actions.iter().position(|&other| other == action).unwrap_or(0);
        ranked::<days::State>(&view, &thought).into_iter().map(|each| (number(each.action), each.class)).collect()
    }

    #[test]
    fn what_is_better_by_far_is_clearly_best_and_what_is_not_is_about_equal() {
        let (best, equal, good) = (Class::ClearlyBest, Class::AboutEqual, Class::Good);
        assert_eq!(told(&[(5000, 0.62), (400, 0.54), (300, 0.30)], false), [(1, best), (2, good), (3, Class::Behind)]);
        assert_eq!(told(&[(5000, 0.60), (4000, 0.59), (300, 0.30)], false)[..2], [(1, equal), (2, equal)]);
        // What was hardly tried is not the best for its value alone.
        assert_eq!(told(&[(5000, 0.60), (2, 0.64)], false).iter().map(|told| told.1).collect::<Vec<_>>(), [equal; 2]);
        assert!(told(&[(5000, 0.60), (1000, 0.40)], true).iter().all(|told| told.1 != best), "a mix has no best");
    }

    #[test]
    fn a_better_choice_never_looks_worse_and_every_chance_stays_one() {
        for (name, calibration) in <days::State as Insight>::PARTS.iter().chain(<minutes::State as Insight>::PARTS) {
            let told: Vec<f32> = (0..=100).map(|percent| calibration.apply(percent as f32 / 100.0)).collect();
            assert!(told.is_sorted() && told[0] >= 0.0 && told[100] <= 1.0, "{name}: {told:?}");
        }
        assert!((Calibration::NONE.apply(0.37) - 0.37).abs() < 1e-6);
    }
}
