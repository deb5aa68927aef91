//! Programs that are not Rust's, installed where that is possible.

use std::process::Stdio;

use anyhow::{Result, bail};

use crate::run::{command, has, run};

/// Makes sure that one of `names` can be started; else installs `packages`, where there is apt-get and it may.
pub(crate) fn ensure(names: &[&str], packages: &[&str], otherwise: &str) -> Result<()> {
    // Whether it starts is all that counts: not everybody knows the option.
    let starts =
        |name: &&str| command(name, &["--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    let found = || names.iter().any(starts);
    if found() {
        return Ok(());
    }
    if has("apt-get", &["--version"]) {
        // The lists of a fresh machine may be empty; if they cannot be had, the old ones may still do.
        let _ = run("package lists", command("apt-get", &["update", "--quiet"]));
        let args = [&["install", "--yes", "--quiet"], packages].concat();
        let installed = run(&packages.join(", "), command("apt-get", &args));
        if installed.is_ok() && found() {
            return Ok(());
        }
    }
    bail!("{otherwise} (Debian, as root: apt-get install {})", packages.join(" "))
}
