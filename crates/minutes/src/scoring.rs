//! The end of a game: prestige, the hidden cards, nuclear war and the outcome.

use kernel::{BySide, Outcome, Side, Why, Witness};

use crate::{Affiliation, Board, Colour, Fact, Gain, Pending, Phase, Revealed, Slot, Slots, State, WAR};

/// Prestige for dominating a battleground.
const BATTLEGROUND_AWARD: u8 = 1;
/// Prestige for dominating Cuba.
const CUBA_AWARD: u8 = 2;
/// Prestige for dominating more military battlegrounds.
const MILITARY_AWARD: u8 = 1;
/// Prestige for the larger number of cubes on the leftover cards.
const AFTERMATH_AWARD: u8 = 1;

impl Board {
    /// Battlegrounds and leftover cards in the sphere of `side`, by the cards that they are; Cuba as the card that was
    /// turned up.
    fn sphere_cards(&self, side: Side) -> Slots {
        self.turned_up(self.spheres[side])
    }

    /// These battlegrounds by the cards that they are; Cuba as the card that was turned up.
    #[inline]
    fn turned_up(&self, spots: Slots) -> Slots {
        let cuba = self.revealed.map_or(Slots::EMPTY, |revealed| revealed.cuba.alone());
        spots.without(Slot::CUBA.alone()).union(cuba.when(spots.contains(Slot::CUBA)))
    }

    /// Whether `side` has three or more cards of one colour in its sphere. Before Cuba is turned up it does not count.
    #[must_use]
    pub fn triggers_war(&self, side: Side) -> bool {
        let cards = self.sphere_cards(side);
        let deck = self.rules.deck();
        Colour::ALL.into_iter().any(|colour| cards.intersection(deck.of_colour(colour)).len() >= WAR)
    }

    /// The cubes of each side's cards among these.
    #[must_use]
    pub fn count_cubes(&self, cards: Slots) -> BySide<u8> {
        let deck = self.rules.deck();
        BySide::from_fn(|side| {
            cards.intersection(deck.of(Affiliation::Side(side))).iter().map(|slot| deck.cubes(slot)).sum()
        })
    }
}

impl State {
    /// Each battleground pays the side that dominates it. Then the hidden cards are turned up.
    #[inline(never)]
    pub(crate) fn score(&mut self, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        let dominated = BySide::from_fn(|side| self.board.dominated(side));
        for side in Side::ALL {
            let spots = dominated[side];
            self.board.prestige[side] = spots.len() * BATTLEGROUND_AWARD
                + u8::from(spots.contains(Slot::CUBA)) * (CUBA_AWARD - BATTLEGROUND_AWARD);
            spots.iter().for_each(|at| witness.fact(self.award(side, at)));
        }
        self.turn_up(dominated, witness);
    }

    /// What a battleground pays.
    #[inline]
    fn award(&self, side: Side, at: Slot) -> Fact {
        if at == Slot::CUBA {
            Fact::Scored { side, amount: CUBA_AWARD, why: Gain::Cuba }
        } else {
            Fact::Scored { side, amount: BATTLEGROUND_AWARD, why: Gain::Battleground(self.card(at)) }
        }
    }

    fn gain(&mut self, side: Side, amount: u8, why: Gain, witness: &mut impl Witness<Self>) {
        self.board.prestige[side] += amount;
        witness.fact(Fact::Scored { side, amount, why });
    }

    /// Cuba and the leftover cards are turned up; military battlegrounds and the aftermath are counted.
    fn turn_up(&mut self, dominated: BySide<Slots>, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        let cuba = self.cuba.expect("Cuba was laid");
        let left = self.hands.map(|hand| hand.first().expect("each side keeps a card"));
        self.board.revealed = Some(Revealed { cuba, left });
        witness.fact(Fact::Revealed { cuba: self.card(cuba), left: left.map(|slot| self.card(slot)) });
        let military = self.cards().of_colour(Colour::Military);
        let military = dominated.map(|spots| self.board.turned_up(spots).intersection(military).len());
        if let Some(side) = military.ahead() {
            self.gain(side, MILITARY_AWARD, Gain::Military, witness);
        }
        let aftermath = self.board.count_cubes(self.hands.us.union(self.hands.ussr));
        if let Some(side) = aftermath.ahead() {
            self.gain(side, AFTERMATH_AWARD, Gain::Aftermath, witness);
        }
        self.decide(left, witness);
    }

    /// Leftover cards of one colour go into the spheres (M7). Then the game is decided, by war or by prestige.
    fn decide(&mut self, left: BySide<Slot>, witness: &mut impl Witness<Self>) {
        witness.rules(self);
        if self.cards().have_one_colour(left.us.alone().union(left.ussr.alone())) {
            for side in Side::ALL {
                self.hands[side].remove(left[side]);
                self.board.lay_leftover(side, left[side]);
                witness.fact(Fact::LeftoverPlaced { side, card: self.card(left[side]) });
            }
        }
        let guilty = BySide::from_fn(|side| self.board.triggers_war(side));
        let prestige = self.board.prestige;
        let outcome = match (guilty.us, guilty.ussr) {
            (false, false) => match prestige.ahead() {
                None => Outcome { winner: None, why: Why::Draw },
                winner => Outcome { winner, why: Why::Prestige },
            },
            (true, true) => Outcome { winner: None, why: Why::NuclearWar },
            (true, false) => Outcome { winner: Some(Side::Ussr), why: Why::NuclearWar },
            (false, true) => Outcome { winner: Some(Side::Us), why: Why::NuclearWar },
        };
        if outcome.why == Why::NuclearWar {
            witness.fact(Fact::NuclearWar(guilty));
        }
        witness.fact(Fact::Outcome { outcome, prestige });
        self.wait_for(Phase::Over(outcome));
    }
}

impl State {
    /// Ends the game before it was scored. An Event under way goes no further.
    pub(crate) fn give_up(&mut self, by: Side, witness: &mut impl Witness<Self>) {
        let outcome = Outcome::resigned(by);
        witness.fact(Fact::Outcome { outcome, prestige: self.board.prestige });
        self.board.pending =
            Pending { phase: Phase::Over(outcome), cursor: Board::set_up(self.board.rules).pending.cursor };
    }
}

impl Board {
    /// Lays a leftover card into the sphere of the side that held it.
    pub(crate) fn lay_leftover(&mut self, side: Side, slot: Slot) {
        self.table.insert(slot);
        self.spheres[side].insert(slot);
    }
}
