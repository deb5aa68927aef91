use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::ParseError;

/// How much a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So much time. The answer depends on the machine.
    Time(Duration),
    /// So many descents (iterations). The same seed gives the same answer everywhere.
    Iterations(u64),
    /// So many nodes in the tree. The same seed gives the same answer everywhere.
    Nodes(u64),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Nodes(count) => write!(f, "{count}n"),
        }
    }
}

impl FromStr for Budget {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        const WANTED: ParseError =
            ParseError::expected("a budget of more than nothing: 100ms, 2s, 5000 (iterations) or 800n (nodes)");
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number: u64 = text[..digits].parse().ok().filter(|&number| number > 0).ok_or(WANTED)?;
        match &text[digits..] {
            "ms" => Ok(Budget::Time(Duration::from_millis(number))),
            "s" => Ok(Budget::Time(Duration::from_secs(number))),
            "" => Ok(Budget::Iterations(number)),
            "n" => Ok(Budget::Nodes(number)),
            _ => Err(WANTED),
        }
    }
}

/// Tells the time since some moment. In browsers the clocks of the standard library do not work; they bring their own.
pub type Clock = fn() -> Duration;

/// The clock of this machine. In a browser it stands still: give another one.
#[must_use]
pub fn system_clock() -> Clock {
    #[cfg(not(target_family = "wasm"))]
    return || {
        static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
        START.get_or_init(std::time::Instant::now).elapsed()
    };
    #[cfg(target_family = "wasm")]
    return || Duration::ZERO;
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The part of the budget that is spent, 0 to 1.
    pub share: f32,
    /// Descents so far.
    pub iterations: u64,
    /// The chance to win with the favourite so far.
    pub win: f32,
}

/// Follows the thinking of a bot and can stop it. `()` does neither.
pub trait Monitor: Sync {
    /// Whether to stop now, with the best answer so far.
    fn stop(&self) -> bool {
        false
    }

    /// Is called now and then with how far the search has come.
    fn progress(&self, _progress: Progress) {}
}

impl Monitor for () {}
