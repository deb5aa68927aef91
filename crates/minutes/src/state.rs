use core::fmt::{self, Write};

use kernel::{BySide, Dealer, Game, Gather, Seat, Side, Turn, Witness};

use crate::{
    Action, Battleground, Board, Card, Chance, Deck, Fact, Heard, Known, Lease, Phase, Rules, Slot, Slots, View,
};

/// A whole position, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) board: Board,
    /// Cards in hand.
    pub(crate) hands: BySide<Slots>,
    /// Cards not yet drawn.
    pub(crate) deck: Slots,
    /// The Cuba card, once it is laid.
    pub(crate) cuba: Option<Slot>,
    /// Bids that are made and not yet revealed.
    pub(crate) bids: BySide<Option<u8>>,
    /// What each side knows of hidden cards.
    pub(crate) known: BySide<Known>,
}

// The README says so, and searchers copy it at every step.
#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<State>() == 136);

impl State {
    /// What lies open.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The cards in the hand of `side`.
    #[must_use]
    pub fn hand(&self, side: Side) -> Slots {
        self.hands[side]
    }

    /// The cards not yet drawn.
    #[must_use]
    pub const fn deck(&self) -> Slots {
        self.deck
    }

    /// The card that lies as Cuba, once it is laid.
    #[must_use]
    pub const fn cuba(&self) -> Option<Slot> {
        self.cuba
    }

    /// The bid of `side`, if it is made and not yet revealed.
    #[must_use]
    pub fn bid(&self, side: Side) -> Option<u8> {
        self.bids[side]
    }

    /// What `side` knows of the other's hand and of Cuba.
    #[must_use]
    pub fn known(&self, side: Side) -> Known {
        self.known[side]
    }

    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.board.pending.phase
    }

    #[inline]
    pub(crate) fn wait_for(&mut self, phase: Phase) {
        self.board.pending.phase = phase;
    }

    /// The deck that is played with.
    #[inline]
    pub(crate) fn cards(&self) -> &'static Deck {
        self.board.rules.deck()
    }

    #[inline]
    pub(crate) fn card(&self, slot: Slot) -> Card {
        self.cards().card(slot)
    }

    #[inline]
    pub(crate) fn battleground(&self, slot: Slot) -> Battleground {
        self.cards().battleground(slot)
    }

    /// The place of a card that is known to be in the deck.
    #[inline]
    pub(crate) fn slot(&self, card: Card) -> Slot {
        self.cards().slot(card).expect("the card is in the deck")
    }

    /// The place of a battleground that is known to be in the deck.
    #[inline]
    pub(crate) fn spot(&self, at: Battleground) -> Slot {
        self.cards().spot(at).expect("the battleground is in the deck")
    }
}

impl Game for State {
    const SLUG: &'static str = "minutes";
    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type Fact = Fact;
    type Heard = Heard;
    type View = View;
    type Hold = Lease;

    fn begin(rules: Rules, witness: &mut impl Witness<Self>) -> Self {
        let state = State {
            board: Board::set_up(rules),
            hands: BySide::default(),
            deck: Slots::CARDS,
            cuba: None,
            bids: BySide::default(),
            known: BySide::default(),
        };
        witness.fact(Fact::Turn(state.board.pending));
        state
    }

    fn first_view(rules: Rules, seat: Seat) -> View {
        View::set_up(seat, rules)
    }

    fn hold(rules: Rules) -> Option<Lease> {
        rules.lease()
    }

    fn rules(&self) -> Rules {
        self.board.rules
    }

    /// The deck, unless everybody has it.
    fn enclose(rules: Rules, out: &mut impl Write) -> fmt::Result {
        if rules.deck().is_built_in() { Ok(()) } else { write!(out, "{}", rules.deck()) }
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.phase().turn()
    }

    #[inline]
    fn actions(&self, out: &mut impl Gather<Action>) {
        self.list_actions::<false>(out);
    }

    #[inline]
    fn actions_in_order(&self, out: &mut impl Gather<Action>) {
        self.list_actions::<true>(out);
    }

    fn chances(&self, out: &mut impl Extend<(Chance, u32)>) {
        self.list_chances(out);
    }

    #[inline]
    fn draw(&self, dealer: &mut impl Dealer) -> Chance {
        self.draw_chance(dealer)
    }

    fn can_deal(&self, chance: Chance) -> bool {
        self.is_possible(chance)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, witness: &mut impl Witness<Self>) {
        self.act(action, witness);
        debug_assert_eq!(self.flaw(), None);
        witness.fact(Fact::Turn(self.board.pending));
    }

    #[inline]
    fn deal_unchecked(&mut self, chance: Chance, witness: &mut impl Witness<Self>) {
        self.receive(chance, witness);
        debug_assert_eq!(self.flaw(), None);
        witness.fact(Fact::Turn(self.board.pending));
    }

    fn resign_unchecked(&mut self, by: Side, witness: &mut impl Witness<Self>) {
        self.give_up(by, witness);
        debug_assert_eq!(self.flaw(), None);
        witness.fact(Fact::Turn(self.board.pending));
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn guess(view: &View, dealer: &mut impl Dealer) -> Self {
        view.guess(dealer)
    }

    fn heard(fact: Fact, seat: Seat) -> Heard {
        fact.heard_by(seat)
    }

    fn hear(view: &mut View, heard: Heard) {
        view.hear(heard);
    }

    fn reveals(fact: Fact) -> bool {
        fact.reveals()
    }

    fn flaw(&self) -> Option<&'static str> {
        self.find_flaw()
    }
}
