//! The Python package: its wheel, and the suites of the libraries that it is written for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::run::{command, root, run};
use crate::{e2e, install};

/// What the package needs to be built and tested, in the versions that it was tested with.
const REQUIREMENTS: &str = "crates/py/requirements.txt";
/// What the name of a wheel for every Python from 3.10 on contains.
const EVERY_PYTHON: &str = "cp310-abi3";

/// Builds the wheel, installs it, and runs its tests with the suites of its peers.
pub(crate) fn test() -> Result<()> {
    let (python, binary) = prepare()?;
    let mut tests = command(&python, &["-m", "pytest", "-q", "crates/py/tests"]);
    // Small matrices are multiplied sooner by one thread than by several.
    tests.env("THIRTEEN_BINARY", binary).env("OPENBLAS_NUM_THREADS", "1");
    run("the Python package", tests)
}

/// Measures the package beside its peers. A busy machine spoils the times, so this is no part of the tests.
pub(crate) fn figures() -> Result<()> {
    let (python, _) = prepare()?;
    run("figures of the Python package", command(&python, &["crates/py/benchmarks/figures.py"]))
}

/// An interpreter of its own with the package and its peers, and the program itself.
fn prepare() -> Result<(String, PathBuf)> {
    let otherwise = "the Python package needs Python 3.10 or later with venv: install it";
    install::ensure(&["python3"], &["python3", "python3-venv"], otherwise)?;
    let place = root().join("target/python");
    let python = environment(&place.join("venv"))?;
    pip(&python, "what the package is tested with", &["--requirement", REQUIREMENTS])?;
    let wheel = wheel(&place, &python)?;
    pip(&python, "the wheel", &["--force-reinstall", "--no-deps", &wheel])?;
    in_an_empty_environment(&place.join("empty"), &wheel)?;
    Ok((python, e2e::release()?))
}

/// The interpreter of an environment, which is made if it is not there.
fn environment(folder: &Path) -> Result<String> {
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    if !Path::new(&python).exists() {
        let name = folder.to_string_lossy();
        run("an environment of its own", command("python3", &["-m", "venv", &name]))
            .context("python3 cannot make environments (Debian, as root: apt-get install python3-venv)")?;
    }
    Ok(python)
}

fn pip(python: &str, what: &str, args: &[&str]) -> Result<()> {
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run(what, command(python, &[&install, args].concat()))
}

/// Builds the wheel and returns where it is.
fn wheel(place: &Path, python: &str) -> Result<String> {
    let folder = place.join("wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let name = folder.to_string_lossy().into_owned();
    let args = ["-m", "maturin", "build", "--release", "--locked", "--manifest-path", "crates/py/Cargo.toml"];
    let mut build = command(python, &[&args[..], &["--interpreter", python, "--out", &name]].concat());
    build.env("THIRTEEN_SKIP_UI", "1");
    run("the wheel", build)?;
    let found = fs::read_dir(&folder)?.next().context("no wheel was built")??;
    let file = found.file_name().to_string_lossy().into_owned();
    ensure!(file.contains(EVERY_PYTHON), "{file} is not for every Python from 3.10 on");
    Ok(found.path().to_string_lossy().into_owned())
}

/// The wheel alone is enough for a first game.
fn in_an_empty_environment(folder: &Path, wheel: &str) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    let python = environment(folder)?;
    pip(&python, "the wheel in an empty environment", &[wheel])?;
    let game = "import thirteen\n\
                game = thirteen.Game('days', seed=7)\n\
                while not game.over:\n    game.play(game.choose('random'))\n\
                print(game.log()[-1])";
    run("a first game", command(&python, &["-c", game]))
}
