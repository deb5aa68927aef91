use anyhow::Result;

use crate::instructions;
use crate::run::{command, has, run};

/// Everything that must hold before a change goes in.
pub(crate) fn test() -> Result<()> {
    run("format", command("cargo", &["fmt", "--all", "--check"]))?;
    run(
        "lints",
        command("cargo", &["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]),
    )?;
    let mut docs = command("cargo", &["doc", "--workspace", "--no-deps", "--locked"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    run("documentation", docs)?;
    run("tests", command("cargo", &["test", "--workspace", "--locked"]))?;
    if has("valgrind", &["--version"]) {
        instructions::count(false)
    } else {
        eprintln!("── instructions: not counted, valgrind is not installed");
        Ok(())
    }
}
