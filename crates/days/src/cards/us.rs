//! The thirteen cards of the US.

use super::{ICON, PLAIN, us};
use crate::effect::{Amount::*, Condition::*, Line::*, Range::*, Where::*, Who::*, *};
use crate::{Battleground::*, Card, Row, Track};

pub(super) const CARDS: [Row; 13] = [
    // Move your political marker up to two steps; then a Command of 1.
    us(
        Card::MathematicalPrecision,
        "mathematical-precision",
        3,
        ICON,
        &[
            Shift { by: Me, of: Me, on: track(Track::Political), steps: Within(2) },
            Command { by: Me, cubes: 1, on: EVERYWHERE, removing: true },
        ],
    ),
    // Up to four cubes where you have none, at most two each.
    us(Card::Excomm, "excomm", 3, ICON, &[Place { on: Vacant, total: UpTo(4), each: 2 }]),
    // Take any number of your cubes off one battleground. No icon (R26).
    us(
        Card::PublicProtests,
        "public-protests",
        3,
        PLAIN,
        &[Remove { by: Me, of: Me, on: EVERYWHERE, total: UpTo(crate::MAX_STACK), spots: 1 }],
    ),
    // Up to four cubes on Berlin, Italy and Turkey, at most two each.
    us(
        Card::LessonsOfMunich,
        "lessons-of-munich",
        3,
        PLAIN,
        &[Place { on: In(Berlin.alone().union(Italy.alone()).union(Turkey.alone())), total: UpTo(4), each: 2 }],
    ),
    // One prestige; then the USSR may move one of your markers a step.
    us(
        Card::OperationMongoose,
        "operation-mongoose",
        2,
        PLAIN,
        &[Prestige(1), Shift { by: Them, of: Me, on: ANY_TRACK, steps: Within(1) }],
    ),
    // Halve the Soviet cubes of one Cuban battleground, or place up to two cubes on Alliances.
    us(
        Card::AirStrike,
        "air-strike",
        2,
        PLAIN,
        &[Either {
            by: Me,
            first: &Remove { by: Me, of: Them, on: CUBA, total: Half, spots: 1 },
            second: &Place { on: In(Alliances.alone()), total: UpTo(2), each: 2 },
        }],
    ),
    // Take up to two Soviet cubes off Turkey; then move your political marker up to two steps.
    us(
        Card::NonInvasionPledge,
        "non-invasion-pledge",
        2,
        PLAIN,
        &[
            Remove { by: Me, of: Them, on: Turkey.alone(), total: UpTo(2), spots: 1 },
            Shift { by: Me, of: Me, on: track(Track::Political), steps: Within(2) },
        ],
    ),
    // While politics are calm: up to one cube on each political battleground.
    us(
        Card::OffensiveMissiles,
        "offensive-missiles",
        2,
        PLAIN,
        &[When(Calm(Track::Political)), Place { on: In(arena(Track::Political)), total: UpTo(3), each: 1 }],
    ),
    // Take up to two of your cubes and put them elsewhere (R13).
    us(
        Card::WaveAndSmile,
        "wave-and-smile",
        2,
        PLAIN,
        &[
            Remove { by: Me, of: Me, on: EVERYWHERE, total: UpTo(2), spots: 2 },
            Place { on: Elsewhere, total: AsMany, each: 2 },
        ],
    ),
    // Raise your military marker up to two steps; then you may lower another of yours by as many (R14).
    us(
        Card::InvasionOfCuba,
        "invasion-of-cuba",
        1,
        PLAIN,
        &[
            Shift { by: Me, of: Me, on: track(Track::Military), steps: Up(2) },
            Shift { by: Me, of: Me, on: Tracks::Another, steps: DownAsMany },
        ],
    ),
    // Up to two cubes on the Atlantic.
    us(Card::Quarantine, "quarantine", 1, PLAIN, &[Place { on: In(Atlantic.alone()), total: UpTo(2), each: 2 }]),
    // A Command of 3, placing only, on a military battleground.
    us(
        Card::U2Photographs,
        "u2-photographs",
        1,
        ICON,
        &[Command { by: Me, cubes: 3, on: arena(Track::Military), removing: false }],
    ),
    // If your military marker is above the Soviet one: up to three cubes in Cuba.
    us(
        Card::EyeballToEyeball,
        "eyeball-to-eyeball",
        1,
        ICON,
        &[When(Above(Track::Military)), Place { on: In(CUBA), total: UpTo(3), each: 3 }],
    ),
];
