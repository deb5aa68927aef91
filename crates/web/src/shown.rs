//! What a game must be able to say and show of itself on this page.

use std::fmt::Debug;

use kernel::{Game, Seat, Side};
use leptos::prelude::AnyView;
use minutes::Campaign;
use text::{Language, Told};

use crate::cards::Printed;
use crate::order::sort;
use crate::stage::Stage;

/// A game whose choices are laid out for a person.
pub(crate) trait Grouped: Game {
    /// Something on the table that a line of the log, or a choice, points at.
    type Mark: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// What a choice is about.
    fn mark(action: Self::Action) -> Option<Self::Mark>;

    /// A choice as it reads under the title of its group.
    fn short(language: Language, view: &Self::View, action: Self::Action) -> String;

    /// The title and the text of choices about a mark, and whether the table itself offers them, as a hand does.
    fn group(language: Language, view: &Self::View, action: Self::Action) -> Group<Self>;

    /// The place of a choice among those of its group, from little to much.
    fn weight(_action: Self::Action) -> i8 {
        0
    }
}

/// A game that this page can show.
pub(crate) trait Shown: Told + Grouped {
    /// A card that can be in a hand.
    type Card: Copy + PartialEq + Send + Sync + 'static;

    /// What comes after a choice with which the rules take over: the key of its text.
    const THEN_RULES: &'static str;

    /// Where the rules speak of what is asked.
    fn rules_of(view: &Self::View) -> &'static str;

    /// The log of what a seat was told, each line with what it is about.
    fn lines(language: Language, told: &[Self::Heard]) -> Vec<(Option<Self::Mark>, String)>;

    /// What moves on the table when a seat is told something, if it is worth a look of its own.
    fn spot(heard: Self::Heard) -> Option<Self::Mark>;

    /// What comes after a choice has been carried out, as the side that made it would say.
    fn then(language: Language, after: &Self, by: Side) -> Option<String>;

    /// Which sides are near war, and why.
    fn warnings(language: Language, view: &Self::View) -> Vec<Warning>;

    /// The whole position in words.
    fn position(language: Language, view: &Self::View) -> Vec<(String, Vec<String>)>;

    /// Where each part of a game begins: the number of entries, and its name.
    fn chapters(language: Language, facts: &[(usize, Self::Fact)]) -> Vec<(usize, String)>;

    /// How far a game has come, in a few words.
    fn summary(language: Language, view: &Self::View) -> String;

    /// The hand of the seat of a view, if it has one.
    fn hand(view: &Self::View) -> Option<Vec<Self::Card>>;

    /// What is printed on a card.
    fn printed(view: &Self::View, card: Self::Card) -> Printed;

    /// A card as something on the table.
    fn card_mark(card: Self::Card) -> Self::Mark;

    /// What a card would do at this moment in the hand of `near`.
    fn now(language: Language, view: &Self::View, card: Self::Card, near: Side) -> Vec<String>;

    /// Something in large, if there is more to see of it.
    fn large(stage: Stage<Self>, mark: Self::Mark) -> Option<AnyView>;

    /// The table: board, hands, piles.
    fn table(stage: Stage<Self>) -> AnyView;

    /// Puts into a player's view what no player knew, as far as these facts of the game tell it.
    fn lay_open(_view: &mut Self::View, _facts: impl Iterator<Item = Self::Fact>) {}

    /// What is told when the game is over.
    fn ending(stage: Stage<Self>, facts: Vec<(usize, Self::Fact)>) -> AnyView;

    /// What the games of a campaign come to, where the game has campaigns.
    fn campaign(_games: &[String]) -> Option<Campaign> {
        None
    }
}

/// Choices that belong together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group<G: Grouped> {
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

/// The choices in their order, grouped by what they are about.
pub(crate) fn groups<G: Shown>(language: Language, view: &G::View, choices: &[G::Action]) -> Vec<Group<G>> {
    let mut groups: Vec<Group<G>> = Vec::new();
    for &action in choices {
        let group = G::group(language, view, action);
        let item = (action, G::short(language, view, action));
        match groups.iter_mut().find(|it| it.title.is_some() && it.title == group.title && it.mark == group.mark) {
            Some(same) => same.items.push(item),
            None => groups.push(Group { items: vec![item], ..group }),
        }
    }
    groups.iter_mut().for_each(|group| sort(&mut group.items, |a, b| G::weight(a.0) < G::weight(b.0)));
    groups
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
