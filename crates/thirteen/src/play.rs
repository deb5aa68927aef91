use std::fs;
use std::io;
use std::rc::Rc;

use anyhow::{Context, Result, bail};
use bots::{Insight, Monitor};
use kernel::{BySide, Dealer, Side};
use table::{Entropy, Record, Seeded, Series, Table};
use term::{Drawn, Ended, Match, Player};
use text::{Language, Texts};

use crate::cli::{GameName, Play};
use crate::player::{self, Kind};
use crate::watcher::Watcher;

pub(crate) fn run(args: &Play) -> Result<()> {
    match args.game {
        GameName::Days if args.campaign => bail!("13 Days has no campaign: add --game minutes"),
        GameName::Days => play::<days::State>(args, args.rules.days()?),
        GameName::Minutes if args.campaign => campaign(args, args.rules.minutes()?),
        GameName::Minutes => play::<minutes::State>(args, args.rules.minutes()?),
    }
}

fn play<G: Drawn + Insight>(args: &Play, rules: G::Rules) -> Result<()> {
    let table = match &args.from {
        None => Table::new(rules),
        Some(file) => {
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            Record::<G>::read(&text).with_context(|| file.display().to_string())?.table()
        }
    };
    let seed = seed(args)?;
    sit_down(args, table, &mut Dice::new(args.seed)?, seed, &Rc::new(Watcher::new()?)).map(drop)
}

/// A campaign of 13 Minutes, game after game.
fn campaign(args: &Play, rules: minutes::Rules) -> Result<()> {
    let mut dice = Dice::new(args.seed)?;
    let watcher = Rc::new(Watcher::new()?);
    let mut series = Series::default();
    while series.standing().outcome().is_none() {
        let number = series.standing().games();
        let table = Table::<minutes::State>::new(rules);
        let Some(record) = sit_down(args, table, &mut dice, seed(args)?.wrapping_add(number.into()), &watcher)? else {
            return Ok(());
        };
        let standing = series.add(record)?;
        let prestige = standing.prestige();
        println!("── campaign after game {}: US {}, USSR {} ──", standing.games(), prestige.us, prestige.ussr);
    }
    Ok(())
}

fn seed(args: &Play) -> Result<u64> {
    Ok(match args.seed {
        Some(seed) => seed,
        None => u64::from(Entropy::new()?.below(u32::MAX)),
    })
}

/// Plays a game to its end and returns its record, or nothing if the person left.
fn sit_down<G: Drawn + Insight>(
    args: &Play,
    table: Table<G>,
    dice: &mut Dice,
    seed: u64,
    watcher: &Rc<Watcher>,
) -> Result<Option<Record<G>>> {
    let language = args.language.language;
    let program = |kind, side| player(kind, side, seed, language, watcher);
    let players = BySide::new(program(args.us, Side::Us), program(args.ussr, Side::Ussr));
    let mut game = Match::new(table, players, language, io::stdin().lock(), io::stdout().lock());
    if game.run(dice)? == Ended::Left {
        eprintln!("{}", Texts::of(language).get("term-bye"));
        return Ok(None);
    }
    Ok(Some(game.table().record()))
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

fn player<G: Insight>(kind: Kind, side: Side, seed: u64, language: Language, watcher: &Rc<Watcher>) -> Player<G> {
    let Kind::Program(player) = kind else { return Player::Person };
    let (mut bot, mut dealer) = (player.bot::<G>(), Seeded::of_game(seed, side as u64));
    let watcher = Rc::clone(watcher);
    Player::Program(Box::new(move |view, choices| {
        // What it thinks of its chances is not for the other side to know.
        let choose = |monitor: &dyn Monitor| player::choose::<G>(&mut *bot, view, choices, &mut dealer, monitor);
        watcher.watch(&|_| Texts::of(language).get("term-thinking"), choose)
    }))
}
