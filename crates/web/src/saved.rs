//! A game as it is kept: its record, with who plays written above it in comments.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use kernel::{BySide, Side};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Player {
    /// A person at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

impl Player {
    /// The strength of the computer, if it plays.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => write!(f, "{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = kernel::ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "person" { Ok(Player::Person) } else { text.parse().map(Player::Computer) }
    }
}

/// A kept game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Saved {
    /// Its name in this browser.
    pub(crate) id: String,
    /// Who plays.
    pub(crate) players: BySide<Player>,
    /// When it was kept, in milliseconds since 1970.
    pub(crate) saved_at: f64,
    /// The record.
    pub(crate) record: String,
}

impl Saved {
    /// Reads a kept game. Comments that say nothing of the players are passed over; the record is not checked here.
    pub(crate) fn read(id: &str, text: &str) -> Saved {
        let mut saved = Saved { id: id.to_owned(), players: BySide::default(), saved_at: 0.0, record: String::new() };
        for line in text.lines() {
            let Some(comment) = line.strip_prefix("# ") else {
                saved.record.push_str(line);
                saved.record.push('\n');
                continue;
            };
            match comment.split_once(' ') {
                Some(("saved", at)) => saved.saved_at = at.parse().unwrap_or(0.0),
                Some((word, player)) if let (Ok(side), Ok(player)) = (word.parse::<Side>(), player.parse()) => {
                    saved.players[side] = player;
                }
                _ => {}
            }
        }
        saved
    }

    /// The game of the record.
    pub(crate) fn game(&self) -> &str {
        table::game_of(&self.record).unwrap_or_default()
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            writeln!(f, "# {side} {}", self.players[side])?;
        }
        write!(f, "# saved {}\n{}", self.saved_at, self.record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_game_reads_back() {
        let record = "thirteen 1\ngame days\nrules agenda_scoring=standard\nend 0\n".to_owned();
        let players = BySide::new(Player::Person, Player::Computer(Level::Envoy));
        let saved = Saved { id: "g1".into(), players, saved_at: 5.0, record };
        assert_eq!(Saved::read("g1", &saved.to_string()), saved);
        assert_eq!(saved.game(), "days");
    }
}
