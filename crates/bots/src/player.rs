use std::fmt;
use std::ops::RangeInclusive;
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
    "a player: random, greedy[:guesses=N][,whims=N], search:BUDGET[,workers=N][,belief=0|1][,explore=X][,foe=X][,focus=X]\
     [,rivals=X][,patience=N][,settle=N][,onward=N], or a level: cadet, attache, envoy, secretary or premier",
);

/// No machine has more cores, and more threads than this may not be had.
const MOST_WORKERS: u32 = 256;

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut options = rest.split(',').filter(|part| !part.is_empty());
        match kind {
            "random" if rest.is_empty() => Ok(Player::Random),
            "greedy" => {
                let mut greedy = Greedy::default();
                for part in options {
                    match part.split_once('=').ok_or(WANTED)? {
                        ("whims", value) => greedy.whims = number(value, 0..=1000, "whims=N with N from 0 to 1000")?,
                        ("guesses", value) => {
                            greedy.guesses = number(value, 1..=10_000, "guesses=N with N from 1 to 10000")?;
                        }
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
    let (name, value) = part.split_once('=').ok_or(WANTED)?;
    let tuning = &mut search.tuning;
    let some = |what| number(value, 0.0..=1000.0, what);
    match name {
        "workers" => search.workers = number(value, 1..=MOST_WORKERS, "workers=N with N from 1 to 256")?,
        "belief" => search.believing = number(value, 0..=1, "belief=0 or belief=1")? == 1,
        "settle" => tuning.settle = number(value, 0..=1000, "settle=N with N from 0 to 1000")?,
        "explore" => tuning.explore = some("explore=X with X from 0 to 1000")?,
        "foe" => tuning.foe = some("foe=X with X from 0 to 1000")?,
        "focus" => tuning.focus = number(value, 1e-6..=1000.0, "focus=X with X from 0.000001 to 1000")?,
        "rivals" => tuning.rivals = some("rivals=X with X from 0 to 1000")?,
        "onward" => tuning.onward = number(value, 0..=1000, "onward=N with N from 0 to 1000")?,
        "patience" => tuning.patience = number(value, 0..=u32::MAX, "patience=N with N a number of visits")?,
        _ => return Err(WANTED),
    }
    Ok(())
}

/// A number within bounds, or what was wanted.
fn number<T: FromStr + PartialOrd>(text: &str, bounds: RangeInclusive<T>, what: &'static str) -> Result<T, ParseError> {
    text.parse().ok().filter(|value| bounds.contains(value)).ok_or(ParseError::expected(what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_play_is_refused_with_what_could() {
        let said =
            |text: &str| text.parse::<Player>().map_or_else(|error| error.to_string(), |player| player.to_string());
        for (text, wanted) in [
            ("chess", "attache"),
            ("random:bar", "a player"),
            ("greedy:guesses=0", "guesses=N"),
            ("greedy:whims=1001", "whims=N"),
            ("search", "a player"),
            ("search:x", "a budget"),
            ("search:0", "a budget"),
            ("search:0ms", "a budget"),
            ("search:20,workers=0", "workers=N"),
            ("search:20,workers=40000", "workers=N"),
            ("search:20,explore=nan", "explore=X"),
            ("search:20,focus=0", "focus=X"),
            ("search:20,belief=2", "belief=0"),
            ("search:20,depth=2", "a player"),
        ] {
            assert!(said(text).starts_with("expected ") && said(text).contains(wanted), "{text}: {}", said(text));
        }
        for text in
            ["random", "greedy:guesses=2,whims=3", "search:5s,workers=2", "search:800n,explore=0.3,onward=0", "envoy"]
        {
            let player: Player = text.parse().expect(text);
            assert_eq!(player.to_string().parse::<Player>().expect(text).to_string(), player.to_string());
        }
    }
}
