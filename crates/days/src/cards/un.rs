//! The thirteen cards of the UN: whoever plays one may use its Event.

use super::{ICON, PLAIN, un};
use crate::effect::{Amount::*, Line::*, Range::*, Where::*, Who::*, *};
use crate::{Battleground::*, Card, Modifier, Row, Track};

pub(super) const CARDS: [Row; 13] = [
    // Up to three cubes on world opinion, at most two each.
    un(
        Card::SpeechToTheNation,
        "speech-to-the-nation",
        3,
        PLAIN,
        &[Place { on: In(arena(Track::WorldOpinion)), total: UpTo(3), each: 2 }],
    ),
    // Move one of your markers up to two steps; then a Command of 1.
    un(
        Card::GunsOfAugust,
        "guns-of-august",
        3,
        ICON,
        &[
            Shift { by: Me, of: Me, on: ANY_TRACK, steps: Within(2) },
            Command { by: Me, cubes: 1, on: EVERYWHERE, removing: true },
        ],
    ),
    // Who dominates Television may move two of their own markers a step each (R15).
    un(
        Card::FiftyFifty,
        "fifty-fifty",
        3,
        PLAIN,
        &[
            Shift { by: Dominating(Television), of: Dominating(Television), on: ANY_TRACK, steps: Within(1) },
            Shift { by: Dominating(Television), of: Dominating(Television), on: Tracks::Another, steps: Within(1) },
        ],
    ),
    // One cube on each of up to three battlegrounds.
    un(Card::Scramble, "scramble", 3, PLAIN, &[Place { on: In(EVERYWHERE), total: UpTo(3), each: 1 }]),
    // Up to two cubes on political battlegrounds.
    un(
        Card::CloseAllies,
        "close-allies",
        2,
        PLAIN,
        &[Place { on: In(arena(Track::Political)), total: UpTo(2), each: 2 }],
    ),
    // Take a random card of the opponent's; play it or discard it (R12).
    un(Card::IntelligenceReports, "intelligence-reports", 2, ICON, &[TakeCard]),
    // Discard any number of cards and draw as many.
    un(Card::SummitMeeting, "summit-meeting", 2, PLAIN, &[CycleHand]),
    // The opponent's Commands are one smaller this round, but not below one.
    un(Card::ToTheBrink, "to-the-brink", 2, PLAIN, &[Modify { whom: Them, modifier: Modifier::ToTheBrink }]),
    // The opponent cannot deflate by Events of its own plays this round (R10).
    un(Card::Containment, "containment", 2, PLAIN, &[Modify { whom: Them, modifier: Modifier::Containment }]),
    // Your Commands are one larger this round.
    un(Card::Sops, "sops", 1, PLAIN, &[Modify { whom: Me, modifier: Modifier::Sops }]),
    // Up to two cubes on military battlegrounds.
    un(
        Card::NuclearSubmarines,
        "nuclear-submarines",
        1,
        PLAIN,
        &[Place { on: In(arena(Track::Military)), total: UpTo(2), each: 2 }],
    ),
    // Lower each of your markers a step.
    un(Card::UThant, "u-thant", 1, PLAIN, &[DeflateAll]),
    // A Command of 3; then the opponent may command 1 (R18).
    un(
        Card::AFaceSaver,
        "a-face-saver",
        1,
        ICON,
        &[
            Command { by: Me, cubes: 3, on: EVERYWHERE, removing: true },
            Command { by: Them, cubes: 1, on: EVERYWHERE, removing: true },
        ],
    ),
];
