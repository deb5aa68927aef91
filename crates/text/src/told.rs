use kernel::{Game, Seat};

use crate::Language;

/// A line of the log, and what it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<H> {
    /// What it tells: the table can point at it.
    pub heard: H,
    /// The line.
    pub text: String,
}

/// A game that can be told to a player in words.
pub trait Told: Game {
    /// The name of the game.
    const NAME: &'static str;

    /// One sentence that says whose turn it is and what to do.
    fn prompt(language: Language, view: &Self::View) -> String;

    /// What an action that is offered does, in a few words.
    fn choice(language: Language, view: &Self::View, action: Self::Action) -> String;

    /// The log of what a seat was told, one line a thing that happened.
    fn log(language: Language, told: &[Self::Heard]) -> Vec<String>;

    /// A fact as somebody hears it to whom everything is open.
    fn open(fact: Self::Fact) -> Self::Heard;

    /// A fact as `seat` hears it, or everything if there is no seat.
    fn heard_from(fact: Self::Fact, seat: Option<Seat>) -> Self::Heard {
        seat.map_or_else(|| Self::open(fact), |seat| Self::heard(fact, seat))
    }
}

impl Told for days::State {
    const NAME: &'static str = "13 Days";

    fn prompt(language: Language, view: &days::View) -> String {
        crate::days::prompt(language, view)
    }

    fn choice(language: Language, view: &days::View, action: days::Action) -> String {
        crate::days::choice(language, view, action)
    }

    fn log(language: Language, told: &[days::Heard]) -> Vec<String> {
        crate::days::log(language, told).into_iter().map(|line| line.text).collect()
    }

    fn open(fact: days::Fact) -> days::Heard {
        days::Heard::Whole(fact)
    }
}

impl Told for minutes::State {
    const NAME: &'static str = "13 Minutes";

    fn prompt(language: Language, view: &minutes::View) -> String {
        crate::minutes::prompt(language, view)
    }

    fn choice(language: Language, view: &minutes::View, action: minutes::Action) -> String {
        crate::minutes::choice(language, view, action)
    }

    fn log(language: Language, told: &[minutes::Heard]) -> Vec<String> {
        crate::minutes::log(language, told).into_iter().map(|line| line.text).collect()
    }

    fn open(fact: minutes::Fact) -> minutes::Heard {
        minutes::Heard::Whole(fact)
    }
}
