use std::fmt;
use std::str::FromStr;

use kernel::ParseError;

use crate::{Bot, Budget, Greedy, Insight, Level, Random, Search};

/// Any player as a word of text, such as `random`, `greedy`, `search:100ms` or the name of a level.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    /// Any legal action.
    Random,
    /// One card ahead.
    Greedy(Greedy),
    /// Tree search.
    Search(Search),
    /// A strength for people.
    Level(Level),
}

impl Player {
    /// The bot that plays so.
    #[must_use]
    pub fn bot<G: Insight>(self) -> Box<dyn Bot<G>> {
        match self {
            Player::Random => Box::new(Random),
            Player::Greedy(greedy) => Box::new(greedy),
            Player::Search(search) => Box::new(search),
            Player::Level(level) => level.player().bot(),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.pad("random"),
            Player::Greedy(greedy) => {
                let usual = Greedy::default();
                f.write_str("greedy")?;
                option(f, ":guesses", greedy.guesses, usual.guesses)?;
                let name = if greedy.guesses == usual.guesses { ":whims" } else { ",whims" };
                option(f, name, greedy.whims, usual.whims)
            }
            Player::Search(search) => {
                let usual = Search::new(search.budget);
                write!(f, "search:{}", search.budget)?;
                option(f, ",workers", search.workers, usual.workers)?;
                option(f, ",belief", u8::from(search.believing), u8::from(usual.believing))?;
                option(f, ",explore", search.tuning.explore, usual.tuning.explore)?;
                option(f, ",foe", search.tuning.foe, usual.tuning.foe)?;
                option(f, ",focus", search.tuning.focus, usual.tuning.focus)?;
                option(f, ",rivals", search.tuning.rivals, usual.tuning.rivals)?;
                option(f, ",patience", search.tuning.patience, usual.tuning.patience)?;
                option(f, ",onward", search.tuning.onward, usual.tuning.onward)?;
                option(f, ",settle", search.tuning.settle, usual.tuning.settle)
            }
            Player::Level(level) => level.fmt(f),
        }
    }
}

/// Writes what is not as usual.
fn option<T: PartialEq + fmt::Display>(f: &mut fmt::Formatter<'_>, name: &str, value: T, usual: T) -> fmt::Result {
    if value == usual { Ok(()) } else { write!(f, "{name}={value}") }
}

const WANTED: ParseError = ParseError::expected(
    "a player: random, greedy[:guesses=N][,whims=N], search:BUDGET[,workers=N][,belief=0|1][,explore=X][,foe=X][,focus=X][,rivals=X][,patience=N][,settle=N][,onward=X] or a level",
);

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut options = rest.split(',').filter(|part| !part.is_empty());
        match kind {
            "random" => Ok(Player::Random),
            "greedy" => {
                let mut greedy = Greedy::default();
                for part in options {
                    match part.split_once('=').ok_or(WANTED)? {
                        ("whims", value) => greedy.whims = number(value)?,
                        ("guesses", value) => greedy.guesses = number(value)?,
                        _ => return Err(WANTED),
                    }
                }
                Ok(Player::Greedy(greedy))
            }
            "search" => {
                let budget: Budget = options.next().ok_or(WANTED)?.parse()?;
                let mut search = Search::new(budget);
                options.try_for_each(|part| set(&mut search, part))?;
                Ok(Player::Search(search))
            }
            _ => text.parse().map(Player::Level).map_err(|_| WANTED),
        }
    }
}

fn set(search: &mut Search, part: &str) -> Result<(), ParseError> {
    match part.split_once('=').ok_or(WANTED)? {
        ("workers", value) => search.workers = number::<u32>(value)?.max(1),
        ("belief", value) => search.believing = number::<u8>(value)? != 0,
        ("settle", value) => search.tuning.settle = number(value)?,
        ("explore", value) => search.tuning.explore = number(value)?,
        ("foe", value) => search.tuning.foe = number(value)?,
        ("focus", value) => search.tuning.focus = number(value)?,
        ("rivals", value) => search.tuning.rivals = number(value)?,
        ("onward", value) => search.tuning.onward = number(value)?,
        ("patience", value) => search.tuning.patience = number(value)?,
        _ => return Err(WANTED),
    }
    Ok(())
}

fn number<T: FromStr>(text: &str) -> Result<T, ParseError> {
    text.parse().map_err(|_| WANTED)
}
