//! What is done to this repository: `cargo xtask test` checks all of it.

mod e2e;
mod fuzz;
mod install;
mod installed;
mod instructions;
mod licences;
mod load;
mod online;
mod python;
mod run;
mod test;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// What is done to this repository.
#[derive(Parser, Debug)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Format, lints, documentation, and every test.
    Test,
    /// The page in a real browser, against the real binary.
    E2e,
    /// Measure what is promised of the page.
    Figures,
    /// The Python package: its wheel, its tests, and the suites of PettingZoo, Gymnasium and OpenSpiel.
    Python {
        /// Measure it beside its peers instead.
        #[arg(long)]
        figures: bool,
    },
    /// Take the picture of the README.
    Screenshot,
    /// Run the fuzz targets, longer than the tests do.
    Fuzz {
        /// Seconds for each target.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Only this target: record, notation, play, deck or wire.
        target: Option<String>,
    },
    /// Check what comes from others: licences, each crate once, the notices that the program carries.
    Licences {
        /// Write the notices anew.
        #[arg(long)]
        bless: bool,
    },
    /// Measure how fast the page is served, beside nginx on the same files.
    ServeLoad {
        /// Seconds for each figure.
        #[arg(long, default_value_t = 5)]
        seconds: u32,
    },
    /// Measure the online server: moves a second, how long they take, memory (docs/scale.md).
    Load {
        /// Tables that are open, with two sockets each.
        #[arg(long, default_value_t = 1000)]
        tables: usize,
        /// Seconds that they play.
        #[arg(long, default_value_t = 20)]
        seconds: u32,
        /// Moves a second that are wanted; 0 for as many as there can be.
        #[arg(long, default_value_t = 0)]
        rate: u32,
        /// Keep the tables in a PostgreSQL of its own, and not in a file.
        #[arg(long)]
        database: bool,
    },
    /// Ask the online interface whatever its document allows, and more.
    Api,
    /// Count the instructions of random games, which no other load on the machine changes.
    Instructions {
        /// Write the count down as the one to compare with.
        #[arg(long)]
        bless: bool,
    },
}

fn main() -> Result<()> {
    match Cli::parse().task {
        Task::Test => test::test(),
        Task::E2e => e2e::test(),
        Task::Figures => e2e::figures(),
        Task::Python { figures: false } => python::test(),
        Task::Python { figures: true } => python::figures(),
        Task::Screenshot => e2e::screenshot(),
        Task::Fuzz { seconds, target } => fuzz::fuzz(seconds, target.as_deref()),
        Task::Licences { bless } => licences::check(bless),
        Task::ServeLoad { seconds } => load::measure(seconds),
        Task::Load { tables, seconds, rate, database } => online::load(tables, seconds, rate, database),
        Task::Api => online::api(),
        Task::Instructions { bless } => instructions::count(bless),
    }
}
