use anyhow::{Result, ensure};

use crate::run::{command, has, run};

const TARGETS: [&str; 5] = ["record", "notation", "play", "deck", "wire"];

pub(crate) fn fuzz(seconds: u32, only: Option<&str>) -> Result<()> {
    ensure!(
        only.is_none_or(|target| TARGETS.contains(&target)),
        "there is no such target: choose one of {}",
        TARGETS.join(", ")
    );
    if !has("cargo", &["fuzz", "--version"]) {
        run("install cargo-fuzz", command("cargo", &["install", "cargo-fuzz", "--locked"]))?;
    }
    let time = format!("-max_total_time={seconds}");
    for target in TARGETS.into_iter().filter(|target| only.is_none_or(|only| only == *target)) {
        // No sanitizer: there is no unsafe code to watch, and the stable compiler will do.
        let args = ["fuzz", "run", "--sanitizer", "none", target, "--", &time];
        run(&format!("fuzz {target}"), command("cargo", &args))?;
    }
    Ok(())
}
