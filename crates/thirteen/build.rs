//! Tells the program which commit it was built from. Without git, or outside its own repository, it only knows its version.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let built = commit().map_or_else(|| version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=THIRTEEN_VERSION={built}");
}

/// The commit and its date, `1a2b3c4 2026-11-18`.
fn commit() -> Option<String> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).ancestors().nth(2)?.canonicalize().ok()?;
    // Sources that were unpacked inside another project have no commit of their own.
    let top = Path::new(&git(&root, &["rev-parse", "--show-toplevel"])?).canonicalize().ok()?;
    if top != root {
        return None;
    }
    let head = git(&root, &["rev-parse", "--symbolic-full-name", "HEAD"])?;
    for name in ["HEAD", head.as_str(), "packed-refs"] {
        let path = root.join(git(&root, &["rev-parse", "--git-path", name])?);
        // A file that is not there would have this run at every build.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&root, &["show", "--no-patch", "--format=%h %cs", "HEAD"])
}

fn git(root: &Path, args: &[&str]) -> Option<String> {
    let output =
        Command::new("git").current_dir(root).args(args).output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
