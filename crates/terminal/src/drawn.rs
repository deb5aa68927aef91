use client::Playable;
use text::Voice;
use text::advice::Advised;

use crate::Screen;

/// A game that can be drawn with letters.
pub trait Drawn: Playable + Advised {
    /// What lies open, line by line.
    fn board(voice: &Voice, screen: Screen, view: &Self::View) -> Vec<String>;

    /// The card that is being played, with its Event, if one is.
    fn in_play(voice: &Voice, screen: Screen, view: &Self::View) -> Vec<String>;

    /// What only the seat of the view sees, in a few lines, or with the Event of each card.
    fn own(voice: &Voice, screen: Screen, view: &Self::View, with_events: bool) -> Vec<String>;

    /// What lies on a pile, a line each; nothing if the game does not have it.
    fn pile(voice: &Voice, view: &Self::View, pile: Pile) -> Option<Vec<String>>;

    /// All that is known of a card or another thing with this name, if there is one.
    fn explain(voice: &Voice, screen: Screen, view: &Self::View, name: &str) -> Option<Vec<String>>;
}

/// Something that can be looked through at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The cards that were played and thrown away.
    Discards,
    /// The cards that the seat put away for the aftermath, or all of them once they are turned up.
    Aftermath,
    /// The agendas that were revealed and do not come again.
    Agendas,
}

/// Whether what somebody typed names something: by its stable name, or as it is shown.
pub(crate) fn is_named(typed: &str, slug: &str, shown: &str) -> bool {
    typed == slug || typed.to_lowercase() == shown.to_lowercase()
}
