use kernel::ParseError;
use minutes::Digest;
use thiserror::Error;

/// Why a message is refused, and where in it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {what}")]
pub struct Fault {
    /// The way to the part at fault, such as `view.own.hand[2]`.
    pub at: String,
    /// What is wrong there.
    pub what: What,
}

/// What is wrong with a part of a message.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum What {
    /// The message is longer than any that is sent.
    #[error("{bytes} bytes are more than the {most} that this may have")]
    TooLong {
        /// How long it is.
        bytes: usize,
        /// How long it may be.
        most: usize,
    },
    /// It is not JSON.
    #[error("this is not JSON: {0}")]
    NotJson(String),
    /// It is written in a form that is not known here: by a younger version, most likely.
    #[error("version {0} of the messages is not known here, only {version}; update the older side", version = super::VERSION)]
    Version(u64),
    /// Something is not there.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// Something else should stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// A number is out of its range.
    #[error("expected a number from {from} to {to}")]
    OutOfRange {
        /// The least that it may be.
        from: i64,
        /// The most that it may be.
        to: i64,
    },
    /// A word is not one of those that may stand here.
    #[error("{0}")]
    Word(ParseError),
    /// The deck that the rules name is not known here. Ask for its text and read it first.
    #[error("the deck {0} is not known here; ask for its text and read that first")]
    UnknownDeck(Digest),
    /// There is something that does not belong here, or it is not in the one order in which it is written.
    #[error("this is not how it is written: there is something else in it, or in another order")]
    NotTheForm,
    /// All of it can be read, but there is no such view.
    #[error("there is no such view: {0}")]
    Unsound(&'static str),
    /// It can be read, but cannot be told to this view.
    #[error("this cannot be told here: {0}")]
    DoesNotFit(&'static str),
}
