//! The window that this program prints into.

use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};

use terminal::Screen;

/// The window of the standard output.
pub(crate) fn screen() -> Screen {
    let window = io::stdout().is_terminal().then(|| console::Term::stdout().size_checked());
    fitted(window, |name| env::var_os(name))
}

/// What is drawn into a terminal, whose rows and columns may be known, or into no terminal at all. Colours are for
/// terminals, and only if nobody minds (<https://no-color.org>). Where no size is known the environment may give one.
fn fitted(terminal: Option<Option<(u16, u16)>>, var: impl Fn(&str) -> Option<OsString>) -> Screen {
    let is_set = |name: &str| var(name).is_some_and(|value| !value.is_empty());
    let colour = terminal.is_some() && !is_set("NO_COLOR") && var("TERM").is_none_or(|term| term != "dumb");
    let said = |name: &str| var(name)?.to_str()?.parse().ok().filter(|&size| size > 0);
    let (rows, columns) = terminal.flatten().map_or((None, None), |(rows, columns)| (Some(rows), Some(columns)));
    let usual = Screen::default();
    let width = columns.map(usize::from).or_else(|| said("COLUMNS")).unwrap_or(usual.width);
    let height = rows.map(usize::from).or_else(|| said("LINES")).unwrap_or(usual.height);
    // Into less than this no table fits; and nobody likes to read longer lines.
    Screen { width: width.clamp(40, 160), height, colour }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_says_its_size_and_whether_it_has_colours() {
        let with = |terminal, name: &'static str, value: &'static str| {
            let Screen { width, height, colour } = fitted(terminal, |it| (it == name).then(|| value.into()));
            (width, height, colour)
        };
        let window = Some(Some((50, 100)));
        assert_eq!(with(window, "", ""), (100, 50, true));
        assert_eq!(with(window, "COLUMNS", "90"), (100, 50, true), "the window knows better");
        assert_eq!(with(window, "NO_COLOR", "1"), (100, 50, false));
        assert_eq!(with(window, "NO_COLOR", ""), (100, 50, true), "as no-color.org has it");
        assert_eq!(with(window, "TERM", "dumb"), (100, 50, false));
        assert_eq!(with(Some(Some((50, 500))), "", ""), (160, 50, true));
        assert_eq!(with(Some(None), "", ""), (80, 24, true));
        assert_eq!(with(None, "", ""), (80, 24, false));
        assert_eq!(with(None, "COLUMNS", "120"), (120, 24, false));
        assert_eq!(with(None, "LINES", "0"), (80, 24, false));
    }
}
