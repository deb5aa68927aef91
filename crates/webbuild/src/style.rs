//! The style sheets as one file: one request, and compressed together.

use std::fs;

use anyhow::{Context, Result};

use crate::Job;

/// The sheets in the order in which they count.
const SHEETS: [&str; 11] =
    ["ground", "art", "table", "minutes", "cards", "side", "sheets", "home", "pages", "review", "sizes"];

pub(crate) fn write(job: &Job<'_>) -> Result<()> {
    let read = |sheet: &str| {
        let path = job.root.join(format!("crates/web/style/{sheet}.css"));
        fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    };
    let sheets: Vec<String> = SHEETS.into_iter().map(read).collect::<Result<_>>()?;
    fs::write(job.dist.join("style.css"), sheets.concat())?;
    Ok(())
}
