//! How many instructions a random game takes. A clock on a busy machine lies; this does not.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::run::{command, root, run};

/// Games of a count: enough that starting the program does not matter.
const GAMES: &str = "4000";
/// The games that are counted.
const MEASURED: [&str; 2] = ["days", "minutes"];
/// By how much a count may grow before it is an error: compilers lay code out differently.
const TOLERANCE: f64 = 0.05;
/// Where the counts to compare with are kept.
const FILE: &str = "tests/instructions.json";

/// Counts, and compares with what was written down.
pub(crate) fn count(bless: bool) -> Result<()> {
    run("release build", command("cargo", &["build", "--release", "--locked", "--package", "thirteen"]))?;
    let path = root().join(FILE);
    let stored: Value =
        fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let mut counted = serde_json::Map::new();
    for game in MEASURED {
        let count = instructions_per_decision(game)?;
        eprintln!("── {game}: {count:.1} instructions a decision");
        match stored[game].as_f64() {
            Some(before) if !bless => ensure!(
                count <= before * (1.0 + TOLERANCE),
                "{game}: {count:.1} instructions a decision, {before:.1} before; if that is meant: cargo xtask instructions --bless"
            ),
            None if !bless => bail!("{FILE} has no count for {game}: cargo xtask instructions --bless"),
            _ => {}
        }
        counted.insert(game.to_owned(), Value::from((count * 10.0).round() / 10.0));
    }
    if bless {
        let text = serde_json::to_string_pretty(&Value::Object(counted))? + "\n";
        fs::write(&path, text).with_context(|| format!("cannot write {FILE}"))?;
    }
    Ok(())
}

fn instructions_per_decision(game: &str) -> Result<f64> {
    let bench = ["bench", "--game", game, "--rounds", "1", "--games", GAMES, "--rules-only", "--json"];
    let thirteen = root().join("target/release/thirteen");
    let thirteen = thirteen.to_string_lossy();
    let mut args = vec!["--tool=callgrind", "--callgrind-out-file=/dev/null", &*thirteen];
    args.extend(bench);
    let output = command("valgrind", &args).output().context("cannot start valgrind")?;
    ensure!(output.status.success(), "valgrind: {}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8_lossy(&output.stderr);
    let total = told.lines().find_map(|line| line.split("Collected :").nth(1)).context("valgrind counted nothing")?;
    let total: f64 = total.trim().parse().context("valgrind's count is no number")?;
    let figures: Value = serde_json::from_slice(&output.stdout).context("`thirteen bench` printed no JSON")?;
    let games: f64 = GAMES.parse()?;
    let decisions = figures["decisions_per_game"].as_f64().context("no decisions were counted")? * games;
    Ok(total / decisions)
}
