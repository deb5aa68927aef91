//! The thirteen cards of the USSR.

use super::{ICON, PLAIN, ussr};
use crate::effect::{Amount::*, Condition::*, Line::*, Range::*, Where::*, Who::*, *};
use crate::{Battleground::*, Card, Modifier, Row, Track};

pub(super) const CARDS: [Row; 13] = [
    // Move your military marker up to two steps; then a Command of 1.
    ussr(
        Card::MrbmsIrbms,
        "mrbms-irbms",
        3,
        ICON,
        &[
            Shift { by: Me, of: Me, on: track(Track::Military), steps: Within(2) },
            Command { by: Me, cubes: 1, on: EVERYWHERE, removing: true },
        ],
    ),
    // Up to four cubes where you have some already, at most two each.
    ussr(Card::MoscowIsOurBrain, "moscow-is-our-brain", 3, ICON, &[Place { on: Held, total: UpTo(4), each: 2 }]),
    // Take up to three of your cubes off the board.
    ussr(
        Card::MissileTrade,
        "missile-trade",
        3,
        ICON,
        &[Remove { by: Me, of: Me, on: EVERYWHERE, total: UpTo(3), spots: 3 }],
    ),
    // Up to three cubes in Cuba.
    ussr(Card::FidelCastro, "fidel-castro", 3, PLAIN, &[Place { on: In(CUBA), total: UpTo(3), each: 3 }]),
    // Two prestige; then the US may move one of your markers up to two steps.
    ussr(
        Card::BerlinBlockade,
        "berlin-blockade",
        2,
        PLAIN,
        &[Prestige(2), Shift { by: Them, of: Me, on: ANY_TRACK, steps: Within(2) }],
    ),
    // Place cubes on Italy until you are one ahead there (R17).
    ussr(Card::SuezHungary, "suez-hungary", 2, PLAIN, &[FillUntilAhead(Italy)]),
    // While the military is calm: up to one cube on each military battleground.
    ussr(
        Card::Maskirovka,
        "maskirovka",
        2,
        PLAIN,
        &[When(Calm(Track::Military)), Place { on: In(arena(Track::Military)), total: UpTo(3), each: 1 }],
    ),
    // The US takes two of its cubes off Alliances, or cannot deflate by Events this round (R10, R11).
    ussr(
        Card::BayOfPigs,
        "bay-of-pigs",
        2,
        PLAIN,
        &[Either {
            by: Them,
            first: &Remove { by: Them, of: Them, on: Alliances.alone(), total: Exactly(2), spots: 1 },
            second: &Modify { whom: Them, modifier: Modifier::BayOfPigs },
        }],
    ),
    // Up to two cubes on Turkey; then halve the US cubes of one Cuban battleground.
    ussr(
        Card::U2Downed,
        "u2-downed",
        2,
        PLAIN,
        &[
            Place { on: In(Turkey.alone()), total: UpTo(2), each: 2 },
            Remove { by: Me, of: Them, on: CUBA, total: Half, spots: 1 },
        ],
    ),
    // Lower your highest marker up to two steps.
    ussr(
        Card::TurnBackTheShips,
        "turn-back-the-ships",
        1,
        PLAIN,
        &[Shift { by: Me, of: Me, on: Tracks::Highest, steps: Down(2) }],
    ),
    // Up to three cubes on the Atlantic.
    ussr(
        Card::StrategicBalance,
        "strategic-balance",
        1,
        ICON,
        &[Place { on: In(Atlantic.alone()), total: UpTo(3), each: 3 }],
    ),
    // A Command of 3, placing only, on a political battleground.
    ussr(
        Card::NationalLiberation,
        "national-liberation",
        1,
        ICON,
        &[Command { by: Me, cubes: 3, on: arena(Track::Political), removing: false }],
    ),
    // Up to two cubes on Television and the United Nations.
    ussr(
        Card::DefensiveMissiles,
        "defensive-missiles",
        1,
        ICON,
        &[Place { on: In(Television.alone().union(UnitedNations.alone())), total: UpTo(2), each: 2 }],
    ),
];
