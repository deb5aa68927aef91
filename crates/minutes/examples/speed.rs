//! Random games as fast as they go: `cargo run --release -p minutes --example speed -- 1000000`.

use std::time::Instant;

use kernel::{Dealer, Game, List, Side, Turn, Why};
use minutes::{Action, State};
use table::Seeded;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(500_000);
    let (mut decisions, mut draws, mut wars, mut us, mut ussr, mut most) = (0u64, 0u64, 0u64, 0u64, 0u64, 0);
    let mut actions: List<Action> = List::new();
    let start = Instant::now();
    for game in 0..games {
        let mut dealer = Seeded::of_game(1, game);
        let mut state = State::begin(minutes::Rules::default(), &mut ());
        loop {
            match state.turn() {
                Turn::Over(outcome) => {
                    wars += u64::from(outcome.why == Why::NuclearWar);
                    us += u64::from(outcome.winner == Some(Side::Us));
                    ussr += u64::from(outcome.winner == Some(Side::Ussr));
                    break;
                }
                Turn::Chance => {
                    draws += 1;
                    let chance = state.draw(&mut dealer);
                    state.deal_unchecked(chance, &mut ());
                }
                Turn::Player(_) => {
                    decisions += 1;
                    actions.clear();
                    state.actions(&mut actions);
                    most = most.max(actions.len());
                    let action = actions[dealer.below(actions.len() as u32) as usize];
                    state.play_unchecked(action, &mut ());
                }
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |count: u64| count as f64 / games as f64;
    println!(
        "{:.2} million decisions/s, {:.0} games/s; a game: {:.1} decisions, {:.1} draws; war {:.3}, us {:.3}, ussr {:.3}; at most {most} choices; {} bytes",
        decisions as f64 / seconds / 1e6,
        games as f64 / seconds,
        each(decisions),
        each(draws),
        each(wars),
        each(us),
        each(ussr),
        size_of::<State>(),
    );
}
