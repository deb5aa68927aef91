//! Filling in what a seat cannot know.

use kernel::{BySide, Dealer, Side};

use crate::{Agenda, CardSet, Own, State, View};

impl View {
    /// A position that this view cannot tell from the true one. Every way to lay out the unseen cards is equally likely, and
    /// so is each of the three cards that a hidden agenda may be.
    pub(crate) fn guess(&self, dealer: &mut impl Dealer) -> State {
        let own = |side: Side| self.own.filter(|_| self.seat.is(side));
        let mut unseen = self.unseen();
        let known_stack = self.turned_up.without(self.own.map_or(CardSet::EMPTY, |own| own.aftermath));
        let held = self.own.and_then(|own| own.face_down);
        let mut stack = if self.turned_up.is_empty() { None } else { Some(known_stack) };
        let aftermath = BySide::from_fn(|side| {
            own(side).map_or_else(
                || draw(stack.as_mut().unwrap_or(&mut unseen), self.aftermath[side], dealer),
                |own| own.aftermath,
            )
        });
        let hands = BySide::from_fn(|side| {
            own(side).map_or_else(|| draw(&mut unseen, self.hands[side], dealer), |own| own.hand)
        });
        let held = held.or_else(|| self.face_down.then(|| draw(&mut unseen, 1, dealer).iter().next()).flatten());
        State {
            board: self.board,
            hands,
            deck: unseen,
            aftermath,
            chosen: BySide::from_fn(|side| self.guess_agenda(side, own(side), dealer)),
            held,
        }
    }

    /// The strategy cards that this seat does not know the place of.
    fn unseen(&self) -> CardSet {
        let on_table: CardSet = self.board.plays.iter().flatten().map(|play| play.card).collect();
        let own = self.own.unwrap_or_default();
        [on_table, self.board.discard, self.turned_up, own.hand, own.aftermath, own.face_down.into_iter().collect()]
            .into_iter()
            .fold(CardSet::ALL, CardSet::without)
    }

    fn guess_agenda(&self, side: Side, own: Option<Own>, dealer: &mut impl Dealer) -> Option<Agenda> {
        if !self.has_chosen[side] {
            return None;
        }
        let revealed = self.board.revealed.map(|both| both[side]);
        revealed.or_else(|| own.and_then(|own| own.agenda)).or_else(|| {
            let three = self.board.flags[side]?;
            Some(three[dealer.below(3) as usize])
        })
    }
}

/// Takes `count` random cards out of `from`.
fn draw(from: &mut CardSet, count: u8, dealer: &mut impl Dealer) -> CardSet {
    let drawn = from.sample(count.into(), dealer);
    *from = from.without(drawn);
    drawn
}
