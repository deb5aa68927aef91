//! What many games come to.

use std::collections::BTreeMap;

use comfy_table::{CellAlignment, Table, presets};
use kernel::{Game, Outcome, Side, Why};
use serde_json::{Value, json};

/// A game whose ends can be compared.
pub(crate) trait Surveyed: Game {
    /// Numbers that are worth an average.
    fn measures(&self) -> Vec<(String, f64)>;

    /// Ways to sort games by, with the value of this one.
    fn kinds(&self) -> Vec<(String, String)>;
}

impl Surveyed for days::State {
    fn measures(&self) -> Vec<(String, f64)> {
        let board = self.board();
        let mut measures = vec![("prestige (US positive)".to_owned(), f64::from(board.prestige))];
        measures.push(("round reached".to_owned(), f64::from(board.round)));
        for side in Side::ALL {
            for track in days::Track::ALL {
                let name = format!("DEFCON step, {} {track}", side.slug().to_uppercase());
                measures.push((name, f64::from(board.defcon[side].on(track))));
            }
        }
        measures
    }

    fn kinds(&self) -> Vec<(String, String)> {
        vec![("first in the last round".to_owned(), self.board().first.slug().to_uppercase())]
    }
}

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

/// Outcomes, averages and comparisons of a number of games.
#[derive(Default)]
pub(crate) struct Summary {
    games: u64,
    outcomes: BTreeMap<(String, &'static str), u64>,
    /// In the order in which the game names them.
    measures: Vec<(String, Spread)>,
    kinds: BTreeMap<(String, String), [u64; 3]>,
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
            self.kinds.entry(kind).or_default()[column(outcome.winner)] += 1;
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
            let all = self.kinds.entry(kind.clone()).or_default();
            all.iter_mut().zip(wins).for_each(|(all, wins)| *all += wins);
        }
    }

    pub(crate) fn to_table(&self) -> String {
        let mut outcomes = table(&["outcome", "by", "games", "share"]);
        for ((winner, why), count) in &self.outcomes {
            outcomes.add_row([winner.clone(), (*why).to_owned(), count.to_string(), self.share(*count)]);
        }
        let mut measures = table(&["at the end", "mean", "deviation", "lowest", "highest"]);
        for (name, spread) in &self.measures {
            let numbers = [spread.mean(), spread.deviation()].map(|value| format!("{value:.2}"));
            let ends = [spread.low, spread.high].map(|value| format!("{value:.0}"));
            measures.add_row([name.clone()].into_iter().chain(numbers).chain(ends));
        }
        let mut kinds = table(&["among games with", "games", "US wins", "USSR wins", "nobody"]);
        for ((name, value), wins) in &self.kinds {
            let total: u64 = wins.iter().sum();
            let shares = wins.map(|count| percent(count, total));
            kinds.add_row([format!("{name}: {value}"), total.to_string()].into_iter().chain(shares));
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
            .map(|((name, value), [us, ussr, nobody])| {
                json!({"kind": name, "value": value, "us": us, "ussr": ussr, "nobody": nobody})
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

fn table(titles: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY).set_header(titles);
    table
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
    }
}
