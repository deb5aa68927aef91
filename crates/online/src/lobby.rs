use serde::{Deserialize, Serialize};

use crate::TableInfo;

/// What a server says of itself: a page that gets this from its own host offers online play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Server {
    /// `thirteen`.
    pub server: String,
    /// The version of the messages.
    pub version: u32,
    /// The version of the program.
    pub program: String,
}

/// The tables that anybody may join or watch.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables with a free seat, the newest first, at most 100.
    pub open: Vec<TableInfo>,
    /// Games under way, the last moved first, at most 100.
    pub running: Vec<TableInfo>,
}

/// One of somebody's own tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyLine {
    /// The table.
    pub table: TableInfo,
    /// Whether it waits for them: a choice, an offer, or a clock of the other side that has run out.
    pub your_turn: bool,
    /// When their time, or that of the other side, is up.
    pub deadline: Option<i64>,
}

/// Somebody's own tables.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mine {
    /// Those that are not over, what waits for them first, then by deadline.
    pub tables: Vec<LobbyLine>,
    /// The server's clock.
    pub now: i64,
}
