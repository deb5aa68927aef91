//! How likely a side triggers nuclear war, by the cards it takes to come down and the cards it has left.
//!
//! Whether it would trigger war as the board stands is for the rules to say ([`days::forecast`]).

use days::{Markers, Track};

/// A side's steps on the three tracks.
pub(super) type Steps = [u8; 3];

/// The steps of a side's markers.
#[inline]
pub(super) fn steps(markers: Markers) -> Steps {
    Track::ALL.map(|track| markers.on(track))
}

/// How many steps a side could bring a marker down by taking cubes off one battleground of its track with one card.
#[inline]
pub(super) fn relief(cubes: &[u8; 9]) -> Steps {
    [0, 3, 6].map(|at| cubes[at].max(cubes[at + 1]).max(cubes[at + 2]).min(3).saturating_sub(1))
}

/// About how many cards a side must spend to be safe from triggering war: to bring every marker out of DEFCON 1, and one
/// out of DEFCON 2.
#[inline]
pub(super) fn need(steps: Steps, relief: Steps) -> f32 {
    spent(costs(steps, relief))
}

/// The price of a marker in cards: to bring it out of DEFCON 1, and to bring it from there out of DEFCON 2.
pub(super) type Cost = (f32, f32);

/// The price of each marker.
#[inline]
pub(super) fn costs(steps: Steps, relief: Steps) -> [Cost; 3] {
    [0, 1, 2].map(|track| cost(steps[track], relief[track]))
}

/// The price of a marker by its step and the relief on its track.
#[inline]
pub(super) fn cost(step: u8, relief: u8) -> Cost {
    CARDS[usize::from(step)][usize::from(relief)]
}

/// How many cards to spend at these prices: every marker must leave DEFCON 1, and the cheapest DEFCON 2.
#[inline]
pub(super) fn spent([(a, b), (c, d), (e, f)]: [Cost; 3]) -> f32 {
    a + c + e + b.min(d).min(f)
}

/// One more than the highest step that is reckoned with: two rounds beyond the end of the track.
const STEPS: usize = 11;

/// The price of a marker by its step and the relief on its track.
const CARDS: [[Cost; 3]; STEPS] = {
    let mut cards = [[(0.0, 0.0); 3]; STEPS];
    let mut step = 0;
    while step < STEPS {
        let mut relief = 0;
        while relief < 3 {
            let (over, tense) = (step.saturating_sub(6), if step < 6 { step } else { 6 }.saturating_sub(3));
            cards[step][relief] = (SPENT[over][relief], SPENT[tense][relief.saturating_sub(over)]);
            relief += 1;
        }
        step += 1;
    }
    cards
};

/// How many cards it takes to come down, by steps and relief. Without cubes to take off it takes Events, or cubes must be placed
/// first.
const SPENT: [[f32; 3]; 5] = [[0.0, 0.0, 0.0], [1.8, 1.0, 1.0], [3.0, 2.0, 1.3], [4.0, 3.0, 2.0], [5.0, 4.0, 3.0]];

/// How likely a side that must spend about `need` cards on coming down, and has `plays` left, ends the round in war.
#[inline]
pub(super) fn risk(need: f32, plays: u8) -> f32 {
    RISK[usize::from(plays.min(4))][bucket(need)]
}

/// The column of the table of risks.
#[inline]
pub(super) fn bucket(need: f32) -> usize {
    ((need * 2.0) as usize).min(BUCKETS - 1)
}

/// How many columns: needs in steps of half a card, from none.
pub(super) const BUCKETS: usize = 9;

/// By plays left, then by need.
const RISK: [[f32; BUCKETS]; 5] = [
    [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
    [0.01, 0.45, 0.60, 0.85, 0.90, 0.98, 0.98, 0.99, 0.99],
    [0.01, 0.25, 0.33, 0.55, 0.62, 0.85, 0.92, 0.96, 0.97],
    [0.01, 0.15, 0.20, 0.33, 0.37, 0.60, 0.65, 0.82, 0.85],
    [0.01, 0.08, 0.11, 0.18, 0.23, 0.38, 0.40, 0.52, 0.60],
];

/// How likely a side comes to war in later rounds, each of which begins with its markers going up a step.
#[inline]
pub(super) fn later_risk(steps: Steps, relief: Steps, rounds: u8) -> f32 {
    match rounds {
        0 => 0.0,
        1 => risk(need(steps.map(|step| step + 1), relief), 4),
        _ => {
            let soon = risk(need(steps.map(|step| step + 1), relief), 4);
            let late = risk((need(steps.map(|step| step + 2), relief) - 1.0).max(0.0), 4);
            1.0 - (1.0 - soon) * (1.0 - late)
        }
    }
}
