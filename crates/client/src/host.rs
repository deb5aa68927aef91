//! The two words between a table and somebody at it.

use kernel::{Game, Refusal, Seat};
use table::{Record, UndoRefusal};

/// What somebody at a table asks for. It names the seat and the point of the game that it was decided at, so that one
/// that comes late, twice or from elsewhere is refused without a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order<G: Game> {
    /// Who asks.
    pub seat: Seat,
    /// How many entries the seat had heard of.
    pub ply: usize,
    /// What is asked for.
    pub ask: Ask<G>,
}

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask<G: Game> {
    /// Make this choice.
    Play(G::Action),
    /// Take the last choice back.
    TakeBack,
    /// Tell everything from this ply on.
    CatchUp,
    /// Begin the next game of the campaign.
    NextGame,
    /// Give the game up, whoever's turn it is.
    Resign,
}

/// What a seat is told by its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<G: Game> {
    /// A game begins; nothing of it was told yet.
    Begun {
        /// Whose news this is.
        seat: Seat,
        /// The options it is played with.
        rules: G::Rules,
    },
    /// Something happened.
    Heard {
        /// How many entries there were before.
        since: usize,
        /// How many there are now.
        ply: usize,
        /// After how many entries nothing before can be taken back.
        committed: usize,
        /// What the seat was told, and after how many entries.
        told: Vec<(usize, G::Heard)>,
    },
    /// Choices were taken back.
    Rewound {
        /// How many entries are left.
        ply: usize,
    },
    /// An order was not carried out; nothing has changed.
    Refused(Refused),
    /// The game is over, and nothing of it is hidden any more.
    Over(Record<G>),
}

/// Why an order was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The game had gone on.
    #[error("the game has gone on: this was decided after {decided} entries, and there are {now}")]
    Stale {
        /// The ply of the order.
        decided: usize,
        /// The ply of the table.
        now: usize,
    },
    /// A spectator acts. A host that knows who sends an order says so of other seats, too.
    #[error("this seat is not yours to act for")]
    NotYourSeat,
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] Refusal),
    /// It cannot be taken back.
    #[error(transparent)]
    TakeBack(#[from] UndoRefusal),
    /// There is no next game: no campaign, or this game or the campaign is not at that point.
    #[error("there is no next game to begin")]
    NoNextGame,
}

/// A table at which somebody sits: here, or elsewhere.
pub trait Host<G: Game> {
    /// Takes an order. What comes of it, a refusal too, is news.
    fn take(&mut self, order: Order<G>);

    /// The next thing that the seat at this end is told, if there is something to tell.
    fn news(&mut self) -> Option<News<G>>;
}
