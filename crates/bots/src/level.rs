use crate::{BotSpec, Budget, Greedy, Search};

/// How strong an opponent a person wants. Each level is clearly stronger than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Learns the ropes: sees a card ahead and mostly acts on a whim.
    Cadet,
    /// Sees a card ahead, with a whim one time in three.
    Attache,
    /// Takes what is best at the moment.
    Envoy,
    /// Searches a little, and asks what the opponent is up to.
    Secretary,
    /// Searches hard.
    Premier,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 5] = [Level::Cadet, Level::Attache, Level::Envoy, Level::Secretary, Level::Premier];

    /// The bot of this level. Budgets are in iterations, so that a level is as strong on a slow machine.
    #[must_use]
    pub fn spec(self) -> BotSpec {
        match self {
            Level::Cadet => BotSpec::Greedy(Greedy { guesses: 4, whims: 700 }),
            Level::Attache => BotSpec::Greedy(Greedy { whims: 320, ..Greedy::default() }),
            Level::Envoy => BotSpec::Greedy(Greedy::default()),
            Level::Secretary => BotSpec::Search(Search::new(Budget::Iterations(250))),
            Level::Premier => BotSpec::Search(Search::new(Budget::Iterations(20_000))),
        }
    }

    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Cadet => "cadet",
            Level::Attache => "attache",
            Level::Envoy => "envoy",
            Level::Secretary => "secretary",
            Level::Premier => "premier",
        }
    }
}

kernel::named!(Level, "a level: cadet, attache, envoy, secretary or premier");
