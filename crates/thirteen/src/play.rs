use std::fs;
use std::io;

use anyhow::{Context, Result};
use kernel::{BySide, Dealer, Game, Side};
use table::{Entropy, Record, Seeded, Table};
use term::{Drawn, Ended, Match, Player};
use text::Texts;

use crate::cli::{GameName, Play, of};
use crate::player::{self, Kind};

pub(crate) fn run(args: &Play) -> Result<()> {
    match args.game {
        GameName::Days => play::<days::State>(args, args.rules.days()),
    }
}

fn play<G: Drawn>(args: &Play, rules: G::Rules) -> Result<()> {
    let table = match &args.from {
        None => Table::new(rules),
        Some(file) => {
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            let record = Record::<G>::read(&text).with_context(|| file.display().to_string())?;
            record.table_at(usize::MAX).map_err(|(ply, refusal)| anyhow::anyhow!("entry {}: {refusal}", ply + 1))?
        }
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => u64::from(Entropy::new()?.below(u32::MAX)),
    };
    let players = BySide::from_fn(|side| player::<G>(of(side, args.us, args.ussr), side, seed));
    let mut game = Match::new(table, players, args.language.language, io::stdin().lock(), io::stdout().lock());
    let ended = match args.seed {
        Some(seed) => game.run(&mut Seeded::new(seed))?,
        None => game.run(&mut Entropy::new()?)?,
    };
    if ended == Ended::Left {
        eprintln!("{}", Texts::of(args.language.language).get("term-bye"));
    }
    Ok(())
}

fn player<G: Game>(kind: Kind, side: Side, seed: u64) -> Player<G> {
    if kind == Kind::Person {
        return Player::Person;
    }
    let mut dealer = Seeded::of_game(seed, side as u64);
    Player::Program(Box::new(move |view, choices| player::choose::<G>(kind, view, choices, &mut dealer)))
}
