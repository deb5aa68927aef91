//! What a game must be able to show of itself on this page.

use client::Playable;
use leptos::prelude::*;
use wire::message::Coded;

use crate::printed::Printed;
use crate::screen::Screen;
use crate::sound::Sound;

/// A game that this page can show.
pub(crate) trait Shown: Playable + Coded {
    /// What is printed on a card.
    fn printed(view: &Self::View, card: Self::Card) -> Printed;

    /// Something in large, if there is more to see of it.
    fn large(screen: Screen<Self>, mark: Self::Mark) -> Option<AnyView>;

    /// What stands in the bar at the top: how far the game has come, and how it stands.
    fn bar(screen: Screen<Self>) -> AnyView;

    /// The board and what each side has beside it.
    fn board(screen: Screen<Self>) -> AnyView;

    /// What is offered in place of the hand while there is something else to choose from.
    fn offer(_screen: Screen<Self>) -> AnyView {
        ().into_any()
    }

    /// Whether a choice is made where the hand is.
    fn is_in_hand(view: &Self::View, action: Self::Action) -> bool {
        let cards = Self::hand(view).unwrap_or_default();
        Self::mark(action).is_some_and(|mark| cards.into_iter().any(|card| Self::card_mark(card) == mark))
    }

    /// The card that is being decided about or carried out, or was played last; and the line above it.
    fn in_play(view: &Self::View, told: &[(usize, Self::Heard)]) -> Option<InPlay<Self>>;

    /// The battleground of this name (`data-place`), which cubes can be carried to.
    fn place(name: &str) -> Option<Self::Mark>;

    /// What is heard when something on the table moves.
    fn sound(mark: Self::Mark) -> Sound;

    /// What is read when a part of the game is over, before it goes on.
    fn interlude(screen: Screen<Self>, told: &[(usize, Self::Heard)]) -> Interlude;

    /// What is told when the game is over.
    fn ending(screen: Screen<Self>, facts: Vec<(usize, Self::Fact)>) -> Ending;
}

/// A card on the table, who played it and what for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct InPlay<G: Playable> {
    /// The card.
    pub(crate) card: G::Card,
    /// Who played it.
    pub(crate) by: kernel::Side,
    /// The key of what for.
    pub(crate) how: &'static str,
}

/// A sheet between two parts of a game.
pub(crate) struct Interlude {
    /// What is over.
    pub(crate) title: String,
    /// What it comes to, in a sentence.
    pub(crate) lead: String,
    /// The rest.
    pub(crate) body: AnyView,
    /// What the button says that goes on.
    pub(crate) go_on: String,
}

/// How a game ended.
pub(crate) struct Ending {
    /// `won`, `lost`, `nobody`, or the winner's side for somebody who only watches.
    pub(crate) kind: &'static str,
    /// The picture of it.
    pub(crate) art: &'static str,
    /// Whether the world ended with it.
    pub(crate) is_war: bool,
    /// Who won, to whoever reads it.
    pub(crate) title: String,
    /// Why, in a sentence or two.
    pub(crate) lead: String,
    /// The play that did it, if there is one, and its entry.
    pub(crate) play: Option<(usize, String)>,
    /// Scores, courses and what lay hidden.
    pub(crate) body: AnyView,
}
