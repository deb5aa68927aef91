//! The page in a real browser, against the real binary.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::run::{command, has, root, run};

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
    let mut figures = command("node", &["--test", "figures/"]);
    figures.current_dir(root().join("e2e")).env("THIRTEEN_BINARY", binary);
    run("figures of the page", figures)
}

/// Takes the picture of the README.
pub(crate) fn screenshot() -> Result<()> {
    let binary = prepare()?;
    let mut picture = command("node", &["picture.js"]);
    picture.current_dir(root().join("e2e")).env("THIRTEEN_BINARY", binary);
    run("screenshot", picture)
}

fn prepare() -> Result<PathBuf> {
    if !has("node", &["--version"]) {
        bail!("the browser tests need Node.js 20 or later: install it (Debian: apt-get install nodejs npm)");
    }
    ensure_browser()?;
    let mut install = command("npm", &["ci", "--no-audit", "--no-fund", "--silent"]);
    install.current_dir(root().join("e2e"));
    run("browser drivers", install)?;
    run("the binary with its page", command("cargo", &["build", "--release", "--package", "thirteen", "--locked"]))?;
    Ok(root().join("target/release/thirteen"))
}

/// Finds a browser, or installs one where that is possible.
fn ensure_browser() -> Result<()> {
    let found = || std::env::var_os("CHROMIUM").is_some() || BROWSERS.iter().any(|name| has(name, &["--version"]));
    if found() {
        return Ok(());
    }
    if has("apt-get", &["--version"]) {
        // The lists of a fresh machine may be empty; if they cannot be had, the old ones may still do.
        let _ = run("package lists", command("apt-get", &["update", "--quiet"]));
        let installed = run("chromium", command("apt-get", &["install", "--yes", "--quiet", "chromium"]));
        if installed.is_ok() && found() {
            return Ok(());
        }
    }
    bail!(
        "the browser tests need Chromium and could not install it. Install it (Debian, as root: apt-get install chromium) \
         or name one in the variable CHROMIUM"
    )
}
