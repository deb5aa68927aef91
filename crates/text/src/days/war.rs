use days::{Agenda, Card, Track, Use};
use kernel::{BySide, Outcome, Side, Why};

use crate::{Arg, Verdict, Voice};

/// What makes a side guilty of the war.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guilt {
    /// A marker in DEFCON 1.
    Marker {
        /// Its track.
        track: Track,
        /// Where it stands.
        step: u8,
    },
    /// All three markers in DEFCON 2.
    Three,
}

/// A war that threatens at the end of this round.
#[derive(Clone, Copy, Debug)]
pub struct Threat<'a> {
    /// Who would start it.
    pub side: Side,
    /// What would make it guilty; with agendas, the marker that they would raise, where it stands now.
    pub guilt: Guilt,
    /// The marker that is brought down most easily.
    pub track: Track,
    /// How many steps it must come down.
    pub down: u8,
    /// How many cards the side has left to play in this round.
    pub cards: u8,
    /// The agendas that would bring it about, each alone, by who may have chosen them. None if it is sure as things stand.
    pub agendas: &'a [(Side, Agenda)],
}

/// A warning of war: what would happen, and what must be done against it.
#[must_use]
pub fn threat(voice: impl Into<Voice>, threat: &Threat<'_>) -> String {
    let voice = &voice.into();
    let texts = voice.texts();
    let track = |track: Track| -> Arg<'_> { ("track", texts.marker(track).into()) };
    let what = match threat.guilt {
        Guilt::Three => voice.of("war-three", threat.side, &[]),
        Guilt::Marker { track: on, step } => {
            let agendas = ("agendas", any_of(voice, threat.agendas).into());
            let key = if threat.agendas.is_empty() { "war-marker" } else { "war-agenda" };
            voice.of(key, threat.side, &[track(on), ("step", step.into()), agendas])
        }
    };
    let key = if threat.guilt == Guilt::Three { "war-remedy-three" } else { "war-remedy" };
    let down = ("down", threat.down.into());
    let remedy = voice.of(key, threat.side, &[track(threat.track), down, ("cards", threat.cards.into())]);
    format!("{what} {remedy}")
}

/// The threat in a few words, to stand beside the marker.
#[must_use]
pub fn threat_in_short(voice: impl Into<Voice>, track: Track, step: u8, down: u8) -> String {
    let voice = voice.into();
    let track = ("track", voice.texts().track(track).into());
    voice.with("war-short", &[track, ("step", step.into()), ("down", down.into())])
}

/// `Envoy’s Military track or your own Political track`.
fn any_of(voice: &Voice, agendas: &[(Side, Agenda)]) -> String {
    let texts = voice.texts();
    let name = |&(owner, agenda): &(Side, Agenda)| {
        let key = if voice.you() == Some(owner) { "war-agenda-own" } else { "war-agenda-side" };
        voice.of(key, owner, &[("agenda", texts.agenda(agenda).into())])
    };
    let either = |one: String, other: String| texts.with("war-or", &[("one", one.into()), ("other", other.into())]);
    agendas.iter().map(name).reduce(either).unwrap_or_default()
}

/// How a game of 13 Days ended: to whom, why, and by which markers. `guilt` is that of the sides that started a war.
#[must_use]
pub fn verdict(voice: impl Into<Voice>, outcome: Outcome, prestige: i8, guilt: BySide<Option<Guilt>>) -> Verdict {
    let voice = voice.into();
    let amount: Arg<'_> = ("amount", prestige.unsigned_abs().into());
    let leader = [Side::Us, Side::Ussr][usize::from(prestige < 0)];
    match (outcome.why, outcome.winner) {
        (Why::Resignation, Some(winner)) => voice.given_up(winner),
        (Why::NuclearWar, winner) => {
            let of = |side| guilt[side].map(|guilt| voice.guilt(side, guilt));
            let mut reason: Vec<String> = Side::ALL.into_iter().filter_map(of).collect();
            reason.push(voice.won(winner));
            if prestige != 0 && guilt[leader].is_some() {
                reason.push(voice.of("verdict-lead-lost", leader, &[amount]));
            }
            Verdict { title: voice.started(guilt.map(|guilt| guilt.is_some())), reason: reason.join(" ") }
        }
        (why, Some(winner)) => {
            let key = if why == Why::Letter { "verdict-letter" } else { "verdict-prestige" };
            Verdict { title: voice.title(winner), reason: voice.of(key, winner, &[amount]) }
        }
        (_, None) => Verdict { title: voice.get("verdict-nobody"), reason: voice.get("standing-level") },
    }
}

/// The play that raised a marker for the last time before the war.
#[derive(Clone, Copy, Debug)]
pub struct Spark {
    /// Whose play it was, and whose marker.
    pub side: Side,
    /// In which round.
    pub round: u8,
    /// With which card.
    pub card: Card,
    /// For what it was played.
    pub how: Use,
    /// Which marker rose.
    pub track: Track,
    /// From which step.
    pub from: u8,
    /// To which step.
    pub to: u8,
}

/// The play that did it, in two sentences.
#[must_use]
pub fn spark(voice: impl Into<Voice>, spark: Spark) -> String {
    let voice = voice.into();
    let texts = voice.texts();
    voice.of(
        "verdict-play",
        spark.side,
        &[
            ("round", spark.round.into()),
            ("card", texts.card(spark.card).into()),
            ("use", if spark.how == Use::Event { "event" } else { "command" }.into()),
            ("track", texts.marker(spark.track).into()),
            ("from", spark.from.into()),
            ("to", spark.to.into()),
        ],
    )
}

impl Voice {
    fn guilt(&self, side: Side, guilt: Guilt) -> String {
        match guilt {
            Guilt::Marker { track, step } => {
                let track = ("track", self.texts().marker(track).into());
                self.of("verdict-marker", side, &[track, ("step", step.into())])
            }
            Guilt::Three => self.of("verdict-three", side, &[]),
        }
    }
}
