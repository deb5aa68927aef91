//! Whether luck is luck: games of two players are analysed, and what is laid at each door is averaged. Luck must come to nothing.
//! `luck GAMES DEPTH US USSR [minutes]`, such as: `luck 100 1200 search:500 envoy`.
use analysis::{Analysed, Cause, Points, analyse};
use bots::BotSpec;
use bots::play::{advance, choices};
use kernel::{Entry, Seat, Side};
use rayon::prelude::*;
use table::{Record, Seeded};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [games, depth, us, ussr, game @ ..] = &words[..] else {
        return Err("usage: luck GAMES DEPTH US USSR [minutes]".into());
    };
    let (games, depth) = (games.parse()?, depth.parse()?);
    let players = [us.parse()?, ussr.parse()?];
    if game.is_empty() {
        tell::<days::State>(games, depth, players);
    } else {
        tell::<minutes::State>(games, depth, players);
    }
    Ok(())
}

fn tell<G: Analysed>(games: u64, depth: u64, players: [BotSpec; 2]) {
    let found: Vec<_> = (0..games)
        .into_par_iter()
        .filter_map(|game| {
            let record = play::<G>(game, players);
            let analysis = analyse(&record, depth, game, |_, _| true)?;
            Some((analysis, record))
        })
        .collect();
    for side in Side::ALL {
        let column = |name: &str, value: &dyn Fn(&analysis::Account) -> Points| {
            let values: Vec<f64> = found.iter().map(|(a, _)| f64::from(value(&a.accounts[side]).0) / 100.0).collect();
            let mean = values.iter().sum::<f64>() / values.len() as f64;
            let square = values.iter().map(|v| (v - mean) * (v - mean)).sum::<f64>() / values.len() as f64;
            println!("{side} {name}: {mean:.1} ± {:.1}", (square / values.len() as f64).sqrt());
        };
        column("end", &|account| account.end);
        column("own", &|account| account.sum(Cause::Own));
        column("theirs", &|account| account.sum(Cause::Theirs));
        column("luck", &|account| account.sum(Cause::Cards));
    }
    // At every card of either seat: how much more than certainty the two chances are together.
    let sums: Vec<f64> = found
        .iter()
        .flat_map(|(a, record)| {
            (0..record.entries().len()).map(|ply| f64::from((a.accounts.us.after(ply) + a.accounts.ussr.after(ply)).0))
        })
        .collect();
    println!("both chances together: {:.1}", sums.iter().sum::<f64>() / sums.len() as f64 / 100.0);
    let decisions: usize = found.iter().map(|(a, _)| a.decisions.len()).sum();
    println!("decisions a game: {:.0}", decisions as f64 / found.len() as f64);
}

fn play<G: Analysed>(game: u64, players: [BotSpec; 2]) -> Record<G> {
    let mut bots = players.map(BotSpec::bot::<G>);
    let mut dealer = Seeded::of_game(1, game);
    let mut state = G::begin(G::Rules::default(), &mut ());
    let mut entries: Vec<Entry<G>> = Vec::new();
    let mut choose = |state: &G, side: Side, dealer: &mut Seeded| {
        let seed = u64::from(kernel::Dealer::below(dealer, u32::MAX));
        bots[side as usize].choose(&state.view(Seat::Player(side)), &choices(state), seed)
    };
    while let Ok(entry) = advance(&mut state, &mut dealer, &mut choose) {
        entries.push(entry);
    }
    Record::new(G::Rules::default(), entries).expect("what was played is legal")
}
