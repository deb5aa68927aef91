//! The server: the page and its files, and tables to play at over a network, out of the one binary.
//!
//! Games of one screen run in the browser; for these the server only hands out files that were named, tagged and compressed
//! when it was built, with headers that keep strangers' scripts out and let browsers keep what cannot change. A slow, silent or
//! greedy client costs it a bounded time and one of a bounded number of connections. Games of two screens are in [`online`].

mod answer;
mod encoding;
mod greeting;
mod listen;
mod log;
pub mod online;
mod page;
mod reach;
mod serve;

/// The licences of everything in the program and the page that others wrote. `cargo xtask licences` writes the file.
pub const LICENCES: &str = include_str!("../licences.txt");

pub use log::LogForm;
pub use page::{WriteError, write_page};
pub use serve::{Config, ServeError, serve};
