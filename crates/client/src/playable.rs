use std::fmt::Debug;

use kernel::Side;
use minutes::Campaign;
use table::Record;
use text::{Told, Voice};

use crate::Group;
use crate::saved::{Played, TakenUp};

/// A game that can be laid out for a person: what its choices are about, what follows from them, how near war is.
pub trait Playable: Told {
    /// Something on the table that a line of the log, or a choice, points at.
    type Mark: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// A card that can be in a hand.
    type Card: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// What comes after a choice with which the rules take over: the key of its text.
    const THEN_RULES: &'static str;
    /// The choice of no more, or nothing at all.
    const STOP: Self::Action;

    /// What a choice is about.
    fn mark(action: Self::Action) -> Option<Self::Mark>;

    /// A choice as it reads under the title of its group.
    fn short(voice: &Voice, view: &Self::View, action: Self::Action) -> String;

    /// The group that a choice belongs to, without any choice in it yet.
    fn group(voice: &Voice, view: &Self::View, action: Self::Action) -> Group<Self>;

    /// The place of a choice among those of its group, from little to much.
    fn weight(_action: Self::Action) -> i8 {
        0
    }

    /// The place of a choice among those that clicks on one thing go through: placing from few to many, then removing.
    fn click_order(action: Self::Action) -> i8 {
        let weight = Self::weight(action);
        if weight < 0 { i8::MAX + weight.max(-i8::MAX) } else { weight }
    }

    /// Whether a choice only begins something: a card is played, and what is done with it comes next.
    fn is_opening(action: Self::Action) -> bool;

    /// Whether a choice is made by the button alone: there is nothing to see of it before.
    fn is_plain(_action: Self::Action) -> bool {
        false
    }

    /// What things that texts speak of are called, so that a name can lead to the thing.
    fn names(voice: &Voice, view: &Self::View) -> Vec<(String, Self::Mark)>;

    /// The sections of the rules that speak of what is asked: in the players' book, and in the precise one.
    fn rules_sections(view: &Self::View) -> (&'static str, &'static str);

    /// The log of what a seat was told, each line with what it is about.
    fn lines(voice: &Voice, told: &[Self::Heard]) -> Vec<(Option<Self::Mark>, String)>;

    /// What moves on the table when a seat is told something, if it is worth a look of its own.
    fn moved(heard: Self::Heard) -> Option<Self::Mark>;

    /// Whether somebody must have read what happened so far before this is shown: a round is over.
    fn pauses(_heard: Self::Heard) -> bool {
        false
    }

    /// What comes after a choice has been carried out, as the side that made it would say.
    fn then(voice: &Voice, after: &Self, by: Side) -> Option<String>;

    /// What a change of the table means to whoever is spoken to: who takes what over, what an agenda would score.
    fn outlook(voice: &Voice, before: &Self::View, after: &Self::View) -> Vec<Outlook>;

    /// Which sides are near war, and why.
    fn warnings(voice: &Voice, view: &Self::View) -> Vec<Warning>;

    /// The whole position in words, part by part.
    fn position(voice: &Voice, view: &Self::View) -> Vec<(String, Vec<String>)>;

    /// The table as a picture that stands alone, an SVG.
    fn picture(voice: &Voice, view: &Self::View) -> String;

    /// Where each part of a game begins: the number of entries, and its name.
    fn chapters(voice: &Voice, facts: &[(usize, Self::Fact)]) -> Vec<(usize, String)>;

    /// How far a game has come, in a few words.
    fn summary(voice: &Voice, view: &Self::View) -> String;

    /// The hand of the seat of a view, if it has one.
    fn hand(view: &Self::View) -> Option<Vec<Self::Card>>;

    /// A card as something on the table.
    fn card_mark(card: Self::Card) -> Self::Mark;

    /// What a card would do at this moment in the hand of `near`.
    fn now(voice: &Voice, view: &Self::View, card: Self::Card, near: Side) -> Vec<String>;

    /// Puts into a player's view what no player knew, as far as these facts of the game tell it.
    fn lay_open(_view: &mut Self::View, _facts: impl Iterator<Item = Self::Fact>) {}

    /// What is kept of a game and those before it.
    fn played(record: Record<Self>, earlier: Option<&[Record<Self>]>) -> Played;

    /// The game that was kept, its last one if it is a campaign, and those before it; nothing if it is another game.
    fn taken_up(played: Played) -> Option<TakenUp<Self>>;

    /// What the games of a campaign come to, where the game has campaigns.
    fn campaign(_games: &[Record<Self>]) -> Option<Campaign> {
        None
    }
}

/// What a change of the table means, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Whether it is good for whoever is spoken to, bad, or neither.
    pub tone: Tone,
    /// The sentence.
    pub text: String,
}

/// How somebody takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Gladly.
    Good,
    /// With regret.
    Bad,
    /// As it is.
    Plain,
}

impl Tone {
    /// How `you` takes what is good for `side`.
    #[must_use]
    pub fn of(side: Option<Side>, you: Option<Side>) -> Tone {
        match (side, you) {
            (Some(side), Some(you)) if side == you => Tone::Good,
            (Some(_), Some(_)) => Tone::Bad,
            _ => Tone::Plain,
        }
    }
}

/// A side that is near war.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Which side.
    pub side: Side,
    /// Whether nothing is needed for it but the end of the round.
    pub certain: bool,
    /// Why, in a sentence.
    pub text: String,
}
