//! Scripted clients of an online server: they ask over HTTP, sit down, and play over a socket with the same
//! [`client::Remote`] as the page. For tests and for load; nothing of the program itself is in here.

mod cluster;
mod load;
mod player;
mod web;

pub use cluster::Cluster;
pub use load::{Figures, Load, load};
pub use player::{Player, play_out};
pub use web::{Person, Reply, Web};
