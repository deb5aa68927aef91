use std::net::IpAddr;
use std::path::PathBuf;

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Keep {
    /// In a file, which is made when it is first needed.
    File(PathBuf),
    /// In a PostgreSQL database, `postgres://…`.
    Database(String),
}

/// How people play online here. A number of 0 means no limit, where it counts something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Online {
    /// Where tables are kept.
    pub keep: Keep,
    /// Addresses of proxies that are trusted to say who asks.
    pub proxies: Vec<IpAddr>,
    /// Where people find this server, if it is not where requests say: for links in webhooks, and the origin of requests.
    pub origin: Option<String>,
    /// Requests and messages a second, for one address and for one person.
    pub rate: u32,
    /// Tables that are not over, for whoever opened them.
    pub tables: u32,
    /// Open sockets.
    pub sockets: u32,
    /// Watchers at a table.
    pub watchers: u32,
    /// Threads on which computer players think.
    pub thinkers: usize,
    /// Seconds after the server's return in which nobody may claim on a clock that ran out meanwhile (live games).
    pub grace: u32,
    /// Whether everybody may read `/metrics`, and not this machine alone.
    pub metrics: bool,
    /// Whether webhooks may lead into the own network.
    pub private_webhooks: bool,
}

impl Online {
    /// What holds if nothing else is said.
    #[must_use]
    pub fn new(keep: Keep) -> Online {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Online {
            keep,
            proxies: Vec::new(),
            origin: None,
            rate: 20,
            tables: 50,
            sockets: 20_000,
            watchers: 200,
            thinkers: (cores / 2).max(1),
            grace: 60,
            metrics: false,
            private_webhooks: false,
        }
    }
}
