//! The WebAssembly target of the compiler, which not every installation has.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The target that browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that the compiler can build for browsers; adds the target by rustup if it is missing.
pub(crate) fn ensure() -> Result<()> {
    if installed()? {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    match added {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => bail!(
            "the page needs the Rust target {TARGET}, and `rustup target add {TARGET}` failed. Run it by hand, or set \
             THIRTEEN_SKIP_UI=1 to build without the page."
        ),
        Err(_) => bail!(
            "the page needs the Rust target {TARGET}, and there is no rustup here to add it. Install it with the package \
             manager your Rust came from, or set THIRTEEN_SKIP_UI=1 to build without the page."
        ),
    }
}

fn installed() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .context("asking rustc for its targets")?;
    let folder = String::from_utf8_lossy(&printed.stdout);
    Ok(printed.status.success() && Path::new(folder.trim()).is_dir())
}
