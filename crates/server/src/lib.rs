//! The server: the page and its files, out of the one binary.
//!
//! Games run in the browser. All the server does is hand out files that were named, tagged and compressed when it was built,
//! with headers that keep strangers' scripts out and let browsers keep what cannot change. A slow, silent or greedy client
//! costs it a bounded time and one of a bounded number of connections.

mod answer;
mod encoding;
mod greeting;
mod listen;
mod page;
mod reach;
mod serve;

/// The licences of everything in the program and the page that others wrote. `cargo xtask licences` writes the file.
pub const LICENCES: &str = include_str!("../licences.txt");

pub use page::{WriteError, write_page};
pub use serve::{Config, ServeError, serve};
