//! What happens, as data. The log, the animation, the trace and the views of distant seats are all made from these.

use kernel::{BySide, Outcome, Seat, Side};

use crate::agenda::Three;
use crate::{Agenda, Battleground, Card, CardSet, Modifier, Pending, Track, Use};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of docs/trace.md")]
pub enum Fact {
    /// A marker moved.
    Defcon { side: Side, track: Track, from: u8, to: u8, why: Cause },
    /// A side was dealt its agendas and laid its flags.
    AgendasDealt { side: Side, agendas: Three },
    /// A side chose its agenda, in secret.
    AgendaChosen { side: Side, agenda: Agenda },
    /// A side was dealt cards, in secret.
    CardsDealt { side: Side, cards: CardSet, why: DealCause },
    /// It was decided who plays first.
    Initiative { by: Side, first: Side },
    /// A card was played; `taken` if it came from the opponent's hand.
    Play { side: Side, card: Card, how: Use, taken: bool },
    /// An Event was used or left.
    Event { side: Side, card: Card, used: bool },
    /// Cubes were placed or removed.
    Cubes { side: Side, at: Battleground, from: u8, to: u8, why: Cause },
    /// Prestige was gained. `from` and `to` are positive for the US.
    Prestige { side: Side, amount: u8, from: i8, to: i8, why: Gain },
    /// The Personal Letter changed hands.
    Letter { to: Side, why: LetterCause },
    /// A modifier came into force for a side.
    Modifier { side: Side, modifier: Modifier },
    /// A card was taken from a hand, unseen by spectators.
    CardTaken { from: Side, to: Side, card: Card },
    /// A card went to the discard pile.
    Discard { side: Side, card: Card, why: DiscardCause },
    /// A side drew a card for dominating the alliances, in secret.
    Drawn { side: Side, card: Card },
    /// A card went onto the aftermath stack, face down.
    Aftermath { side: Side, card: Card, why: SaveCause },
    /// Both agendas were turned up.
    AgendasRevealed(BySide<Agenda>),
    /// An agenda was scored; nobody dominates: `side` is none and `amount` 0.
    AgendaScored { agenda: Agenda, chosen_by: Side, side: Option<Side>, amount: u8 },
    /// The next round began.
    Round { to: u8 },
    /// Nuclear war broke out; true for the sides that triggered it.
    NuclearWar(BySide<bool>),
    /// The aftermath stack was turned up and its cubes counted.
    AftermathCounted { cubes: BySide<u8>, cards: CardSet },
    /// The game ended.
    Outcome(Outcome),
    /// Now this is waited for.
    Turn(Pending),
}

/// Why cubes or a marker moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The round began.
    Round,
    /// A card played for Command.
    Command(Card),
    /// An Event.
    Event(Card),
    /// The bonus for television.
    Television,
    /// A revealed agenda.
    Agenda,
}

/// Why cards were dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealCause {
    /// The hand of a round.
    Round,
    /// In place of a card that was taken.
    Replacement,
    /// In place of cards discarded by the Event itself.
    Cycle,
}

/// Why prestige was gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// By an Event.
    Event,
    /// By the agendas of the round.
    Agendas,
    /// By the aftermath.
    Aftermath,
}

/// Why the Letter changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LetterCause {
    /// It was played with a Command.
    Command,
    /// The bonus for the United Nations.
    UnitedNations,
}

/// Why a card was discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardCause {
    /// It was played.
    Played,
    /// It was taken and not played.
    Taken,
    /// To draw another.
    Cycle,
    /// It was drawn for the alliances.
    Alliances,
}

/// Why a card went onto the aftermath stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveCause {
    /// It was the last of a hand.
    Saved,
    /// It was drawn for the alliances.
    Alliances,
}

/// What a seat is told: the fact, or of a secret only that there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "as in Fact, less what is hidden")]
pub enum Heard {
    /// The whole fact.
    Whole(Fact),
    /// A side chose its agenda.
    AgendaChosen { side: Side },
    /// A side was dealt cards.
    CardsDealt { side: Side, count: u8, why: DealCause },
    /// A card was taken from a hand.
    CardTaken { from: Side, to: Side },
    /// A side drew a card for dominating the alliances.
    Drawn { side: Side },
    /// A card went onto the aftermath stack.
    Aftermath { side: Side, why: SaveCause },
}

impl Fact {
    /// What `seat` is told of it.
    #[must_use]
    pub fn heard_by(self, seat: Seat) -> Heard {
        match self {
            Fact::AgendaChosen { side, .. } if !seat.is(side) => Heard::AgendaChosen { side },
            Fact::CardsDealt { side, cards, why } if !seat.is(side) => {
                Heard::CardsDealt { side, count: cards.len() as u8, why }
            }
            Fact::CardTaken { from, to, .. } if seat == Seat::Spectator => Heard::CardTaken { from, to },
            Fact::Drawn { side, .. } if !seat.is(side) => Heard::Drawn { side },
            Fact::Aftermath { side, why, .. } if !seat.is(side) => Heard::Aftermath { side, why },
            open => Heard::Whole(open),
        }
    }

    /// Whether it shows somebody what they did not know and did not choose.
    #[must_use]
    pub const fn reveals(self) -> bool {
        matches!(self, Fact::AgendasRevealed(_) | Fact::AftermathCounted { .. } | Fact::Outcome(_))
    }
}
