use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::ParseError;

use crate::{Bot, Budget, Greedy, Insight, Level, Random, Search};

/// A bot by its name and options, such as `random`, `greedy`, `search:100ms` or a level.
#[derive(Clone, Copy, Debug)]
pub enum BotSpec {
    /// Any legal action.
    Random,
    /// One card ahead.
    Greedy(Greedy),
    /// Tree search.
    Search(Search),
    /// A strength that people can choose.
    Level(Level),
}

impl BotSpec {
    /// The bot itself.
    #[must_use]
    pub fn bot<G: Insight>(self) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Greedy(greedy) => Box::new(greedy),
            BotSpec::Search(search) => Box::new(search),
            BotSpec::Level(level) => level.spec().bot(),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.pad("random"),
            BotSpec::Greedy(greedy) => {
                let default = Greedy::default();
                f.write_str("greedy")?;
                option(f, ":guesses", greedy.guesses, default.guesses)?;
                let name = if greedy.guesses == default.guesses { ":whims" } else { ",whims" };
                option(f, name, greedy.whims, default.whims)
            }
            BotSpec::Search(search) => {
                let default = Search::new(search.budget);
                write!(f, "search:{}", search.budget)?;
                option(f, ",workers", search.workers, default.workers)?;
                option(f, ",belief", u8::from(search.belief), u8::from(default.belief))?;
                option(f, ",exploration", search.tuning.exploration, default.tuning.exploration)?;
                option(
                    f,
                    ",opponent-exploration",
                    search.tuning.opponent_exploration,
                    default.tuning.opponent_exploration,
                )?;
                option(f, ",prior-width", search.tuning.prior_width, default.tuning.prior_width)?;
                option(f, ",root-exploration", search.tuning.root_exploration, default.tuning.root_exploration)?;
                option(f, ",expand-after", search.tuning.expand_after, default.tuning.expand_after)?;
                option(f, ",rollout", search.tuning.rollout, default.tuning.rollout)?;
                option(f, ",quiescence", search.tuning.quiescence, default.tuning.quiescence)
            }
            BotSpec::Level(level) => level.fmt(f),
        }
    }
}

/// Writes an option that does not have its default.
fn option<T: PartialEq + fmt::Display>(f: &mut fmt::Formatter<'_>, name: &str, value: T, default: T) -> fmt::Result {
    if value == default { Ok(()) } else { write!(f, "{name}={value}") }
}

const WANTED: ParseError = ParseError::expected(
    "a player: random, greedy[:guesses=N][,whims=N], search:BUDGET[,workers=N][,belief=0|1][,exploration=X]\
     [,opponent-exploration=X][,root-exploration=X][,prior-width=X][,expand-after=N][,quiescence=N][,rollout=N], or a level: cadet, attache, envoy, secretary or premier",
);

/// More threads than this may not be had, and no machine has more cores.
const MOST_WORKERS: u32 = 256;

impl FromStr for BotSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut options = rest.split(',').filter(|part| !part.is_empty());
        match kind {
            "random" if rest.is_empty() => Ok(BotSpec::Random),
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
                Ok(BotSpec::Greedy(greedy))
            }
            "search" => {
                let budget: Budget = options.next().ok_or(WANTED)?.parse()?;
                let mut search = Search::new(budget);
                options.try_for_each(|part| set(&mut search, part))?;
                Ok(BotSpec::Search(search))
            }
            _ => text.parse().map(BotSpec::Level).map_err(|_| WANTED),
        }
    }
}

fn set(search: &mut Search, part: &str) -> Result<(), ParseError> {
    let (name, value) = part.split_once('=').ok_or(WANTED)?;
    let tuning = &mut search.tuning;
    let some = |what| number(value, 0.0..=1000.0, what);
    match name {
        "workers" => search.workers = number(value, 1..=MOST_WORKERS, "workers=N with N from 1 to 256")?,
        "belief" => search.belief = number(value, 0..=1, "belief=0 or belief=1")? == 1,
        "quiescence" => tuning.quiescence = number(value, 0..=1000, "quiescence=N with N from 0 to 1000")?,
        "exploration" => tuning.exploration = some("exploration=X with X from 0 to 1000")?,
        "opponent-exploration" => tuning.opponent_exploration = some("opponent-exploration=X with X from 0 to 1000")?,
        "prior-width" => {
            tuning.prior_width = number(value, 1e-6..=1000.0, "prior-width=X with X from 0.000001 to 1000")?
        }
        "root-exploration" => tuning.root_exploration = some("root-exploration=X with X from 0 to 1000")?,
        "rollout" => tuning.rollout = number(value, 0..=1000, "rollout=N with N from 0 to 1000")?,
        "expand-after" => {
            tuning.expand_after = number(value, 0..=u32::MAX, "expand-after=N with N a number of visits")?
        }
        _ => return Err(WANTED),
    }
    Ok(())
}

/// A number within bounds; the error says which were wanted.
fn number<T: FromStr + PartialOrd>(text: &str, bounds: RangeInclusive<T>, what: &'static str) -> Result<T, ParseError> {
    text.parse().ok().filter(|value| bounds.contains(value)).ok_or(ParseError::expected(what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_play_is_refused_with_what_could() {
        let said =
            |text: &str| text.parse::<BotSpec>().map_or_else(|error| error.to_string(), |player| player.to_string());
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
            ("search:20,exploration=nan", "exploration=X"),
            ("search:20,prior-width=0", "prior-width=X"),
            ("search:20,belief=2", "belief=0"),
            ("search:20,depth=2", "a player"),
        ] {
            assert!(said(text).starts_with("expected ") && said(text).contains(wanted), "{text}: {}", said(text));
        }
        for text in [
            "random",
            "greedy:guesses=2,whims=3",
            "greedy:whims=3",
            "search:5000ms,workers=2,belief=0,exploration=0.3,opponent-exploration=0.4,prior-width=0.5,\
             root-exploration=0.6,expand-after=7,rollout=8,quiescence=9",
            "search:800n",
            "envoy",
        ] {
            assert_eq!(text.parse::<BotSpec>().expect(text).to_string(), text);
        }
    }
}
