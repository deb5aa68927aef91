//! The window that this program prints into.

use std::env;
use std::io::{self, IsTerminal};

use term::Screen;

/// The window of the standard output. Colours are for terminals, and only if nobody minds (<https://no-color.org>).
pub(crate) fn screen() -> Screen {
    let is_terminal = io::stdout().is_terminal();
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let colour = is_terminal && !is_set("NO_COLOR") && env::var_os("TERM").is_none_or(|term| term != "dumb");
    let size = console::Term::stdout().size_checked().filter(|_| is_terminal);
    let usual = Screen::default();
    let (height, width) = size.map_or_else(
        || (said("LINES").unwrap_or(usual.height), said("COLUMNS").unwrap_or(usual.width)),
        |(rows, columns)| (rows.into(), columns.into()),
    );
    // Less than this no table fits into; nor does anybody read longer lines.
    Screen { width: width.clamp(40, 160), height, colour }
}

/// A size that the environment gives where there is no window.
fn said(name: &str) -> Option<usize> {
    env::var(name).ok()?.parse().ok().filter(|&size| size > 0)
}
