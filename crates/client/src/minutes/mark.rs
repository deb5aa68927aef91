use minutes::{Battleground, Card, Fact, Heard};

/// Something on the table of 13 Minutes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A battleground.
    Place(Battleground),
    /// A card of a hand.
    Card(Card),
}

impl Mark {
    /// What a line of the log is about.
    #[must_use]
    pub fn of(heard: Heard) -> Option<Mark> {
        let cuba = Some(Mark::Place(Battleground::Cuba));
        let fact = match heard {
            Heard::Whole(fact) => fact,
            Heard::CubaDealt | Heard::CubaSeen { .. } | Heard::CubaExchanged { .. } => return cuba,
            _ => return None,
        };
        match fact {
            Fact::Cubes { at, .. } | Fact::Move { at, .. } => Some(Mark::Place(at)),
            Fact::Play { card, .. } | Fact::Event { card, .. } => Some(Mark::Place(Battleground::Card(card))),
            Fact::Drawn { card, .. } => Some(Mark::Card(card)),
            Fact::CubaDealt { .. } | Fact::CubaSeen { .. } | Fact::CubaExchanged { .. } | Fact::Revealed { .. } => cuba,
            _ => None,
        }
    }
}
