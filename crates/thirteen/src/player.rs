use std::fmt;
use std::str::FromStr;

use bots::{Bot, BotSpec, Monitor};
use kernel::{Dealer, Game};
use table::Seeded;

/// Who plays a side: a person, or a player of `thirteen arena`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// Somebody at the keyboard.
    Person,
    /// A program.
    Program(BotSpec),
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "person" {
            return Ok(Kind::Person);
        }
        text.parse().map(Kind::Program).map_err(|error| format!("{error}, or person"))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Person => f.pad("person"),
            Kind::Program(player) => player.fmt(f),
        }
    }
}

/// Lets a bot choose, from what its seat sees and a seed that follows from the dealer.
pub(crate) fn choose<G: Game>(
    bot: &mut dyn Bot<G>,
    view: &G::View,
    choices: &[G::Action],
    dealer: &mut Seeded,
    monitor: &dyn Monitor,
) -> G::Action {
    let seed = u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX));
    bot.choose_monitored(view, choices, seed, monitor)
}
