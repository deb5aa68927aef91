use kernel::Side;

use crate::{Battleground, Card, Zone};

/// What a player can choose. Four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub enum Action {
    /// Bid so many cubes, in secret.
    Bid(u8),
    /// Decide who plays first.
    First(Side),
    /// Play a card for Command, into the neutral zone or the own sphere.
    Command(Card, Zone),
    /// Play a card for its Event, into the neutral zone or the own sphere.
    Event(Card, Zone),
    /// Use the Event of the card that the opponent played.
    Use,
    /// Leave the Event of the card that the opponent played.
    Decline,
    /// Place own cubes.
    Place(Battleground, u8),
    /// Take cubes off.
    Remove(Battleground, u8),
    /// Move a battleground into a zone.
    Move(Battleground, Zone),
    /// Exchange the Cuba card for a card of the hand.
    Exchange(Card),
    /// Take one of several ways, counted from 1.
    Way(u8),
    /// No more, or nothing at all.
    #[default]
    Done,
}

const _: () = assert!(size_of::<Action>() == 4);
