//! The page in a real browser, against the real binary.

use std::path::PathBuf;

use anyhow::Result;

use crate::install;
use crate::run::{command, root, run};

/// Where a browser may be.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Builds the binary and lets the browser tests play with it.
pub(crate) fn test() -> Result<()> {
    let binary = prepare()?;
    let mut tests = command("npm", &["test", "--silent"]);
    tests.current_dir(root().join("e2e")).env("THIRTEEN_BINARY", binary);
    run("browser tests", tests)
}

/// Measures what is promised of the page: size, time to play, answers to clicks. A busy machine spoils the times, so this
/// is no part of the tests.
pub(crate) fn figures() -> Result<()> {
    let binary = prepare()?;
    let mut figures = command("npm", &["run", "--silent", "figures"]);
    figures.current_dir(root().join("e2e")).env("THIRTEEN_BINARY", binary);
    run("figures of the page", figures)
}

/// Takes the pictures of the README.
pub(crate) fn screenshot() -> Result<()> {
    let binary = prepare()?;
    let mut picture = command("node", &["picture.js"]);
    picture.current_dir(root().join("e2e")).env("THIRTEEN_BINARY", binary);
    run("screenshot", picture)
}

/// The release build of the program, and what it takes to drive a browser.
pub(crate) fn prepare() -> Result<PathBuf> {
    install::ensure(&["node"], &["nodejs", "npm"], "the browser tests need Node.js 20 or later: install it")?;
    install::ensure(&["npm"], &["npm"], "the browser tests need npm: install it")?;
    if std::env::var_os("CHROMIUM").is_none() {
        let otherwise = "the browser tests need Chromium: install it or name one in the variable CHROMIUM";
        install::ensure(&BROWSERS, &["chromium"], otherwise)?;
    }
    let mut drivers = command("npm", &["ci", "--no-audit", "--no-fund", "--silent"]);
    drivers.current_dir(root().join("e2e"));
    run("browser drivers", drivers)?;
    release()
}

/// The release build of the program, with its page.
pub(crate) fn release() -> Result<PathBuf> {
    run("the binary with its page", command("cargo", &["build", "--release", "--package", "thirteen", "--locked"]))?;
    Ok(root().join("target/release/thirteen"))
}
