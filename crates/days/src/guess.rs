//! Filling in what a seat cannot know.

use kernel::{BySide, Dealer, Side, sample_weighted};

use crate::{Agenda, Card, CardSet, Own, State, View};

/// What somebody believes about what a view does not show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How likely each of the three agendas of each side is its choice.
    pub agendas: BySide<[u32; 3]>,
    /// How likely each card lies on the aftermath stack because this side put it there, compared with the other cards.
    pub aftermath: BySide<[u32; Card::COUNT]>,
}

impl Odds {
    /// Everything that fits is as likely as everything else.
    pub const EVEN: Odds =
        Odds { agendas: BySide::new([1; 3], [1; 3]), aftermath: BySide::new([1; Card::COUNT], [1; Card::COUNT]) };
}

impl View {
    /// A position that this view cannot tell from the true one. Every way to lay out the unseen cards is equally likely, and
    /// so is each of the three cards that a hidden agenda may be.
    pub(crate) fn guess(&self, dealer: &mut impl Dealer) -> State {
        self.guess_by(None, dealer)
    }

    /// Such a position, of which those are likelier that somebody with these beliefs holds to be.
    pub fn guess_with(&self, odds: &Odds, dealer: &mut impl Dealer) -> State {
        self.guess_by(Some(odds), dealer)
    }

    fn guess_by(&self, odds: Option<&Odds>, dealer: &mut impl Dealer) -> State {
        let own = |side: Side| self.own.filter(|_| self.seat.is(side));
        let mut unseen = self.unseen();
        let known_stack = self.turned_up.without(self.own.map_or(CardSet::EMPTY, |own| own.aftermath));
        let held = self.own.and_then(|own| own.face_down);
        let mut stack = if self.turned_up.is_empty() { None } else { Some(known_stack) };
        let aftermath = BySide::from_fn(|side| {
            own(side).map_or_else(
                || match odds {
                    Some(odds) if stack.is_none() => {
                        draw_by(&odds.aftermath[side], &mut unseen, self.aftermath[side], dealer)
                    }
                    _ => draw(stack.as_mut().unwrap_or(&mut unseen), self.aftermath[side], dealer),
                },
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
            chosen: BySide::from_fn(|side| self.guess_agenda(side, own(side), odds, dealer)),
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

    fn guess_agenda(
        &self,
        side: Side,
        own: Option<Own>,
        odds: Option<&Odds>,
        dealer: &mut impl Dealer,
    ) -> Option<Agenda> {
        if !self.has_chosen[side] {
            return None;
        }
        let revealed = self.board.revealed.map(|both| both[side]);
        revealed.or_else(|| own.and_then(|own| own.agenda)).or_else(|| {
            let three = self.board.flags[side]?;
            let chosen = match odds {
                None => dealer.below(3) as usize,
                Some(odds) => sample_weighted(0b111, 1, |i| odds.agendas[side][i], dealer).trailing_zeros() as usize,
            };
            Some(three[chosen])
        })
    }
}

/// Takes `count` random cards out of `from`.
fn draw(from: &mut CardSet, count: u8, dealer: &mut impl Dealer) -> CardSet {
    let drawn = from.sample(count.into(), dealer);
    *from = from.without(drawn);
    drawn
}

/// Takes `count` cards out of `from`, each as likely as its weight among those that are left.
fn draw_by(weights: &[u32; Card::COUNT], from: &mut CardSet, count: u8, dealer: &mut impl Dealer) -> CardSet {
    let drawn = CardSet::from_bits(sample_weighted(from.bits(), count.into(), |card| weights[card], dealer));
    *from = from.without(drawn);
    drawn
}
