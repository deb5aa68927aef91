//! How well searches foretell who wins: `reliability days|minutes GAMES SEED PLAYER SEARCH`. The player plays both sides of games from
//! SEED on; whenever a side has a choice, the search says what it thinks the side's chance is. Printed are, for each part of a game
//! and each tenth of the scale, what was said, what persons are told and what came of it.
//! Calibrate by some games and look at others.

use bots::play::{advance, choices};
use bots::{BotSpec, Calibration, Insight, Rng, Search};
use kernel::{Outcome, Seat, Side, Why};

const USAGE: &str =
    "usage: reliability days|minutes GAMES SEED PLAYER SEARCH, such as: reliability days 100 1 search:250 search:1000";

/// What a search said of a side's chance in a game, and what came of it.
struct Said {
    game: u64,
    part: usize,
    side: Side,
    chance: f64,
    won: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, player, search] = &words[..] else { return Err(USAGE.into()) };
    let (games, seed, player): (u64, u64, BotSpec) = (games.parse()?, seed.parse()?, player.parse()?);
    let BotSpec::Search(search) = search.parse()? else { return Err(USAGE.into()) };
    match game.as_str() {
        "days" => tell::<days::State>(games, seed, player, &search),
        "minutes" => tell::<minutes::State>(games, seed, player, &search),
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

fn tell<G: Insight>(games: u64, seed: u64, player: BotSpec, search: &Search) {
    let said: Vec<Said> = (0..games).flat_map(|game| play::<G>(player, search, game, Rng::of(seed, game))).collect();
    for (part, (name, calibration)) in G::PARTS.iter().enumerate() {
        let here: Vec<&Said> = said.iter().filter(|said| said.part == part).collect();
        if !here.is_empty() {
            println!("{name}");
            table(&here, *calibration);
        }
    }
    println!("all");
    let told = |said: &Said| f64::from(G::PARTS[said.part].1.apply(said.chance as f32));
    rows(&said.iter().collect::<Vec<_>>(), &told);
}

fn table(here: &[&Said], calibration: Calibration) {
    rows(here, &|said| f64::from(calibration.apply(said.chance as f32)));
}

/// A row for each tenth of what persons are told, and one for all.
fn rows(here: &[&Said], told: &dyn Fn(&Said) -> f64) {
    println!("   tenth  choices  games   said   told   came  told too high");
    for tenth in 0..10 {
        let inside: Vec<&Said> =
            here.iter().copied().filter(|said| ((10.0 * told(said)) as usize).min(9) == tenth).collect();
        row(&format!("{}-{}", 10 * tenth, 10 * tenth + 10), &inside, told);
    }
    row("all", here, told);
}

fn row(name: &str, inside: &[&Said], told: &dyn Fn(&Said) -> f64) {
    if inside.is_empty() {
        return;
    }
    let count = inside.len() as f64;
    let mean = |value: &dyn Fn(&Said) -> f64| inside.iter().map(|said| value(said)).sum::<f64>() / count;
    // What was said of a side in a game stands or falls together.
    let mut groups: Vec<(u64, Side)> = inside.iter().map(|said| (said.game, said.side)).collect();
    groups.sort_unstable();
    groups.dedup();
    let (said, told, came) = (mean(&|said| said.chance), mean(told), mean(&|said| said.won));
    let error = 1.96 * (came * (1.0 - came) / groups.len() as f64).sqrt();
    println!(
        "{name:>8} {:8} {:6} {:6.1} {:6.1} {:6.1}  {:+5.1} ± {:.1}",
        inside.len(),
        groups.len(),
        100.0 * said,
        100.0 * told,
        100.0 * came,
        100.0 * (told - came),
        100.0 * error
    );
}

/// What the search said at every choice of a game.
fn play<G: Insight>(player: BotSpec, search: &Search, game: u64, mut rng: Rng) -> Vec<Said> {
    let (mut bot, mut said) = (player.bot::<G>(), Vec::new());
    let mut state = G::begin(G::Rules::default(), &mut ());
    let outcome = loop {
        let choose = |state: &G, side: Side, rng: &mut Rng| {
            let (choices, view) = (choices(state), state.view(Seat::Player(side)));
            if choices.len() > 1 {
                let chance = search.think::<G>(&view, rng.bits(), &()).options[0].win.into();
                said.push(Said { game, part: G::part(&view), side, chance, won: 0.0 });
            }
            bot.choose(&view, &choices, rng.bits())
        };
        if let Err(outcome) = advance(&mut state, &mut rng, choose) {
            break outcome;
        }
    };
    said.iter_mut().for_each(|said| said.won = worth(outcome, said.side));
    said
}

/// What the end of a game is worth to a side: a draw is worth half, and a war that both lose nothing.
fn worth(outcome: Outcome, side: Side) -> f64 {
    match (outcome.winner, outcome.why) {
        (Some(winner), _) => f64::from(u8::from(winner == side)),
        (None, Why::NuclearWar) => 0.0,
        (None, _) => 0.5,
    }
}
