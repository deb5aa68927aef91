use std::fmt;

use serde::Serialize;

use super::{Judgement, Share};

/// Something that makes a deck worse to play. Written in words, as a player would say it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Warning {
    /// One side wins too many of the decided games.
    Side {
        /// `us` or `ussr`.
        side: &'static str,
        /// Its share of the decided games.
        won: Share,
    },
    /// Whoever plays last wins too often although bids were paid for it.
    Last {
        /// Its share of the decided games.
        won: Share,
    },
    /// Whoever plays first does.
    First {
        /// The share of whoever plays last.
        won_by_last: Share,
    },
    /// Much is bid: the order of play is worth too much, or cubes too little.
    DearOrder {
        /// The bid in the middle.
        middle: u8,
    },
    /// Nothing is bid: nobody cares about the order.
    NoBids,
    /// Bids are often equal.
    Ties {
        /// Games with equal bids.
        games: Share,
    },
    /// War is too frequent.
    MuchWar {
        /// Games that ended so.
        games: Share,
    },
    /// War is no danger.
    NoWar {
        /// Games that ended so.
        games: Share,
    },
    /// Nobody wins too often.
    Nobody {
        /// Games that nobody won.
        games: Share,
    },
    /// An Event is hardly used.
    Unused {
        /// The card.
        card: String,
        /// Uses, of the cases where it could be used.
        used: Share,
    },
    /// Nobody was ever in a position to use an Event: too few games.
    Unseen {
        /// The card.
        card: String,
    },
}

/// The limits that a deck worth playing keeps. An interval must lie beyond one wholly before anything is said.
const SIDE: f64 = 0.52;
const LAST: f64 = 0.55;
const MIDDLE: u8 = 4;
const TIES: f64 = 0.125;
const WAR: [f64; 2] = [0.10, 0.20];
const NOBODY: f64 = 0.10;
const USED: f64 = 1.0 / 3.0;

pub(super) fn of(judgement: &Judgement) -> Vec<Warning> {
    let Judgement { with_bids: games, ties, middle_bid, .. } = judgement;
    let above = |share: &Share, limit: f64| share.low > limit;
    let below = |share: &Share, limit: f64| share.high < limit;
    let mut warnings = Vec::new();
    if above(&games.us, SIDE) {
        warnings.push(Warning::Side { side: "us", won: games.us });
    }
    if below(&games.us, 1.0 - SIDE) {
        warnings.push(Warning::Side { side: "ussr", won: Share::new(games.us.of - games.us.count, games.us.of) });
    }
    if above(&games.last, LAST) {
        warnings.push(Warning::Last { won: games.last });
    }
    if below(&games.last, 1.0 - LAST) {
        warnings.push(Warning::First { won_by_last: games.last });
    }
    if *middle_bid > MIDDLE {
        warnings.push(Warning::DearOrder { middle: *middle_bid });
    }
    if *middle_bid == 0 {
        warnings.push(Warning::NoBids);
    }
    if above(ties, TIES) {
        warnings.push(Warning::Ties { games: *ties });
    }
    if above(&games.war, WAR[1]) {
        warnings.push(Warning::MuchWar { games: games.war });
    }
    if below(&games.war, WAR[0]) {
        warnings.push(Warning::NoWar { games: games.war });
    }
    if above(&games.nobody, NOBODY) {
        warnings.push(Warning::Nobody { games: games.nobody });
    }
    for event in &judgement.events {
        if event.used.of == 0 {
            warnings.push(Warning::Unseen { card: event.card.clone() });
        } else if below(&event.used, USED) {
            warnings.push(Warning::Unused { card: event.card.clone(), used: event.used });
        }
    }
    warnings
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::Side { side, won } => {
                write!(f, "The {} wins {} of 100 decided games.", side.to_uppercase(), hundredths(won))
            }
            Warning::Last { won } => write!(f, "Whoever plays last wins {}.", about(won.share)),
            Warning::First { won_by_last } => write!(f, "Whoever plays first wins {}.", about(1.0 - won_by_last.share)),
            Warning::DearOrder { middle } => write!(
                f,
                "Half of all bids are of {middle} cubes or more: the order of play is worth too much, or cubes too little."
            ),
            Warning::NoBids => write!(f, "Half of all bids are of no cube at all: nobody cares who plays first."),
            Warning::Ties { games } => write!(f, "Both sides bid the same in {} of 100 games.", hundredths(games)),
            Warning::MuchWar { games } => write!(f, "{} of 100 games end in nuclear war.", hundredths(games)),
            Warning::NoWar { games } => {
                write!(f, "Only {} of 100 games end in nuclear war: nobody need fear it.", hundredths(games))
            }
            Warning::Nobody { games } => write!(f, "Nobody wins {} of 100 games.", hundredths(games)),
            Warning::Unused { card, used } if used.count == 0 => {
                write!(f, "Nobody ever uses the Event of {card}, in {} cases.", used.of)
            }
            Warning::Unused { card, used } => {
                write!(f, "The Event of {card} is used in {} of 100 cases where it could be.", hundredths(used))
            }
            Warning::Unseen { card } => write!(f, "Nobody could ever use the Event of {card}: play more games."),
        }
    }
}

fn hundredths(share: &Share) -> u32 {
    (100.0 * share.share).round() as u32
}

/// A share of games in the words of a player.
fn about(share: f64) -> String {
    const WORDS: [(f64, &str); 6] = [
        (0.60, "three games of five"),
        (0.667, "two games of three"),
        (0.75, "three games of four"),
        (0.80, "four games of five"),
        (0.90, "nine games of ten"),
        (1.0, "every game"),
    ];
    match WORDS.into_iter().find(|(value, _)| (value - share).abs() < 0.025) {
        Some((_, words)) => words.to_owned(),
        None => format!("{:.0} of 100 decided games", 100.0 * share),
    }
}
