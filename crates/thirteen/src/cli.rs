use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::{Args, Parser, Subcommand, ValueEnum};
use days::AgendaScoring;
use kernel::Seat;
use text::Language;

use crate::player::Kind;

/// The version, and the commit and date it was built from where they are known.
const VERSION: &str = env!("THIRTEEN_VERSION");

/// 13 Days and 13 Minutes: the Cuban Missile Crisis for two, on your screen.
#[derive(Parser, Debug)]
#[command(version = VERSION, about, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve the page and open it in the browser (default).
    Serve(Serve),
    /// Write the page as files for any web host.
    Page(Page),
    /// Copy the online tables of a server, which may be running, to a file.
    Backup(Backup),
    /// Put a copy of online tables in the place of a server's. The server must not be running.
    Restore(Restore),
    /// Write every online game that is over as a record.
    Export(Export),
    /// Print the interface of the server as an OpenAPI document.
    Openapi,
    /// Play in the terminal: two people, or one against the computer.
    Play(Play),
    /// Play many games by computer and sum them up.
    Simulate(Simulate),
    /// Replay a recorded game, from one seat or with everything open.
    Replay(Replay),
    /// Deal an online game again and say whether every draw is the one that was due.
    Verify(Verify),
    /// Print the cards of 13 Days as readable sentences.
    Cards(Cards),
    /// Check, show or judge a deck of 13 Minutes.
    #[command(subcommand)]
    Deck(Deck),
    /// Write games of computer players as columns (Parquet), for programs that learn.
    Dataset(crate::columns::Dataset),
    /// Print which numbers actions, views and what is heard have, for programs that learn.
    Encoding(Encoding),
    /// Measure how fast the rules are, and whether the search still does what it did.
    Bench(Bench),
    /// Run matches between computer players and measure how strong they are.
    Arena(crate::arena::Arena),
    /// Say what to do in a position of a recorded game, and why.
    Advise(crate::advise::Advise),
    /// Take a recorded game apart: what choices and what luck did to each side's chance, and the moments that decided it.
    Analyse(crate::analyse::Analyse),
    /// Puzzles: find, show, solve and check them.
    #[command(subcommand)]
    Puzzle(crate::puzzle::Command),
    /// Print the licences of everything in this program that others wrote.
    Licences,
    /// Print what a shell needs to complete these commands: `thirteen completions bash > FILE`.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page: `thirteen man > thirteen.1`.
    Man,
}

/// What is done if no command is given: serving the page, as the environment says.
pub(crate) fn default_command() -> Command {
    Cli::parse_from(["thirteen", "serve"]).command.expect("this is a command")
}

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0 lets the whole network in, phones too.
    #[arg(long, env = "THIRTEEN_HOST", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,
    /// The port; 0 takes any that is free.
    #[arg(long, env = "THIRTEEN_PORT", default_value_t = 1962)]
    pub(crate) port: u16,
    /// Do not open the page in a browser.
    #[arg(long)]
    pub(crate) no_open: bool,
    #[command(flatten)]
    pub(crate) online: Online,
}

/// Where a server keeps its tables.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct Keep {
    /// The file in which online tables are kept; if it is not said, one in your data folder.
    #[arg(long, env = "THIRTEEN_DATA", value_name = "FILE", conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// Keep online tables in this PostgreSQL database instead: postgres://user:password@host/name.
    #[arg(long, env = "THIRTEEN_DATABASE", value_name = "URL", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

/// Playing online.
#[derive(Args, Debug)]
pub(crate) struct Online {
    #[command(flatten)]
    pub(crate) keep: Keep,
    /// Serve the page alone: nobody plays online here.
    #[arg(long, env = "THIRTEEN_OFFLINE")]
    pub(crate) offline: bool,
    /// Where people find this server, if a proxy stands before it: https://thirteen.example.org.
    #[arg(long, env = "THIRTEEN_ORIGIN", value_name = "URL")]
    pub(crate) origin: Option<String>,
    /// The address of a proxy that is trusted to say who asks (X-Forwarded-For); may be given again.
    #[arg(long = "proxy", env = "THIRTEEN_PROXY", value_name = "ADDRESS", value_delimiter = ',')]
    pub(crate) proxies: Vec<IpAddr>,
    /// Requests and messages a second for one address and for one person; 0 for no limit.
    #[arg(long, env = "THIRTEEN_RATE", value_name = "N", default_value_t = 20)]
    pub(crate) rate: u32,
    /// Tables that are not over for whoever opened them; 0 for no limit.
    #[arg(long, env = "THIRTEEN_TABLES", value_name = "N", default_value_t = 50)]
    pub(crate) tables: u32,
    /// Open sockets; 0 for no limit.
    #[arg(long, env = "THIRTEEN_SOCKETS", value_name = "N", default_value_t = 20_000)]
    pub(crate) sockets: u32,
    /// Watchers at a table.
    #[arg(long, env = "THIRTEEN_WATCHERS", value_name = "N", default_value_t = 200)]
    pub(crate) watchers: u32,
    /// Connections at once, beside open sockets.
    #[arg(long, env = "THIRTEEN_CONNECTIONS", value_name = "N", default_value_t = 1024)]
    pub(crate) connections: usize,
    /// Threads on which computer players think; half of the cores if it is not said.
    #[arg(long, env = "THIRTEEN_THINKERS", value_name = "N")]
    pub(crate) thinkers: Option<usize>,
    /// Seconds after the server's return in which nobody may claim on a clock that ran out meanwhile; 60 times as long in slow games.
    #[arg(long, env = "THIRTEEN_GRACE", value_name = "SECONDS", default_value_t = 60)]
    pub(crate) grace: u32,
    /// Let everybody read /metrics, and not this machine alone.
    #[arg(long, env = "THIRTEEN_OPEN_METRICS")]
    pub(crate) open_metrics: bool,
    /// Let webhooks lead into this machine's own network.
    #[arg(long, env = "THIRTEEN_PRIVATE_WEBHOOKS")]
    pub(crate) private_webhooks: bool,
    /// In which form the server tells what it does, on standard error. THIRTEEN_LOG=info says how much.
    #[arg(long, env = "THIRTEEN_LOG_FORM", value_enum, default_value = "text")]
    pub(crate) log: LogForm,
}

/// In which form the server tells what it does.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogForm {
    /// Lines for people.
    Text,
    /// Lines of JSON.
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write, which must not exist.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) keep: Keep,
}

#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// The copy.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Put what is there now aside, under the same name with `.before`.
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) keep: Keep,
}

#[derive(Args, Debug)]
pub(crate) struct Export {
    /// The folder to write into: a file for each table.
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) keep: Keep,
}

#[derive(Args, Debug)]
pub(crate) struct Page {
    /// The folder to write into. What else is in it stays.
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    /// Write compressed twins (.br, .gz) beside each file, for hosts that send such when they find them.
    #[arg(long)]
    pub(crate) compressed: bool,
}

/// Which game.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameName {
    /// 13 Days.
    Days,
    /// 13 Minutes.
    Minutes,
}

impl GameName {
    /// The game of that name.
    pub(crate) const fn kind(self) -> table::GameKind {
        match self {
            GameName::Days => table::GameKind::Days,
            GameName::Minutes => table::GameKind::Minutes,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game to play; 13 Days if nothing else is said, or the game of --from.
    #[arg(long, value_enum)]
    pub(crate) game: Option<GameName>,
    /// Who plays the US: person (if it is not said), random, greedy, search:100ms or a level such as envoy.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) us: Option<Kind>,
    /// Who plays the USSR, likewise; attache if it is not said.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) ussr: Option<Kind>,
    /// Deal the same cards again: a number of your choice.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// 13 Minutes: play a campaign, to 13 prestige or war.
    #[arg(long, conflicts_with = "from")]
    pub(crate) campaign: bool,
    /// Go on with a saved game or campaign, between those who played it.
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// The game to play.
    #[arg(long, value_enum, default_value = "days")]
    pub(crate) game: GameName,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// The seed: the same one gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Who plays the US: person, random, greedy, search:100ms or a level such as envoy.
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub(crate) us: Kind,
    /// Who plays the USSR, likewise.
    #[arg(long, default_value = "random", value_name = "PLAYER")]
    pub(crate) ussr: Kind,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    /// 13 Minutes: play campaigns instead of single games.
    #[arg(long)]
    pub(crate) campaign: bool,
    /// Write every step of every game to this file, as JSON lines.
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,
    /// Print the summary as JSON.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// A record, or `playthrough` for the game that the printed rulebook plays through.
    #[arg(value_name = "FILE|playthrough")]
    pub(crate) record: String,
    /// From which seat; everything is open by default.
    #[arg(long, value_name = "us|ussr|spectator")]
    pub(crate) seat: Option<Seat>,
    /// Stop after so many entries and draw the board there.
    #[arg(long, value_name = "PLY")]
    pub(crate) at: Option<usize>,
    /// Print JSON lines, as in a trace. Everything is open in it.
    #[arg(long, conflicts_with = "seat")]
    pub(crate) json: bool,
    /// Go through the game entry by entry, with the table at each; from --at on if that is given.
    #[arg(long, conflicts_with = "json")]
    pub(crate) step: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The record of a game or campaign that was played online.
    #[arg(value_name = "RECORD")]
    pub(crate) record: String,
    /// What the server committed to before the first card, as you were shown it.
    #[arg(long, value_name = "DIGITS", value_parser = crate::verify::digits)]
    pub(crate) commitment: Option<table::Bytes32>,
    /// What you added to the deal.
    #[arg(long, value_name = "DIGITS", value_parser = crate::verify::digits)]
    pub(crate) mix: Option<table::Bytes32>,
}

#[derive(Args, Debug)]
pub(crate) struct Cards {
    /// Only this card, with the history behind it.
    pub(crate) card: Option<String>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Encoding {
    /// Only this game.
    #[arg(long, value_enum)]
    pub(crate) game: Option<GameName>,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Bench {
    /// The game to measure.
    #[arg(long, value_enum, default_value = "days")]
    pub(crate) game: GameName,
    /// How many rounds are measured; the median counts.
    #[arg(long, default_value_t = 7)]
    pub(crate) rounds: usize,
    /// How many random games a round has.
    #[arg(long, default_value_t = 200_000)]
    pub(crate) games: u64,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure only the rules, not the search.
    #[arg(long)]
    pub(crate) rules_only: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Deck {
    /// Say everything that is wrong with a deck file.
    Check {
        /// The deck file.
        file: PathBuf,
    },
    /// Print a deck as readable sentences.
    Show {
        /// The deck file; the built-in deck by default.
        file: Option<PathBuf>,
        #[command(flatten)]
        language: LanguageArgs,
    },
    /// Let computer players play a deck many times, and say what it is like to play.
    Judge(crate::deck::judge::Judge),
}

#[derive(Args, Debug, Clone)]
pub(crate) struct RulesArgs {
    /// 13 Days: when the difference on a track is taken, `standard` (what happens if it is not said) or `before-escalation`.
    #[arg(long, value_name = "WHEN")]
    agenda_scoring: Option<AgendaScoring>,
    /// 13 Minutes: play with the cards of this deck file.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// 13 Minutes: at most so many cubes of one side on a battleground (M1).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=13))]
    max_cubes: Option<u8>,
}

#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct LanguageArgs {
    /// The language of the texts: en or fr.
    #[arg(long = "lang", default_value = "en", value_name = "CODE")]
    pub(crate) language: Language,
}

#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct ThreadsArgs {
    /// How many games run at once; as many as there are cores if not said. The games are the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadsArgs {
    pub(crate) fn count(self) -> usize {
        self.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

impl RulesArgs {
    /// Whether any option of the rules was given.
    pub(crate) fn are_given(&self) -> bool {
        self.agenda_scoring.is_some() || self.deck.is_some() || self.max_cubes.is_some()
    }

    pub(crate) fn days(&self) -> Result<days::Rules> {
        ensure!(self.deck.is_none(), "--deck is an option of 13 Minutes: add --game minutes, or leave it out");
        ensure!(
            self.max_cubes.is_none(),
            "--max-cubes is an option of 13 Minutes: add --game minutes, or leave it out"
        );
        let standard = days::Rules::default();
        Ok(days::Rules { agenda_scoring: self.agenda_scoring.unwrap_or(standard.agenda_scoring) })
    }

    pub(crate) fn minutes(&self) -> Result<minutes::Rules> {
        ensure!(
            self.agenda_scoring.is_none(),
            "--agenda-scoring is an option of 13 Days: leave out --game minutes, or the option"
        );
        let rules = match &self.deck {
            None => minutes::Rules::default(),
            Some(file) => minutes::Rules::with_deck(crate::deck::read(file)?),
        };
        Ok(self.max_cubes.map_or(rules, |most| rules.with_max_cubes(most)))
    }
}
