//! What stands beside a table: what is asked, the card in play, what can be chosen, advice, the log.

mod act;
mod curtain;
mod game_menu;
mod hint;
mod in_play;
mod log;
mod menu;
mod position;
mod prompt;
mod sheet;
mod standing;

pub(crate) use act::{Act, play_staged, undo};
pub(crate) use curtain::Curtain;
pub(crate) use game_menu::GameMenu;
pub(crate) use hint::Hint;
pub(crate) use in_play::{CardInPlay, last_played};
pub(crate) use log::Log;
pub(crate) use menu::{Drawer, Menu, drawer};
pub(crate) use position::Position;
pub(crate) use prompt::Prompt;
pub(crate) use sheet::{EndSheet, InterludeSheet};
pub(crate) use standing::Standing;
