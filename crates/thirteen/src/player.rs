use std::fmt;
use std::str::FromStr;

use bots::{BotSpec, Level};
use client::Who;

/// Who plays a side: a person, or a player of `thirteen arena`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// Somebody at the keyboard.
    Person,
    /// The computer.
    Computer(BotSpec),
}

impl Kind {
    /// The opponent of somebody who asks for none.
    pub(crate) const ATTACHE: Kind = Kind::Computer(BotSpec::Level(Level::Attache));

    /// Who it is in a game that is kept; nothing for a computer without a level.
    pub(crate) const fn who(self) -> Option<Who> {
        match self {
            Kind::Person => Some(Who::Person),
            Kind::Computer(BotSpec::Level(level)) => Some(Who::Computer(level)),
            Kind::Computer(_) => None,
        }
    }
}

impl From<Who> for Kind {
    fn from(who: Who) -> Kind {
        who.level().map_or(Kind::Person, |level| Kind::Computer(BotSpec::Level(level)))
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "person" {
            return Ok(Kind::Person);
        }
        text.parse().map(Kind::Computer).map_err(|error| format!("{error}, or person"))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Person => f.pad("person"),
            Kind::Computer(player) => player.fmt(f),
        }
    }
}
