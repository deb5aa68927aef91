//! What a page or a program and the server say to each other: every message over HTTP and over a socket, and nothing that
//! sends one. `docs/online.md` tells how they are used; the server gives the same as an OpenAPI document.
//!
//! What happens in a game stands inside as `wire` writes it: a choice is its notation, what a seat hears is the list of
//! `docs/wire.md`. Times are milliseconds since 1970 by the server's clock.

mod lobby;
mod people;
mod reason;
mod socket;
mod tables;
mod word;

pub use lobby::{Lobby, LobbyLine, Mine, Server};
pub use people::{
    Export, GameLine, Me, NewName, Notes, PersonRef, PrivateLink, Profile, Rating, Ratings, Tally, Webhook, WebhookForm,
};
pub use reason::{Problem, Reason};
pub use socket::{ChatLine, Hello, Say, Tell};
pub use tables::{
    Chair, Clocks, Created, End, Ending, GameName, NewTable, Offer, OfferKind, Opened, Options, Pace, SitDown, Stage,
    Standing, TableInfo,
};

/// The version of these messages: part of every path. What changes the meaning or the form of any gets the next number.
pub const VERSION: u32 = 1;

/// Where the interface begins.
pub const ROOT: &str = "/api/v1";

/// Most bytes of a message from a client, over the socket or as the body of a request that brings no deck.
pub const MAX_SAID: usize = 8 << 10;

/// Most letters of a chat line.
pub const MAX_CHAT: usize = 500;

/// Most letters of somebody's notes on a table.
pub const MAX_NOTES: usize = 4000;

/// Most letters of a name.
pub const MAX_NAME: usize = 24;
