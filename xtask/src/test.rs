use std::process::Command;

use anyhow::Result;

use crate::run::{command, has, run};
use crate::{e2e, installed, instructions, licences, online, python};

/// Everything that must hold before a change goes in.
pub(crate) fn test() -> Result<()> {
    run("format", command("cargo", &["fmt", "--all", "--check"]))?;
    licences::check(false)?;
    run("lints", pageless(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]))?;
    let mut docs = pageless(&["doc", "--workspace", "--no-deps", "--locked"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    run("documentation", docs)?;
    online::postgres()?;
    let mut tests = pageless(&["test", "--workspace", "--locked"]);
    tests.env("THIRTEEN_NEED_POSTGRES", "1");
    run("tests", tests)?;
    online::api()?;
    e2e::test()?;
    // The release build is there: what is tried is that it can be installed, and by the lock file.
    installed::test()?;
    python::test()?;
    if has("valgrind", &["--version"]) {
        instructions::count(false)
    } else {
        eprintln!("── instructions: not counted, valgrind is not installed");
        Ok(())
    }
}

/// Cargo without the page, which has its own tests and would be built anew for every kind of build.
fn pageless(args: &[&str]) -> Command {
    let mut cargo = command("cargo", args);
    cargo.env("THIRTEEN_SKIP_UI", "1");
    cargo
}
