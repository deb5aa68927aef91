//! A campaign of 13 Minutes: games one after the other, written down together.

use std::fmt;

use kernel::{Game, Turn};
use minutes::{Campaign, State};

use crate::record::{MAGIC, VERSION};
use crate::{Fault, Record, RecordError};

/// The games of a campaign, the last of which may be under way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Series {
    games: Vec<Record<State>>,
    standing: Campaign,
}

impl Series {
    /// The name of a campaign in records.
    pub const SLUG: &'static str = "minutes-campaign";

    /// The games so far.
    #[must_use]
    pub fn games(&self) -> &[Record<State>] {
        &self.games
    }

    /// What the games that are over come to.
    #[must_use]
    pub fn standing(&self) -> Campaign {
        self.standing
    }

    /// Adds the next game and counts it if it is over.
    ///
    /// # Errors
    /// If the campaign is over, the game before is not, or the rules refuse an entry; nothing has changed then.
    pub fn add(&mut self, game: Record<State>) -> Result<Campaign, String> {
        if self.standing.outcome().is_some() {
            return Err("the campaign is over".to_owned());
        }
        if self.games.len() != usize::from(self.standing.games()) {
            return Err(format!("game {} is not over", self.games.len()));
        }
        let steps = game.replay().map_err(|(ply, refusal)| format!("entry {}: {refusal}", ply + 1))?;
        if let Some(end) = steps.last().and_then(|steps| steps.last()).map(|step| step.after)
            && let Turn::Over(outcome) = end.turn()
        {
            self.standing = self.standing.with(outcome, end.board().prestige);
        }
        self.games.push(game);
        Ok(self.standing)
    }

    /// Reads a campaign: a header, then its games as records.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let first = format!("{MAGIC} {VERSION}");
        let starts: Vec<usize> =
            text.lines().enumerate().filter(|(_, line)| line.trim() == first).map(|(index, _)| index).collect();
        let lines: Vec<&str> = text.lines().collect();
        let Some((&head, games)) = starts.split_first() else {
            return Err(RecordError { line: 1, fault: Fault::NotARecord });
        };
        let said = lines.get(head + 2).and_then(|line| line.trim().strip_prefix("games ")).unwrap_or("");
        if said != games.len().to_string() {
            let fault = Fault::Count { said: said.chars().take(20).collect(), found: games.len() };
            return Err(RecordError { line: head + 3, fault });
        }
        let mut series = Series::default();
        for (number, &from) in games.iter().enumerate() {
            let to = games.get(number + 1).copied().unwrap_or(lines.len());
            let record = Record::read(&lines[from..to].join("\n"))
                .map_err(|error| RecordError { line: error.line + from, ..error })?;
            series.add(record).map_err(|why| RecordError { line: from + 1, fault: Fault::Series(why) })?;
        }
        Ok(series)
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {VERSION}")?;
        writeln!(f, "game {}", Series::SLUG)?;
        writeln!(f, "games {}", self.games.len())?;
        self.games.iter().try_for_each(|game| write!(f, "\n{game}"))
    }
}
