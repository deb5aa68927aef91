use kernel::{BySide, Outcome, Side, Why};
use minutes::{Colour, WAR};

use crate::{Arg, Verdict, Voice};

/// A war that threatens at the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct Threat {
    /// Who would start it.
    pub side: Side,
    /// The colour of the cards in its sphere.
    pub colour: Colour,
    /// How many of them are seen.
    pub count: u8,
    /// Whether it takes the hidden Cuba card to be of that colour.
    pub if_cuba: bool,
    /// How many cards the side has left to play.
    pub cards: u8,
}

/// A warning of war: what would happen, and what must be done against it.
#[must_use]
pub fn threat(voice: impl Into<Voice>, threat: Threat) -> String {
    let voice = voice.into();
    let key = if threat.if_cuba { "minutes-war-cuba" } else { "minutes-war-sure" };
    let what = voice.of(key, threat.side, &[coloured(&voice, threat.colour), ("count", threat.count.into())]);
    let remedy = voice.of("minutes-war-remedy", threat.side, &[("cards", threat.cards.into())]);
    format!("{what} {remedy}")
}

/// How a game of 13 Minutes ended. `guilt` is the colour of the cards that made a side start a war.
#[must_use]
pub fn verdict(
    voice: impl Into<Voice>,
    outcome: Outcome,
    prestige: BySide<u8>,
    guilt: BySide<Option<Colour>>,
) -> Verdict {
    let voice = voice.into();
    match (outcome.why, outcome.winner) {
        (Why::Resignation, Some(winner)) => voice.given_up(winner),
        (Why::NuclearWar, winner) => {
            let of = |side: Side| {
                let colour = guilt[side]?;
                Some(voice.of("verdict-sphere", side, &[coloured(&voice, colour), ("count", WAR.into())]))
            };
            let mut reason: Vec<String> = Side::ALL.into_iter().filter_map(of).collect();
            reason.push(voice.won(winner));
            Verdict { title: voice.started(guilt.map(|guilt| guilt.is_some())), reason: reason.join(" ") }
        }
        (_, Some(winner)) => {
            let score = [("winner", prestige[winner].into()), ("loser", prestige[winner.other()].into())];
            Verdict { title: voice.title(winner), reason: voice.of("verdict-score", winner, &score) }
        }
        (_, None) => {
            let score = [("us", prestige.us.into()), ("ussr", prestige.ussr.into())];
            Verdict { title: voice.get("verdict-nobody"), reason: voice.with("verdict-draw", &score) }
        }
    }
}

fn coloured(voice: &Voice, colour: Colour) -> Arg<'static> {
    ("colour", voice.get(&format!("marker-{colour}")).into())
}
