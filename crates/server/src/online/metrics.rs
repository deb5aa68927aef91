//! What is counted, in the form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};

/// A number that goes up and down.
#[derive(Default, Debug)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, by: i64) {
        self.0.fetch_add(by, Relaxed);
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

/// What is counted.
#[derive(Default, Debug)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) thinking: Gauge,
    pub(crate) failures: Gauge,
    pub(crate) orders: Gauge,
    pub(crate) refused: Gauge,
    pub(crate) webhooks: Gauge,
    pub(crate) webhook_failures: Gauge,
    commits: AtomicU64,
    entries: AtomicU64,
}

impl Metrics {
    pub(crate) fn commit(&self, entries: usize) {
        self.commits.fetch_add(1, Relaxed);
        self.entries.fetch_add(entries as u64, Relaxed);
    }

    pub(crate) fn written(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: i64| {
            // Writing to a string cannot fail.
            let _ =
                write!(out, "# HELP thirteen_{name} {help}\n# TYPE thirteen_{name} {kind}\nthirteen_{name} {value}\n");
        };
        line("sockets", "gauge", "Open sockets.", self.sockets.now());
        line("tables_awake", "gauge", "Tables in memory.", self.tables.now());
        line("computers_thinking", "gauge", "Computer players that think or wait for it.", self.thinking.now());
        line("commits_total", "counter", "Transactions.", self.commits.load(Relaxed) as i64);
        line("entries_total", "counter", "Entries in them.", self.entries.load(Relaxed) as i64);
        line("commit_failures_total", "counter", "Transactions that failed.", self.failures.now());
        line("orders_total", "counter", "Orders of people that were carried out.", self.orders.now());
        line("refused_total", "counter", "Orders and requests that were refused.", self.refused.now());
        line("webhooks_total", "counter", "Webhooks that were told.", self.webhooks.now());
        line("webhook_failures_total", "counter", "Webhooks that could not be told.", self.webhook_failures.now());
        out
    }
}
