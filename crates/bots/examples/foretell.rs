//! How well searches foretell who wins: `foretell days|minutes GAMES SEED PLAYER SEARCH...`. The player plays both sides; whenever a
//! side has a choice, each search says what it thinks the side's chance is. Printed are, by tenths of a game, by how much that was too
//! high on average, and the loss in nats (0.693 is knowing nothing).

use bots::play::{advance, choices};
use bots::{BotSpec, Insight, Rng, Search};
use kernel::{Outcome, Seat, Side, Why};

const USAGE: &str =
    "usage: foretell days|minutes GAMES SEED PLAYER SEARCH..., such as: foretell days 100 1 search:1000 search:300";

/// Parts that a game is cut into.
const PARTS: usize = 10;

/// What searches said, and what came of it.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    excess: f64,
    loss: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, player, searches @ ..] = &words[..] else { return Err(USAGE.into()) };
    let (games, seed, player): (u64, u64, BotSpec) = (games.parse()?, seed.parse()?, player.parse()?);
    let mut prophets = Vec::new();
    if searches.is_empty() {
        return Err(USAGE.into());
    }
    for word in searches {
        let BotSpec::Search(search) = word.parse()? else { return Err(USAGE.into()) };
        prophets.push(search);
    }
    let tables = match game.as_str() {
        "days" => foretell::<days::State>(games, seed, player, &prophets),
        "minutes" => foretell::<minutes::State>(games, seed, player, &prophets),
        _ => return Err(USAGE.into()),
    };
    for (search, parts) in searches.iter().zip(tables) {
        println!("{search}");
        for (part, sums) in parts.iter().enumerate().filter(|(_, sums)| sums.count > 0.0) {
            let (excess, loss) = (sums.excess / sums.count, sums.loss / sums.count);
            println!("  tenth {:2}: {:6} said, too high by {excess:+.3}, loss {loss:.4}", part + 1, sums.count);
        }
        let all = parts.iter().fold(Sums::default(), |all, part| Sums {
            count: all.count + part.count,
            excess: all.excess + part.excess,
            loss: all.loss + part.loss,
        });
        println!("  all: too high by {:+.4}, loss {:.4}", all.excess / all.count, all.loss / all.count);
    }
    Ok(())
}

fn foretell<G: Insight>(games: u64, seed: u64, player: BotSpec, searches: &[Search]) -> Vec<[Sums; PARTS]> {
    let mut tables = vec![[Sums::default(); PARTS]; searches.len()];
    for game in 0..games {
        let (said, outcome) = play::<G>(player, searches, Rng::of(seed, game));
        for (ply, (side, chances)) in said.iter().enumerate() {
            let won = worth(outcome, *side);
            for (table, &chance) in tables.iter_mut().zip(chances) {
                let sums = &mut table[ply * PARTS / said.len()];
                let sure = f64::from(chance).clamp(0.01, 0.99);
                sums.count += 1.0;
                sums.excess += f64::from(chance) - won;
                sums.loss -= won * sure.ln() + (1.0 - won) * (1.0 - sure).ln();
            }
        }
    }
    tables
}

/// What each search said at every choice of a game, and how the game ended.
fn play<G: Insight>(player: BotSpec, searches: &[Search], mut rng: Rng) -> (Vec<(Side, Vec<f32>)>, Outcome) {
    let (mut bot, mut said) = (player.bot::<G>(), Vec::new());
    let mut state = G::begin(G::Rules::default(), &mut ());
    loop {
        let choose = |state: &G, side: Side, rng: &mut Rng| {
            let (choices, view) = (choices(state), state.view(Seat::Player(side)));
            if choices.len() > 1 {
                let seed = rng.bits();
                let chance = |search: &Search| search.think::<G>(&view, seed, &()).options[0].win;
                said.push((side, searches.iter().map(chance).collect()));
            }
            bot.choose(&view, &choices, rng.bits())
        };
        if let Err(outcome) = advance(&mut state, &mut rng, choose) {
            return (said, outcome);
        }
    }
}

/// What the end of a game is worth to a side: a war that both lose is worth a little.
fn worth(outcome: Outcome, side: Side) -> f64 {
    match (outcome.winner, outcome.why) {
        (Some(winner), _) => f64::from(u8::from(winner == side)),
        (None, Why::NuclearWar) => 0.25,
        (None, _) => 0.5,
    }
}
