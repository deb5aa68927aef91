//! The two programs of the page as WebAssembly: `web`, which is drawn, and `webworker`, which a worker loads.

use std::io::Write;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};

use crate::target::TARGET;
use crate::{Job, split};

/// Builds both programs of the page into the folder of its files.
pub(crate) fn build(job: &Job<'_>) -> Result<()> {
    if job.dist.exists() {
        fs::remove_dir_all(job.dist)?;
    }
    fs::create_dir_all(job.dist)?;
    program(job, "web", job.profile, true)?;
    program(job, "webworker", job.webworker_profile, false)?;
    // Drawings and fonts lie beside what explains and makes them; only what a page shows is taken.
    let is_shown =
        |name: &str| [".js", ".html", ".webmanifest", ".svg", ".woff2"].iter().any(|end| name.ends_with(end));
    for (folder, taken) in [("static", None), ("art", Some(".svg")), ("art/fonts", Some(".woff2"))] {
        for file in fs::read_dir(job.root.join("crates/web").join(folder))? {
            let file = file?;
            let name = file.file_name().to_string_lossy().into_owned();
            if is_shown(&name) && taken.is_none_or(|ending| name.ends_with(ending)) {
                fs::copy(file.path(), job.dist.join(name))?;
            }
        }
    }
    fs::copy(job.root.join("crates/server/licences.txt"), job.dist.join("licences.txt"))?;
    fs::copy(job.root.join("crates/analysis/puzzles.jsonl"), job.dist.join("puzzles.jsonl"))?;
    Ok(())
}

/// A crate as WebAssembly, whole or in parts, with the script that binds it to the browser.
fn program(job: &Job<'_>, package: &str, profile: &str, in_parts: bool) -> Result<()> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(job.root)
        .args(["rustc", "--lib", "--crate-type", "cdylib", "--package", package, "--target", TARGET])
        .args(["--profile", profile, "--locked", "--target-dir"])
        .arg(job.target_dir);
    if in_parts {
        command.arg("--").args(split::LINK_ARGS);
    }
    scrub(&mut command);
    // Views of one type instead of one for each component: the page is a good deal smaller.
    command.env("RUSTFLAGS", "--cfg erase_components");
    let output = command.output().with_context(|| format!("starting cargo for the crate `{package}`"))?;
    std::io::stderr().write_all(&output.stderr).ok();
    ensure!(output.status.success(), "cargo could not build the crate `{package}` for the browser");
    let mut wasm = job.target_dir.join(TARGET).join(profile).join(format!("{package}.wasm"));
    if in_parts {
        wasm = split::cut(&wasm, package, job)?;
    }
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(&wasm).web(true)?.typescript(false);
    bindgen.remove_name_section(job.compress).remove_producers_section(true);
    // The parts share what the linker would name for the program alone.
    bindgen.keep_lld_exports(in_parts);
    bindgen.generate(job.dist).with_context(|| format!("binding the crate `{package}` to the browser"))?;
    // The script names its program as all files here name each other.
    let script = job.dist.join(format!("{package}.js"));
    let (theirs, ours) = (format!("'{package}_bg.wasm'"), format!("'./{package}_bg.wasm'"));
    let mut text = fs::read_to_string(&script)?.replace(&theirs, &ours);
    if in_parts {
        text = split::join(&text, job.dist)?;
    }
    fs::write(&script, text)?;
    Ok(())
}

/// What the outer cargo (or clippy, or a coverage tool) set for the host must not leak into the nested build.
fn scrub(command: &mut Command) {
    const NAMES: [&str; 17] = [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_BUILD_TARGET",
        "CARGO_BUILD_RUSTFLAGS",
        "CARGO_TARGET_DIR",
        "RUSTC",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "RUSTDOC",
        "TARGET",
        "HOST",
        "PROFILE",
        "OPT_LEVEL",
        "DEBUG",
        "OUT_DIR",
        "NUM_JOBS",
        "LLVM_PROFILE_FILE",
    ];
    const PREFIXES: [&str; 4] = ["CARGO_CFG_", "CARGO_FEATURE_", "CARGO_PKG_", "CARGO_PROFILE_"];
    NAMES.iter().for_each(|name| {
        command.env_remove(name);
    });
    for (name, _) in env::vars_os() {
        if PREFIXES.iter().any(|prefix| name.to_string_lossy().starts_with(prefix)) {
            command.env_remove(&name);
        }
    }
}
