//! What a seat may know. A view lists what is visible; it has no place for anything else.

use kernel::{BySide, Seat, Side};

use crate::{
    Agenda, Board, Card, CardSet, DealCause, DiscardCause, Fact, Heard, Modifiers, Phase, Play, SaveCause, State,
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

impl View {
    pub(crate) fn of(state: &State, seat: Seat) -> View {
        let turned_up = match state.phase() {
            Phase::Over(outcome) if outcome.why != kernel::Why::NuclearWar => {
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
            Fact::Turn(pending) => board.pending = pending,
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
        Phase::Taken(_) => true,
        Phase::Alliances(drawer) => drawer == side,
        _ => false,
    }
}
