//! Filling in what a seat cannot know.

use kernel::{BySide, Dealer, Side};

use crate::{CARDS, CUBES, HAND, Known, Own, Revealed, Sight, Slot, Slots, State, View};

impl View {
    /// A position that this view cannot tell from the true one. Every way to lay out the unseen cards is equally likely,
    /// and so is every number that a hidden bid may be.
    pub(crate) fn guess(&self, dealer: &mut impl Dealer) -> State {
        self.guess_by(None, dealer)
    }

    /// Such a position, in which the other side of a player holds a card the more often the greater its weight is, compared with
    /// those of the other cards that it may hold.
    pub fn guess_with(&self, held: &[u32; CARDS], dealer: &mut impl Dealer) -> State {
        self.guess_by(Some(held), dealer)
    }

    fn guess_by(&self, odds: Option<&[u32; CARDS]>, dealer: &mut impl Dealer) -> State {
        let mut state = State {
            board: self.board,
            hands: BySide::default(),
            deck: Slots::CARDS.without(self.board.table),
            cuba: None,
            bids: BySide::from_fn(|side| self.guess_bid(side, dealer)),
            known: BySide::default(),
        };
        match (self.board.revealed, self.seat.side().zip(self.own)) {
            (Some(revealed), _) => self.fill_in_revealed(revealed, &mut state),
            (None, Some((side, own))) => self.guess_as(side, own, odds, &mut state, dealer),
            (None, None) => self.guess_as_spectator(&mut state, dealer),
        }
        state
    }

    fn guess_bid(&self, side: Side, dealer: &mut impl Dealer) -> Option<u8> {
        let own = self.own.filter(|_| self.seat.is(side)).and_then(|own| own.bid);
        own.or_else(|| self.has_bid[side].then(|| dealer.below(u32::from(CUBES) + 1) as u8))
    }

    /// At the end nothing is hidden.
    fn fill_in_revealed(&self, revealed: Revealed, state: &mut State) {
        let Revealed { cuba, left } = revealed;
        state.cuba = Some(cuba);
        state.deck = Slots::EMPTY;
        for side in Side::ALL {
            state.hands[side] = left[side].alone().when(self.hands[side] > 0);
        }
        state.known = self.own.map_or_else(|| self.seen_openly(), |own| own.known);
    }

    /// What a spectator knows the sides to know.
    fn seen_openly(&self) -> BySide<Known> {
        self.board
            .saw_cuba
            .map(|saw| Known { cuba: if saw { Sight::Known } else { Sight::Unknown }, ..Known::default() })
    }

    fn guess_as(&self, side: Side, own: Own, odds: Option<&[u32; CARDS]>, state: &mut State, dealer: &mut impl Dealer) {
        let Own { hand, cuba, known, .. } = own;
        let other = side.other();
        let Known { held, loose, cuba: sight } = known[side];
        let located = [hand, held, loose, cuba.map_or(Slots::EMPTY, Slot::alone)];
        let mut unseen = located.into_iter().fold(state.deck, Slots::without);
        let size = self.hands[other];
        state.known = known;
        state.hands[side] = hand;
        state.cuba = match cuba {
            Some(cuba) => Some(cuba),
            None if !self.cuba_laid => None,
            None => Some(guess_cuba(loose, sight, unseen, size - held.len(), dealer)),
        };
        let guessed = state.cuba.map_or(Slots::EMPTY, Slot::alone);
        let certain = held.union(loose).without(guessed);
        unseen = unseen.without(guessed);
        state.hands[other] = certain.union(match odds {
            None => unseen.draw(size - certain.len(), dealer),
            Some(odds) => unseen.draw_by(size - certain.len(), odds, dealer),
        });
        state.deck = unseen;
    }

    fn guess_as_spectator(&self, state: &mut State, dealer: &mut impl Dealer) {
        state.cuba = if self.cuba_laid { state.deck.draw(1, dealer).first() } else { None };
        for side in Side::ALL {
            state.hands[side] = state.deck.draw(self.hands[side], dealer);
        }
        state.known = self.seen_openly();
    }
}

/// Which card Cuba may be: a loose one, or one of which nothing is known. `open` cards of the other's hand are not known
/// for certain. Every way to lay out the cards is equally likely.
fn guess_cuba(loose: Slots, sight: Sight, unseen: Slots, open: u8, dealer: &mut impl Dealer) -> Slot {
    let (loose_cards, unseen_cards) = (u32::from(loose.len()), u32::from(unseen.len()));
    let open = u32::from(open);
    // With a loose card as Cuba, the others are in the hand, and what is open beyond them is filled from the unseen.
    let of_loose = if loose_cards == 0 { 0 } else { loose_cards * choose(unseen_cards, open + 1 - loose_cards) };
    let of_unseen = match sight {
        Sight::Unknown if loose_cards <= open && unseen_cards > 0 => {
            unseen_cards * choose(unseen_cards - 1, open - loose_cards)
        }
        _ => 0,
    };
    if dealer.below(of_loose + of_unseen) < of_loose { loose.pick(dealer) } else { unseen.pick(dealer) }
}

/// Ways to take `count` of `of` things; a hand has no more than two.
fn choose(of: u32, count: u32) -> u32 {
    debug_assert!(count <= u32::from(HAND));
    match count {
        0 => 1,
        1 => of,
        _ => of * of.saturating_sub(1) / 2,
    }
}
