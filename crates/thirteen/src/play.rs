use std::io;
use std::rc::Rc;

use anyhow::{Result, anyhow, bail, ensure};
use bots::{Bot, BotSpec, Budget, Insight, Monitor, advise};
use client::{Computer, Local, Saved, Who, saved::Played};
use kernel::{BySide, Dealer, SeatView, Side};
use table::{Entropy, Record, Seeded, Table};
use terminal::{Adviser, Drawn, Ended, Match, Setting, Stopped};
use text::{Language, Texts, Voice};

use crate::cli::{GameName, Play};
use crate::player::Kind;
use crate::read_file;
use crate::watcher::Watcher;
use crate::window;

/// How long a hint is thought about: a moment, and the same answer on every machine.
const HINT: Budget = Budget::Iterations(4000);
/// How many choices a hint names.
const HINTS: usize = 3;

pub(crate) fn run(args: &Play) -> Result<()> {
    if let Some(file) = &args.from {
        return go_on(args, &file.display().to_string());
    }
    match args.game.unwrap_or(GameName::Days) {
        GameName::Days if args.campaign => bail!("13 Days has no campaign: add --game minutes"),
        GameName::Days => begin::<days::State>(args, args.rules.days()?),
        GameName::Minutes => begin::<minutes::State>(args, args.rules.minutes()?),
    }
}

/// A game, or the first of a campaign, from its beginning.
fn begin<G: Drawn + Insight>(args: &Play, rules: G::Rules) -> Result<()> {
    sit_down::<G>(args, &Table::new(rules).record(), args.campaign.then(Vec::new), None)
}

/// Goes on with a game or a campaign that was kept.
fn go_on(args: &Play, file: &str) -> Result<()> {
    ensure!(!args.rules.are_given(), "{file} says by which rules it is played: leave the options of the rules out");
    let text = read_file::record(file, "a game that was kept by `write`")?;
    let saved = Saved::read(&text).map_err(|error| anyhow!("{file}: {error}"))?;
    let game = if matches!(saved.played, Played::Days(_)) { GameName::Days } else { GameName::Minutes };
    ensure!(args.game.is_none_or(|wanted| wanted == game), "{file} holds another game: leave --game out");
    let says_who = text.lines().any(|line| line.starts_with("# us ") || line.starts_with("# ussr "));
    let players = says_who.then_some(saved.players);
    match game {
        GameName::Days => take_up::<days::State>(args, saved.played, players),
        GameName::Minutes => take_up::<minutes::State>(args, saved.played, players),
    }
}

fn take_up<G: Drawn + Insight>(args: &Play, played: Played, players: Option<BySide<Who>>) -> Result<()> {
    let (record, earlier) = G::taken_up(played).expect("the game was asked for by what was kept");
    sit_down(args, &record, earlier, players)
}

/// Plays a game or a campaign until it is over or the person leaves.
fn sit_down<G: Drawn + Insight>(
    args: &Play,
    record: &Record<G>,
    earlier: Option<Vec<Record<G>>>,
    kept: Option<BySide<Who>>,
) -> Result<()> {
    let usual = kept.map_or(BySide::new(Kind::Person, Kind::ATTACHE), |kept| kept.map(Kind::from));
    let kinds = BySide::new(args.us.unwrap_or(usual.us), args.ussr.unwrap_or(usual.ussr));
    let language = args.language.language;
    let watcher = Rc::new(Watcher::new()?);
    let seed = args.seed.map_or_else(|| Ok(u64::from(Entropy::new()?.below(u32::MAX))), anyhow::Ok)?;
    let computers = BySide::from_fn(|side| Watched::new(kinds[side], side, seed, language, &watcher));
    let setting = Setting {
        voice: voice(language, kinds),
        screen: window::screen,
        people: kinds.map(|kind| matches!(kind, Kind::Person)),
        players: both(kinds.map(Kind::who)),
        adviser: adviser(language, &watcher),
    };
    let host = Local::new(record, earlier, Dice::new(args.seed)?, computers);
    match Match::new(host, setting, io::stdin().lock(), io::stdout().lock()).run() {
        Ok(Ended::Over) => Ok(()),
        Ok(Ended::Left) => {
            eprintln!("{}", Texts::of(language).get("term-bye"));
            Ok(())
        }
        Err(Stopped::Terminal(error)) => Err(error.into()),
        Err(error) => Err(error.into()),
    }
}

fn both<T>(pair: BySide<Option<T>>) -> Option<BySide<T>> {
    Some(BySide::new(pair.us?, pair.ussr?))
}

/// Calls computers by the names of their levels.
fn voice(language: Language, kinds: BySide<Kind>) -> Voice {
    let mut voice = Voice::neutral(language);
    for side in Side::ALL {
        if let Kind::Computer(BotSpec::Level(level)) = kinds[side]
            && matches!(kinds[side.other()], Kind::Person)
        {
            voice = voice.calling(side, Texts::of(language).get(&format!("level-{level}")));
        }
    }
    voice
}

fn adviser<G: Drawn>(language: Language, watcher: &Rc<Watcher>) -> Adviser<G> {
    let watcher = Rc::clone(watcher);
    Box::new(move |view| {
        let message = |progress| text::advice::so_far(language, progress);
        watcher.watch(&message, |monitor| advise::<G>(view, HINT, 1, 1, HINTS, monitor))
    })
}

/// Chance as asked for: to be had again, or not to be foretold.
enum Dice {
    Seeded(Seeded),
    Entropy(Box<Entropy>),
}

impl Dice {
    fn new(seed: Option<u64>) -> Result<Self> {
        Ok(match seed {
            Some(seed) => Dice::Seeded(Seeded::new(seed)),
            None => Dice::Entropy(Box::new(Entropy::new()?)),
        })
    }
}

impl Dealer for Dice {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Dice::Seeded(dealer) => dealer.below(n),
            Dice::Entropy(dealer) => dealer.below(n),
        }
    }
}

/// A computer player that somebody waits for.
struct Watched<G: Insight> {
    bot: Box<dyn Bot<G>>,
    dealer: Seeded,
    language: Language,
    watcher: Rc<Watcher>,
}

impl<G: Insight> Watched<G> {
    fn new(kind: Kind, side: Side, seed: u64, language: Language, watcher: &Rc<Watcher>) -> Option<Self> {
        let Kind::Computer(spec) = kind else { return None };
        let dealer = Seeded::of_game(seed, side as u64);
        Some(Watched { bot: spec.bot(), dealer, language, watcher: Rc::clone(watcher) })
    }
}

impl<G: Insight> Computer<G> for Watched<G> {
    fn choose(&mut self, _ply: usize, view: &G::View) -> Option<G::Action> {
        let (bot, dealer, language) = (&mut *self.bot, &mut self.dealer, self.language);
        // What it thinks of its chances is not for the other side to know.
        let choose = |monitor: &dyn Monitor| bots::play::ask::<G>(bot, view, &view.choices(), dealer, monitor);
        Some(self.watcher.watch(&|_| Texts::of(language).get("term-thinking"), choose))
    }
}
