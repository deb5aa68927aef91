use kernel::{Game, Seat, Side};

use crate::Voice;

/// A line of the log, and what it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<H> {
    /// What it tells: the table can point at it.
    pub heard: H,
    /// The line.
    pub text: String,
}

/// A play in short, for somebody who watches it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// Who played which card for what, as a sentence.
    pub play: String,
    /// What it changed: a few words each, or a sentence where that takes one.
    pub changes: Vec<String>,
}

impl Telling {
    pub(crate) fn new(voice: &Voice, play: String, changes: Vec<String>) -> Telling {
        let changes = if changes.is_empty() { vec![voice.get("tell-nothing")] } else { changes };
        Telling { play, changes }
    }
}

impl Voice {
    /// Cubes of `side` that came or went in a play of `by`.
    pub(crate) fn moved_cubes(&self, by: Side, side: Side, place: String, from: u8, to: u8) -> String {
        let key = match () {
            () if to > from => "tell-placed",
            () if side == by => "tell-removed",
            () => "tell-removed-theirs",
        };
        self.of(key, side, &[("count", to.abs_diff(from).into()), ("place", place.into())])
    }

    /// What became of the Event of a card that belongs to the opponent of whoever played it.
    pub(crate) fn answered(&self, side: Side, used: bool) -> String {
        self.of(if used { "tell-used" } else { "tell-skipped" }, side, &[])
    }
}

/// A game that can be told to a player in words.
pub trait Told: Game {
    /// The name of the game.
    const NAME: &'static str;

    /// One sentence that says whose turn it is and what to do.
    fn prompt(voice: impl Into<Voice>, view: &Self::View) -> String;

    /// What an action that is offered does, in a few words.
    fn choice(voice: impl Into<Voice>, view: &Self::View, action: Self::Action) -> String;

    /// What is thrown away by an action that is offered, if anything is: a Command in which no cube is moved.
    fn waste(voice: impl Into<Voice>, view: &Self::View, action: Self::Action) -> Option<String>;

    /// The log of what a seat was told, one line a thing that happened.
    fn log(voice: impl Into<Voice>, told: &[Self::Heard]) -> Vec<String>;

    /// A play told in short. Nothing if no card was played in what was told.
    fn tell(voice: impl Into<Voice>, told: &[Self::Heard]) -> Option<Telling>;

    /// A fact as somebody hears it to whom everything is open.
    fn open(fact: Self::Fact) -> Self::Heard;

    /// A fact as `seat` hears it, or everything if there is no seat.
    fn heard_from(fact: Self::Fact, seat: Option<Seat>) -> Self::Heard {
        seat.map_or_else(|| Self::open(fact), |seat| Self::heard(fact, seat))
    }
}

impl Told for days::State {
    const NAME: &'static str = "13 Days";

    fn prompt(voice: impl Into<Voice>, view: &days::View) -> String {
        crate::days::prompt(voice, view)
    }

    fn choice(voice: impl Into<Voice>, view: &days::View, action: days::Action) -> String {
        crate::days::choice(voice, view, action)
    }

    fn waste(voice: impl Into<Voice>, view: &days::View, action: days::Action) -> Option<String> {
        crate::days::waste(voice, view, action)
    }

    fn log(voice: impl Into<Voice>, told: &[days::Heard]) -> Vec<String> {
        crate::days::log(voice, told).into_iter().map(|line| line.text).collect()
    }

    fn tell(voice: impl Into<Voice>, told: &[days::Heard]) -> Option<Telling> {
        crate::days::tell(voice, told)
    }

    fn open(fact: days::Fact) -> days::Heard {
        days::Heard::Whole(fact)
    }
}

impl Told for minutes::State {
    const NAME: &'static str = "13 Minutes";

    fn prompt(voice: impl Into<Voice>, view: &minutes::View) -> String {
        crate::minutes::prompt(voice, view)
    }

    fn choice(voice: impl Into<Voice>, view: &minutes::View, action: minutes::Action) -> String {
        crate::minutes::choice(voice, view, action)
    }

    fn waste(voice: impl Into<Voice>, view: &minutes::View, action: minutes::Action) -> Option<String> {
        crate::minutes::waste(voice, view, action)
    }

    fn log(voice: impl Into<Voice>, told: &[minutes::Heard]) -> Vec<String> {
        crate::minutes::log(voice, told).into_iter().map(|line| line.text).collect()
    }

    fn tell(voice: impl Into<Voice>, told: &[minutes::Heard]) -> Option<Telling> {
        crate::minutes::tell(voice, told)
    }

    fn open(fact: minutes::Fact) -> minutes::Heard {
        minutes::Heard::Whole(fact)
    }
}
