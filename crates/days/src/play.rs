//! The two doors through which a position changes: what a side does, and what chance does.

use kernel::{Side, Witness};

use crate::resolve::signed;
use crate::{
    Action, Card, Cause, Chance, DealCause, Decision, DiscardCause, Draw, Fact, Phase, Play, SaveCause, State, Use,
};

impl State {
    pub(crate) fn act(&mut self, action: Action, witness: &mut impl Witness<Self>) {
        let Phase::Decide(side, decision) = self.phase() else { unreachable!("nobody is to decide {action:?}") };
        match decision {
            Decision::Agenda => self.choose_agenda(side, action, witness),
            Decision::Initiative => self.decide_initiative(side, action, witness),
            Decision::Play => self.open_play(side, action, witness),
            Decision::Taken => match action {
                Action::Discard(card) => {
                    self.held = None;
                    self.discard(side, card, DiscardCause::Taken, witness);
                    self.wait_for(Phase::Draw(Draw::Replace(side.other())));
                }
                _ => self.open_play(side, action, witness),
            },
            Decision::Answer => self.answer(side, action == Action::Use, witness),
            Decision::Command => self.act_in_command(side, action, witness),
            Decision::Line => self.act_in_event(action, witness),
            Decision::Television => {
                match action {
                    Action::Shift(steps) => self.shift(side, steps.track(), steps.by(), Cause::Television, witness),
                    _ => debug_assert_eq!(action, Action::Done),
                }
                self.award_letter(witness);
            }
            Decision::Alliances => self.place_drawn(side, action, witness),
        }
    }

    fn choose_agenda(&mut self, side: Side, action: Action, witness: &mut impl Witness<Self>) {
        let Action::Agenda(agenda) = action else { unreachable!("{action:?} chooses no agenda") };
        self.chosen[side] = Some(agenda);
        witness.fact(Fact::AgendaChosen { side, agenda });
        // Secret choices are taken one after the other (R29).
        self.wait_for(match side {
            Side::Us => Phase::Decide(Side::Ussr, Decision::Agenda),
            Side::Ussr => Phase::Draw(Draw::Hand(Side::Us)),
        });
    }

    fn decide_initiative(&mut self, by: Side, action: Action, witness: &mut impl Witness<Self>) {
        let Action::First(first) = action else { unreachable!("{action:?} decides no initiative") };
        self.board.first = first;
        witness.fact(Fact::Initiative { by, first });
        self.wait_for(Phase::Decide(first, Decision::Play));
    }

    /// The card drawn for the alliances goes onto the aftermath stack or the discard pile.
    fn place_drawn(&mut self, side: Side, action: Action, witness: &mut impl Witness<Self>) {
        let card = self.held.take().expect("a card was drawn for the alliances");
        if action == Action::Save(card) {
            self.save(side, card, SaveCause::Alliances, witness);
        } else {
            self.discard(side, card, DiscardCause::Alliances, witness);
        }
        self.resolve_agendas(witness);
    }

    pub(crate) fn receive(&mut self, chance: Chance, witness: &mut impl Witness<Self>) {
        let Phase::Draw(draw) = self.phase() else { unreachable!("nothing is to be dealt: {chance:?}") };
        match (draw, chance) {
            (Draw::Agendas(side), Chance::Agendas(_, agendas)) => {
                self.board.flags[side] = Some(agendas);
                witness.fact(Fact::AgendasDealt { side, agendas });
                self.wait_for(match side {
                    Side::Us => Phase::Draw(Draw::Agendas(Side::Ussr)),
                    Side::Ussr => Phase::Decide(Side::Us, Decision::Agenda),
                });
            }
            (Draw::Hand(side), Chance::Cards(_, cards)) => {
                self.deal_cards(side, cards, DealCause::Round, witness);
                self.wait_for(match side {
                    Side::Us => Phase::Draw(Draw::Hand(Side::Ussr)),
                    Side::Ussr => Phase::Decide(self.board.decider(), Decision::Initiative),
                });
            }
            (Draw::Redraw(side), Chance::Cards(_, cards)) => {
                self.deal_cards(side, cards, DealCause::Cycle, witness);
                self.next_line(witness);
            }
            (Draw::Replace(side), Chance::Cards(_, cards)) => {
                self.deal_cards(side, cards, DealCause::Replacement, witness);
                self.close_play(witness);
            }
            (Draw::Take(side), Chance::Take(card)) => {
                self.hands[side.other()].remove(card);
                self.held = Some(card);
                witness.fact(Fact::CardTaken { from: side.other(), to: side, card });
                self.wait_for(Phase::Decide(side, Decision::Taken));
            }
            (Draw::Alliance(side), Chance::Draw(card)) => {
                self.deck.remove(card);
                self.held = Some(card);
                witness.fact(Fact::Drawn { side, card });
                self.wait_for(Phase::Decide(side, Decision::Alliances));
            }
            (draw, chance) => unreachable!("{chance:?} for {draw:?}"),
        }
    }

    fn open_play(&mut self, by: Side, action: Action, witness: &mut impl Witness<Self>) {
        let (card, how) = match action {
            Action::Command(card) => (card, Use::Command),
            Action::CommandWithLetter(card) => (card, Use::CommandWithLetter),
            Action::Event(card) => (card, Use::Event),
            _ => unreachable!("{action:?} plays no card"),
        };
        let taken = self.held.take().is_some();
        self.hands[by].remove(card);
        self.board.lay(Play { card, by, how });
        witness.fact(Fact::Play { side: by, card, how, taken });
        if how == Use::Event {
            witness.fact(Fact::Event { side: by, card, used: true });
            self.open_event(by, witness);
        } else {
            self.wait_for(if card.serves(by) {
                Phase::Decide(by, Decision::Command)
            } else {
                Phase::Decide(by.other(), Decision::Answer)
            });
        }
    }

    fn answer(&mut self, side: Side, used: bool, witness: &mut impl Witness<Self>) {
        let card = self.board.play().expect("the card to answer lies on the table").card;
        witness.fact(Fact::Event { side, card, used });
        if used {
            self.open_event(side, witness);
        } else {
            self.wait_for(Phase::Decide(side.other(), Decision::Command));
        }
    }

    fn act_in_command(&mut self, side: Side, action: Action, witness: &mut impl Witness<Self>) {
        let play = self.board.play().expect("a Command has a card");
        if action != Action::Done {
            let (at, change) = signed(action);
            self.command(side, at, change, Cause::Command(play.card), witness);
        }
        self.close_command(play, witness);
    }

    /// Discards the card on top. If its player had taken it, the other side draws a card in its place.
    pub(crate) fn close_play(&mut self, witness: &mut impl Witness<Self>) {
        let play = self.board.lift().expect("the card that was played lies on the table");
        self.discard(play.by, play.card, DiscardCause::Played, witness);
        if self.board.plays[0].is_some() {
            return self.wait_for(Phase::Draw(Draw::Replace(play.by.other())));
        }
        self.board.plays_made += 1;
        if self.board.plays_are_over() {
            self.save_last_cards(witness);
        } else {
            self.wait_for(Phase::Decide(self.board.player(), Decision::Play));
        }
    }

    fn discard(&mut self, side: Side, card: Card, why: DiscardCause, witness: &mut impl Witness<Self>) {
        self.board.discard.insert(card);
        witness.fact(Fact::Discard { side, card, why });
    }

    pub(crate) fn save(&mut self, side: Side, card: Card, why: SaveCause, witness: &mut impl Witness<Self>) {
        self.aftermath[side].insert(card);
        witness.fact(Fact::Aftermath { side, card, why });
    }

    fn deal_cards(&mut self, side: Side, cards: crate::CardSet, why: DealCause, witness: &mut impl Witness<Self>) {
        self.deck = self.deck.without(cards);
        self.hands[side] = self.hands[side].union(cards);
        witness.fact(Fact::CardsDealt { side, cards, why });
    }
}
