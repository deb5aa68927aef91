use kernel::{BySide, Dealer, Game, Gather, Outcome, Seat, Side, Turn, Witness};

use crate::{Action, Agenda, Board, Card, CardSet, Chance, Fact, Heard, Phase, Rules, View};

/// A whole position, hidden parts included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What lies open.
    pub(crate) board: Board,
    /// Cards in hand.
    pub(crate) hands: BySide<CardSet>,
    /// Cards not yet drawn.
    pub(crate) deck: CardSet,
    /// Cards of the aftermath stack, by who put them there.
    pub(crate) aftermath: BySide<CardSet>,
    /// The agendas chosen this round.
    pub(crate) chosen: BySide<Option<Agenda>>,
    /// A card that was taken or drawn and not yet played, saved or discarded.
    pub(crate) held: Option<Card>,
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
    pub fn hand(&self, side: Side) -> CardSet {
        self.hands[side]
    }

    /// The cards not yet drawn.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The cards that `side` put onto the aftermath stack.
    #[must_use]
    pub fn aftermath(&self, side: Side) -> CardSet {
        self.aftermath[side]
    }

    /// The agenda that `side` chose this round.
    #[must_use]
    pub fn chosen(&self, side: Side) -> Option<Agenda> {
        self.chosen[side]
    }

    /// The cards on the table: being played, taken or drawn.
    #[must_use]
    pub fn in_play(&self) -> CardSet {
        let plays = self.board.plays.iter().flatten().map(|play| play.card);
        plays.chain(self.held).collect()
    }

    /// The number of agendas in their deck.
    #[must_use]
    pub fn agenda_deck(&self) -> u32 {
        let chosen = Side::ALL.iter().filter(|&&side| self.chosen[side].is_some()).count();
        self.board.agenda_deck(chosen as u8)
    }

    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.board.pending.phase
    }

    #[inline]
    pub(crate) fn wait_for(&mut self, phase: Phase) {
        self.board.pending.phase = phase;
    }
}

impl Game for State {
    const SLUG: &'static str = "days";
    type Rules = Rules;
    type Action = Action;
    type Chance = Chance;
    type Fact = Fact;
    type Heard = Heard;
    type View = View;
    type Hold = ();

    fn begin(rules: Rules, witness: &mut impl Witness<Self>) -> Self {
        let mut state = State {
            board: Board::set_up(rules),
            hands: BySide::default(),
            deck: CardSet::ALL,
            aftermath: BySide::default(),
            chosen: BySide::default(),
            held: None,
        };
        state.open_round(witness);
        witness.fact(Fact::Turn(state.board.pending));
        state
    }

    fn first_view(rules: Rules, seat: Seat) -> View {
        View::set_up(seat, rules)
    }

    fn hold(_rules: Rules) -> Option<()> {
        Some(())
    }

    fn rules(&self) -> Rules {
        self.board.rules
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
        self.end(Outcome::resigned(by), witness);
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
