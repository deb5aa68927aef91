use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use days::AgendaScoring;
use kernel::{Seat, Side};
use text::Language;

use crate::player::Kind;

/// 13 Days and 13 Minutes: the Cuban Missile Crisis for two, on your screen.
#[derive(Parser, Debug)]
#[command(version, about, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play in the terminal: two people, or one against the computer.
    Play(Play),
    /// Let the computer play many games and sum them up.
    Simulate(Simulate),
    /// Tell a recorded game, from one seat or with everything open.
    Replay(Replay),
    /// Print the cards as readable sentences.
    Cards(Cards),
    /// Measure how fast the rules are.
    Bench(Bench),
    /// Let players of the computer meet and measure how strong they are.
    Arena(crate::arena::Arena),
    /// Say what to do in a position of a recorded game, and why.
    Advise(crate::advise::Advise),
}

/// Which game.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameName {
    /// 13 Days.
    Days,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// The game to play.
    #[arg(long, value_enum, default_value = "days")]
    pub(crate) game: GameName,
    /// Who plays the US.
    #[arg(long, value_enum, default_value = "person")]
    pub(crate) us: Kind,
    /// Who plays the USSR.
    #[arg(long, value_enum, default_value = "random")]
    pub(crate) ussr: Kind,
    /// Deal the same cards again: a number of your choice.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game.
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
    /// Who plays the US.
    #[arg(long, value_enum, default_value = "random")]
    pub(crate) us: Kind,
    /// Who plays the USSR.
    #[arg(long, value_enum, default_value = "random")]
    pub(crate) ussr: Kind,
    /// How many threads; all cores if not said. The games are the same.
    #[arg(long)]
    pub(crate) threads: Option<usize>,
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
    /// From which seat; everything is open if not said.
    #[arg(long, value_name = "us|ussr|spectator")]
    pub(crate) seat: Option<Seat>,
    /// Stop after so many entries and draw the board there.
    #[arg(long, value_name = "PLY")]
    pub(crate) at: Option<usize>,
    /// Print JSON lines, as in a trace. Everything is open in it.
    #[arg(long, conflicts_with = "seat")]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
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
}

#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct RulesArgs {
    /// 13 Days: when the difference on a track is taken, `standard` or `before-escalation`.
    #[arg(long, default_value = "standard", value_name = "WHEN")]
    pub(crate) agenda_scoring: AgendaScoring,
}

#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct LanguageArgs {
    /// The language of the texts: en or fr.
    #[arg(long = "lang", default_value = "en", value_name = "CODE")]
    pub(crate) language: Language,
}

impl RulesArgs {
    pub(crate) fn days(self) -> days::Rules {
        days::Rules { agenda_scoring: self.agenda_scoring }
    }
}

/// Both sides' players, as asked for.
pub(crate) fn of(side: Side, us: Kind, ussr: Kind) -> Kind {
    if side == Side::Us { us } else { ussr }
}
