//! The screens.

mod book;
mod cards;
mod controls;
mod decks;
mod file;
mod game;
mod home;
mod import;
mod new;
pub(crate) mod parts;
mod replay;
mod review;
mod rules;

pub(crate) use game::Game;
pub(crate) use home::Home;
pub(crate) use replay::Replay;
