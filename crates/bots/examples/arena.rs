//! Two players or a round robin: `arena GAME PAIRS SEED THREADS PLAYER PLAYER …`.
use bots::arena::{Config, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words[0].as_str() {
        "days" => arena::<days::State>(&words[1..]),
        _ => arena::<minutes::State>(&words[1..]),
    }
}

fn arena<G: bots::Insight>(words: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let players = words[3..].iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    let config = Config::<G> {
        players,
        pairs: words[0].parse()?,
        seed: words[1].parse()?,
        threads: words[2].parse()?,
        sprt: None,
        records: false,
        rules: G::Rules::default(),
    };
    let report = run(&config, &|_| ());
    for m in &report.matches {
        println!(
            "{} - {}: {:?}, {:.1} of 100 decided, Elo {:+.0} [{:+.0}, {:+.0}]  US {} USSR {} none {}, war {}, letter {}, |prestige| {:.2} prestige {:+.2} first won {} (us first {}) keep/give {:?} decisions {:.0}",
            m.first,
            m.second,
            m.wins,
            m.of_decided,
            m.strength.elo,
            m.strength.low,
            m.strength.high,
            m.games.us,
            m.games.ussr,
            m.games.nobody,
            m.games.by_war,
            m.games.by_letter,
            m.games.distance,
            m.games.prestige,
            m.games.by_first,
            m.games.us_first,
            m.games.initiative,
            m.games.decisions
        );
    }
    for (m, pairs) in report.matches.iter().zip(&report.bouts) {
        let mut wars = [0; 3];
        for pair in pairs {
            for (bout, seat) in pair.iter().zip(kernel::Side::ALL) {
                if bout.outcome.why == kernel::Why::NuclearWar {
                    wars[bout.outcome.winner.map_or(2, |winner| usize::from(winner != seat))] += 1;
                }
            }
        }
        println!("{} - {}: wars won {}, lost {}, by both {}", m.first, m.second, wars[0], wars[1], wars[2]);
    }
    for s in &report.standings {
        println!("{:30} {:+6.0} {:5} games {:7.1} points {:8.2} ms", s.player, s.elo, s.games, s.points, s.decision_ms);
    }
    Ok(())
}
