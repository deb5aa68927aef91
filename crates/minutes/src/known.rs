//! What a side knows of hidden cards beyond its own hand. What was seen stays known (M10).

use crate::{Slot, Slots};

/// What a side knows of the other's hand and of Cuba.
///
/// Looks and exchanges happen in the open, and a side knows the cards that it exchanged: so each side can tell what
/// the other knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    /// What it knows of the Cuba card.
    pub cuba: Sight,
    /// Cards that are in the other's hand.
    pub held: Slots,
    /// Cards that are in the other's hand or Cuba; it cannot tell which. None if it knows Cuba.
    pub loose: Slots,
}

/// What a side knows of the Cuba card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sight {
    /// It may be any card that the side does not know to be elsewhere.
    #[default]
    Unknown,
    /// It is one of the loose cards.
    Loose,
    /// It is known.
    Known,
}

impl Known {
    /// The side sees Cuba. `cuba` need not be given where nothing is loose.
    pub(crate) fn see(&mut self, cuba: Option<Slot>) {
        cuba.into_iter().for_each(|cuba| self.loose.remove(cuba));
        self.held = self.held.union(self.loose);
        (self.cuba, self.loose) = (Sight::Known, Slots::EMPTY);
    }

    /// The other side, with a hand of `hand` cards, put one of them in the place of `cuba` and took that one, which is
    /// given if this side knew it. Returns the new Cuba card if this side can tell.
    pub(crate) fn lose_sight(&mut self, cuba: Option<Slot>, hand: u8) -> Option<Slot> {
        // One of the loose cards is Cuba; if it is not known that one is, it is not known that all others are in the hand.
        let of_hand = match self.cuba {
            Sight::Loose => self.held.len() + self.loose.len() - 1,
            Sight::Unknown | Sight::Known => self.held.len(),
        };
        let whole_hand = of_hand == hand;
        self.loose = self.held.union(self.loose);
        self.held = match (self.cuba, cuba) {
            (Sight::Known, Some(cuba)) => cuba.alone(),
            _ => Slots::EMPTY,
        };
        self.cuba = if whole_hand { Sight::Loose } else { Sight::Unknown };
        self.conclude(hand)
    }

    /// A card was played from the other's hand, which now has `hand` cards. Returns the Cuba card if that tells this
    /// side for the first time.
    #[inline]
    pub(crate) fn played(&mut self, card: Slot, hand: u8) -> Option<Slot> {
        if self.held.union(self.loose).is_empty() {
            return None;
        }
        self.held.remove(card);
        self.loose.remove(card);
        self.conclude(hand)
    }

    /// Draws what follows from the number of cards in the other's hand.
    fn conclude(&mut self, hand: u8) -> Option<Slot> {
        if self.cuba == Sight::Unknown && self.held.len() + self.loose.len() > hand {
            self.cuba = Sight::Loose;
        }
        if self.cuba != Sight::Loose || self.loose.len() != 1 {
            return None;
        }
        let cuba = self.loose.first();
        (self.cuba, self.loose) = (Sight::Known, Slots::EMPTY);
        cuba
    }

    /// Whether it is true of a position.
    pub(crate) fn is_true(&self, cuba: Option<Slot>, hand: Slots) -> bool {
        let away = hand.union(cuba.map_or(Slots::EMPTY, Slot::alone));
        let loose_cuba = cuba.is_some_and(|cuba| self.loose.contains(cuba));
        self.held.is_subset(hand)
            && self.loose.is_subset(away)
            && self.held.intersection(self.loose).is_empty()
            && (self.cuba != Sight::Loose || loose_cuba)
            && (self.cuba != Sight::Known || self.loose.is_empty())
    }
}
