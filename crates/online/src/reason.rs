use serde::{Deserialize, Serialize};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Reason {
    /// The game had gone on.
    #[error("the game has gone on: this was decided after {decided} steps, and there are {now}")]
    Stale {
        /// The step it was decided at.
        decided: u32,
        /// The step the table is at.
        now: u32,
    },
    /// Somebody acts for a seat that is another's, or for none.
    #[error("this seat is not yours to act for")]
    NotYourSeat,
    /// It is the other side's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The rules do not allow it.
    #[error("the rules do not allow it now")]
    Illegal,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has not begun: a seat is free.
    #[error("the game has not begun: a seat is still free")]
    NotBegun,
    /// A card was drawn, something was shown, or the turn has passed.
    #[error(
        "nothing can be taken back: since your last choice a card was drawn, something was revealed, or the turn passed"
    )]
    NothingToTakeBack,
    /// There is no next game: no campaign, or it is not at that point.
    #[error("there is no next game to begin")]
    NoNextGame,
    /// There is no offer to answer or to withdraw.
    #[error("there is no offer on the table")]
    NoOffer,
    /// An offer waits for an answer already, or this side has made one in this turn.
    #[error("an offer has been made already")]
    OfferMade,
    /// The clock of the other side has not run out.
    #[error("the clock of the other side has not run out")]
    ClockRuns,
    /// The seat is taken.
    #[error("this seat is taken")]
    SeatTaken,
    /// Somebody else has the name.
    #[error("somebody else has this name; choose another")]
    NameTaken,
    /// The name cannot be one.
    #[error("a name has 2 to 24 letters, digits, spaces, dots, dashes or apostrophes, and begins with a letter")]
    BadName,
    /// A name is needed for this.
    #[error("choose a name first: {detail}")]
    NeedsName {
        /// What it is needed for.
        detail: String,
    },
    /// Who asks is not known here.
    #[error("who you are is not known here: ask for a secret first")]
    Unknown,
    /// There is no such thing.
    #[error("there is no such {what}")]
    NoSuch {
        /// What was asked for.
        what: String,
    },
    /// The table cannot be like that.
    #[error("{detail}")]
    BadOptions {
        /// What is wrong.
        detail: String,
    },
    /// The message means nothing.
    #[error("this message cannot be read: {detail}")]
    Unreadable {
        /// What is wrong with it.
        detail: String,
    },
    /// The message is too long.
    #[error("this is too long: at most {most} are taken")]
    TooLong {
        /// How many bytes or letters there may be.
        most: usize,
    },
    /// Too many messages in too short a time.
    #[error("too much at once: wait {seconds} s")]
    TooFast {
        /// How long to wait.
        seconds: u32,
    },
    /// There are too many of something.
    #[error("no more than {most} {what} at once")]
    TooMany {
        /// Of what.
        what: String,
        /// How many there may be.
        most: u32,
    },
    /// The request comes from another page.
    #[error("this request comes from another page")]
    Origin,
    /// What is asked for may only be seen at the end.
    #[error("this is shown when the game is over")]
    NotYet,
    /// The server cannot write or read at the moment. Nothing was done.
    #[error("the server cannot keep anything at the moment; nothing was done, try again soon")]
    Unavailable,
}

/// The body of every answer that is an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Why, for programs.
    pub reason: Reason,
    /// Why, as a sentence.
    pub message: String,
}

impl From<Reason> for Problem {
    fn from(reason: Reason) -> Self {
        let message = reason.to_string();
        Problem { reason, message }
    }
}
