use days::{Agenda, Battleground, Card, Fact, Heard, Scored, Track};

/// Something on the table of 13 Days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A battleground.
    Place(Battleground),
    /// A DEFCON track.
    Track(Track),
    /// The prestige track.
    Prestige,
    /// The Personal Letter.
    Letter,
    /// A strategy card.
    Card(Card),
    /// An agenda.
    Agenda(Agenda),
    /// The discard pile.
    Discard,
    /// The aftermath stack.
    Aftermath,
    /// The number of the round.
    Round,
}

impl Mark {
    /// Where the flag of an agenda lies.
    #[must_use]
    pub fn flag(agenda: Agenda) -> Mark {
        match agenda.flag() {
            Scored::Track(track) => Mark::Track(track),
            Scored::Battleground(at) => Mark::Place(at),
            Scored::Letter => Mark::Letter,
        }
    }

    /// What a line of the log is about.
    #[must_use]
    pub fn of(heard: Heard) -> Option<Mark> {
        let Heard::Whole(fact) = heard else {
            return matches!(heard, Heard::Aftermath { .. }).then_some(Mark::Aftermath);
        };
        Some(match fact {
            Fact::Defcon { track, .. } => Mark::Track(track),
            Fact::Cubes { at, .. } => Mark::Place(at),
            Fact::Prestige { .. } => Mark::Prestige,
            Fact::Letter { .. } => Mark::Letter,
            Fact::Play { card, .. } | Fact::Event { card, .. } | Fact::CardTaken { card, .. } => Mark::Card(card),
            Fact::Drawn { card, .. } => Mark::Card(card),
            Fact::Discard { .. } => Mark::Discard,
            Fact::Aftermath { .. } | Fact::AftermathCounted { .. } => Mark::Aftermath,
            Fact::AgendaScored { agenda, .. } | Fact::AgendaChosen { agenda, .. } => Mark::flag(agenda),
            Fact::Round { .. } => Mark::Round,
            _ => return None,
        })
    }
}
