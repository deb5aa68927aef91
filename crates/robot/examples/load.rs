//! The figures of `docs/scale.md`: `cargo xtask load` builds the program and runs this with its path.
//!
//! Arguments: the binary, then tables, seconds, moves a second wanted (0: as many as there can be), and `sqlite` or `postgres`.
#![allow(clippy::unwrap_used, reason = "what cannot go on ends")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use robot::{Cluster, Load, Web};

/// Memory of a process that is in use, in kB.
fn memory(process: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}

fn start(binary: &str, keep: [&str; 2]) -> Result<(Child, Web)> {
    let free = ["--rate", "0", "--tables", "0", "--sockets", "0", "--connections", "4096"];
    let mut command = Command::new(binary);
    command.args(["serve", "--no-open", "--port", "0"]).args(free).args(keep);
    let mut child = command.stdout(Stdio::piped()).spawn().context("the program")?;
    let mut first = String::new();
    BufReader::new(child.stdout.take().context("its words")?).read_line(&mut first)?;
    let address = first.split("http://").nth(1).and_then(|rest| rest.split('/').next()).context(first.clone())?;
    Ok((child, Web(address.parse()?)))
}

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [binary, tables, seconds, rate, store] = &args[..] else { anyhow::bail!("binary tables seconds rate store") };
    let cluster = (store == "postgres").then(Cluster::start).flatten();
    let folder = std::env::temp_dir().join(format!("thirteen-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let (file, url) = (folder.join("tables.sqlite"), cluster.as_ref().map(Cluster::url).unwrap_or_default());
    let file = file.to_string_lossy().into_owned();
    let keep = if cluster.is_some() { ["--database", &url] } else { ["--data", &file] };
    let (mut server, web) = start(binary, keep)?;
    robot::Person::new(web, None).await?;
    let (before, tables) = (memory(&server), tables.parse::<usize>()?);
    let rate = Some(rate.parse::<f64>()?).filter(|&rate| rate > 0.0);
    let load = Load { tables, time: Duration::from_secs(seconds.parse()?), rate };
    let mut idle = 0;
    let begun = Instant::now();
    let figures = robot::load(web, load, || idle = memory(&server)).await?;
    eprintln!("opened and played within {:.1} s", begun.elapsed().as_secs_f64());
    println!(
        "{store}, {tables} tables: {:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms; {:.1} kB for an idle table with two sockets",
        figures.moves as f64 / figures.time.as_secs_f64(),
        figures.p50.as_secs_f64() * 1e3,
        figures.p99.as_secs_f64() * 1e3,
        idle.saturating_sub(before) as f64 / tables as f64,
    );
    server.kill()?;
    server.wait()?;
    let begun = Instant::now();
    let (mut server, web) = start(binary, keep)?;
    while !matches!(web.ask("GET", "/readyz", &[], "").await, Ok(reply) if reply.status == 200) {}
    println!("serving again after kill -9 within {:.0} ms", begun.elapsed().as_secs_f64() * 1e3);
    server.kill()?;
    server.wait()?;
    std::fs::remove_dir_all(folder)?;
    Ok(())
}
