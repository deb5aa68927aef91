use text::{Language, Told};

/// A game that can be drawn with letters.
pub trait Drawn: Told {
    /// The board and what the seat holds.
    fn board(language: Language, view: &Self::View) -> String;

    /// All that is known of a card or another thing with this name, if there is one.
    fn explain(language: Language, name: &str) -> Option<String>;
}
