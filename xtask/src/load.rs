//! How fast the page is served, beside nginx on the same files, in one run on one machine.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::{env, fs, thread, time::Duration};

use anyhow::{Context, Result, ensure};

use crate::run::command;
use crate::{e2e, install};

/// How much slower than nginx is too slow.
const WORST: f64 = 1.5;
/// Where nginx listens.
const PORT: u16 = 19_620;

/// Serves the page by the release build and by nginx, and lets wrk ask both for the largest file: as it is, and whether the
/// copy is still good.
pub(crate) fn measure(seconds: u32) -> Result<()> {
    install::ensure(&["nginx", "/usr/sbin/nginx"], &["nginx"], "this needs nginx to compare with: install it")?;
    install::ensure(&["wrk"], &["wrk"], "this needs wrk to ask: install it")?;
    install::ensure(&["curl"], &["curl"], "this needs curl to ask: install it")?;
    let binary = match env::var_os("THIRTEEN_BINARY") {
        Some(binary) => PathBuf::from(binary),
        None => e2e::release()?,
    };
    let folder = env::temp_dir().join(format!("thirteen-load-{}", std::process::id()));
    let files = folder.join("page");
    fs::create_dir_all(&files)?;
    let mut page = command(&binary.to_string_lossy(), &["page", &files.to_string_lossy(), "--compressed"]);
    ensure!(page.status()?.success(), "the page was not written");
    let (ours, nginx) = (ours(&binary)?, nginx(&folder)?);
    let servers = [(ours.0.0.id(), ours.1.clone()), (nginx.0.id(), format!("http://127.0.0.1:{PORT}/"))];
    let result = compare(servers, seconds, &largest(&files)?);
    drop((ours, nginx));
    fs::remove_dir_all(folder)?;
    result
}

/// A server that ends with its value.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // Asked, not killed: nginx tells its workers.
        let _ = command("kill", &[&self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

fn ours(binary: &Path) -> Result<(Server, String)> {
    let mut serve = command(&binary.to_string_lossy(), &["serve", "--port", "0", "--no-open"]);
    let mut server = Server(serve.stdout(Stdio::piped()).spawn()?);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().context("its output is piped")?).read_line(&mut line)?;
    let url = line.split(' ').find(|word| word.starts_with("http")).context("it says where it is")?;
    Ok((server, url.to_owned()))
}

/// nginx as its manual would have it for files such as these: compressed beforehand, no log, the same workers and headers.
fn nginx(folder: &Path) -> Result<Server> {
    let at = folder.display();
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
    let config = format!(
        "worker_processes auto; daemon off; pid {at}/pid; error_log stderr crit;\n\
         events {{ worker_connections 1024; }}\n\
         http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;\n\
         client_body_temp_path {at}/body; proxy_temp_path {at}/proxy; fastcgi_temp_path {at}/fastcgi; \
         uwsgi_temp_path {at}/uwsgi; scgi_temp_path {at}/scgi;\n\
         add_header Content-Security-Policy \"{policy}\"; add_header X-Content-Type-Options nosniff; \
         add_header Referrer-Policy no-referrer; add_header Cross-Origin-Opener-Policy same-origin; \
         add_header Cross-Origin-Resource-Policy same-origin; add_header Cache-Control no-cache;\n\
         server {{ listen 127.0.0.1:{PORT}; root {at}/page; gzip_static on; }} }}\n"
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, config)?;
    let program = if Path::new("/usr/sbin/nginx").exists() { "/usr/sbin/nginx" } else { "nginx" };
    let nginx = Server(command(program, &["-c", &file.to_string_lossy(), "-p", &folder.to_string_lossy()]).spawn()?);
    thread::sleep(Duration::from_secs(1));
    Ok(nginx)
}

/// The name of the largest file that both serve compressed.
fn largest(files: &Path) -> Result<String> {
    let mut sizes = Vec::new();
    for file in fs::read_dir(files)? {
        let file = file?;
        sizes.push((file.metadata()?.len(), file.file_name().to_string_lossy().into_owned()));
    }
    let gz = sizes.into_iter().filter(|(_, name)| name.ends_with(".gz")).max().context("there are compressed files")?;
    Ok(gz.1.trim_end_matches(".gz").to_owned())
}

/// What a server did for wrk.
#[derive(Clone, Copy, Default)]
struct Figures {
    /// Requests a second.
    rate: f64,
    /// Processor time of a request, in microseconds: what a busy machine spoils least.
    cost: f64,
}

fn compare(servers: [(u32, String); 2], seconds: u32, name: &str) -> Result<()> {
    let mut slow = Vec::new();
    println!("{name}, gzip, 32 connections, the best of three runs of {seconds} s in turn");
    println!("{:24}{:>20}{:>20}{:>20}", "", "thirteen", "nginx", "nginx is better");
    for (what, copy) in [("304, the copy is good", true), ("200, the file", false)] {
        let mut best = [Figures { rate: 0.0, cost: f64::INFINITY }; 2];
        for _ in 0..3 {
            for (best, (process, url)) in best.iter_mut().zip(&servers) {
                let before = processor_time(*process)?;
                let (rate, count) = requests(&format!("{url}{name}"), seconds, copy)?;
                let cost = (processor_time(*process)? - before) / count * 1e6;
                *best = Figures { rate: best.rate.max(rate), cost: best.cost.min(cost) };
            }
        }
        let [ours, nginx] = best;
        let (rates, costs) = (nginx.rate / ours.rate, ours.cost / nginx.cost);
        println!("{what:24}{:>18.0}/s{:>18.0}/s{rates:>19.2}×", ours.rate, nginx.rate);
        println!("{:24}{:>17.1} µs{:>17.1} µs{costs:>19.2}×", "  processor time", ours.cost, nginx.cost);
        if rates.min(costs) > WORST {
            slow.push(what);
        }
    }
    ensure!(slow.is_empty(), "more than {WORST} times slower than nginx: {}", slow.join("; "));
    Ok(())
}

/// The seconds that a process and its children have run.
fn processor_time(process: u32) -> Result<f64> {
    let mut ticks = 0;
    for entry in fs::read_dir("/proc").context("processor time is read from /proc")? {
        // A process may end while it is looked at.
        let Ok(stat) = fs::read_to_string(entry?.path().join("stat")) else { continue };
        let Some((start, rest)) = stat.rsplit_once(')') else { continue };
        let fields: Vec<u64> = rest.split_whitespace().map(|field| field.parse().unwrap_or(0)).collect();
        let own = start.split(' ').next().is_some_and(|id| id == process.to_string());
        if own || fields.get(1) == Some(&u64::from(process)) {
            ticks += fields[11] + fields[12];
        }
    }
    Ok(ticks as f64 / 100.0)
}

/// How many requests wrk counts, a second and in all, once one has been answered as it should.
fn requests(url: &str, seconds: u32, copy: bool) -> Result<(f64, f64)> {
    let mut headers = vec!["Accept-Encoding: gzip".to_owned()];
    if copy {
        headers.push(format!("If-None-Match: {}", tag(url)?));
    }
    let headers: Vec<&str> = headers.iter().flat_map(|header| ["-H", header]).collect();
    let status = output("curl", &[&["-s", "-o", "/dev/null", "-w", "%{http_code}"], &*headers, &[url]].concat())?;
    ensure!(status == if copy { "304" } else { "200" }, "{url} answered {status}");
    let duration = format!("{seconds}s");
    let told = output("wrk", &[&["-t", "1", "-c", "32", "-d", &*duration], &*headers, &[url]].concat())?;
    let figure = told.lines().find_map(|line| line.strip_prefix("Requests/sec:")).context("wrk counts requests")?;
    let count = told.lines().find_map(|line| line.split(" requests in ").next().filter(|word| *word != line));
    let count = count.context("wrk counts requests")?;
    Ok((figure.trim().parse()?, count.trim().parse()?))
}

/// The entity tag of the compressed file.
fn tag(url: &str) -> Result<String> {
    let head = output("curl", &["-s", "-I", "-H", "Accept-Encoding: gzip", url])?.to_lowercase();
    ensure!(head.contains("content-encoding: gzip"), "{url} is not compressed:\n{head}");
    let tag = head.lines().find_map(|line| line.strip_prefix("etag:")).context("an answer has an entity tag")?;
    Ok(tag.trim().to_owned())
}

fn output(program: &str, args: &[&str]) -> Result<String> {
    let output = command(program, args).output().with_context(|| program.to_owned())?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
