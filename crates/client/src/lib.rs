//! What a person at a table may do and is told, wherever the table is.
//!
//! An [`Order`] goes to the [`Host`] of a table, [`News`] comes back. A [`Client`] is a person's end of it: it plays back
//! what happened at the pace of the eye ([`Playback`]), lets the person try choices out before they count ([`Draft`]), and
//! says what the rules allow. [`Local`] is a host in the same process; [`Remote`], one at the other end of a connection, takes
//! the same orders and gives the same news.
//!
//! There is no screen, socket or clock in here: a page, a terminal and a program build on it alike.

mod carry;
mod client;
mod days;
mod draft;
mod group;
mod host;
pub mod learned;
pub mod link;
mod local;
mod minutes;
mod names;
mod now;
mod picture;
mod playable;
mod playback;
mod remote;
pub mod saved;
mod sort;
pub mod worker;

pub use self::client::Client;
pub use self::days::{Mark as DaysMark, worth};
pub use self::draft::{Draft, Options, Preview};
pub use self::group::{Group, groups};
pub use self::host::{Ask, Host, News, Order, Refused};
pub use self::local::{Computer, Local};
pub use self::minutes::{Mark as MinutesMark, held, holder, known, standing, track};
pub use self::names::{Words, linked};
pub use self::playable::{Outlook, Playable, Tone, Warning};
pub use self::playback::Playback;
pub use self::remote::{Link, Remote};
pub use self::saved::{Saved, Who};
pub use self::sort::sort;
