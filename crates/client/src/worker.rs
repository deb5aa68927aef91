//! What a page and the worker in which the computer thinks say to each other: both ends are built from this file.

use bots::Level;
use kernel::Game;
use serde::{Deserialize, Serialize};

/// What is asked of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Comes back with every reply, so that nobody takes the answer to another question for theirs.
    pub id: u32,
    /// What the player sees, in its written form.
    pub view: String,
    /// The deck that the view is of, unless every worker has it.
    pub deck: Option<String>,
    /// The seed of its chance.
    pub seed: u64,
    /// What it is to do.
    pub task: Task,
}

/// The deck that a request about a game by these rules encloses: a worker knows no deck but the built-in one.
#[must_use]
pub fn enclosed<G: Game>(rules: G::Rules) -> Option<String> {
    let mut deck = String::new();
    G::enclose(rules, &mut deck).expect("memory has room for a deck");
    (!deck.is_empty()).then_some(deck)
}

/// What the worker can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// Choose for a computer player.
    Choose {
        /// The stable name of its level.
        level: String,
    },
    /// Advise a person.
    Advise {
        /// The code of the language to advise in.
        language: String,
    },
    /// Take a game apart, and write what is shown beside its board.
    Analyse {
        /// What of.
        review: Review,
        /// The code of the language to write in.
        language: String,
    },
    /// Write what is shown beside the board of a puzzle.
    Pose {
        /// The line of the puzzle.
        puzzle: String,
        /// Which choice was taken, if one was.
        answer: Option<u32>,
        /// The code of the language to write in.
        language: String,
    },
    /// Draw anew what a seat did not know after so many entries of a game.
    Redraw {
        /// The record.
        record: String,
        /// After so many entries.
        ply: usize,
        /// The stable name of the side.
        side: String,
    },
}

/// What an analysis is made of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The record of the game.
    pub record: String,
    /// The report that is kept of it, if there is one: then nothing is computed.
    pub report: Option<String>,
    /// How many descents of a search a decision is worth.
    pub depth: u64,
    /// The stable name of the side that is spoken to.
    pub you: String,
    /// What the US and the USSR are called; nothing if only their side says who they are.
    pub names: [String; 2],
}

/// What is shown beside a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Beside {
    /// The HTML of it.
    pub html: String,
    /// What is to be kept of an analysis: its report.
    pub kept: String,
    /// Whether the answer to a puzzle was right.
    pub right: Option<bool>,
}

impl Task {
    /// A choice of this level.
    #[must_use]
    pub fn choose(level: Level) -> Task {
        Task::Choose { level: level.slug().to_owned() }
    }
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It has come up and can be asked.
    Ready,
    /// So much of the thinking is done.
    Progress {
        /// Of which request.
        id: u32,
        /// From 0 to 1.
        done: f32,
    },
    /// The choice, in notation.
    Choice {
        /// Of which request.
        id: u32,
        /// The choice.
        action: String,
    },
    /// Advice.
    Advice {
        /// Of which request.
        id: u32,
        /// The advice.
        advice: Advice,
    },
    /// What is shown beside a board.
    Beside {
        /// Of which request.
        id: u32,
        /// What is shown.
        beside: Beside,
    },
    /// A game drawn anew.
    Redrawn {
        /// Of which request.
        id: u32,
        /// Its record.
        record: String,
    },
    /// The request cannot be answered.
    Failed {
        /// Of which request, if it could be read.
        id: Option<u32>,
        /// Why not.
        why: String,
    },
}

impl Reply {
    /// The request that it answers, if it answers one.
    #[must_use]
    pub fn id(&self) -> Option<u32> {
        match *self {
            Reply::Ready => None,
            Reply::Progress { id, .. }
            | Reply::Choice { id, .. }
            | Reply::Advice { id, .. }
            | Reply::Beside { id, .. }
            | Reply::Redrawn { id, .. } => Some(id),
            Reply::Failed { id, .. } => id,
        }
    }
}

/// The best few choices, and what the opponent may be after or hide.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Advice {
    /// What to be about in this position, in a sentence or two.
    pub plan: String,
    /// By class, the best first; within a class there is no order.
    pub suggestions: Vec<Suggestion>,
    /// What stands above the aims.
    pub aims_title: String,
    /// What the opponent may be after or hide, in words, and how likely each is in per cent.
    pub aims: Vec<(String, u32)>,
}

/// A choice that is advised.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suggestion {
    /// The choice, in notation.
    pub action: String,
    /// The stable name of its class ([`bots::Class`]).
    pub class: String,
    /// How many of 100 games are won with it: at least, and at most.
    pub wins: [u32; 2],
    /// What speaks for it, in words.
    pub pros: Vec<String>,
    /// What speaks against it.
    pub cons: Vec<String>,
}

/// Bytes that are no message of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no message between page and worker: are they of one version?")]
pub struct Garbled;

/// A message as bytes.
#[must_use]
pub fn write<M: Serialize>(message: &M) -> Vec<u8> {
    postcard::to_allocvec(message).expect("memory has room for a message")
}

/// A message from its bytes.
///
/// # Errors
/// If they are not a message of this protocol.
pub fn read<M: for<'a> Deserialize<'a>>(bytes: &[u8]) -> Result<M, Garbled> {
    postcard::from_bytes(bytes).map_err(|_| Garbled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_read_back_and_garbage_is_refused() {
        let request = Request {
            id: 7,
            view: "…".to_owned(),
            deck: Some("…".to_owned()),
            seed: 1 << 60,
            task: Task::choose(Level::Envoy),
        };
        assert_eq!(read::<Request>(&write(&request)), Ok(request.clone()));
        let suggestion = Suggestion {
            action: "+1 berlin".to_owned(),
            class: "good".to_owned(),
            wins: [49, 56],
            pros: vec!["why".to_owned()],
            cons: Vec::new(),
        };
        let aims = vec![("Italy".to_owned(), 61)];
        let plan = "Win Berlin.".to_owned();
        let advice = Advice { plan, suggestions: vec![suggestion], aims_title: "They want".to_owned(), aims };
        let reply = Reply::Advice { id: 7, advice };
        assert_eq!(read::<Reply>(&write(&reply)), Ok(reply.clone()));
        let bytes = write(&request);
        assert_eq!(read::<Request>(&bytes[..bytes.len() - 1]), Err(Garbled));
        assert_eq!(read::<Reply>(&[250]), Err(Garbled));
    }
}
