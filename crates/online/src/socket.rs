use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clocks, OfferKind, Reason, Standing, word};

/// The point of a table up to which somebody was told everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hello {
    /// Which game of a campaign, from 0.
    pub game: u32,
    /// How many steps the table had made.
    pub seq: u32,
    /// How many entries of the game were heard of.
    pub ply: usize,
}

/// What somebody at a table says. The first thing is `hello`; a spectator says nothing else but `ping`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Say {
    /// I am here, and want to hear everything from this point on; from the beginning, if nothing is said.
    Hello {
        /// The point.
        #[serde(default)]
        from: Option<Hello>,
    },
    /// Make this choice.
    Play {
        /// The step it was decided at.
        seq: u32,
        /// The choice, in notation.
        action: String,
    },
    /// Take the last choice back.
    TakeBack {
        /// The step it was decided at.
        seq: u32,
    },
    /// Begin the next game of the campaign.
    NextGame {
        /// The step it was decided at.
        seq: u32,
    },
    /// Offer something to the other side.
    Offer {
        /// What.
        what: OfferKind,
    },
    /// Answer the offer of the other side.
    Answer {
        /// Whether it is taken.
        accept: bool,
    },
    /// Take the own offer back.
    Withdraw,
    /// Give the game, or the whole campaign, up.
    Resign,
    /// Claim the win: the clock of the other side has run out.
    Claim,
    /// Ask for a rematch with the sides swapped.
    Rematch,
    /// Say something to the other side.
    Chat {
        /// The text.
        text: String,
    },
    /// Nothing but: I am still here.
    Ping,
}

/// What somebody said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Who.
    #[serde(with = "word")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "us"))]
    pub seat: Seat,
    /// What.
    pub text: String,
    /// When.
    pub at: i64,
}

/// What somebody at a table is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Tell {
    /// How the table stands: after everything that `hello` asked for, and whenever something of it has changed.
    Table(Box<Standing>),
    /// A game begins; nothing of it was told yet.
    Begun {
        /// Which game of a campaign, from 0.
        game: u32,
        /// Whose news this is.
        #[serde(with = "word")]
        #[cfg_attr(feature = "openapi", schema(value_type = String, example = "us"))]
        seat: Seat,
        /// The rules in the form of records.
        rules: String,
        /// The deck, unless it is the built-in one.
        deck: Option<String>,
        /// The records of the games before, if it is a campaign.
        earlier: Vec<String>,
    },
    /// Something happened.
    Heard {
        /// Which game of a campaign, from 0.
        game: u32,
        /// How many steps the table has made now.
        seq: u32,
        /// How many entries there were before.
        since: usize,
        /// How many there are now.
        ply: usize,
        /// After how many entries nothing before can be taken back.
        committed: usize,
        /// What the seat was told, and after how many entries: `docs/wire.md`.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<Object>>))]
        told: Vec<(usize, Value)>,
        /// The clocks, if there are any.
        clocks: Option<Clocks>,
    },
    /// Choices were taken back.
    Rewound {
        /// Which game of a campaign, from 0.
        game: u32,
        /// How many steps the table has made now.
        seq: u32,
        /// How many entries are left.
        ply: usize,
    },
    /// The game is over, and nothing of it is hidden any more.
    Over {
        /// Which game of a campaign, from 0.
        game: u32,
        /// The record.
        record: String,
    },
    /// Something was not done; nothing has changed.
    Refused {
        /// The step that the order named, if it named one.
        seq: Option<u32>,
        /// Why.
        reason: Reason,
    },
    /// What was said: everything after `hello`, then each line as it comes.
    Chat {
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// The server ends or is too busy: connect again soon.
    Bye,
    /// An answer to `ping`.
    Pong,
}
