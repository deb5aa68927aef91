//! A campaign of 13 Minutes: games one after the other, written down together.

use std::fmt;

use kernel::{Game, Turn};
use minutes::{Campaign, State};

use crate::read::{expect_game, field, lines, shortened};
use crate::record::{MAGIC, VERSION};
use crate::{Fault, Record, RecordError, SeriesError};

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
    /// If the campaign is over, the game before is not, or it was played by other rules; nothing has changed then.
    pub fn add(&mut self, game: Record<State>) -> Result<Campaign, SeriesError> {
        if self.standing.outcome().is_some() {
            return Err(SeriesError::Over);
        }
        if self.games.len() != usize::from(self.standing.games()) {
            return Err(SeriesError::Unfinished(self.games.len()));
        }
        if let Some(before) = self.games.last()
            && before.rules() != game.rules()
        {
            return Err(SeriesError::OtherRules { expected: before.rules(), found: game.rules() });
        }
        let end = game.position_at(usize::MAX);
        if let Turn::Over(outcome) = end.turn() {
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
        let mut lines = lines(text);
        let line = expect_game(&mut lines, Series::SLUG)?;
        let (line, said) = field(&mut lines, line, "games")?;
        let rest: Vec<(usize, &str)> = lines.collect();
        if let Some(&(line, text)) = rest.first()
            && text != first_line()
        {
            return Err(RecordError { line, fault: Fault::NotARecord });
        }
        let first = first_line();
        let starts: Vec<usize> = rest.iter().filter(|(_, text)| *text == first).map(|&(line, _)| line).collect();
        if said != starts.len().to_string() {
            return Err(RecordError { line, fault: Fault::Games { said: shortened(said), found: starts.len() } });
        }
        if starts.is_empty() {
            return Err(RecordError { line, fault: Fault::NoGames });
        }
        Series::read_games(text, &starts)
    }

    /// Reads the games that begin on these lines, counted from 1.
    fn read_games(text: &str, starts: &[usize]) -> Result<Self, RecordError> {
        let lines: Vec<&str> = text.lines().collect();
        let ends = starts.iter().skip(1).map(|next| next - 1).chain([lines.len()]);
        let mut series = Series::default();
        for (&start, end) in starts.iter().zip(ends) {
            let record = Record::read(&lines[start - 1..end].join("\n"))
                .map_err(|error| RecordError { line: error.line + start - 1, ..error })?;
            series.add(record).map_err(|why| RecordError { line: start, fault: Fault::Series(why) })?;
        }
        Ok(series)
    }
}

/// The line with which every record begins.
fn first_line() -> String {
    format!("{MAGIC} {VERSION}")
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {VERSION}")?;
        writeln!(f, "game {}", Series::SLUG)?;
        writeln!(f, "games {}", self.games.len())?;
        self.games.iter().try_for_each(|game| write!(f, "\n{game}"))
    }
}
