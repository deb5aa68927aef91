//! What a seat may know. A view lists what is visible; it has no place for anything else.

use kernel::{BySide, Seat, SeatView, Side, Turn, Why};

use crate::{
    Battleground, Board, CARDS, Card, Decision, Deck, Fact, HAND, Heard, Known, Phase, Play, Revealed, Rules, Sight,
    Slot, Slots, State,
};

/// What a seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub board: Board,
    /// Number of cards in hand.
    pub hands: BySide<u8>,
    /// Number of cards not yet drawn.
    pub deck: u8,
    /// Whether the Cuba card lies on the table.
    pub cuba_laid: bool,
    /// Whether a side has made a bid that is not yet revealed.
    pub has_bid: BySide<bool>,
    /// What only this seat knows; nothing for a spectator.
    pub own: Option<Own>,
}

/// What only one side knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Own {
    /// Its hand.
    pub hand: Slots,
    /// Its bid, until it is revealed.
    pub bid: Option<u8>,
    /// The Cuba card, if it knows it.
    pub cuba: Option<Slot>,
    /// What each side knows of the other's hand and of Cuba.
    pub known: BySide<Known>,
}

impl SeatView for View {
    type Game = State;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn rules(&self) -> Rules {
        self.board.rules
    }

    fn turn(&self) -> Turn {
        self.board.pending.phase.turn()
    }
}

impl View {
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        View {
            seat,
            board: state.board,
            hands: state.hands.map(Slots::len),
            deck: state.deck.len(),
            cuba_laid: state.cuba.is_some(),
            has_bid: state.bids.map(|bid| bid.is_some()),
            own: seat.side().map(|side| Own {
                hand: state.hands[side],
                bid: state.bids[side],
                cuba: state.cuba.filter(|_| state.known[side].cuba == Sight::Known),
                known: state.known,
            }),
        }
    }

    /// The position before anything happened.
    #[must_use]
    pub fn set_up(seat: Seat, rules: crate::Rules) -> View {
        View {
            seat,
            board: Board::set_up(rules),
            hands: BySide::default(),
            deck: CARDS as u8,
            cuba_laid: false,
            has_bid: BySide::default(),
            own: seat.side().map(|_| Own::default()),
        }
    }

    /// The deck that is played with.
    #[must_use]
    pub fn cards(&self) -> &'static Deck {
        self.board.rules.deck()
    }

    /// Brings the view up to date with what its seat was told.
    pub(crate) fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Whole(fact) => self.hear_whole(fact),
            Heard::CardsDealt { side } => {
                self.hands[side] = HAND;
                self.deck -= HAND;
            }
            Heard::CubaDealt => {
                self.cuba_laid = true;
                self.deck -= 1;
            }
            Heard::BidMade { side } => self.has_bid[side] = true,
            Heard::CubaSeen { side } => {
                self.board.saw_cuba[side] = true;
                self.own_mut(|own| own.known[side].see(own.cuba));
            }
            Heard::CubaExchanged { side } => {
                self.board.note_exchange(side);
                let hand = self.hands[side];
                self.own_mut(|own| {
                    own.known[side].see(own.cuba);
                    own.cuba = own.known[side.other()].lose_sight(own.cuba, hand);
                });
            }
            Heard::Drawn { side } => {
                self.hands[side] += 1;
                self.deck -= 1;
            }
        }
    }

    fn hear_whole(&mut self, fact: Fact) {
        match fact {
            Fact::CardsDealt { side, cards } => {
                let cards = cards.into_iter().map(|card| self.slot(card)).collect();
                self.hear(Heard::CardsDealt { side });
                self.own_mut(|own| own.hand = cards);
            }
            Fact::CubaDealt { .. } => self.hear(Heard::CubaDealt),
            Fact::BidMade { side, cubes } => {
                self.hear(Heard::BidMade { side });
                self.own_mut(|own| own.bid = Some(cubes));
            }
            Fact::Bid { side, cubes } => self.hear_bid(side, cubes),
            Fact::BidsEqual { times } => {
                self.board.ties = times;
                self.board.lose_bids(BySide::default());
            }
            Fact::Order { first, .. } => self.board.first = first,
            Fact::Play { side, card, zone, how } => {
                let slot = self.slot(card);
                self.board.lay(Play { slot, by: side, how }, zone);
                self.hear_played(side, slot);
            }
            Fact::Cubes { side, at, from, to, .. } => self.hear_cubes(side, at, from, to),
            Fact::Move { at, to, .. } => {
                let at = self.spot(at);
                self.board.place_in(at, to);
            }
            Fact::CubaSeen { side, card } => {
                let cuba = self.slot(card);
                self.board.saw_cuba[side] = true;
                self.own_mut(|own| {
                    own.known[side].see(Some(cuba));
                    own.cuba = Some(cuba);
                });
            }
            Fact::CubaExchanged { side, card, gave } => {
                let (cuba, gave) = (self.slot(card), self.slot(gave));
                self.hear_own_exchange(side, cuba, gave);
            }
            Fact::Drawn { side, card } => {
                let slot = self.slot(card);
                self.hear(Heard::Drawn { side });
                self.own_mut(|own| own.hand.insert(slot));
            }
            Fact::Revealed { cuba, left } => {
                let (cuba, left) = (self.slot(cuba), left.map(|card| self.slot(card)));
                self.board.revealed = Some(Revealed { cuba, left });
            }
            Fact::Scored { side, amount, .. } => self.board.prestige[side] += amount,
            Fact::LeftoverPlaced { side, card } => {
                let slot = self.slot(card);
                self.board.lay_leftover(side, slot);
                self.hands[side] -= 1;
                self.own_mut(|own| own.hand.remove(slot));
            }
            Fact::Turn(pending) => self.hear_turn(pending),
            Fact::Coin { .. } | Fact::Event { .. } | Fact::NuclearWar(_) | Fact::Outcome { .. } => {}
        }
    }

    fn hear_bid(&mut self, side: Side, cubes: u8) {
        self.has_bid[side] = false;
        let mut out = self.board.out;
        out[side] = cubes;
        self.board.lose_bids(out);
        if self.seat.is(side) {
            self.own_mut(|own| own.bid = None);
        }
    }

    fn hear_played(&mut self, side: Side, slot: Slot) {
        self.hands[side] -= 1;
        let (hand, mine) = (self.hands[side], self.seat.is(side));
        self.own_mut(|own| {
            own.hand.remove(slot);
            let cuba = own.known[side.other()].played(slot, hand);
            if !mine {
                own.cuba = own.cuba.or(cuba);
            }
        });
    }

    fn hear_cubes(&mut self, side: Side, at: Battleground, from: u8, to: u8) {
        let at = self.spot(at);
        self.board.cubes[side].set(at, to);
        self.board.supply[side] = self.board.supply[side] + from - to;
    }

    fn hear_own_exchange(&mut self, side: Side, cuba: Slot, gave: Slot) {
        self.board.note_exchange(side);
        let hand = self.hands[side];
        self.own_mut(|own| {
            own.known[side].see(Some(cuba));
            own.known[side.other()].lose_sight(Some(cuba), hand);
            own.hand.remove(gave);
            own.hand.insert(cuba);
            own.cuba = Some(gave);
        });
    }

    fn hear_turn(&mut self, pending: crate::Pending) {
        // A card stays in play as long as its Event or Command asks for something.
        let in_play = match pending.phase {
            Phase::Decide(_, Decision::Answer | Decision::Command | Decision::Line) => true,
            // What was being played when somebody gave up is never finished.
            Phase::Over(outcome) => outcome.why == Why::Resignation,
            _ => false,
        };
        if !in_play && self.board.play.take().is_some() {
            self.board.plays_made += 1;
        }
        self.board.pending = pending;
    }

    fn own_mut(&mut self, change: impl FnOnce(&mut Own)) {
        if let Some(own) = &mut self.own {
            change(own);
        }
    }

    fn slot(&self, card: Card) -> Slot {
        self.cards().slot(card).expect("a seat is told of cards of its deck")
    }

    fn spot(&self, at: Battleground) -> Slot {
        self.cards().spot(at).expect("a seat is told of cards of its deck")
    }
}
