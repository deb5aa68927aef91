//! Builds the page with plain cargo: the crates `web` and `webworker` to WebAssembly, their bindings by wasm-bindgen as a
//! library, the rules as HTML, the texts by language, all of it under names that hold the hash of the content, and compressed.
//! `crates/server/build.rs` calls it, so that `cargo run` alone gives the whole program.

mod bind;
mod compress;
mod names;
mod rules;
mod split;
mod style;
mod table;
mod target;
mod texts;

use std::path::Path;

use anyhow::Result;

pub use table::table;

/// What is to be built, and where.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The folder of the workspace.
    pub root: &'a Path,
    /// The folder to fill with the files of the page. What was in it is removed.
    pub dist: &'a Path,
    /// The target folder of the nested cargo. The outer cargo holds the lock on the ordinary one.
    pub target_dir: &'a Path,
    /// The profile of what is drawn.
    pub profile: &'a str,
    /// The profile of the computer player.
    pub webworker_profile: &'a str,
    /// Whether files get compressed twins.
    pub compress: bool,
}

/// Builds the page.
///
/// # Errors
/// What went wrong, in words that say what to do.
pub fn build(job: &Job<'_>) -> Result<()> {
    target::ensure()?;
    bind::build(job)?;
    rules::write(job)?;
    style::write(job)?;
    texts::write(job)?;
    names::write(job.dist)?;
    if job.compress {
        compress::twins(job.dist)?;
    }
    Ok(())
}
