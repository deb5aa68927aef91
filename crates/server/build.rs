//! Builds the page and hands its files to the server.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result};

fn main() -> Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").context("cargo runs this")?);
    let root = here.ancestors().nth(2).context("the crate lies in crates/")?.to_path_buf();
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo runs this")?);
    const PARTS: [&str; 18] = [
        "crates/web",
        "crates/webworker",
        "crates/webbuild",
        "crates/server/licences.txt",
        "crates/client/src",
        "crates/text",
        "crates/kernel/src",
        "crates/days/src",
        "crates/minutes/src",
        "crates/decks/src",
        "crates/bots/src",
        "crates/table/src",
        "crates/wire/src",
        "crates/online/src",
        "docs/rules",
        "tests/records/playthrough.record",
        "Cargo.lock",
        "Cargo.toml",
    ];
    PARTS.iter().for_each(|part| println!("cargo::rerun-if-changed={}", root.join(part).display()));
    println!("cargo::rerun-if-env-changed=THIRTEEN_SKIP_UI");
    let table = out.join("files.rs");
    if env::var_os("THIRTEEN_SKIP_UI").is_some() {
        return Ok(fs::write(table, webbuild::table(None)?)?);
    }
    let release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let (profile, webworker_profile) =
        if release { ("wasm-release", "wasm-webworker") } else { ("wasm-dev", "wasm-dev") };
    let (dist, target_dir) = (out.join("dist"), root.join("target/wasm-ui"));
    let job = webbuild::Job {
        root: &root,
        dist: &dist,
        target_dir: &target_dir,
        profile,
        webworker_profile,
        compress: release,
    };
    webbuild::build(&job).context("building the page (THIRTEEN_SKIP_UI=1 builds without it)")?;
    Ok(fs::write(table, webbuild::table(Some(&dist))?)?)
}
