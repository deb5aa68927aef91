//! Online tables: the real program, real sockets, real databases, scripted clients.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "online/api.rs"]
mod api;
#[path = "online/bot.rs"]
mod bot;
#[path = "online/computers.rs"]
mod computers;
#[path = "online/failures.rs"]
mod failures;
#[path = "online/kept.rs"]
mod kept;
#[path = "online/process.rs"]
mod process;
#[path = "online/shared.rs"]
mod shared;
#[path = "online/table.rs"]
mod table;
#[path = "online/webhook.rs"]
mod webhook;
