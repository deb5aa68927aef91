//! A game as it is kept: its record, with who plays written above it in comments.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use kernel::{BySide, Side};
use table::{GameKind, Record, RecordError, Recorded, Series};

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Who {
    /// A person at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

impl Who {
    /// The strength of the computer, if it plays.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Who::Person => None,
            Who::Computer(level) => Some(level),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person => f.write_str("person"),
            Who::Computer(level) => write!(f, "{level}"),
        }
    }
}

impl FromStr for Who {
    type Err = kernel::ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "person" { Ok(Who::Person) } else { text.parse().map(Who::Computer) }
    }
}

/// The only person among the players, if there is one alone.
#[must_use]
pub fn only_person(players: BySide<Who>) -> Option<Side> {
    match players.map(|who| who == Who::Person) {
        BySide { us: true, ussr: false } => Some(Side::Us),
        BySide { us: false, ussr: true } => Some(Side::Ussr),
        _ => None,
    }
}

/// What was played.
#[derive(Clone, PartialEq, Debug)]
pub enum Played {
    /// A game of 13 Days.
    Days(Record<days::State>),
    /// A game of 13 Minutes.
    Minutes(Record<minutes::State>),
    /// A campaign of 13 Minutes, its last game perhaps under way.
    Campaign(Series),
}

impl Played {
    /// Reads any record.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        match Recorded::of(text)? {
            Recorded::Game(GameKind::Days) => Record::read(text).map(Played::Days),
            Recorded::Game(GameKind::Minutes) => Record::read(text).map(Played::Minutes),
            Recorded::Campaign => Series::read(text).map(Played::Campaign),
        }
    }

    /// A game of the campaign alone, counted from 1.
    #[must_use]
    pub fn game_of_campaign(&self, number: usize) -> Option<Played> {
        let Played::Campaign(series) = self else { return None };
        series.games().get(number.checked_sub(1)?).cloned().map(Played::Minutes)
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Played::Days(record) => record.fmt(f),
            Played::Minutes(record) => record.fmt(f),
            Played::Campaign(series) => series.fmt(f),
        }
    }
}

/// A game that was kept, and those before it if it is one of a campaign.
pub type TakenUp<G> = (Record<G>, Option<Vec<Record<G>>>);

/// A game that is kept, and who plays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// Who plays.
    pub players: BySide<Who>,
    /// When it was kept, in milliseconds since 1970; 0 if nobody knows.
    pub saved_at: f64,
    /// What was played.
    pub played: Played,
}

impl Saved {
    /// Reads a kept game. Comments that say nothing of the players are passed over.
    ///
    /// # Errors
    /// The first line of the record that is wrong, and why.
    pub fn read(text: &str) -> Result<Saved, RecordError> {
        let (mut players, mut saved_at) = (BySide::default(), 0.0);
        for comment in text.lines().filter_map(|line| line.strip_prefix("# ")) {
            match comment.split_once(' ') {
                Some(("saved", at)) => saved_at = at.parse().unwrap_or(0.0),
                Some((word, who)) if let (Ok(side), Ok(who)) = (word.parse::<Side>(), who.parse()) => {
                    players[side] = who;
                }
                _ => {}
            }
        }
        Ok(Saved { players, saved_at, played: Played::read(text)? })
    }

    /// The game as a file that somebody takes along: it goes on with the same players.
    #[must_use]
    pub fn file(&self) -> String {
        let line = |side: Side| format!("# {side} {}\n", self.players[side]);
        format!("{}{}{}", line(Side::Us), line(Side::Ussr), self.played)
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# saved {}\n{}", self.saved_at, self.file())
    }
}

#[cfg(test)]
mod tests {
    use kernel::Game;
    use table::Table;

    use super::*;

    fn begun<G: Game>() -> Record<G> {
        Table::<G>::new(G::Rules::default()).record()
    }

    #[test]
    fn a_kept_game_reads_back_with_its_players() {
        let players = BySide::new(Who::Person, Who::Computer(Level::Envoy));
        let saved = Saved { players, saved_at: 5.0, played: Played::Days(begun()) };
        assert_eq!(Saved::read(&saved.to_string()), Ok(saved.clone()));
        assert_eq!(Saved::read(&saved.file()), Ok(Saved { saved_at: 0.0, ..saved }));
    }

    #[test]
    fn a_kept_campaign_reads_back() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/records");
        let first = std::fs::read_to_string(folder.join("minutes-1.record")).expect("the record is there");
        let mut series = Series::default();
        series.add(Record::read(&first).expect("a record")).expect("a first game");
        series.add(begun()).expect("a second game");
        let saved = Saved { players: BySide::default(), saved_at: 5.0, played: Played::Campaign(series) };
        assert_eq!(Saved::read(&saved.to_string()), Ok(saved.clone()));
        assert_eq!(saved.played.game_of_campaign(2), Some(Played::Minutes(begun())));
        assert_eq!(saved.played.game_of_campaign(3), None);
        assert_eq!(saved.played.game_of_campaign(0), None);
    }

    #[test]
    fn stores_of_before_read_too() {
        // Until now the time stood after the players.
        let old = format!("# us person\n# ussr cadet\n# saved 12\n{}", begun::<days::State>());
        let saved = Saved::read(&old).expect("a kept game");
        assert_eq!((saved.saved_at, saved.players.ussr), (12.0, Who::Computer(Level::Cadet)));
    }

    #[test]
    fn a_person_alone_is_found() {
        let computer = Who::Computer(Level::Cadet);
        assert_eq!(only_person(BySide::new(Who::Person, computer)), Some(Side::Us));
        assert_eq!(only_person(BySide::new(computer, Who::Person)), Some(Side::Ussr));
        assert_eq!(only_person(BySide::default()), None);
        assert_eq!(only_person(BySide::new(computer, computer)), None);
    }
}
