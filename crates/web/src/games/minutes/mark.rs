use minutes::{Battleground, Card, Fact, Heard};

/// Something on the table of 13 Minutes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Place(Battleground),
    Card(Card),
}

impl Mark {
    /// What a line of the log is about.
    pub(crate) fn of(heard: Heard) -> Option<Mark> {
        let Heard::Whole(fact) = heard else { return None };
        match fact {
            Fact::Cubes { at, .. } | Fact::Move { at, .. } => Some(Mark::Place(at)),
            Fact::Play { card, .. } => Some(Mark::Place(Battleground::Card(card))),
            _ => None,
        }
    }
}
