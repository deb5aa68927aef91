//! The online server under load, and its interface under nonsense.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::install::ensure;
use crate::run::{command, root, run};

/// Measures moves a second, what they wait for, memory and the time to serve again (docs/scale.md).
pub(crate) fn load(tables: usize, seconds: u32, rate: u32, database: bool) -> Result<()> {
    let binary = match std::env::var("THIRTEEN_BINARY") {
        Ok(binary) => binary,
        Err(_) => {
            let mut build = command("cargo", &["build", "--release", "--locked", "-p", "thirteen"]);
            build.env("THIRTEEN_SKIP_UI", "1").env("CARGO_TARGET_DIR", root().join("target/load"));
            run("the program, without the page", build)?;
            root().join("target/load/release/thirteen").to_string_lossy().into_owned()
        }
    };
    if database {
        postgres()?;
    }
    let mut load =
        command("cargo", &["run", "--release", "--locked", "-p", "robot", "--example", "load", "--", &binary]);
    load.env("CARGO_TARGET_DIR", root().join("target/load"));
    load.args([tables.to_string(), seconds.to_string(), rate.to_string()]);
    load.arg(if database { "postgres" } else { "sqlite" });
    run("load", load)
}

/// PostgreSQL, for tests that start one of their own.
pub(crate) fn postgres() -> Result<()> {
    if std::fs::read_dir("/usr/lib/postgresql").is_ok() {
        return Ok(());
    }
    ensure(&["postgres"], &["postgresql"], "PostgreSQL is missing: install it").or_else(|error| {
        // Debian puts its programs where no path leads.
        if std::fs::read_dir("/usr/lib/postgresql").is_ok() { Ok(()) } else { Err(error) }
    })
}

/// Asks the server whatever its own document allows, and more: nothing may be an error of the server.
pub(crate) fn api() -> Result<()> {
    let venv = root().join("target/schemathesis");
    let program = venv.join("bin/schemathesis");
    if !program.exists() {
        run("a place for schemathesis", command("python3", &["-m", "venv", &venv.to_string_lossy()]))?;
        let mut install = Command::new(venv.join("bin/pip"));
        install.args(["install", "--quiet", "schemathesis==4.32.5"]);
        run("schemathesis", install)?;
    }
    let folder = std::env::temp_dir().join(format!("thirteen-api-{}", std::process::id()));
    // As the tests build it: there is nothing to do after them.
    let mut build = command("cargo", &["test", "--locked", "-p", "thirteen", "--no-run"]);
    build.env("THIRTEEN_SKIP_UI", "1").env("CARGO_TARGET_DIR", root().join("target"));
    run("the program, without the page", build)?;
    let mut server = command(&root().join("target/debug/thirteen").to_string_lossy(), &[]);
    server.args(["serve", "--no-open", "--port", "0", "--rate", "0", "--tables", "0", "--data"]);
    server.arg(folder.join("tables.sqlite"));
    let mut server = Running { child: server.stdout(Stdio::piped()).spawn()?, folder };
    let mut first = String::new();
    BufReader::new(server.child.stdout.take().context("its words")?).read_line(&mut first)?;
    let address = first.split(' ').find(|word| word.starts_with("http://")).context(first.clone())?;
    // As somebody who is known, it comes further.
    let secret = secret(address.trim_start_matches("http://").trim_end_matches('/'))?;
    let mut fuzz = Command::new(program);
    fuzz.args(["run", "--header", &format!("Authorization: Bearer {secret}")]);
    fuzz.arg(format!("{address}api/v1/openapi.json")).args(["--url", address]);
    fuzz.args(["--checks", "not_a_server_error", "--max-examples", "40", "--seed", "1962"]);
    run("the interface, asked nonsense", fuzz)
}

/// Becomes somebody on the server at this address.
fn secret(address: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    let body = r#"{"name":"Fuzzy"}"#;
    write!(
        stream,
        "POST /api/v1/me HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let cookie = answer.split("thirteen=").nth(1).and_then(|rest| rest.split(';').next());
    Ok(cookie.context("a cookie")?.to_owned())
}

/// A server that runs, and the folder that it writes to.
struct Running {
    child: Child,
    folder: PathBuf,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
