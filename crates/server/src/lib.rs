//! The server: the page and its files, out of the one binary.
//!
//! Games run in the browser. All the server does is hand out files that were compressed when it was built, with headers that
//! keep strangers' scripts out and let browsers keep what cannot change.

mod files;
mod open;
mod serve;

pub use serve::{Config, ServeError, serve};
