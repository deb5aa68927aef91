//! A PostgreSQL of a test's own: in a temporary folder, on loopback, gone when it is dropped.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A PostgreSQL of a test's own.
pub struct Cluster {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// Where PostgreSQL's programs are: the newest, as Debian puts them.
fn programs() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect();
    found.retain(|bin| bin.join("initdb").exists());
    found.sort();
    found.pop()
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

impl Cluster {
    /// Starts one. Nothing if PostgreSQL is not installed, unless `THIRTEEN_NEED_POSTGRES` says that it must be.
    ///
    /// # Panics
    /// If it is installed and does not start.
    #[must_use]
    pub fn start() -> Option<Cluster> {
        let Some(bin) = programs() else {
            assert!(std::env::var_os("THIRTEEN_NEED_POSTGRES").is_none(), "PostgreSQL is not installed");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let folder = std::env::temp_dir().join(format!("thirteen-pg-{}-{port}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        if is_root() {
            // PostgreSQL refuses to run as root.
            let owned = Command::new("chown").arg("postgres").arg(&folder).status();
            assert!(owned.is_ok_and(|status| status.success()), "the folder goes to the user postgres");
        }
        let cluster = Cluster { bin, folder, port };
        cluster.run("initdb", &["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]);
        cluster.go_on();
        Some(cluster)
    }

    fn run(&self, program: &str, args: &[&str]) {
        let (data, path) = (self.folder.join("data"), self.bin.join(program));
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        let command = command.arg("-D").arg(data).args(args).env("LC_ALL", "C.UTF-8").current_dir(&self.folder);
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "{program} failed in {}", self.folder.display());
    }

    /// Starts it again.
    pub fn go_on(&self) {
        let folder = self.folder.display();
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}", self.port);
        let log = format!("{folder}/log");
        self.run("pg_ctl", &["-w", "-l", &log, "-o", &options, "start"]);
    }

    /// Stops it at once, as if the machine had failed.
    pub fn fail(&self) {
        self.run("pg_ctl", &["-w", "-m", "immediate", "stop"]);
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.folder.join("data/postmaster.pid").exists() {
            self.fail();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}
