use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// A command that runs in the repository.
pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).args(args);
    command
}

/// Runs a command to its end and says how long it took.
pub(crate) fn run(title: &str, mut command: Command) -> Result<()> {
    eprintln!("── {title}");
    let start = Instant::now();
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot start `{program}`: is it installed?"))?;
    ensure!(status.success(), "{title}: failed ({status})");
    eprintln!("── {title}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Whether a program can be started.
pub(crate) fn has(program: &str, args: &[&str]) -> bool {
    let mut command = command(program, args);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
