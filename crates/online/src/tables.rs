use kernel::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::{PersonRef, Rating, word};

/// What can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GameName {
    /// 13 Days.
    Days,
    /// 13 Minutes.
    Minutes,
    /// A campaign of 13 Minutes.
    Campaign,
}

impl GameName {
    /// The stable name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            GameName::Days => "days",
            GameName::Minutes => "minutes",
            GameName::Campaign => "campaign",
        }
    }
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Pace {
    /// No clock.
    #[default]
    None,
    /// A clock for each side.
    Live {
        /// Seconds to begin with, 10 to 36,000.
        #[cfg_attr(feature = "openapi", schema(minimum = 10, maximum = 36000))]
        seconds: u32,
        /// Seconds that are added when the turn passes, at most 600.
        #[cfg_attr(feature = "openapi", schema(maximum = 600))]
        increment: u32,
    },
    /// So much for every turn.
    Slow {
        /// Days, 1 to 30.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
    },
}

/// The options of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Options {
    /// 13 Days: `standard` or `before-escalation`.
    pub agenda_scoring: Option<String>,
    /// 13 Minutes: most cubes of one side on a battleground.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 13))]
    pub max_cubes: Option<u8>,
    /// 13 Minutes: the text of a deck file.
    pub deck: Option<String>,
}

/// A table as somebody wants it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What is played.
    pub game: GameName,
    /// The options of the rules.
    #[serde(default)]
    pub options: Options,
    /// The side of whoever opens the table; by lot if there is none.
    #[serde(default, with = "word::option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "us", pattern = "^(us|ussr)$"))]
    pub side: Option<Side>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the lobby lists it; if not, only who has the link finds it.
    #[serde(default)]
    pub open: bool,
    /// Whether it counts for the ratings. Both need a name then.
    #[serde(default)]
    pub rated: bool,
    /// Whether both may ask for advice.
    #[serde(default)]
    pub hints: bool,
    /// The level of the computer that takes the other seat, if one does: `cadet`, `attache`, `envoy`, `secretary`, `premier`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(pattern = "^(cadet|attache|envoy|secretary|premier)$"))]
    pub computer: Option<String>,
}

/// A table that was opened. Whoever opened it sits down next, with a secret made after reading the commitment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    pub id: String,
    /// What the server has committed to: see [`TableInfo::commitment`].
    pub commitment: String,
}

/// Sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SitDown {
    /// A secret of one's own that the deal is mixed with: 64 hexadecimal digits. Without it the server alone deals.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    pub mix: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Stage {
    /// A seat is free.
    Waiting,
    /// A game is under way.
    Playing,
    /// It is over, and everything is open.
    Over,
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chair {
    /// A person.
    pub person: Option<PersonRef>,
    /// Or the computer, of this level.
    pub computer: Option<String>,
    /// The rating when they sat down, if they have one.
    pub rating: Option<Rating>,
    /// Whether they are at the table now.
    #[serde(default)]
    pub here: bool,
}

impl Chair {
    /// Whether nobody sits here.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.computer.is_none()
    }
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum End {
    /// More prestige.
    Prestige,
    /// Equal prestige, and the Personal Letter.
    Letter,
    /// Equal prestige, and nothing to break the tie.
    Draw,
    /// Nuclear war.
    NuclearWar,
    /// The other side resigned.
    Resigned,
    /// The clock of the other side ran out.
    Time,
    /// Both agreed to leave it.
    Abandoned,
}

/// How a table ended, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ending {
    /// Who won, if somebody did.
    #[serde(with = "word::option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "us"))]
    pub winner: Option<Side>,
    /// How.
    pub end: End,
}

/// What everybody may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table, as its link names it.
    pub id: String,
    /// What is played.
    pub game: GameName,
    /// The rules in the form of records.
    pub rules: String,
    /// How much time there is.
    pub pace: Pace,
    /// Whether the lobby lists it.
    pub open: bool,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether both may ask for advice.
    pub hints: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The seats.
    pub us: Chair,
    /// The seats.
    pub ussr: Chair,
    /// Who opened the table.
    pub host: PersonRef,
    /// The side of whoever opened it; nothing if it is by lot and not drawn yet.
    #[serde(with = "word::option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "us"))]
    pub host_side: Option<Side>,
    /// SHA-256 of the server's secret, from before the first card: see `docs/fair-deal.md`.
    pub commitment: String,
    /// When it was opened.
    pub created: i64,
    /// When somebody last did something.
    pub moved: i64,
    /// Whose turn it is.
    #[serde(with = "word::option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "us"))]
    pub turn: Option<Side>,
    /// How many entries the game has.
    pub ply: usize,
    /// Which game of a campaign it is, from 0.
    pub number: u32,
    /// Prestige of the US less that of the USSR, as it lies open.
    pub prestige: i32,
    /// How it ended, if it is over.
    pub ending: Option<Ending>,
    /// How many watch.
    #[serde(default)]
    pub watchers: u32,
    /// The table of the rematch, once both want one.
    pub rematch: Option<String>,
}

impl TableInfo {
    /// The seat of a side.
    #[must_use]
    pub fn chair(&self, side: Side) -> &Chair {
        match side {
            Side::Us => &self.us,
            Side::Ussr => &self.ussr,
        }
    }

    /// The seat of a side.
    pub fn chair_mut(&mut self, side: Side) -> &mut Chair {
        match side {
            Side::Us => &mut self.us,
            Side::Ussr => &mut self.ussr,
        }
    }
}

/// The clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// Milliseconds that the US has left, at `at`.
    pub us: i64,
    /// Milliseconds that the USSR has left, at `at`.
    pub ussr: i64,
    /// Whose clock runs, if one does.
    #[serde(with = "word::option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, example = "us"))]
    pub running: Option<Side>,
    /// The server's time at which that was so.
    pub at: i64,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OfferKind {
    /// To go back to before one's last turn; nothing was drawn or shown since.
    TakeBack,
    /// To leave the game without a winner.
    Abandon,
}

/// An offer that waits for an answer. The clocks stand still meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// Who offers.
    #[serde(with = "word")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "us"))]
    pub by: Side,
    /// What.
    pub what: OfferKind,
    /// Until when it stands.
    pub until: i64,
}

/// A table as one seat sees it, beside the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// What everybody may know.
    pub table: TableInfo,
    /// The seat at this end.
    #[serde(with = "word")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "spectator"))]
    pub you: Seat,
    /// How many steps the table has made: what an order names.
    pub seq: u32,
    /// The clocks, if there are any.
    pub clocks: Option<Clocks>,
    /// An offer that waits for an answer.
    pub offer: Option<Offer>,
    /// Whether the side to move has run out of time, and the other may claim.
    pub claimable: bool,
    /// Who wants a rematch.
    pub rematch_by: Vec<String>,
    /// What the deal followed from, when everything is over: the line that the record carries.
    pub proof: Option<String>,
    /// The server's clock.
    pub now: i64,
}

/// A table as it is read over HTTP.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Opened {
    /// The table as the seat of whoever asks sees it.
    pub standing: Standing,
    /// What that seat may know of the game, as `docs/wire.md` writes a view; nothing before it has begun.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub view: Option<serde_json::Value>,
    /// What that seat may choose now, in the notation of `docs/notation.md`.
    pub choices: Vec<String>,
}
