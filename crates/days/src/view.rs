//! What a seat may know. A view lists what is visible; it has no place for anything else.

use kernel::{BySide, Outcome, Seat, SeatView, Side, Turn, Why};

use crate::{
    Agenda, Board, Card, CardSet, DealCause, Decision, DiscardCause, Fact, Heard, Modifiers, Pending, Phase, Play,
    Rules, SaveCause, State,
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
    /// Number of cards on the aftermath stack, by who put them there.
    pub aftermath: BySide<u8>,
    /// The aftermath stack, once it is turned up.
    pub turned_up: CardSet,
    /// Whether a side has chosen its agenda.
    pub has_chosen: BySide<bool>,
    /// Whether a card that was taken or drawn lies on the table, face down.
    pub face_down: bool,
    /// What only this seat knows; nothing for a spectator.
    pub own: Option<Own>,
}

/// What only one side knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Own {
    /// Its hand.
    pub hand: CardSet,
    /// The agenda that it chose.
    pub agenda: Option<Agenda>,
    /// The cards that it put onto the aftermath stack.
    pub aftermath: CardSet,
    /// The card face down on the table, if this side knows it.
    pub face_down: Option<Card>,
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
        let turned_up = match state.phase() {
            Phase::Over(Outcome { why: Why::Prestige | Why::Letter, .. }) => {
                state.aftermath.us.union(state.aftermath.ussr)
            }
            _ => CardSet::EMPTY,
        };
        View {
            seat,
            board: state.board,
            hands: state.hands.map(|hand| hand.len() as u8),
            deck: state.deck.len() as u8,
            aftermath: state.aftermath.map(|cards| cards.len() as u8),
            turned_up,
            has_chosen: state.chosen.map(|chosen| chosen.is_some()),
            face_down: state.held.is_some(),
            own: seat.side().map(|side| Own {
                hand: state.hands[side],
                agenda: state.chosen[side],
                aftermath: state.aftermath[side],
                face_down: state.held.filter(|_| sees_face_down(side, state.phase())),
            }),
        }
    }

    /// The position before anything happened.
    pub(crate) fn set_up(seat: Seat, rules: crate::Rules) -> View {
        View {
            seat,
            board: Board::set_up(rules),
            hands: BySide::default(),
            deck: Card::COUNT as u8,
            aftermath: BySide::default(),
            turned_up: CardSet::EMPTY,
            has_chosen: BySide::default(),
            face_down: false,
            own: seat.side().map(|_| Own::default()),
        }
    }

    /// The number of agendas in their deck.
    #[must_use]
    pub fn agenda_deck(&self) -> u32 {
        self.board.agenda_deck(u8::from(self.has_chosen.us) + u8::from(self.has_chosen.ussr))
    }

    /// Brings the view up to date with what its seat was told.
    pub(crate) fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Whole(fact) => self.hear_whole(fact),
            Heard::AgendaChosen { side } => self.has_chosen[side] = true,
            Heard::CardsDealt { side, count, .. } => {
                self.hands[side] += count;
                self.deck -= count;
            }
            Heard::CardTaken { from, .. } => {
                self.hands[from] -= 1;
                self.face_down = true;
            }
            Heard::Drawn { .. } => {
                self.deck -= 1;
                self.face_down = true;
            }
            Heard::Aftermath { side, why } => self.count_saved(side, why),
        }
    }

    fn hear_whole(&mut self, fact: Fact) {
        let board = &mut self.board;
        match fact {
            Fact::Defcon { side, track, to, .. } => board.defcon[side].set(track, to),
            Fact::AgendasDealt { side, agendas } => board.flags[side] = Some(agendas),
            Fact::AgendaChosen { side, agenda } => {
                self.has_chosen[side] = true;
                self.own_mut(|own| own.agenda = Some(agenda));
            }
            Fact::CardsDealt { side, cards, .. } => {
                let count = cards.len() as u8;
                self.hear(Heard::CardsDealt { side, count, why: DealCause::Round });
                self.own_mut(|own| own.hand = own.hand.union(cards));
            }
            Fact::Initiative { first, .. } => board.first = first,
            Fact::Play { side, card, how, taken } => self.hear_play(Play { card, by: side, how }, taken),
            Fact::Event { .. } | Fact::AgendaScored { .. } | Fact::NuclearWar(_) | Fact::Outcome(_) => {}
            Fact::Cubes { side, at, to, .. } => board.cubes[side][at as usize] = to,
            Fact::Prestige { to, .. } => board.prestige = to,
            Fact::Letter { to, .. } => board.letter = to,
            Fact::Modifier { side, modifier } => board.modifiers[side].add(modifier),
            Fact::CardTaken { from, to, card } => {
                self.hear(Heard::CardTaken { from, to });
                self.own_mut(|own| {
                    own.hand.remove(card);
                    own.face_down = Some(card);
                });
            }
            Fact::Discard { side, card, why } => self.hear_discard(side, card, why),
            Fact::Drawn { side, card } => {
                self.hear(Heard::Drawn { side });
                self.own_mut(|own| own.face_down = Some(card));
            }
            Fact::Aftermath { side, card, why } => {
                self.count_saved(side, why);
                self.own_mut(|own| {
                    own.hand.remove(card);
                    own.aftermath.insert(card);
                });
            }
            Fact::AgendasRevealed(both) => {
                board.revealed = Some(both);
                board.used.insert(both.us);
                board.used.insert(both.ussr);
            }
            Fact::Round { to } => self.hear_round(to),
            Fact::AftermathCounted { cards, .. } => self.turned_up = cards,
            Fact::Turn(pending) => self.hear_turn(pending),
        }
    }

    fn hear_turn(&mut self, pending: Pending) {
        self.board.pending = pending;
        // A game that was given up leaves a card face down, and what it is does not matter any more.
        if matches!(pending.phase, Phase::Over(_)) {
            self.own_mut(|own| own.face_down = None);
        }
    }

    fn hear_play(&mut self, play: Play, taken: bool) {
        self.board.lay(play);
        if taken {
            self.clear_face_down();
        } else {
            self.leave_hand(play.by, play.card);
        }
    }

    fn hear_discard(&mut self, side: Side, card: Card, why: DiscardCause) {
        self.board.discard.insert(card);
        match why {
            DiscardCause::Played => {
                self.board.lift();
                if self.board.plays[0].is_none() {
                    self.board.plays_made += 1;
                }
            }
            DiscardCause::Cycle => self.leave_hand(side, card),
            DiscardCause::Taken | DiscardCause::Alliances => self.clear_face_down(),
        }
    }

    fn hear_round(&mut self, to: u8) {
        let board = &mut self.board;
        board.round = to;
        board.modifiers = BySide::new(Modifiers::NONE, Modifiers::NONE);
        board.flags = BySide::new(None, None);
        board.revealed = None;
        board.plays_made = 0;
        self.has_chosen = BySide::default();
        self.own_mut(|own| own.agenda = None);
    }

    fn leave_hand(&mut self, side: Side, card: Card) {
        self.hands[side] -= 1;
        self.own_mut(|own| own.hand.remove(card));
    }

    fn count_saved(&mut self, side: Side, why: SaveCause) {
        self.aftermath[side] += 1;
        match why {
            SaveCause::Saved => self.hands[side] -= 1,
            SaveCause::Alliances => self.clear_face_down(),
        }
    }

    fn clear_face_down(&mut self) {
        self.face_down = false;
        self.own_mut(|own| own.face_down = None);
    }

    fn own_mut(&mut self, change: impl FnOnce(&mut Own)) {
        if let Some(own) = &mut self.own {
            change(own);
        }
    }
}

/// Whether `side` knows the card that lies face down: both know one that was taken, only the drawer one that was drawn.
fn sees_face_down(side: Side, phase: Phase) -> bool {
    match phase {
        Phase::Decide(_, Decision::Taken) => true,
        Phase::Decide(drawer, Decision::Alliances) => drawer == side,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Dealer, Game};

    use super::*;
    use crate::{Action, Setup};

    /// A dealer for tests: each number follows from the one before.
    struct Steps(u32);

    impl Dealer for Steps {
        fn below(&mut self, n: u32) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((u64::from(self.0) * u64::from(n)) >> 32) as u32
        }
    }

    fn middle() -> State {
        let saved = |card| CardSet::only(card);
        let setup = Setup {
            round: 2,
            plays_made: 2,
            aftermath: BySide::new(saved(Card::Quarantine), saved(Card::UThant)),
            discard: CardSet::only(Card::Excomm).union(CardSet::only(Card::Scramble)),
            ..Setup::default()
        };
        setup.build().unwrap_or_else(|flaw| panic!("{flaw}"))
    }

    /// Swaps a card of one pile with a card of another.
    fn swap(a: &mut CardSet, b: &mut CardSet) {
        let (Some(x), Some(y)) = (a.iter().next(), b.iter().next()) else { panic!("a pile is empty") };
        a.remove(x);
        b.remove(y);
        a.insert(y);
        b.insert(x);
    }

    #[test]
    fn what_a_side_cannot_see_does_not_change_its_view() {
        for side in Side::ALL {
            let other = side.other();
            let state = middle();
            let seen = |state: &State| state.view(Seat::Player(side));
            let mut changed = state;
            swap(&mut changed.hands[other], &mut changed.deck);
            assert_eq!(seen(&changed), seen(&state), "the other hand and the deck");
            swap(&mut changed.aftermath[other], &mut changed.hands[other]);
            assert_eq!(seen(&changed), seen(&state), "the other side's saved cards");
            swap(&mut changed.aftermath[other], &mut changed.deck);
            assert_eq!(seen(&changed), seen(&state));
            changed.chosen[other] = state.board.flags[other].map(|three| three[2]);
            assert_eq!(seen(&changed), seen(&state), "the other side's agenda");
            assert_ne!(changed.view(Seat::Player(other)), state.view(Seat::Player(other)), "but they know");
            swap(&mut changed.hands[side], &mut changed.deck);
            assert_ne!(seen(&changed), seen(&state), "the own hand");
            assert_eq!(changed.view(Seat::Spectator), state.view(Seat::Spectator), "a spectator sees no hand at all");
        }
    }

    #[test]
    fn a_card_drawn_for_the_alliances_is_seen_by_the_drawer_alone() {
        let mut state = middle();
        let card = Card::Sops;
        state.deck.remove(card);
        state.held = Some(card);
        state.wait_for(Phase::Decide(Side::Us, Decision::Alliances));
        let held = |seat| state.view(seat).own.and_then(|own| own.face_down);
        assert_eq!(held(Seat::Player(Side::Us)), Some(card));
        assert_eq!(held(Seat::Player(Side::Ussr)), None);
        assert!(Seat::ALL.into_iter().all(|seat| state.view(seat).face_down));
        state.wait_for(Phase::Decide(Side::Us, Decision::Taken));
        let held = |seat| state.view(seat).own.and_then(|own| own.face_down);
        assert_eq!(held(Seat::Player(Side::Ussr)), Some(card), "it was theirs");
        assert_eq!(held(Seat::Spectator), None);
    }

    #[test]
    fn every_unseen_card_is_guessed_equally_often_everywhere() {
        let view = middle().view(Seat::Player(Side::Us));
        let own = view.own.expect("a player has a hand");
        let unseen = CardSet::ALL.without(own.hand).without(own.aftermath).without(view.board.discard);
        let (mut dealer, rounds) = (Steps(1), 40_000u32);
        let mut in_hand = [0u32; Card::COUNT];
        let mut saved = [0u32; Card::COUNT];
        let mut agendas = [0u32; 3];
        for _ in 0..rounds {
            let guess = State::guess(&view, &mut dealer);
            guess.hands.ussr.iter().for_each(|card| in_hand[card as usize] += 1);
            guess.aftermath.ussr.iter().for_each(|card| saved[card as usize] += 1);
            let three = view.board.flags.ussr.expect("agendas were dealt");
            agendas[three.iter().position(|&agenda| Some(agenda) == guess.chosen.ussr).expect("one of the three")] += 1;
        }
        let near = |seen: u32, share: f64| {
            let expected = f64::from(rounds) * share;
            // Five standard deviations, squared: there is no square root here.
            let off = f64::from(seen) - expected;
            off * off <= 25.0 * expected * (1.0 - share)
        };
        for card in Card::all() {
            let can_be = if unseen.contains(card) { 1.0 / f64::from(unseen.len()) } else { 0.0 };
            assert!(near(in_hand[card as usize], can_be * f64::from(view.hands.ussr)), "{card} in hand");
            assert!(near(saved[card as usize], can_be), "{card} saved");
        }
        assert!(agendas.iter().all(|&count| near(count, 1.0 / 3.0)), "{agendas:?}");
    }

    #[test]
    fn the_choices_of_a_view_are_those_of_the_position() {
        let state = middle();
        let choices = state.view(Seat::Player(Side::Us)).choices();
        assert!(choices.iter().any(|choice| matches!(choice, Action::Command(_))));
        assert!(state.view(Seat::Player(Side::Ussr)).choices().is_empty());
        assert!(state.view(Seat::Spectator).choices().is_empty());
    }
}
