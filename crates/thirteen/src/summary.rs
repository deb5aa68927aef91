//! What many games come to.

use std::collections::BTreeMap;

use comfy_table::CellAlignment;
use kernel::{Outcome, Side, Why};
use serde_json::{Value, json};

use crate::grid::grid;
use crate::survey::Surveyed;

#[derive(Clone, Copy, Default, Debug)]
struct Spread {
    count: u64,
    sum: f64,
    squares: f64,
    low: f64,
    high: f64,
}

impl Spread {
    fn of(value: f64) -> Self {
        Spread { count: 1, sum: value, squares: value * value, low: value, high: value }
    }

    fn add(&mut self, other: Spread) {
        if self.count == 0 {
            *self = other;
            return;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
    }

    fn mean(self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    fn deviation(self) -> f64 {
        (self.squares / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }
}

/// Who won games of a kind.
#[derive(Clone, Copy, Default, Debug)]
struct Wins {
    /// The US, the USSR, nobody.
    by: [u64; 3],
    /// Whoever played first, and whoever played last.
    first: Option<[u64; 2]>,
}

impl Wins {
    fn note(&mut self, winner: Option<Side>, first: Option<Side>) {
        self.by[column(winner)] += 1;
        if let Some(first) = first {
            let wins = self.first.get_or_insert([0; 2]);
            if let Some(winner) = winner {
                wins[usize::from(winner != first)] += 1;
            }
        }
    }

    fn add(&mut self, other: &Wins) {
        self.by.iter_mut().zip(other.by).for_each(|(all, more)| *all += more);
        if let Some(more) = other.first {
            self.first.get_or_insert([0; 2]).iter_mut().zip(more).for_each(|(all, more)| *all += more);
        }
    }
}

/// Outcomes, averages and comparisons of a number of games.
#[derive(Default)]
pub(crate) struct Summary {
    games: u64,
    outcomes: BTreeMap<(String, &'static str), u64>,
    /// In the order in which the game names them.
    measures: Vec<(String, Spread)>,
    kinds: BTreeMap<(String, String), Wins>,
}

impl Summary {
    pub(crate) fn note<G: Surveyed>(&mut self, outcome: Outcome, decisions: u64, end: &G) {
        self.games += 1;
        *self.outcomes.entry((winner(outcome), reason(outcome.why))).or_default() += 1;
        self.measure("decisions".to_owned(), Spread::of(decisions as f64));
        for (name, value) in end.measures() {
            self.measure(name, Spread::of(value));
        }
        for kind in end.kinds() {
            self.kinds.entry(kind).or_default().note(outcome.winner, end.first());
        }
    }

    fn measure(&mut self, name: String, spread: Spread) {
        match self.measures.iter_mut().find(|(other, _)| *other == name) {
            Some((_, all)) => all.add(spread),
            None => self.measures.push((name, spread)),
        }
    }

    pub(crate) fn add(&mut self, other: &Summary) {
        self.games += other.games;
        for (key, count) in &other.outcomes {
            *self.outcomes.entry(key.clone()).or_default() += count;
        }
        for (name, spread) in &other.measures {
            self.measure(name.clone(), *spread);
        }
        for (kind, wins) in &other.kinds {
            self.kinds.entry(kind.clone()).or_default().add(wins);
        }
    }

    pub(crate) fn to_table(&self) -> String {
        let mut outcomes = grid(&["outcome", "by", "games", "share"]);
        for ((winner, why), count) in &self.outcomes {
            outcomes.add_row([winner.clone(), (*why).to_owned(), count.to_string(), self.share(*count)]);
        }
        let mut measures = grid(&["at the end", "mean", "deviation", "lowest", "highest"]);
        for (name, spread) in &self.measures {
            let numbers = [spread.mean(), spread.deviation()].map(|value| format!("{value:.2}"));
            let ends = [spread.low, spread.high].map(|value| format!("{value:.0}"));
            measures.add_row([name.clone()].into_iter().chain(numbers).chain(ends));
        }
        let mut kinds = grid(&["among games with", "games", "US wins", "USSR wins", "nobody", "first : last"]);
        for ((name, value), wins) in &self.kinds {
            let total: u64 = wins.by.iter().sum();
            let shares = wins.by.map(|count| percent(count, total));
            let cells = [format!("{name}: {value}"), total.to_string()].into_iter().chain(shares);
            kinds.add_row(cells.chain([wins.first.map_or(String::new(), |[first, last]| format!("{first} : {last}"))]));
        }
        for table in [&mut outcomes, &mut measures, &mut kinds] {
            let columns = table.column_count();
            for index in 1..columns {
                if let Some(column) = table.column_mut(index) {
                    column.set_cell_alignment(CellAlignment::Right);
                }
            }
        }
        format!("{} games\n{outcomes}\n\n{measures}\n\n{kinds}\n", self.games)
    }

    pub(crate) fn to_json(&self) -> Value {
        let outcomes: Vec<Value> = self
            .outcomes
            .iter()
            .map(|((winner, why), count)| json!({"winner": winner, "why": why, "games": count}))
            .collect();
        let measure = |(name, spread): &(String, Spread)| {
            json!({
                "name": name, "mean": spread.mean(), "deviation": spread.deviation(),
                "lowest": spread.low, "highest": spread.high,
            })
        };
        let kinds: Vec<Value> = self
            .kinds
            .iter()
            .map(|((name, value), Wins { by: [us, ussr, nobody], first })| {
                json!({"kind": name, "value": value, "us": us, "ussr": ussr, "nobody": nobody, "first_last": first})
            })
            .collect();
        json!({
            "games": self.games,
            "outcomes": outcomes,
            "measures": self.measures.iter().map(measure).collect::<Vec<_>>(),
            "kinds": kinds,
        })
    }

    fn share(&self, count: u64) -> String {
        percent(count, self.games)
    }
}

fn percent(count: u64, of: u64) -> String {
    format!("{:.1} %", 100.0 * count as f64 / of.max(1) as f64)
}

fn column(winner: Option<Side>) -> usize {
    winner.map_or(2, |side| side as usize)
}

fn winner(outcome: Outcome) -> String {
    outcome.winner.map_or("nobody wins".to_owned(), |side| format!("{} wins", side.slug().to_uppercase()))
}

const fn reason(why: Why) -> &'static str {
    match why {
        Why::Prestige => "prestige",
        Why::Letter => "the Letter",
        Why::Draw => "a draw",
        Why::NuclearWar => "nuclear war",
        Why::Resignation => "resignation",
    }
}
