//! Decks: what they hold, and the shelf they stand on.

use minutes::{Deck, Digest};

#[test]
fn the_built_in_deck_is_what_its_digest_says() {
    assert_eq!(Deck::built_in().digest(), Digest::of(Deck::built_in()), "{}", Deck::built_in());
}
