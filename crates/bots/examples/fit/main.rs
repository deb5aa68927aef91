//! Fits the evaluation of a game to games that bots play against themselves: `fit GAME GAMES SEED PLAYER`. Prints tables for
//! the files `weights.rs`, `risk.rs` and `belief.rs` of the game.

mod days;
mod minutes;
mod print;

use bots::play::{advance, choices};
use bots::{BotSpec, Insight, Rng};
use kernel::{Dealer, Outcome, Seat, Side};

/// A game whose evaluation can be fitted.
trait Fitted: Insight {
    /// What is learned from.
    type Data: Default;

    /// Notes a position of the game under way, in which somebody has to choose or something is to be drawn.
    fn note(state: &Self, data: &mut Self::Data, rng: &mut Rng);

    /// The game under way is over.
    fn finish(outcome: Outcome, state: &Self, data: &mut Self::Data);

    /// Prints what was learned.
    fn report(data: &Self::Data);
}

const USAGE: &str = "usage: fit days|minutes GAMES SEED PLAYER, such as: fit days 300 1 search:1000";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, player] = &words[..] else { return Err(USAGE.into()) };
    let (games, seed, player) = (games.parse()?, seed.parse()?, player.parse()?);
    match game.as_str() {
        "days" => learn::<::days::State>(games, seed, player),
        "minutes" => learn::<::minutes::State>(games, seed, player),
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

fn learn<G: Fitted>(games: u64, seed: u64, player: BotSpec) {
    let mut data = G::Data::default();
    (0..games).for_each(|game| play::<G>(player, seed + game, &mut data));
    G::report(&data);
}

fn play<G: Fitted>(player: BotSpec, seed: u64, data: &mut G::Data) {
    let mut bots = [player.bot::<G>(), player.bot::<G>()];
    let mut random = BotSpec::Random.bot::<G>();
    let mut rng = Rng::of(seed, 7);
    let mut state = G::begin(G::Rules::default(), &mut ());
    loop {
        G::note(&state, data, &mut rng);
        let choose = |state: &G, side: Side, rng: &mut Rng| {
            let choices = choices(state);
            // Some secret choices are made at random, to learn what they are worth.
            let at_random = G::is_hidden(state, choices[0]) && rng.below(3) == 0;
            let bot = if at_random { &mut random } else { &mut bots[side as usize] };
            bot.choose(&state.view(Seat::Player(side)), &choices, rng.bits())
        };
        if let Err(outcome) = advance(&mut state, &mut rng, choose) {
            return G::finish(outcome, &state, data);
        }
    }
}
