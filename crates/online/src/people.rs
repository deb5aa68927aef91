use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::{End, GameName, word};

/// Somebody, as others see them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonRef {
    /// The public number of a person, which never changes.
    pub id: String,
    /// The name, unless it is a guest.
    pub name: Option<String>,
}

/// How strong somebody is, by Glicko-2.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The rating; 1500 to begin with.
    pub rating: f64,
    /// How unsure it is (a standard deviation); 350 to begin with.
    pub deviation: f64,
    /// How much results vary.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// The ratings of the two games. A campaign counts for 13 Minutes.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ratings {
    /// Of 13 Days, if a rated game was finished.
    pub days: Option<Rating>,
    /// Of 13 Minutes, likewise.
    pub minutes: Option<Rating>,
}

/// Who asks, as they alone see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Who.
    pub person: PersonRef,
    /// The ratings.
    pub ratings: Ratings,
    /// How to be told of one's turn, if it is wanted.
    pub webhook: Option<Webhook>,
}

/// A wish to be called so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name; nothing for a guest.
    pub name: Option<String>,
}

/// The secret that a name belongs to: whoever has it is that person. It goes into the fragment of a link, never a path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrivateLink {
    /// 64 hexadecimal digits.
    pub secret: String,
}

/// How to be told of one's turn elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Webhook {
    /// The address that is called.
    pub url: String,
    /// In which form.
    pub form: WebhookForm,
}

/// In which form a webhook is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WebhookForm {
    /// `{"content": …}`.
    Discord,
    /// `{"text": …}`.
    Slack,
    /// `{"event", "table", "game", "opponent", "text", "link"}`.
    Json,
}

/// Private notes on a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notes {
    /// The notes.
    pub text: String,
}

/// A person with what they have played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub person: PersonRef,
    /// When they came.
    pub since: i64,
    /// The ratings.
    pub ratings: Ratings,
    /// Results by game and side.
    pub tallies: Vec<Tally>,
    /// The games that are over, the last first, at most 500; the ratings after each are the line of a graph.
    pub games: Vec<GameLine>,
    /// How many tables they play at now.
    pub running: u32,
}

/// How often a side was played, and how it went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tally {
    /// The game.
    pub game: GameName,
    /// The side.
    #[serde(with = "word")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "us"))]
    pub side: Side,
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Neither.
    pub drawn: u32,
}

/// A game that is over, as its players' profiles list it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameLine {
    /// The table.
    pub table: String,
    /// The game.
    pub game: GameName,
    /// The side that was played.
    #[serde(with = "word")]
    #[cfg_attr(feature = "openapi", schema(value_type = String, example = "us"))]
    pub side: Side,
    /// Against whom; nothing for a guest without a name.
    pub opponent: Option<String>,
    /// Which level, if it was the computer.
    pub computer: Option<String>,
    /// 1 won, 0 lost, 0.5 neither.
    pub score: f64,
    /// How it ended.
    pub end: End,
    /// When.
    pub at: i64,
    /// The rating after it, if it was rated.
    pub rating: Option<Rating>,
}

/// A game of an export: one a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Export {
    /// The table.
    pub table: String,
    /// Who played the US.
    pub us: String,
    /// Who played the USSR.
    pub ussr: String,
    /// When it ended.
    pub at: i64,
    /// The record, with what the deal followed from.
    pub record: String,
}
