//! What a game must be able to say and show of itself on this page.

use std::fmt::Debug;

use kernel::{Game, Seat, Side};
use leptos::prelude::AnyView;
use text::Language;

use crate::stage::Stage;

/// A game that this page can show.
pub(crate) trait Shown: Game {
    /// Something on the table that a line of the log, or a choice, points at.
    type Mark: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Whose view it is.
    fn seat(view: &Self::View) -> Seat;

    /// What the seat of a view may choose now.
    fn choices(view: &Self::View) -> Vec<Self::Action>;

    /// The side to move, if any.
    fn mover(view: &Self::View) -> Option<Side>;

    /// How the game ended, if it is over.
    fn outcome(view: &Self::View) -> Option<kernel::Outcome>;

    /// One sentence that says whose turn it is and what to do.
    fn prompt(language: Language, view: &Self::View) -> String;

    /// Where the rules speak of what is asked.
    fn rules_of(view: &Self::View) -> &'static str;

    /// A choice in a few words.
    fn choice(language: Language, view: &Self::View, action: Self::Action) -> String;

    /// The choices in the order and the groups in which they are offered.
    fn groups(language: Language, view: &Self::View, choices: &[Self::Action]) -> Vec<Group<Self>>;

    /// The log of what a seat was told.
    fn log(language: Language, told: &[Self::Heard]) -> Vec<(Option<Self::Mark>, String)>;

    /// What comes after a choice has been carried out, as the side that made it would say.
    fn then(language: Language, after: &Self, by: Side) -> Option<String>;

    /// What comes after a choice with which a step of the round ends.
    fn then_rules(language: Language) -> String;

    /// Which sides are near war, and why.
    fn warnings(language: Language, view: &Self::View) -> Vec<Warning>;

    /// The whole position in words.
    fn position(language: Language, view: &Self::View) -> Vec<(String, Vec<String>)>;

    /// Where each part of a game begins: the number of entries, and its name.
    fn chapters(language: Language, facts: &[(usize, Self::Fact)]) -> Vec<(usize, String)>;

    /// The table: board, hands, piles.
    fn table(stage: Stage<Self>) -> AnyView;

    /// What is told when the game is over.
    fn ending(stage: Stage<Self>, facts: Vec<(usize, Self::Fact)>) -> AnyView;
}

/// Choices that belong together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group<G: Shown> {
    /// What they have in common.
    pub(crate) title: Option<String>,
    /// Where they lie on the table.
    pub(crate) mark: Option<G::Mark>,
    /// What stands under the title.
    pub(crate) detail: Option<String>,
    /// Whether the choices are offered on the table itself, as those of a hand are.
    pub(crate) on_table: bool,
    /// Each choice, and how it reads under the title.
    pub(crate) items: Vec<(G::Action, String)>,
}

/// A side that is near war.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Warning {
    /// Which side.
    pub(crate) side: Side,
    /// Whether nothing is needed for it but the end of the round.
    pub(crate) certain: bool,
    /// Why, in a sentence.
    pub(crate) text: String,
}

/// What a side is told of facts.
pub(crate) fn told<G: Game>(facts: &[G::Fact], seat: Seat) -> Vec<G::Heard> {
    facts.iter().map(|&fact| G::heard(fact, seat)).collect()
}
