//! The two doors through which a position changes: what a side does, and what chance does.

use kernel::{BySide, Side, Witness};

use crate::{Action, Card, Chance, Decision, Draw, Fact, MAX_TIES, OrderCause, Phase, Play, Slots, State, Use, Zone};

impl State {
    pub(crate) fn act(&mut self, action: Action, witness: &mut impl Witness<Self>) {
        let Phase::Decide(side, decision) = self.phase() else { unreachable!("nobody is to decide {action:?}") };
        match decision {
            Decision::Command => self.act_in_command(side, action, witness),
            Decision::Line => self.act_in_event(action, witness),
            Decision::Play => match action {
                Action::Command(card, zone) => self.open_play(side, card, zone, Use::Command, witness),
                Action::Event(card, zone) => self.open_play(side, card, zone, Use::Event, witness),
                _ => unreachable!("{action:?} is no play"),
            },
            Decision::Answer => self.answer(side, action == Action::Use, witness),
            Decision::Bid => match action {
                Action::Bid(cubes) => self.bid_for_order(side, cubes, witness),
                _ => unreachable!("{action:?} is no bid"),
            },
            Decision::Order => match action {
                Action::First(first) => self.choose_order(side, first, witness),
                _ => unreachable!("{action:?} is no order"),
            },
        }
    }

    pub(crate) fn receive(&mut self, chance: Chance, witness: &mut impl Witness<Self>) {
        let Phase::Draw(draw) = self.phase() else { unreachable!("nothing is to be dealt: {chance:?}") };
        match (draw, chance) {
            (Draw::Hand(side), Chance::Cards(_, cards)) => {
                let dealt: Slots = cards.into_iter().map(|card| self.slot(card)).collect();
                self.deck = self.deck.without(dealt);
                self.hands[side] = dealt;
                witness.fact(Fact::CardsDealt { side, cards });
                self.wait_for(match side {
                    Side::Us => Phase::Draw(Draw::Hand(Side::Ussr)),
                    Side::Ussr => Phase::Draw(Draw::Cuba),
                });
            }
            (Draw::Cuba, Chance::Cuba(card)) => {
                let cuba = self.slot(card);
                self.deck.remove(cuba);
                self.cuba = Some(cuba);
                witness.fact(Fact::CubaDealt { card });
                self.wait_for(Phase::Decide(Side::Us, Decision::Bid));
            }
            (Draw::Coin, Chance::Coin(side)) => {
                witness.fact(Fact::Coin { side });
                self.wait_for(Phase::Decide(side, Decision::Order));
            }
            (Draw::Card(side), Chance::Draw(card)) => {
                let drawn = self.slot(card);
                self.deck.remove(drawn);
                self.hands[side].insert(drawn);
                witness.fact(Fact::Drawn { side, card });
                self.wait_for(Phase::Decide(side.other(), Decision::Play));
            }
            (draw, chance) => unreachable!("{chance:?} for {draw:?}"),
        }
    }

    /// Takes a secret bid; when both are made they are revealed.
    fn bid_for_order(&mut self, side: Side, cubes: u8, witness: &mut impl Witness<Self>) {
        self.bids[side] = Some(cubes);
        witness.fact(Fact::BidMade { side, cubes });
        let BySide { us: Some(us), ussr: Some(ussr) } = self.bids else {
            return self.wait_for(Phase::Decide(side.other(), Decision::Bid));
        };
        self.bids = BySide::default();
        witness.fact(Fact::Bid { side: Side::Us, cubes: us });
        witness.fact(Fact::Bid { side: Side::Ussr, cubes: ussr });
        let bids = BySide::new(us, ussr);
        let Some(higher) = bids.ahead() else { return self.bid_again(witness) };
        self.board.lose_bids(bids);
        self.wait_for(Phase::Decide(higher, Decision::Order));
    }

    /// M6.
    fn bid_again(&mut self, witness: &mut impl Witness<Self>) {
        self.board.ties += 1;
        witness.fact(Fact::BidsEqual { times: self.board.ties });
        self.wait_for(if self.board.ties == MAX_TIES {
            Phase::Draw(Draw::Coin)
        } else {
            Phase::Decide(Side::Us, Decision::Bid)
        });
    }

    fn choose_order(&mut self, by: Side, first: Side, witness: &mut impl Witness<Self>) {
        let why = if self.board.ties == MAX_TIES { OrderCause::Chance } else { OrderCause::Bid };
        self.board.first = first;
        witness.fact(Fact::Order { by, first, why });
        self.wait_for(Phase::Decide(first, Decision::Play));
    }

    fn open_play(&mut self, by: Side, card: Card, zone: Zone, how: Use, witness: &mut impl Witness<Self>) {
        let slot = self.slot(card);
        self.hands[by].remove(slot);
        self.known[by.other()].played(slot, self.hands[by].len());
        self.board.lay(Play { slot, by, how }, zone);
        witness.fact(Fact::Play { side: by, card, zone, how });
        if how == Use::Event {
            witness.fact(Fact::Event { side: by, card, used: true });
            self.open_event(by, witness);
        } else if self.cards().belongs(slot, by.other()) {
            self.wait_for(Phase::Decide(by.other(), Decision::Answer));
        } else {
            self.open_command(by, witness);
        }
    }

    fn answer(&mut self, side: Side, used: bool, witness: &mut impl Witness<Self>) {
        let card = self.card(self.board.play.expect("the card to answer lies on the table").slot);
        witness.fact(Fact::Event { side, card, used });
        if used {
            self.open_event(side, witness);
        } else {
            self.open_command(side.other(), witness);
        }
    }

    /// Ends the turn: a card is drawn, if any is left; after the last turn the game is scored.
    pub(crate) fn close_play(&mut self, witness: &mut impl Witness<Self>) {
        let play = self.board.play.take().expect("a turn has a card");
        self.board.plays_made += 1;
        if !self.deck.is_empty() {
            self.wait_for(Phase::Draw(Draw::Card(play.by)));
        } else if self.board.plays_are_over() {
            self.score(witness);
        } else {
            self.wait_for(Phase::Decide(play.by.other(), Decision::Play));
        }
    }
}

impl crate::Board {
    /// Lays a card that is being played.
    #[inline]
    pub(crate) fn lay(&mut self, play: Play, zone: Zone) {
        self.table.insert(play.slot);
        self.place_in(play.slot, zone);
        self.play = Some(play);
    }

    /// The cubes of both bids leave the game.
    pub(crate) fn lose_bids(&mut self, bids: BySide<u8>) {
        self.out = bids;
        self.supply = bids.map(|bid| crate::CUBES - bid);
    }
}
