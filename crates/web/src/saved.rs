//! A game as it is kept: its record, with who plays written above it in comments. A campaign is kept as its games.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use kernel::{BySide, Side};
use table::{Fault, GameKind, RecordError, Recorded, Series};

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
    /// The records of the games before, if it is a campaign.
    pub(crate) earlier: Option<Vec<String>>,
    /// The record of the game, or of the last game of the campaign.
    pub(crate) record: String,
}

/// The first line of every record.
const FIRST: &str = "thirteen 1";

impl Saved {
    /// Reads a kept game. Comments that say nothing of the players are passed over; the record is not checked here.
    pub(crate) fn read(id: &str, text: &str) -> Saved {
        let (mut players, mut saved_at, mut record) = (BySide::default(), 0.0, String::new());
        for line in text.lines() {
            let Some(comment) = line.strip_prefix("# ") else {
                record.push_str(line);
                record.push('\n');
                continue;
            };
            match comment.split_once(' ') {
                Some(("saved", at)) => saved_at = at.parse().unwrap_or(0.0),
                Some((word, player)) if let (Ok(side), Ok(player)) = (word.parse::<Side>(), player.parse()) => {
                    players[side] = player;
                }
                _ => {}
            }
        }
        let (earlier, record) = split(record);
        Saved { id: id.to_owned(), players, saved_at, earlier, record }
    }

    /// The game of the record.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub(crate) fn game(&self) -> Result<GameKind, RecordError> {
        match Recorded::of(&self.record)? {
            Recorded::Game(kind) => Ok(kind),
            // The games of a campaign are kept apart: no record of a single game is one.
            Recorded::Campaign => Err(RecordError { line: 1, fault: Fault::NotARecord }),
        }
    }

    /// A game of the campaign alone, counted from 1.
    pub(crate) fn game_of_campaign(mut self, number: usize) -> Option<Saved> {
        let mut games = self.earlier.take()?;
        games.push(std::mem::take(&mut self.record));
        let record = games.get(number.checked_sub(1)?)?.clone();
        Some(Saved { record, ..self })
    }

    /// The record as a file: that of the game, or of the whole campaign.
    pub(crate) fn file(&self) -> String {
        let Some(earlier) = &self.earlier else { return self.record.clone() };
        let mut file = format!("{FIRST}\ngame {}\ngames {}\n", Series::SLUG, earlier.len() + 1);
        for record in earlier.iter().chain([&self.record]) {
            file.push('\n');
            file.push_str(record);
        }
        file
    }
}

/// The games of a campaign before the last, and the last; of any other record nothing before.
fn split(record: String) -> (Option<Vec<String>>, String) {
    if Recorded::of(&record) != Ok(Recorded::Campaign) {
        return (None, record);
    }
    let games = record.split(FIRST).skip(2).map(|rest| format!("{FIRST}{}\n", rest.trim_end()));
    let mut games: Vec<String> = games.collect();
    let last = games.pop().unwrap_or_default();
    (Some(games), last)
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            writeln!(f, "# {side} {}", self.players[side])?;
        }
        write!(f, "# saved {}\n{}", self.saved_at, self.file())
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;
    use table::Table;

    use super::*;

    fn begun<G: Game>() -> String {
        Table::<G>::new(G::Rules::default()).record().to_string()
    }

    #[test]
    fn a_kept_game_reads_back() {
        let players = BySide::new(Player::Person, Player::Computer(Level::Envoy));
        let record = begun::<days::State>();
        let saved = Saved { id: "g1".into(), players, saved_at: 5.0, earlier: None, record };
        assert_eq!(Saved::read("g1", &saved.to_string()), saved);
        assert_eq!(saved.game(), Ok(GameKind::Days));
    }

    #[test]
    fn a_kept_campaign_reads_back_and_its_file_is_a_series() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
        let first = std::fs::read_to_string(folder.join("minutes-1.record")).expect("the record is there");
        let record = begun::<minutes::State>();
        let earlier = Some(vec![first]);
        let saved = Saved { id: "g1".into(), players: BySide::default(), saved_at: 5.0, earlier, record };
        assert_eq!(Saved::read("g1", &saved.to_string()), saved);
        assert_eq!(Series::read(&saved.file()).expect("a campaign").games().len(), 2);
        assert_eq!(saved.game(), Ok(GameKind::Minutes));
        let last = saved.clone().game_of_campaign(2).expect("there are two games");
        assert_eq!((last.record, last.earlier), (saved.record.clone(), None));
        assert_eq!(saved.game_of_campaign(3), None);
    }
}
