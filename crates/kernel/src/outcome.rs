use crate::Side;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The side that won, or nobody.
    pub winner: Option<Side>,
    /// What decided it.
    pub why: Why,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// More prestige.
    Prestige,
    /// Equal prestige; the holder of the Personal Letter wins.
    Letter,
    /// Equal prestige and nothing to break the tie.
    Draw,
    /// Somebody triggered nuclear war.
    NuclearWar,
    /// The other side gave up.
    Resignation,
}

impl Outcome {
    /// How a game ends that `side` gives up.
    #[must_use]
    pub const fn resigned(side: Side) -> Self {
        Outcome { winner: Some(side.other()), why: Why::Resignation }
    }
}

impl Why {
    /// The stable name of the reason.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Why::Prestige => "prestige",
            Why::Letter => "letter",
            Why::Draw => "draw",
            Why::NuclearWar => "nuclear-war",
            Why::Resignation => "resignation",
        }
    }
}

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A side must choose.
    Player(Side),
    /// The dealer must draw.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Turn {
    /// The side that must choose, if any.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Turn::Player(side) => Some(side),
            Turn::Chance | Turn::Over(_) => None,
        }
    }
}
