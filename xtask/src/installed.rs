//! The program as `cargo install` puts it into an empty folder.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::run::{command, root, run};

/// Installs the program as the README says, and asks it who it is and for its page.
pub(crate) fn test() -> Result<()> {
    let folder = root().join("target/installed");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("emptying the folder")?;
    }
    let name = folder.to_str().context("the repository lies in a folder whose name is no text")?;
    run("cargo install", command("cargo", &["install", "--path", "crates/thirteen", "--locked", "--root", name]))?;
    let program = folder.join("bin").join(format!("thirteen{}", std::env::consts::EXE_SUFFIX));
    let program = program.to_str().context("the name is no text")?;
    let told = command(program, &["--version"]).output().context("starting what was installed")?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    ensure!(told.starts_with("thirteen "), "what was installed calls itself {told:?}");
    let page = folder.join("page");
    run("the page of what was installed", command(program, &["page", page.to_str().context("the name is no text")?]))?;
    ensure!(page.join("index.html").is_file(), "what was installed has no page");
    Ok(())
}
